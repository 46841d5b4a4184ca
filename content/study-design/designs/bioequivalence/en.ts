import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for bioequivalence',
  description:
    'Participants for average bioequivalence in a 2×2 or replicate crossover or in parallel groups: TOST power by Owen’s Q function, any limits, the same call in R.',
  heading: 'Bioequivalence',
  question: 'Does your product lead to the same exposure as the reference product?',
  lead: 'For two one-sided tests of log-transformed AUC or Cmax. Both tests share one estimate of the variance, so the power is calculated by Owen’s Q function, which is exact under the stated model.',
  fields: {
    layout: { label: 'Layout' },
    alpha: {
      label: 'Significance level of each one-sided test (α)',
      hint: 'At 0.05 the 90% confidence interval decides.',
    },
    cv: {
      label: 'Coefficient of variation (CV)',
      hint: 'In percent: within participants for a crossover, between them for parallel groups.',
    },
    gmr: { label: 'Assumed ratio of geometric means', hint: 'Test divided by reference, such as 0.95.' },
    lower: { label: 'Lower limit', hint: 'As a ratio, such as 0.8; 80/125 sets both limits.' },
    upper: { label: 'Upper limit', hint: 'As a ratio, such as 1.25.' },
    n: { label: 'Participants in total' },
  },
  options: {
    find: {
      gmr: 'The true ratios for a given size',
      cv: 'The largest CV for a given size',
    },
    layout: {
      '2x2': 'Crossover, two periods (2×2)',
      '2x2x4': 'Replicate crossover, four periods (2×2×4)',
      parallel: 'Parallel groups',
    },
  },
  quantities: {
    gmr: 'Lowest true ratio',
    highest: 'Highest true ratio',
    cv: 'Largest CV',
    firstSequence: 'Sequence 1',
    secondSequence: 'Sequence 2',
    first: 'Test group',
    second: 'Reference group',
    enrolledFirst: 'To enroll in the test group',
    enrolledSecond: 'To enroll in the reference group',
    byPower: 'Participants for the power alone',
    df: 'Degrees of freedom',
    logSd: 'Standard deviation on the log scale',
  },
  methods: {
    hypothesis:
      'The null hypothesis that the ratio of the geometric means (test to reference) of the primary pharmacokinetic measure lies outside {limits} will be tested by two one-sided t tests on the logarithmic scale, each at a significance level of {level}. Bioequivalence will be concluded if the two-sided {interval} confidence interval of the ratio lies entirely within {limits}.',
    '2x2':
      'A sample of {total} participants ({first} in one sequence and {second} in the other) in a two-period crossover gives a power of {power} to conclude bioequivalence if the true ratio is {gmr} and the within-participant coefficient of variation {cv}.',
    '2x2x4':
      'A sample of {total} participants ({first} in one sequence and {second} in the other) in a replicate crossover of two sequences and four periods gives a power of {power} to conclude average bioequivalence if the true ratio is {gmr} and the within-participant coefficient of variation {cv} for both products.',
    parallel:
      'A sample of {total} participants in parallel groups ({first} in the test group and {second} in the reference group) gives a power of {power} to conclude bioequivalence if the true ratio is {gmr} and the coefficient of variation {cv} in both groups.',
    floor:
      'For the target power alone, {byPower} participants would be enough; ICH M13A asks for at least {least}.',
    analysis:
      'The analysis of variance of the logarithms will have the factors sequence, participant within sequence, period, and treatment.',
    analysisSet: 'The sample size is based on the primary analysis, which will include {included}.',
    dropoutArms:
      'To allow for a dropout of {dropout} [source], the number to be enrolled is {enrolled} ({enrolledFirst} in the test group and {enrolledSecond} in the reference group).',
  },
  parts: {
    gmr: 'Assumed ratio of geometric means (steps are percent of the way from 1 to a limit)',
    sourced: '{value} [source]',
    either: '{low} or {high}',
    lowestGmr: 'the lowest true ratio',
    largestCv: 'the largest coefficient of variation',
    largerCv: 'a coefficient of variation of {cv} (20% larger)',
    furtherRatio: 'a true ratio of {gmr} (further from 1 by a fifth of the way to a limit)',
    sequences: 'the two sequences',
    products: 'the test and the reference group',
    evaluable:
      '[all participants with evaluable profiles and no protocol deviation that affects them: the per-protocol set]',
    least: '12 participants who can be evaluated',
    'least.parallel': '12 participants who can be evaluated in each group',
    owen: 'Owen’s Q function (Owen 1965)',
  },
  faults: {
    anyCv:
      'This size has the power at every coefficient of variation up to {most}: please enter a smaller size or a higher power.',
    lowerNotBelowOne: 'The lower limit must be below 1: equal exposure has to lie within the limits.',
    upperNotAboveOne: 'The upper limit must be above 1: equal exposure has to lie within the limits.',
    outsideLimits:
      'The assumed ratio must lie between the limits: otherwise no study can show bioequivalence.',
  },
  notes: {
    'found.gmr':
      'With {total} participants, the power is {target} or more if the true ratio is between {low} and {high}.',
    'found.cv':
      'With {total} participants, the power is {target} or more if the coefficient of variation is at most {cv}.',
    floor: 'For the power alone, {byPower} participants would be enough; ICH M13A asks for at least {least}.',
    tooFew: 'ICH M13A asks for at least {least}, whatever the power.',
    highlyVariable:
      'With a within-participant CV above 30% a drug is highly variable, and fixed limits may ask for more participants than needed. In replicate designs EMA widens the limits for Cmax with the CV of the reference, up to 69.84–143.19% at 50%, and FDA scales the limits for AUC and Cmax. This page has fixed limits only: the R package PowerTOST plans both (sampleN.scABEL, sampleN.RSABE).',
    narrow:
      'Limits of 90.00–111.11% are those of EMA for drugs with a narrow therapeutic index, for AUC and, where it matters, Cmax. FDA scales the limits of such drugs by the CV of the reference in a replicate design of four periods and compares the variability of both products: the R package PowerTOST plans that (sampleN.NTID).',
    optimistic: 'If the true ratio is {ratio} instead of 1, the power is {power}, not {powerAtOne}.',
  },
  symbols: {
    θ: 'the assumed ratio of geometric means',
    'θ₁, θ₂': 'the lower and upper limits',
    σ: 'the standard deviation on the log scale',
    CV: 'the coefficient of variation',
    n: 'all participants',
    'n₁, n₂': 'participants in each sequence, or in each group',
  },
  assumptions: [
    'The measure is log-normal; test and reference have the same variance, and no effect carries over.',
    'The CV is known. One from a small pilot study is often too low: see the sensitivity table.',
    'The number is that of participants who can be evaluated; for immediate-release solid oral forms ICH M13A asks for at least 12, or 12 in each of two parallel groups, whatever the power.',
  ],
  notCovered:
    'limits that widen with the variability (scaled bioequivalence), several measures together, group or site effects, groups of unequal size, two-stage designs.',
} satisfies DesignWords
