import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for comparing two proportions',
  description:
    'Participants needed to compare two proportions: pooled and unpooled z tests, continuity correction, and margins by Farrington and Manning.',
  heading: 'Comparing two proportions',
  question: 'Does the proportion of participants with an outcome differ between two groups?',
  lead: 'For an endpoint that is met or not, such as response by week 12: by the difference of two proportions and z tests.',
  fields: {
    p1: {
      label: 'Proportion in group 1',
      hint: 'In percent. With a margin, group 1 is the new treatment and a larger share is better.',
    },
    p2: { label: 'Proportion in group 2', hint: 'In percent.' },
    margin: { label: 'Margin', hint: 'A positive number of percentage points.' },
    variance: { label: 'Variance in the test' },
    correction: { label: 'Continuity correction' },
  },
  options: {
    variance: {
      null: 'Under the hypothesis: pooled, or by Farrington and Manning with a margin',
      unpooled: 'Unpooled',
    },
    correction: { none: 'None', continuity: 'With correction' },
  },
  quantities: { difference: 'Assumed difference' },
  methods: {
    superiority:
      'With {first} participants in group 1 and {second} in group 2 ({total} in total), a z test with {variance} at a {sides} significance level of {alpha} has a power of {power} to detect a difference between proportions of {p1} and {p2}.',
    noninferiority:
      'With {first} participants in group 1 and {second} in group 2 ({total} in total), a z test with {variance} at a {sides} significance level of {alpha} has a power of {power} to show that the proportion in group 1 is not inferior to that in group 2 by a margin of {margin} percentage points, assuming true proportions of {p1} and {p2}.',
    equivalence:
      'With {first} participants in group 1 and {second} in group 2 ({total} in total), two one-sided z tests with {variance}, which correspond to a {interval} confidence interval, have a power of {power} to show that the difference lies within ±{margin} percentage points, assuming true proportions of {p1} and {p2}.',
    supermargin:
      'With {first} participants in group 1 and {second} in group 2 ({total} in total), a z test with {variance} at a {sides} significance level of {alpha} has a power of {power} to show that the proportion in group 1 exceeds that in group 2 by more than {margin} percentage points, assuming true proportions of {p1} and {p2}.',
    correction: 'A continuity correction is applied.',
  },
  parts: {
    pooled: 'pooled variance',
    unpooled: 'unpooled variance',
    score: 'the constrained maximum likelihood variance of Farrington and Manning',
  },
  faults: {},
  assumptions: [
    'The normal approximation holds: at least about five participants with the outcome and five without it are expected in each group.',
    'The assumed proportions are right, and participants are independent of each other.',
    'The effect of interest is the difference, not the ratio.',
  ],
  notCovered: 'exact tests (Fisher, Barnard), margins on a ratio, paired proportions, strata.',
} satisfies DesignWords
