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
      hint: 'Group 1 is the new treatment. In percent, such as 65.',
    },
    p2: { label: 'Proportion in group 2', hint: 'Group 2 is the control. In percent, such as 50.' },
    margin: { label: 'Margin', hint: 'In percentage points, above 0, such as 10.' },
    better: {
      label: 'The better treatment has',
      hint: 'A higher proportion of a wanted outcome, such as response; a lower one of an unwanted outcome, such as death.',
    },
    variance: {
      label: 'Variance in the test',
      hint: 'Under the null hypothesis: pooled, or with a margin that of Farrington and Manning.',
    },
    correction: { label: 'Continuity correction' },
  },
  options: {
    find: {
      p1: 'Proportion in group 1 for a given size',
      margin: 'The margin for a given size',
    },
    better: { higher: 'A higher proportion', lower: 'A lower proportion' },
    variance: {
      null: 'Under the null hypothesis',
      unpooled: 'Unpooled',
    },
    correction: { none: 'None', continuity: 'With correction' },
  },
  quantities: {
    above: 'Proportion in group 1, above group 2',
    below: 'Proportion in group 1, below group 2',
    lowest: 'Lowest proportion in group 1',
    highest: 'Highest proportion in group 1',
    margin: 'Smallest margin',
    largestMargin: 'Largest margin',
    difference: 'Difference, group 1 minus group 2',
  },
  methods: {
    superiority:
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 {relation} that in group 2 will be tested by a z test with {variance} at a {sides} significance level of {alpha}.',
    noninferiority:
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 is {side} that in group 2 by the absolute non-inferiority margin of {margin|1 percentage point|# percentage points}{marginSource} or more will be tested by a z test with {variance} at a one-sided significance level of {level}. Non-inferiority will be concluded if the corresponding two-sided {interval} confidence interval of the difference (group 1 minus group 2) lies entirely {limits}.',
    equivalence:
      'The null hypothesis that the proportions of participants who meet the primary endpoint in the two groups differ by the absolute equivalence margin of {margin|1 percentage point|# percentage points}{marginSource} or more will be tested by two one-sided z tests with {variance}, each at a significance level of {level}. Equivalence will be concluded if the corresponding two-sided {interval} confidence interval of the difference (group 1 minus group 2) lies entirely within ±{margin|1 percentage point|# percentage points}.',
    supermargin:
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 {exceeds} that in group 2 by no more than the absolute margin of {margin|1 percentage point|# percentage points}{marginSource} will be tested by a z test with {variance} at a one-sided significance level of {level}. Superiority by the margin will be concluded if the corresponding two-sided {interval} confidence interval of the difference (group 1 minus group 2) lies entirely {limits}.',
    correction: 'A continuity correction will be applied.',
    detect:
      'A sample of {total} participants ({first} in group 1 and {second} in group 2) gives the test a power of {power} to detect a difference between true proportions of {p1} and {p2} in group 2 [source].',
    conclude:
      'A sample of {total} participants ({first} in group 1 and {second} in group 2) gives a power of {power} to conclude {goal} if the true proportions are {p1} and {p2} in group 2 [source].',
  },
  parts: {
    below: 'below',
    above: 'above',
    exceeds: 'exceeds',
    fallsBelow: 'is below',
    abovePositive: 'above {margin|1 percentage point|# percentage points}',
    aboveNegative: 'above −{margin|1 percentage point|# percentage points}',
    belowPositive: 'below {margin|1 percentage point|# percentage points}',
    belowNegative: 'below −{margin|1 percentage point|# percentage points}',
    higher: 'higher',
    lower: 'lower',
    points: '{count} percentage points',
    onePoint: 'one percentage point',
    with: 'with',
    without: 'without',
    assumedNone: 'You assume that both are equal.',
    assumed: 'You assume that it is {points} {direction}.',
    assumedBetter: 'You assume that it is {points} {direction}, which is better.',
    assumedWorse: 'You assume that it is {points} {direction}, which is worse.',
    source: ' [source]',
    assumedFirst: '{p1} in group 1 [source]',
    foundFirst: '{p1} in group 1',
    found: 'With this size, the study has its target power if the true proportion in group 1 is {range}.',
    fromOn: '{from} or more',
    upTo: '{to} or less',
    outside: '{from} or more, or {to} or less',
    between: 'from {from} to {to}',
    effect: 'Proportion in group 1 (steps are percent of the difference)',
    differenceByMargin: 'Proportion in group 1 (steps are percent of the margin)',
    control: 'Proportion in group 2, with the difference held',
    pooled: 'pooled variance',
    unpooled: 'unpooled variance',
    score: 'the constrained maximum likelihood variance',
    fleiss: 'the normal approximation for two proportions (Fleiss et al. 2003)',
    chow: 'the normal approximation for two proportions (Chow et al. 2018)',
    farringtonManning: 'the normal approximation for a margin (Farrington and Manning 1990)',
  },
  faults: {
    anyProportion:
      'With this margin and size, even the most extreme proportion in group 1 has the power: please enter a smaller margin.',
    equalTooFew:
      'This size is too small: even with equal proportions its power is {reached}. Please enter a larger size or a lower power.',
  },
  notes: {
    superiority:
      'You assume that the proportion in group 1, the new treatment, is {points} {direction} than in group 2, the control.',
    found: 'With this size, the study has its target power if the true proportion in group 1 is {range}.',
    foundMargin:
      'With this size, the study has its target power if the margin is at least {count} percentage points.',
    foundLargestMargin:
      'With this size, the study has its target power if the margin is at most {count} percentage points.',
    oneSide: 'The one-sided test can show a difference only in this direction.',
    noninferiority:
      'The proportion in group 1, the new treatment, may be at most {margin} {limit} than in group 2, the control. {assumed}',
    equivalence:
      'The proportion in group 1, the new treatment, may be at most {margin} higher or lower than in group 2, the control. {assumed}',
    supermargin:
      'The proportion in group 1, the new treatment, must be more than {margin} {limit} than in group 2, the control. {assumed}',
    benefit:
      'This size relies on the benefit that you assume: if both groups have {p2}, its power is {power}, and {size} participants are needed instead of {used}.',
    benefitPower:
      'This power relies on the benefit that you assume: if both groups have {p2}, it is {power}.',
    powerBelow:
      'At these sizes the exact power of this test is only {exact}; the normal approximation gives {power}. Enroll more participants, or plan an exact test.',
    powerAbove:
      'At these sizes the exact power of this test is {exact}; the normal approximation gives {power}, so fewer participants may be enough.',
    levelAbove:
      'The exact {sides} type I error of this test is {level} instead of {claimed}, if the true proportions are {p1} and {p2}. An exact test keeps the level.',
    fewExpected:
      'Only {count} participants {outcome} the outcome are expected in group {group}. Below five, the normal approximation is often off.',
    fewButRight:
      'Only {count} participants {outcome} the outcome are expected in group {group}, but the normal approximation still holds: the exact power is {exact}, and the exact {sides} type I error is {level}.',
    textbook:
      'Textbooks (Chow, Machin) give {textbook} instead of {size}: they halve the type II error also where there is a true difference, though then only the nearer limit is likely to be missed.',
    ifUnpooled:
      'With the unpooled variance group 1 would have {size|one participant|# participants} instead of {used}. Name the test in the analysis plan.',
    ifPooled:
      'With the pooled variance group 1 would have {size|one participant|# participants} instead of {used}. Name the test in the analysis plan.',
    ifScore:
      'With the variance of Farrington and Manning group 1 would have {size|one participant|# participants} instead of {used}. Name the test in the analysis plan.',
    ifCorrected:
      'With a continuity correction group 1 would have {size|one participant|# participants} instead of {used}. Name the test in the analysis plan.',
    ifUncorrected:
      'Without the continuity correction group 1 would have {size|one participant|# participants} instead of {used}. Name the test in the analysis plan.',
  },
  symbols: {
    'p₁, p₂': 'the assumed proportions in groups 1 and 2',
    Δ: 'the margin',
    'n₁, n₂': 'participants in groups 1 and 2',
    'n₁′': 'with the continuity correction',
    k: 'participants in group 1 for each one in group 2',
    'σ₀, σ₁': 'the standard deviations with the null hypothesis and with the assumptions',
    'p̃₁, p̃₂': 'the likeliest proportions that differ by just the margin that is tested',
  },
  assumptions: [
    'The size comes from a normal approximation. Where we find that the exact power or type I error is clearly off, a note beside the number says so.',
    'Power counts rejections on the side of the assumed effect only.',
    'The assumed proportions are right, and participants are independent of each other.',
    'The effect of interest is the difference, not the ratio.',
  ],
  notCovered: 'exact tests (Fisher, Barnard), margins on a ratio, paired proportions, strata.',
} satisfies DesignWords
