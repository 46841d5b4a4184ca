import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for the precision of an estimate',
  description:
    'Participants needed for a confidence interval of a chosen width: of a proportion (Wilson or Wald), a mean (t), or a rate of events.',
  heading: 'Precision of an estimate',
  question: 'How many participants does it take until a proportion, a mean, or a rate is known well enough?',
  lead: 'For a study that estimates rather than compares, such as a survey or a natural-history study: by the width of the confidence interval.',
  fields: {
    measure: { label: 'What is estimated' },
    confidence: { label: 'Confidence level', hint: 'In percent.' },
    sd: { label: 'Standard deviation', hint: 'Of one participant.' },
    p: { label: 'Expected proportion', hint: 'In percent; 50 is the most demanding.' },
    interval: { label: 'Interval' },
    rate: { label: 'Expected rate', hint: 'Events per unit of time, such as 0.2 per year.' },
    followUp: { label: 'Follow-up of a participant', hint: 'In the same unit of time, on average.' },
    within: {
      label: 'Precision wanted (±)',
      hint: 'Half the width of the interval: in percentage points for a proportion, else in the unit of the estimate.',
    },
    n: {
      label: 'Participants, if given',
      hint: 'Leave empty to calculate them; with a number, the width is calculated.',
    },
  },
  options: {
    measure: { proportion: 'A proportion', mean: 'A mean', rate: 'A rate of events' },
    interval: { wilson: 'Wilson (score)', wald: 'Wald (p ± z·SE)' },
  },
  quantities: {
    points: 'Half-width reached',
    halfWidth: 'Half-width reached',
    time: 'Follow-up in total',
    events: 'Events expected',
    exact: 'Size before rounding',
    normal: 'Size by the simple normal interval',
  },
  methods: {
    mean: 'With {size} participants, the {confidence} t interval of the mean extends {halfWidth} on either side of it, assuming a standard deviation of {sd}.',
    wilson:
      'With {size} participants and an observed proportion of {p}, the half-width of the {confidence} Wilson interval is {points} percentage points.',
    wald: 'With {size} participants and an observed proportion of {p}, the half-width of the {confidence} Wald interval is {points} percentage points.',
    rate: 'With a sample size of {size} and a mean follow-up of {followUp} in the unit of time ({time} in total), the half-width of the {confidence} interval of the rate is {halfWidth} if the rate is {rate} (normal approximation).',
  },
  parts: {},
  faults: {},
  assumptions: [
    'Participants are a random sample and independent of each other.',
    'What is observed is what was expected: with another proportion, standard deviation, or rate the interval has another width.',
    'For a rate, the number of events follows a Poisson distribution and is not small.',
  ],
  notCovered:
    'the probability that the interval is as narrow as planned, finite populations, clusters, exact intervals of a rate.',
} satisfies DesignWords
