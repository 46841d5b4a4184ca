import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for one proportion',
  description:
    'Participants needed to compare one proportion with a fixed one: the exact binomial test with its decision rule, or the normal approximation.',
  heading: 'One proportion',
  question: 'Does the proportion of participants with an outcome differ from a fixed value?',
  lead: 'For a study of one group, such as a single-arm phase 2 trial: by the exact binomial test, or by the z test for large samples.',
  fields: {
    p0: { label: 'Fixed proportion (p₀)', hint: 'In percent: what is to be rejected.' },
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
      'With {size} participants, an exact binomial test at a {sides} significance level of {alpha} has a power of {power} to reject a proportion of {p0} if the true one is {p1}.',
    normal:
      'With {size} participants, a one-sample z test at a {sides} significance level of {alpha} has a power of {power} to reject a proportion of {p0} if the true one is {p1} (normal approximation).',
    atLeast:
      'The hypothesis is rejected if the number of participants with the outcome is {count} or more; the type I error on that side is then {level}.',
    atMost:
      'The hypothesis is rejected if the number of participants with the outcome is {count} or fewer; the type I error on that side is then {level}.',
  },
  parts: {},
  faults: {},
  assumptions: [
    'Participants are independent of each other and have the same chance of the outcome.',
    'The fixed proportion is known, not itself an estimate.',
    'Only whole participants exist: the power goes up and down as the size grows. Shown are the smallest size that reaches the target and the size from which the power stays above it.',
  ],
  notCovered:
    'stopping early (see Simon’s two-stage design), comparison with historical controls, several strata.',
} satisfies DesignWords
