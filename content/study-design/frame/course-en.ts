/** The course of a survival trial, in every design that has one. */
export const course = {
  errors: {
    recruitmentTooLong:
      'At this rate recruitment would take longer than {max} months: please enter a higher rate.',
    neverFullRate: 'Recruitment ends before it reaches its full rate: please shorten its first periods.',
    noFollowedTime: 'Nobody would be followed: please enter how many months each participant is followed.',
    delayBeyondEnd:
      'Nobody is followed until the treatment works, so no trial can show its effect: please enter a shorter delay or a longer follow-up.',
  },
  fields: {
    controlBy: { label: 'Control arm given by' },
    median: {
      label: 'Median time in the control arm',
      hint: 'In months, from randomization to the event. If the hazard changes over time, enter the median that the first hazard implies.',
    },
    eventFree: { label: 'Free of the event in the control arm', hint: 'In percent, such as 60.' },
    eventFreeAt: { label: 'At month', hint: 'Months after randomization.' },
    changeAt: { label: 'The hazard changes at', hint: 'Months after randomization.' },
    laterMedian: {
      label: 'Median of the later hazard',
      hint: 'In months: the median time if this hazard held from the beginning.',
    },
    delay: {
      label: 'Delay of the effect',
      hint: 'Months after randomization in which the hazard ratio is 1; 0 if the treatment works at once.',
    },
    recruitment: { label: 'Recruitment given by' },
    accrual: { label: 'Accrual', hint: 'Months from the first participant to the last.' },
    perMonth: {
      label: 'Participants per month',
      hint: 'In both arms together, at the full rate. The months follow from the size.',
    },
    pace: { label: 'Rate of recruitment' },
    firstMonths: { label: 'First period', hint: 'Months.' },
    firstPace: {
      label: 'Rate in the first period',
      hint: 'Percent of the full rate; above 100 if recruitment starts faster.',
    },
    nextMonths: { label: 'Second period', hint: 'Months; 0 if there is none.' },
    nextPace: { label: 'Rate in the second period', hint: 'Percent of the full rate.' },
    exposure: { label: 'Each participant is followed' },
    followUp: {
      label: 'Follow-up',
      hint: 'Months from the last enrollment to the analysis; or months per participant, if every participant is followed for the same time.',
    },
    lost: { label: 'Lost per year', hint: 'Percent of those still followed.' },
    lostTreated: {
      label: 'Lost per year in the treatment arm',
      hint: 'Empty if it is the same as in the control arm.',
    },
  },
  options: {
    controlBy: {
      median: 'A median time',
      rate: 'A percentage free of the event',
      changing: 'A hazard that changes',
    },
    recruitment: { months: 'Its duration', rate: 'Its rate per month' },
    pace: { even: 'Constant', steps: 'Different in the first months' },
    exposure: { untilEnd: 'Until the analysis', fixed: 'For the same number of months' },
  },
  quantities: {
    averageHr: 'Average hazard ratio',
    treatedMedian: 'Median in the treatment arm (months)',
    treatedEventFree: 'Free of the event at that month, treatment',
    recruitedIn: 'Months of recruitment',
    ratePerMonth: 'Participants per month, at the full rate',
    duration: 'Duration of the trial (months)',
  },
  methods: {
    courseTimes: 'Times to the event are assumed to be {times}.',
    courseDelay:
      'The treatment is assumed to have no effect during the first {delay} after randomization [source]; the hazard ratio is {hr} from then on. Averaged over the expected events it is {average}, and the calculation uses this average.',
    courseEntry: 'Participants are assumed to be enrolled {entry} [source], and {follow}.',
    courseLoss: 'Times to loss to follow-up are assumed to be exponential, at {losses} [source].',
    courseNoLoss: 'No loss to follow-up is assumed.',
  },
  parts: {
    month: '{count} month',
    months: '{count} months',
    byMedian:
      'exponential, with a median of {median} in the control arm [source] and therefore of {treatedMedian} in the treatment arm',
    byRate:
      'exponential, with {rate} free of the event {at} after randomization in the control arm [source] and therefore {treatedRate} in the treatment arm',
    byChange:
      'piecewise exponential: in the control arm with the hazard of a median of {median} during the first {changeAt} and with that of a median of {laterMedian} from then on [source], which makes a median of {controlMedian} in the control arm and of {treatedMedian} in the treatment arm',
    byMedianDelayed:
      'exponential, with a median of {median} in the control arm [source]; the median in the treatment arm is {treatedMedian}',
    byRateDelayed:
      'exponential, with {rate} free of the event {at} after randomization in the control arm [source]; in the treatment arm, {treatedRate} are free of it then',
    entryEven: 'at a constant rate for {accrual}',
    entryRate: 'at a constant rate of {perMonth} per month, which takes {accrual}',
    entrySteps: 'for {accrual}: {paces}, and then at the full rate',
    entryStepsRate: '{paces}, and then at the full rate of {perMonth} per month, which takes {accrual}',
    paceOf: 'at {pace} of the full rate for {months}',
    followEnds: 'follow-up ends {end}',
    followEach: 'each is followed for {followUp}',
    end: '{followUp} after the last enrollment',
    endAtOnce: 'with the last enrollment',
    lostBoth: '{lost} per year in both arms',
    lostApart: '{lost} per year in the control arm and {lostTreated} in the treatment arm',
    mediansOf: 'the median is {other|one month|# months} instead of {median}',
    eventFreeOf: '{other} instead of {rate} are free of the event at month {at}',
  },
}
