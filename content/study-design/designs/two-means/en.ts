import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for comparing means',
  description:
    'Participants needed to compare two means, pairs, or one mean by a t test: exact power, the paragraph for the protocol, and the same call in R.',
  heading: 'Comparing means',
  question: 'Does a measured value differ between two groups, within pairs, or from a fixed value?',
  lead: 'For an endpoint that is measured, such as blood pressure: by t tests, with the noncentral t distribution instead of the normal approximation.',
  fields: {
    comparison: { label: 'What is compared' },
    difference: {
      label: 'Assumed difference',
      hint: 'Group 1 minus group 2, in the unit of the endpoint; a larger value is the better one.',
    },
    sd: {
      label: 'Standard deviation',
      hint: 'Of one participant in either group; for pairs, of the differences within pairs.',
    },
    margin: { label: 'Margin', hint: 'A positive number in the unit of the endpoint.' },
  },
  options: {
    comparison: { two: 'Two groups', paired: 'Pairs', one: 'One group with a fixed value' },
  },
  quantities: {
    effect: 'Difference in standard deviations',
    size: 'Participants, or pairs',
    exact: 'Size before rounding',
    normal: 'Size by the normal approximation',
  },
  methods: {
    'two.superiority':
      'With {first} participants in group 1 and {second} in group 2 ({total} in total), a two-sample t test at a {sides} significance level of {alpha} has a power of {power} to detect a difference in means of {difference}, assuming a common standard deviation of {sd}.',
    'two.noninferiority':
      'With {first} participants in group 1 and {second} in group 2 ({total} in total), a two-sample t test at a {sides} significance level of {alpha} has a power of {power} to show non-inferiority with a margin of {margin}, assuming a true difference in means of {difference} and a common standard deviation of {sd}.',
    'two.equivalence':
      'With {first} participants in group 1 and {second} in group 2 ({total} in total), the power is {power} that the {interval} confidence interval of the difference in means lies within ±{margin} (two one-sided t tests), assuming a true difference of {difference} and a common standard deviation of {sd}.',
    'paired.superiority':
      'With {size} pairs, a paired t test at a {sides} significance level of {alpha} has a power of {power} to detect a mean difference of {difference}, assuming a standard deviation of the differences of {sd}.',
    'paired.noninferiority':
      'With {size} pairs, a paired t test at a {sides} significance level of {alpha} has a power of {power} to show non-inferiority with a margin of {margin}, assuming a true mean difference of {difference} and a standard deviation of the differences of {sd}.',
    'paired.equivalence':
      'With {size} pairs, the power is {power} that the {interval} confidence interval of the mean difference lies within ±{margin} (two one-sided t tests), assuming a true mean difference of {difference} and a standard deviation of the differences of {sd}.',
    'one.superiority':
      'With {size} participants, a one-sample t test at a {sides} significance level of {alpha} has a power of {power} to detect a difference of {difference} from the fixed value, assuming a standard deviation of {sd}.',
    'one.noninferiority':
      'With {size} participants, a one-sample t test at a {sides} significance level of {alpha} has a power of {power} to show non-inferiority to the fixed value with a margin of {margin}, assuming a true difference of {difference} and a standard deviation of {sd}.',
    'one.equivalence':
      'With {size} participants, the power is {power} that the {interval} confidence interval of the mean lies within ±{margin} of the fixed value (two one-sided t tests), assuming a true difference of {difference} and a standard deviation of {sd}.',
  },
  parts: {},
  faults: {},
  assumptions: [
    'The endpoint is roughly normal, or the groups are large enough for their means to be.',
    'Both groups have the same standard deviation, and the assumed one is right.',
    'Participants are independent of each other, except within pairs.',
  ],
  notCovered:
    'unequal variances (Welch), adjustment for a baseline value, repeated measurements, several comparisons.',
} satisfies DesignWords
