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
    sides: { label: 'Test', hint: 'Half of a two-sided level is that of each side.' },
    test: { label: 'Method' },
    n: { label: 'Participants' },
  },
  options: {
    find: { p1: 'The nearest proportion for a given size' },
    test: { exact: 'Exact binomial test', normal: 'Normal approximation (z test)' },
  },
  quantities: {
    p1: 'Lowest proportion above p₀',
    below: 'Highest proportion below p₀',
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
    'detect.found':
      'A sample size of {size} [source] gives the test a power of {power} if the true proportion is {p1}.',
    atLeast:
      'The null hypothesis will be rejected if the number of participants who meet the endpoint is {count} or more; the {sides} type I error rate is then {level}.',
    atMost:
      'The null hypothesis will be rejected if the number of participants who meet the endpoint {upTo}; the {sides} type I error rate is then {level}.',
    outside:
      'The null hypothesis will be rejected if the number of participants who meet the endpoint is {count} or more, or if it {upTo}; the two-sided type I error rate, of both tails together, is then {level}.',
    never: 'With this sample size, no result can reject the null hypothesis.',
  },
  parts: {
    effect: 'Assumed proportion (p₁; steps are percent of the difference)',
    sameEffect: 'Fixed proportion, with the same difference',
    smaller: 'a true proportion of {p1} (a difference 20% smaller)',
    lowest: 'the lowest true proportion above the fixed one',
    highest: 'the highest true proportion below the fixed one',
    binomial: 'the exact binomial distribution (A’Hern 2001)',
    normal: 'the normal approximation (Chow et al. 2018)',
  },
  faults: {},
  notes: {
    'nearest.above':
      'With {size|one participant|# participants}, the power is {power} or more if the true proportion is at least {p1}. With this size, no proportion below p₀ can be detected with that power.',
    'nearest.below':
      'With {size|one participant|# participants}, the power is {power} or more if the true proportion is at most {below}. With this size, no proportion above p₀ can be detected with that power.',
    'nearest.both':
      'With {size|one participant|# participants}, the power is {power} or more if the true proportion is at least {p1} or at most {below}.',
    'nearest.either':
      'With {size|one participant|# participants}, the power is {power} or more if the true proportion is at least {p1}; in a test for a lower proportion, if it is at most {below}.',
    above:
      'If {count} or more of {size|one participant|# participants} ({share}) meet the endpoint, the test rejects {p0} in favor of a higher proportion.',
    below:
      'If at most {count} of {size|one participant|# participants} ({share}) meet the endpoint, the test rejects {p0} in favor of a lower proportion.',
    never:
      'With {size|one participant|# participants}, no result can reject the null hypothesis on the side of the assumed proportion.',
    approximate:
      'By exact binomial probabilities, this z test has a type I error rate of {level} on the tested side, not {nominal}, and a power of {power}. Choose the exact test.',
    exactSize: 'The exact binomial test needs {exact|one participant|# participants}, not {size}.',
  },
  symbols: {
    p: 'the true proportion',
    'p₀': 'the proportion under the null hypothesis',
    'p₁': 'the assumed proportion',
    n: 'the smallest size that reaches the power',
    'σ₀, σ₁': 'the standard deviations with the null hypothesis and with the assumption',
    X: 'the number of responses (if p₁ is below p₀, of participants without one)',
    B: 'the binomial distribution',
  },
  assumptions: [
    'Participants are independent of each other and have the same chance of the outcome.',
    'The fixed proportion is known, not itself an estimate.',
    'Because participants are counted in whole numbers, the power does not rise steadily with the size. The result is the smallest size that reaches the target; the details show the size from which the power stays above it.',
  ],
  notCovered:
    'stopping early (see Simon’s two-stage design), comparison with historical controls, several strata.',
} satisfies DesignWords
