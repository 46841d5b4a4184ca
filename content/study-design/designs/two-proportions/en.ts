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
      null: 'Under the null hypothesis: pooled, or Farrington-Manning with a margin',
      unpooled: 'Unpooled',
    },
    correction: { none: 'None', continuity: 'With correction' },
  },
  quantities: { difference: 'Assumed difference' },
  methods: {
    superiority:
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 {relation} that in group 2 will be tested by a z test with {variance} at a {sides} significance level of {alpha}.',
    noninferiority:
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 is below that in group 2 by the absolute non-inferiority margin of {margin} [source] or more will be tested by a z test with {variance} at a one-sided significance level of {level}. Non-inferiority will be concluded if the corresponding two-sided {interval} confidence interval of the difference (group 1 minus group 2) lies entirely above −{margin}.',
    equivalence:
      'The null hypothesis that the proportions of participants who meet the primary endpoint in the two groups differ by the absolute equivalence margin of {margin} [source] or more will be tested by two one-sided z tests with {variance}, each at a significance level of {level}. Equivalence will be concluded if the corresponding two-sided {interval} confidence interval of the difference (group 1 minus group 2) lies entirely within ±{margin}.',
    supermargin:
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 exceeds that in group 2 by no more than the absolute margin of {margin} [source] will be tested by a z test with {variance} at a one-sided significance level of {level}. Superiority by the margin will be concluded if the corresponding two-sided {interval} confidence interval of the difference (group 1 minus group 2) lies entirely above {margin}.',
    correction: 'A continuity correction will be applied.',
    detect:
      'A sample of {total} participants ({first} in group 1 and {second} in group 2) gives the test a power of {power} to detect a difference between true proportions of {p1} in group 1 [source] and {p2} in group 2 [source].',
    conclude:
      'A sample of {total} participants ({first} in group 1 and {second} in group 2) gives a power of {power} to conclude {goal}, assuming true proportions of {p1} in group 1 [source] and {p2} in group 2 [source].',
  },
  parts: {
    pooled: 'pooled variance',
    unpooled: 'unpooled variance',
    score: 'the constrained maximum likelihood variance',
    fleiss: 'the normal approximation for two proportions (Fleiss et al. 2003)',
    chow: 'the normal approximation for two proportions (Chow et al. 2018)',
    farringtonManning: 'the normal approximation for a margin (Farrington and Manning 1990)',
  },
  faults: {},
  notes: {},
  assumptions: [
    'The normal approximation holds: at least about five participants with the outcome and five without it are expected in each group.',
    'The assumed proportions are right, and participants are independent of each other.',
    'The effect of interest is the difference, not the ratio.',
  ],
  notCovered: 'exact tests (Fisher, Barnard), margins on a ratio, paired proportions, strata.',
} satisfies DesignWords
