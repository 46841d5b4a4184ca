import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for a survival trial',
  description:
    'Events and participants for the log-rank test, by Schoenfeld or Freedman: accrual, follow-up, losses, and a margin on the hazard ratio, with its protocol text.',
  heading: 'Time to event',
  question:
    'Does a treatment delay an event such as progression or death, or not bring it on too much sooner?',
  lead: 'For two arms compared by the log-rank test. The events carry the information; how many participants and months yield them follows from the accrual, the follow-up, and the losses.',
  fields: {
    method: { label: 'Events by', hint: 'A margin is possible only with Schoenfeld’s.' },
    hr: {
      label: 'Assumed hazard ratio',
      hint: 'Treatment to control; below 1 the treatment delays the event.',
    },
    margin: {
      label: 'Margin on the hazard ratio',
      hint: 'Above 1: the largest hazard ratio that would still be acceptable. The event is taken as unwanted.',
    },
    ratio: {
      label: 'Allocation ratio',
      hint: 'Participants in the treatment arm for each one in the control arm.',
    },
    median: { label: 'Median time in the control arm', hint: 'In months, from randomization to the event.' },
    accrual: { label: 'Accrual', hint: 'Months from the first participant to the last.' },
    followUp: { label: 'Follow-up', hint: 'Months from the last participant to the analysis.' },
    lost: { label: 'Lost per year', hint: 'Percent of those still followed, in either arm.' },
    n: {
      label: 'Participants in the control arm, if given',
      hint: 'Leave empty to calculate the size; with a size, the power is calculated.',
    },
  },
  options: { method: { schoenfeld: 'Schoenfeld’s formula', freedman: 'Freedman’s formula' } },
  quantities: {
    events: 'Events needed',
    first: 'Control arm',
    second: 'Treatment arm',
    expectedEvents: 'Events expected by the analysis',
    exactEvents: 'Events before rounding',
    exactTotal: 'Participants before rounding',
    controlEvents: 'Probability of an event, control',
    treatedEvents: 'Probability of an event, treatment',
    treatedMedian: 'Median in the treatment arm (months)',
    duration: 'Duration of the trial (months)',
    month: 'Month',
    recruited: 'Recruited by then',
    eventsByThen: 'Events expected by then',
  },
  methods: {
    superiority:
      'To detect a hazard ratio of {hr} with a power of {target}, a log-rank test at a {sides} significance level of {alpha} needs {events} events ({method}).',
    noninferiority:
      'To show non-inferiority with a margin of {margin} on the hazard ratio, assuming a true hazard ratio of {hr}, with a power of {target} at a {sides} significance level of {alpha}, {events} events are needed ({method}).',
    'superiority.given':
      'A log-rank test at a {sides} significance level of {alpha} is planned to detect a hazard ratio of {hr} ({method}).',
    'noninferiority.given':
      'The trial is to show non-inferiority with a margin of {margin} on the hazard ratio at a {sides} significance level of {alpha}, assuming a true hazard ratio of {hr} ({method}).',
    course:
      'Times to the event are assumed to be exponential, with medians of {median} months in the control arm and {treatedMedian} months in the treatment arm; participants enter uniformly over {accrual} months and are followed for a further {followUp} months.',
    loss: 'Losses to follow-up are assumed to be exponential, at {lost} per year in both arms.',
    noLoss: 'No losses to follow-up are assumed.',
    participants:
      'With {first} participants in the control arm and {second} in the treatment arm ({total} in total), {expected} events are expected by month {duration}, and with them a power of {power}.',
  },
  parts: { schoenfeld: 'Schoenfeld’s formula', freedman: 'Freedman’s formula' },
  faults: {
    noEffect: 'A hazard ratio of 1 is no effect: no trial can show superiority with it.',
    marginNotAboveOne:
      'The margin must be above 1: the event is unwanted, so a larger hazard ratio is the worse one.',
    beyondMargin:
      'The assumed hazard ratio must be below the margin: otherwise no trial can show non-inferiority.',
    freedmanWithMargin: 'Freedman’s formula allows no margin: please choose Schoenfeld’s.',
  },
  assumptions: [
    'Hazards are proportional: the hazard ratio is the same throughout.',
    'Accrual is uniform; times to the event and to loss are exponential, and losses have nothing to do with the prognosis.',
    'The trial is analyzed once the events have occurred: their number carries the power, the month is a forecast.',
  ],
  notCovered:
    'delayed effects and crossing curves, cure, treatment changes, competing risks, strata, uneven accrual; for interim analyses see the group sequential design.',
} satisfies DesignWords
