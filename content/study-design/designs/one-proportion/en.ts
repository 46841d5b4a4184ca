import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for one proportion',
  description:
    'Participants needed to compare one proportion with a fixed one: the exact binomial test with its decision rule, or the normal approximation.',
  heading: 'One proportion',
  question: 'Does the proportion of participants with an outcome differ from a fixed value?',
  lead: 'For a study of one group, such as a single-arm phase 2 trial: by the exact binomial test, or by the z test for large samples.',
  fields: {
    p0: { label: 'Fixed proportion (p₀)', hint: 'In percent: the proportion to be rejected.' },
    p1: { label: 'Assumed proportion (p₁)', hint: 'In percent.' },
    test: { label: 'Method' },
    n: {
      label: 'Participants, if given',
      hint: 'Leave empty to calculate the size; with a size, the power is calculated.',
    },
  },
  options: { test: { exact: 'Exact binomial test', normal: 'Normal approximation (z test)' } },
  quantities: {
    atLeast: 'Reject at this many successes or more',
    atMost: 'Reject at this many successes or fewer',
    steady: 'Power stays above the target from',
    exact: 'Size before rounding',
  },
  methods: {
    exact:
      'The null hypothesis that the proportion of participants who meet the primary endpoint {relation} {p0} [source] will be tested by an exact binomial test at a {sides} significance level of {alpha}.',
    normal:
      'The null hypothesis that the proportion of participants who meet the primary endpoint {relation} {p0} [source] will be tested by a one-sample z test at a {sides} significance level of {alpha}.',
    'exact.equalTails':
      'The null hypothesis that the proportion of participants who meet the primary endpoint {relation} {p0} [source] will be tested by an exact binomial test with equal tails at a two-sided significance level of {alpha}.',
    detect:
      'A sample size of {size} gives the test a power of {power} if the true proportion is {p1} [source].',
    atLeast:
      'The null hypothesis will be rejected if the number of participants who meet the endpoint is {count} or more; the type I error rate is then {level}.',
    atMost:
      'The null hypothesis will be rejected if the number of participants who meet the endpoint {upTo}; the type I error rate is then {level}.',
    outside:
      'The null hypothesis will be rejected if the number of participants who meet the endpoint is {count} or more, or if it {upTo}; the type I error rate of both tails together is then {level}.',
    never: 'With this sample size, no result can reject the null hypothesis.',
  },
  parts: {
    binomial: 'the exact binomial distribution (A’Hern 2001)',
    normal: 'the normal approximation (Chow et al. 2018)',
  },
  faults: {},
  notes: {
    above:
      'If {count} or more of {size} participants ({share}) meet the endpoint, the proportion is shown to be above {p0}.',
    below:
      'If at most {count} of {size} participants ({share}) meet the endpoint, the proportion is shown to be below {p0}.',
    never:
      'With {size} participants, no result can reject the null hypothesis on the side of the assumed proportion.',
    approximate:
      'By exact binomial probabilities, this z test has a type I error rate of {level} on the tested side, not {nominal}, and a power of {power}. Choose the exact test.',
    exactSize: 'The exact binomial test needs {exact} participants, not {size}.',
  },
  assumptions: [
    'Participants are independent of each other and have the same chance of the outcome.',
    'The fixed proportion is known, not itself an estimate.',
    'Because participants are counted in whole numbers, the power does not rise steadily with the size. The result is the smallest size that reaches the target; the details show the size from which the power stays above it.',
  ],
  notCovered:
    'stopping early (see Simon’s two-stage design), comparison with historical controls, several strata.',
} satisfies DesignWords
