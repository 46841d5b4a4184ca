import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for the precision of an estimate',
  description:
    'Participants needed for a confidence interval of a chosen width: of a proportion (Wilson or Wald), a mean (t), or a rate of events.',
  heading: 'Precision of an estimate',
  question: 'How many participants do you need to estimate a proportion, a mean, or a rate precisely enough?',
  lead: 'For a study that estimates rather than compares, such as a survey or a natural-history study. The size follows from the width of the confidence interval that you want.',
  fields: {
    measure: { label: 'What is estimated' },
    confidence: { label: 'Confidence level', hint: 'In percent.' },
    sd: { label: 'Standard deviation', hint: 'Of one participant.' },
    p: { label: 'Expected proportion', hint: 'In percent; 50 requires the most participants.' },
    interval: { label: 'Interval' },
    rate: { label: 'Expected rate', hint: 'Events per unit of time, such as 0.2 per year.' },
    followUp: { label: 'Follow-up of a participant', hint: 'In the same unit of time, on average.' },
    within: {
      label: 'Target precision (±)',
      hint: 'Half the width of the confidence interval, in percentage points.',
    },
    width: {
      label: 'Target precision (±)',
      hint: 'Half the width of the confidence interval, in the unit of the estimate.',
    },
    n: { label: 'Participants' },
  },
  options: {
    find: { precision: 'The precision of a given size' },
    measure: { proportion: 'A proportion', mean: 'A mean', rate: 'A rate of events' },
    interval: { wilson: 'Wilson (score)', wald: 'Wald (p ± z·SE)' },
  },
  quantities: {
    points: 'Achieved half-width',
    halfWidth: 'Achieved half-width',
    time: 'Follow-up in total',
    events: 'Events expected',
    exact: 'Size before rounding',
    normal: 'Size by the simple normal interval',
  },
  methods: {
    aim: 'The aim is to estimate {measure} with a two-sided {confidence} confidence interval ({interval}) whose half-width is at most {within} [source].',
    'aim.given':
      'The aim is to estimate {measure} with a two-sided {confidence} confidence interval ({interval}).',
    sensitivity: 'With {changed}, the half-width would be {value}.',
    proportion:
      'A sample size of {size} gives a half-width of {width} if the observed proportion is {p} [source].',
    mean: 'A sample size of {size} gives a half-width of {width} if the observed standard deviation is {sd} [source].',
    rate: 'A sample size of {size} with a mean follow-up of {followUp} [source] in the time unit of the rate ({time} in total) gives a half-width of {width} if the observed rate is {rate} [source].',
  },
  parts: {
    p: 'Expected proportion (above 50%, steps are percent of 1 − p)',
    higherRate: 'an observed rate of {rate} (20% higher)',
    otherShare: 'an observed proportion of {p}',
    'estimate.proportion': 'the proportion of participants who meet the primary endpoint',
    'estimate.mean': 'the mean of the primary endpoint',
    'estimate.rate': 'the rate of the event',
    'interval.wilson': 'Wilson score method',
    'interval.wald': 'Wald method',
    'interval.mean': 't distribution',
    'interval.rate': 'normal approximation to the Poisson distribution',
    'because.mean': 'since the standard deviation of their data is larger than the assumed one',
    'because.proportion': 'since their proportion is nearer to 50% than the assumed one',
    'because.rate': 'since they have more events than assumed',
    point: '{width} percentage point',
    points: '{width} percentage points',
    'method.wilson': 'the half-width of the Wilson interval (Wilson 1927)',
    'method.wald': 'the half-width of the Wald interval (Brown et al. 2001)',
    'method.mean': 'the half-width of the t interval',
    'method.rate': 'the half-width of the normal interval for a Poisson rate',
  },
  faults: {},
  notes: {
    exceeded: 'In about {share} of studies the interval will be wider than {width} to each side, {because}.',
    'exceeded.mean':
      'In about {share} of studies the interval will be wider than {width} to each side, {because}. With {assured} participants it will be in one of five studies at most.',
    waldCovers:
      'With {size|one participant|# participants} the Wald interval contains a true proportion of {p} in {coverage} of studies, not in {confidence}. Choose the Wilson interval.',
    wilsonCovers:
      'With {size|one participant|# participants} the Wilson interval contains a true proportion of {p} in {coverage} of studies, not in {confidence}.',
    beyond: 'The expected interval is {low} to {high}: part of it is impossible. Choose the Wilson interval.',
    lopsided: 'The expected interval is {low} to {high}; its middle is not {p}.',
    fewEvents:
      'With about {events|one expected event|# expected events}, the interval contains the true rate in {coverage} of studies, not in {confidence}: plan for more events, or use an exact interval.',
  },
  symbols: {
    w: 'half the width of the interval',
    α: '1 minus the confidence level',
    n: 'participants',
    p: 'the expected proportion',
    σ: 'the standard deviation',
    λ: 'the expected rate',
    T: 'the time of observation of one participant',
  },
  assumptions: [
    'Participants are a random sample and independent of each other.',
    'The observed values equal the expected ones: another proportion, standard deviation, or rate gives another width.',
    'For a rate, the number of events follows a Poisson distribution and is not small.',
  ],
  notCovered: 'finite populations, clusters, exact intervals of a rate.',
} satisfies DesignWords
