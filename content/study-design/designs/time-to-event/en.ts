import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for a survival trial',
  description:
    'Events and participants for the log-rank test, by Schoenfeld or Freedman: accrual, follow-up, losses, and a margin on the hazard ratio, with its protocol text.',
  heading: 'Time to event',
  question:
    'Does a treatment delay an event such as progression or death, or at least not hasten it by more than a margin?',
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
    n: { label: 'Participants in the control arm' },
  },
  options: {
    find: {
      hr: 'The hazard ratio for a given size',
      followUp: 'The follow-up for a given size',
      margin: 'The margin nearest to 1 for a given size',
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
      'The number of events required for a target power of {target} is {events} for a hazard ratio of {hr}{hrSource}, under the assumptions below.',
    assumed: 'The true hazard ratio is assumed to be {hr} [source].',
    participants:
      'With {total} participants ({first} in the control arm and {second} in the treatment arm), the number of events expected by month {duration} is about {expected}, which gives the test a power of {power}.',
    allFollowed:
      'The analysis will take place when all participants have been followed for {followUp}; its number of events is a forecast.',
    eventDriven:
      'The analysis will take place once {decisive|one event has|# events have} been observed; month {duration} is a forecast.',
  },
  parts: {
    source: ' [source]',
    leastValue: 'at least {value}',
    mostValue: 'at most {value}',
    testedRatio: 'at most {value}, or at least {other} if the test looks for a higher hazard',
    trueRatio: 'the true hazard ratio is',
    marginSize: 'the margin is',
    followUpTime: 'the follow-up after the last enrollment is',
    schoenfeld:
      'Schoenfeld’s formula for the number of events (1983) and, for the number of participants, the probability of an event under these assumptions about accrual and loss to follow-up (Lachin and Foulkes 1986)',
    freedman:
      'Freedman’s formula for the number of events (1982) and, for the number of participants, the probability of an event under these assumptions about accrual and loss to follow-up (Lachin and Foulkes 1986)',
    orMore: 'at least',
    orLess: 'at most',
    below: 'below',
    above: 'above',
    averaged:
      'Schoenfeld’s formula for the number of events (1983) with the average hazard ratio (weighted by the events expected before and after the delay) and, for the number of participants, the probability of an event under these assumptions about accrual and loss to follow-up (Lachin and Foulkes 1986)',
    fromMonth: ' from month {month} on',
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
    freedmanWithDelay: 'Freedman’s formula allows no delayed effect: please choose Schoenfeld’s.',
  },
  notes: {
    found: 'With {total} participants, the trial has its target power if {what} {bounds}.',
    foundAtOnce:
      'With {total} participants, the trial has its target power as soon as the last one is enrolled.',
    lowers: 'You assume that the treatment lowers the hazard by {change}{from}: {meaning}.',
    raises: 'You assume that the treatment raises the hazard by {change}{from}: {meaning}.',
    mayBeHigher:
      'The hazard in the treatment arm may be at most {change} higher than in the control arm: {meaning}.',
    mayBeLower:
      'The hazard in the treatment arm may be at most {change} lower than in the control arm: {meaning}.',
    formulas:
      'A log-rank test with {total} participants has a power of about {reached}. For a power of {target} it needs about {events|one event|# events} in {participants} participants; Schoenfeld’s formula gives {schoenfeld|one event|# events}, Freedman’s {freedman}: {nearer}. (Followed through time as by Lakatos 1988.)',
    formulasAtSize:
      'A log-rank test with {total} participants has a power of about {reached}. Schoenfeld’s formula gives {schoenfeld}, Freedman’s {freedman}. (Followed through time as by Lakatos 1988.)',
    cox: 'The interval of a Cox model shows non-inferiority with a probability of about {reached}, not {power}: Schoenfeld’s formula is off where the hazards differ and one arm has far fewer events.',
    fewInArm:
      'Only {expected} events are expected {arm}. Below 10, power and significance level of the test are only approximate.',
    heavyTail:
      'With arms as unequal as {first} and {second}, a treatment without effect passes the test on this side with a probability of about {actual} instead of {level}: the log-rank test too often finds more events in the smaller arm.',
    fewEvents:
      'Only {expected} events are expected. With so few, the true significance level may be nearly twice the chosen one.',
    mostLost:
      'About {lost} of the participants would be lost before an event or the analysis. The test assumes that losses have nothing to do with the prognosis.',
    averaged:
      'The log-rank test has a power of about {reached}, not {power}: an average hazard ratio is off where the effect comes late or the arms are unequal. (Followed through time as by Lakatos 1988.)',
    benefit:
      'This size assumes that the treatment is better than the control (a hazard ratio of {hr}). If it is only as good, with a hazard ratio of 1, {needed} participants are needed instead of {total}.',
    benefitAtSize:
      'This power assumes that the treatment is better than the control (a hazard ratio of {hr}). If it is only as good, with a hazard ratio of 1, the power is {left} instead of {power}.',
  },
  symbols: {
    d: 'the events needed',
    HR: 'the assumed hazard ratio',
    M: 'the margin',
    r: 'participants with the new treatment for each control',
    'n₀, n₁': 'participants in the control and treatment arms',
    Pᵢ: 'the probability of an event in the control arm (0) or the treatment arm (1)',
    λᵢ: 'the hazard of an event, per month',
    λₖ: 'the hazard of an event in period k after entry; in the treatment arm times the hazard ratio, once the treatment works',
    Tₖ: 'the expected months of a participant of the arm under observation in period k',
    'E₀, E₁': 'the events expected before and after the delay, in both arms',
    'HR₁': 'the hazard ratio after the delay',
    S: 'the proportion of the control arm without the event at month K',
    K: 'the month after randomization',
    η: 'the hazard of loss to follow-up, per month',
    A: 'the months of recruitment',
    F: 'the months of follow-up after it',
    m: 'the median time in the control arm',
    L: 'the proportion lost in a year, in that arm',
  },
  assumptions: [
    'Hazards are proportional, except during a delay that you enter. With one, the average hazard ratio enters the formula.',
    'Rates of recruitment and hazards are constant, or change at the months that you enter; losses are unrelated to the prognosis.',
    'The trial is analyzed once the required events have occurred. Their number determines the power; the month is only a forecast.',
  ],
  notCovered:
    'crossing curves, cure, treatment changes, competing risks, strata; for interim analyses see the group sequential design.',
} satisfies DesignWords
