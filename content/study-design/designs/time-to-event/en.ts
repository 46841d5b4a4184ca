import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for a survival trial',
  description:
    'Events and participants for the log-rank test, by Schoenfeld or Freedman: accrual, follow-up, losses, and a margin on the hazard ratio, with its protocol text.',
  heading: 'Time to event',
  question:
    'Does a treatment delay an event such as progression or death, or at least not hasten it beyond a margin?',
  lead: 'For two arms compared by the log-rank test. The number of events determines the power; the accrual, the follow-up, and the losses determine how many participants and months are needed to observe them.',
  fields: {
    method: { label: 'Events by', hint: 'A margin requires Schoenfeld’s formula.' },
    hr: {
      label: 'Assumed hazard ratio',
      hint: 'Treatment to control; below 1 the treatment delays the event.',
    },
    margin: {
      label: 'Margin on the hazard ratio',
      hint: 'The worst hazard ratio that would still be acceptable: above 1 if a later event is better, below 1 if an earlier one is.',
    },
    better: {
      label: 'Better is',
      hint: 'Later for an unwanted event, such as death; earlier for a wanted one, such as recovery.',
    },
    allocation: {
      label: 'Allocation ratio',
      hint: 'Participants in the treatment arm for each one in the control arm.',
    },
    median: { label: 'Median time in the control arm', hint: 'In months, from randomization to the event.' },
    accrual: { label: 'Accrual', hint: 'Months from the first participant to the last.' },
    followUp: { label: 'Follow-up', hint: 'Months from the last participant to the analysis.' },
    lost: { label: 'Lost per year', hint: 'Percent of those still followed, in either arm.' },
    n: { label: 'Participants in the control arm' },
  },
  options: {
    find: {
      hr: 'The hazard ratio that a given size can show',
      followUp: 'The follow-up that a given size needs',
      margin: 'The margin nearest to 1 that a given size can show',
    },
    method: { schoenfeld: 'Schoenfeld’s formula', freedman: 'Freedman’s formula' },
    better: { higher: 'A later event', lower: 'An earlier event' },
  },
  quantities: {
    hr: 'Detectable hazard ratio',
    hrAbove: 'Detectable above 1',
    followUp: 'Follow-up needed (months)',
    margin: 'Margin nearest to 1',
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
      'The null hypothesis that the hazard ratio (treatment to control) {relation} 1 will be tested by a log-rank test [stratification factors] at a {sides} significance level of {alpha}.',
    noninferiority:
      'The null hypothesis that the hazard ratio (treatment to control) is {extreme} {margin}, the non-inferiority margin{marginSource}, will be tested in a Cox proportional hazards model [stratification factors] at a one-sided significance level of {level}. Non-inferiority will be concluded if the two-sided {interval} confidence interval of the hazard ratio lies entirely {side} {margin}.',
    events:
      'The number of events required for a target power of {target} is {events}, assuming a true hazard ratio of {hr}{hrSource}.',
    assumed: 'The true hazard ratio is assumed to be {hr} [source].',
    course:
      'Times to the event are assumed to be exponential, with a median of {median} in the control arm [source] and therefore of {treatedMedian} in the treatment arm. Participants are assumed to enter at a constant rate for {accrual} [source], and follow-up ends {end}.',
    loss: 'Times to loss to follow-up are assumed to be exponential, at {lost} per year in both arms [source].',
    noLoss: 'No loss to follow-up is assumed.',
    participants:
      'With {total} participants ({first} in the control arm and {second} in the treatment arm), the number of events expected by month {duration} is about {expected}, which gives the test a power of {power}.',
    eventDriven:
      'The analysis will take place once {decisive} events have been observed; month {duration} is a forecast.',
  },
  parts: {
    source: ' [source]',
    leastValue: 'at least {value}',
    mostValue: 'at most {value}',
    testedRatio: 'at most {value}, or at least {other} if the test looks for a higher hazard',
    trueRatio: 'the true hazard ratio is',
    marginSize: 'the margin is',
    followUpTime: 'the follow-up after the last entry is',
    schoenfeld:
      'Schoenfeld’s formula for the number of events (1983) and, for the number of participants, the probability of an event with uniform entry and exponential losses (Lachin and Foulkes 1986)',
    freedman:
      'Freedman’s formula for the number of events (1982) and, for the number of participants, the probability of an event with uniform entry and exponential losses (Lachin and Foulkes 1986)',
    end: '{followUp} after the last entry',
    endAtOnce: 'with the last entry',
    month: '{count} month',
    months: '{count} months',
    orMore: 'at least',
    orLess: 'at most',
    below: 'below',
    above: 'above',
    inControl: 'in the control arm',
    inTreatment: 'in the treatment arm',
    nearSchoenfeld: 'Schoenfeld’s is nearer here',
    nearFreedman: 'Freedman’s is nearer here',
  },
  faults: {
    noEffect: 'A hazard ratio of 1 means no effect, so no trial can show superiority.',
    marginNotAboveOne: 'A later event is better, so a higher hazard is worse: the margin must be above 1.',
    marginNotBelowOne: 'An earlier event is better, so a lower hazard is worse: the margin must be below 1.',
    beyondMargin:
      'The assumed hazard ratio lies beyond the margin: with it no trial can show non-inferiority.',
    anyMargin:
      'With this hazard ratio the size has the power to show superiority, so any margin will do: please ask for something else.',
    noFollowUp:
      'However long the follow-up, the events of this size give a power of at most {most}. Please enter a larger size or a lower power.',
    freedmanWithMargin: 'Freedman’s formula allows no margin: please choose Schoenfeld’s.',
  },
  notes: {
    found: 'With {total} participants, the trial has its target power if {what} {bounds}.',
    foundAtOnce: 'With {total} participants, the trial has its target power as soon as the last one enters.',
    lowers: 'The treatment lowers the hazard by {change}: the median is {other} months instead of {median}.',
    raises: 'The treatment raises the hazard by {change}: the median is {other} months instead of {median}.',
    mayBeHigher:
      'The hazard in the treatment arm may be at most {change} higher than in the control arm: a median of {other} months instead of {median}.',
    mayBeLower:
      'The hazard in the treatment arm may be at most {change} lower than in the control arm: a median of {other} months instead of {median}.',
    formulas:
      'A log-rank test with {total} participants has a power of about {reached}. For a power of {target} it needs about {events} events in {participants} participants; Schoenfeld’s formula gives {schoenfeld} events, Freedman’s {freedman}: {nearer}. (Followed through time as by Lakatos 1988.)',
    formulasAtSize:
      'A log-rank test with {total} participants has a power of about {reached}. Schoenfeld’s formula gives {schoenfeld}, Freedman’s {freedman}. (Followed through time as by Lakatos 1988.)',
    cox: 'The interval of a Cox model shows non-inferiority with a probability of about {reached}, not {power}: Schoenfeld’s formula is off where the hazards differ and one arm has far fewer events.',
    fewInArm:
      'Only {expected} events are expected {arm}. Below 10, power and significance level of the test are only approximate.',
    heavyTail:
      'With so unequal arms and only {expected} events expected {arm}, the true one-sided significance level may be up to one and a half times the chosen one.',
    fewEvents:
      'Only {expected} events are expected. With so few, the true significance level may be nearly twice the chosen one.',
    mostLost:
      'About {lost} of the participants would be lost before an event or the analysis. The test assumes that losses have nothing to do with the prognosis.',
    later:
      'By month {duration} about {expected} of the {events} events are expected; the analysis may come a little later.',
  },
  symbols: {
    d: 'the events needed',
    HR: 'the assumed hazard ratio',
    M: 'the margin',
    r: 'participants with the new treatment for each control',
    'n₀, n₁': 'participants in the control and treatment arms',
    Pᵢ: 'the probability of an event in the control arm (0) or the treatment arm (1)',
    λᵢ: 'the hazard of an event, per month',
    η: 'the hazard of loss to follow-up, per month',
    A: 'the months of recruitment',
    F: 'the months of follow-up after it',
    m: 'the median time in the control arm',
    L: 'the proportion lost in a year',
  },
  assumptions: [
    'Hazards are proportional: the hazard ratio is the same throughout.',
    'Accrual is uniform; times to the event and to loss are exponential, and losses are unrelated to the prognosis.',
    'The trial is analyzed once the required events have occurred. Their number determines the power; the month is only a forecast.',
  ],
  notCovered:
    'delayed effects and crossing curves, cure, treatment changes, competing risks, strata, uneven accrual; for interim analyses see the group sequential design.',
} satisfies DesignWords
