import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for comparing means',
  description:
    'Participants needed to compare two means, pairs, or one mean by a t test: noncentral t distribution, the paragraph for the protocol, and the call in R.',
  heading: 'Comparing means',
  question: 'Does a measured value differ between two groups, within pairs, or from a fixed value?',
  lead: 'For an endpoint that is measured, such as blood pressure: by t tests, with the noncentral t distribution instead of the normal approximation.',
  fields: {
    comparison: { label: 'What is compared' },
    difference: {
      label: 'Assumed difference',
      hint: 'Group 1 (the new treatment) minus group 2 (the control), in the unit of the endpoint: negative if you assume lower values in group 1.',
    },
    sd: {
      label: 'Standard deviation',
      hint: 'Between the participants of a group; for pairs, of the differences within pairs.',
    },
    margin: { label: 'Margin', hint: 'A positive number in the unit of the endpoint.' },
    better: {
      label: 'Better values are',
      hint: 'Lower for blood pressure or HbA1c, higher for a score of function: the margin lies on the other side.',
    },
  },
  options: {
    find: {
      difference: 'The difference for a given size',
      margin: 'The smallest margin for a given size',
      sd: 'The largest SD for a given size',
    },
    comparison: { two: 'Two groups', paired: 'Pairs', one: 'One group with a fixed value' },
  },
  quantities: {
    difference: 'Smallest difference',
    leastFavorable: 'Least favorable true difference',
    largest: 'Largest true difference, in either direction',
    margin: 'Smallest margin',
    sd: 'Largest standard deviation',
    effect: 'Standardized difference',
    size: 'Participants, or pairs',
    exact: 'Size of the first or only group before rounding',
    normal: 'Size of the first or only group by the normal approximation',
  },
  methods: {
    'two.superiority':
      'The null hypothesis that the mean of the primary endpoint in group 1 {relation} that in group 2 will be tested by {test} at a {sides} significance level of {alpha}.',
    'two.noninferiority':
      'The null hypothesis that the mean of the primary endpoint in group 1 is {side} that in group 2 by the non-inferiority margin of {margin}{marginSource} or more will be tested by {test} at a one-sided significance level of {level}. Non-inferiority will be concluded if the two-sided {interval} confidence interval of the {estimate} (group 1 minus group 2) lies entirely {limits}.',
    'two.equivalence':
      'The null hypothesis that the means of the primary endpoint in the two groups differ by the equivalence margin of {margin}{marginSource} or more will be tested by {tests}, each at a significance level of {level}. Equivalence will be concluded if the two-sided {interval} confidence interval of the {estimate} (group 1 minus group 2) lies entirely within ±{margin}.',
    'paired.superiority':
      'The null hypothesis that the mean paired difference in the primary endpoint {relation} 0 will be tested by a paired t test at a {sides} significance level of {alpha}.',
    'paired.noninferiority':
      'The null hypothesis that the mean paired difference in the primary endpoint is {side} 0 by the non-inferiority margin of {margin}{marginSource} or more will be tested by a paired t test at a one-sided significance level of {level}. Non-inferiority will be concluded if the two-sided {interval} confidence interval of the mean paired difference (condition 1 minus condition 2) lies entirely {limits}.',
    'paired.equivalence':
      'The null hypothesis that the mean paired difference in the primary endpoint departs from 0 by the equivalence margin of {margin}{marginSource} or more will be tested by two one-sided t tests, each at a significance level of {level}. Equivalence will be concluded if the two-sided {interval} confidence interval of the mean paired difference (condition 1 minus condition 2) lies entirely within ±{margin}.',
    'one.superiority':
      'The null hypothesis that the mean of the primary endpoint {relation} [fixed value] will be tested by a one-sample t test at a {sides} significance level of {alpha}.',
    'one.noninferiority':
      'The null hypothesis that the mean of the primary endpoint is {side} [fixed value] by the non-inferiority margin of {margin}{marginSource} or more will be tested by a one-sample t test at a one-sided significance level of {level}. Non-inferiority will be concluded if the two-sided {interval} confidence interval of the difference from this value lies entirely {limits}.',
    'one.equivalence':
      'The null hypothesis that the mean of the primary endpoint departs from [fixed value] by the equivalence margin of {margin}{marginSource} or more will be tested by two one-sided t tests, each at a significance level of {level}. Equivalence will be concluded if the two-sided {interval} confidence interval of the difference from this value lies entirely within ±{margin}.',
    'two.detect':
      'A sample of {total} participants ({first} in group 1 and {second} in group 2) gives the test a power of {power} to detect a difference in means (group 1 minus group 2) of {difference} if the common standard deviation is {sd}.',
    'two.conclude':
      'A sample of {total} participants ({first} in group 1 and {second} in group 2) gives a power of {power} to conclude {goal} if the true difference in means is {difference} and the common standard deviation {sd}.',
    'paired.detect':
      'A sample of {size} pairs gives the test a power of {power} to detect a mean paired difference (condition 1 minus condition 2) of {difference} if the standard deviation of the paired differences is {sd}.',
    'paired.conclude':
      'A sample of {size} pairs gives a power of {power} to conclude {goal} if the true mean paired difference is {difference} and the standard deviation of the paired differences {sd}.',
    'one.detect':
      'A sample of {size} participants gives the test a power of {power} to detect a difference of {difference} from the fixed value if the standard deviation is {sd}.',
    'one.conclude':
      'A sample of {size} participants gives a power of {power} to conclude {goal} if the true difference from the fixed value is {difference} and the standard deviation {sd}.',
    correlation:
      'A correlation of {correlation} [source] between the baseline value and the endpoint is assumed.',
    dropoutPairs:
      'To allow for a dropout of {dropout} [source], the number of pairs to be enrolled is {enrolled}.',
  },
  parts: {
    below: 'below',
    above: 'above',
    aboveMargin: 'above −{margin}',
    belowMargin: 'below {margin}',
    higher: 'higher',
    lower: 'lower',
    assumedNone: 'You assume that there is no difference.',
    assumed: 'You assume that it is {amount} {direction}.',
    assumedBetter: 'You assume that it is {amount} {direction}, which is better.',
    assumedWorse: 'You assume that it is {amount} {direction}, which is worse.',
    foundAtLeast:
      'With this size, the study has its target power if it is in truth at least {amount} {direction}.',
    foundAtMost:
      'With this size, the study has its target power if it is in truth at most {amount} {direction}.',
    foundLargest:
      'With this size, the study has its target power if it is in truth at most {amount} higher or lower.',
    tTest: 'a two-sample t test',
    ancova: 'an analysis of covariance with treatment as factor and the baseline value as covariate',
    tTests: 'two one-sided t tests',
    ancovas:
      'two one-sided tests of the treatment effect in an analysis of covariance with the baseline value as covariate',
    inMeans: 'difference in means',
    adjustedMeans: 'adjusted difference in means',
    overMillion: 'more than a million',
    othersNeed: 'it takes {count} {unit}',
    participants: 'participants',
    pairs: 'pairs',
    othersLeave: 'this size has a power of {power}',
    sourced: '{value} [source]',
    source: ' [source]',
    differenceByMargin: 'Assumed difference (steps are percent of the margin)',
    noncentralT: 'the noncentral t distribution (Chow et al. 2018)',
    ancovaPower: 'the exact power of the analysis of covariance with a random covariate (Shieh 2020)',
    owen: 'Owen’s Q function (Owen 1965)',
  },
  faults: {},
  notes: {
    'two.superiority':
      'You assume that group 1, the new treatment, is on average {amount} {direction} than group 2, the control.',
    'paired.superiority': 'You assume that condition 1 is on average {amount} {direction} than condition 2.',
    'one.superiority': 'You assume that the mean is {amount} {direction} than the fixed value.',
    foundDifference:
      'With this size, the study has its target power if the true difference is at least {difference}, in either direction.',
    foundOneSide:
      'With this size, the study has its target power if the true difference is at least {difference}, in the direction that the one-sided test looks at.',
    foundMargin: 'With this size, the study has its target power if the margin is at least {margin}.',
    foundSd: 'With this size, the study has its target power if the standard deviation is at most {sd}.',
    oneSide: 'The one-sided test can show a difference only in this direction.',
    'two.noninferiority':
      'Group 1, the new treatment, may be on average at most {margin} {limit} than group 2, the control. {assumed}',
    'paired.noninferiority':
      'Condition 1, the new treatment, may be on average at most {margin} {limit} than condition 2. {assumed}',
    'one.noninferiority': 'The mean may be at most {margin} {limit} than the fixed value. {assumed}',
    'two.equivalence':
      'Group 1, the new treatment, may be on average at most {margin} higher or lower than group 2, the control. {assumed}',
    'paired.equivalence':
      'Condition 1 may be on average at most {margin} higher or lower than condition 2. {assumed}',
    'one.equivalence': 'The mean may be at most {margin} higher or lower than the fixed value. {assumed}',
    adjusted:
      'The result counts on a correlation of {correlation} between the baseline value and the endpoint. Without the adjustment {others}.',
    highCorrelation:
      'A correlation above 0.7 is rarely kept over months of treatment: please take it from data with the same interval between the two values.',
    benefit:
      'The result counts on a true benefit of {amount}. If the treatments are in truth equal, {others}.',
    exactlyEqual:
      'The result counts on treatments that are exactly equal. If the true difference is a fifth of the margin, {amount}, {others}.',
    textbook:
      'Textbooks (Chow, Machin) give {textbook} instead of {size}: they halve the type II error also where there is a true difference, though then only the nearer limit is likely to be missed. The result here has its power by the exact distribution.',
    normalDiffers:
      'The normal approximation, which some formulas use, would give {normal} instead of {size}, and too little power.',
    fewParticipants:
      'A sample of {count} is small for this test: the type I error and the power are right only if the values are nearly normal.',
  },
  symbols: {
    δ: 'the assumed difference',
    Δ: 'the margin',
    σ: 'the standard deviation (for pairs, of the differences)',
    ρ: 'the correlation of the endpoint with its baseline value',
    W: 'a value from the t distribution with ν + 1 degrees of freedom: the chance difference of the groups at baseline',
    'n₁, n₂': 'participants in groups 1 and 2',
    n: 'participants or pairs',
    k: 'participants in group 1 for each one in group 2',
  },
  assumptions: [
    'The endpoint is roughly normal, or the groups are large enough for their means to be.',
    'Both groups have the same standard deviation, and the assumed one is right.',
    'Participants are independent of each other, except within pairs.',
    'With a correlation: treatment is randomized, baseline values are roughly normal, and their slope is the same in both groups.',
    'Power counts rejections on the side of the assumed effect only.',
  ],
  notCovered: 'unequal variances (Welch), several covariates, repeated measurements, several comparisons.',
} satisfies DesignWords
