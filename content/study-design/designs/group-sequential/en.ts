import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Group sequential design',
  description:
    'Stopping boundaries for up to six looks at any information times: Lan-DeMets, Hwang-Shih-DeCani, Wang-Tsiatis, with maximum and expected sample size.',
  heading: 'Group sequential design',
  question: 'May a trial look at its results before the end, and stop early if they are convincing?',
  lead: 'For interim analyses of efficacy: boundaries that control the type I error, what they cost at most, and what they save on average. Computed by recursive numerical integration.',
  fields: {
    boundary: { label: 'Boundary' },
    gamma: { label: 'Gamma (γ)', hint: 'About −4 is near O’Brien and Fleming, 1 near Pocock.' },
    shape: { label: 'Shape (Δ)', hint: '0 is O’Brien and Fleming’s boundary, 0.5 is Pocock’s.' },
    looks: { label: 'Analyses, the final one included', hint: 'From 2 to 6.' },
    t1: { label: 'First analysis at', hint: 'Percent of the information; empty for evenly spaced analyses.' },
    t2: { label: 'Second analysis at' },
    t3: { label: 'Third analysis at' },
    t4: { label: 'Fourth analysis at' },
    t5: { label: 'Fifth analysis at' },
    sides: {
      label: 'Test',
      hint: 'Two-sided: the trial also stops at the mirrored boundary, with half the level on each side.',
    },
    unit: { label: 'Sizes are counted in' },
    fixed: {
      label: 'Size with a single analysis',
      hint: 'Participants or events in total, from one of the other designs, for the same level and power.',
    },
  },
  options: {
    boundary: {
      obrienFleming: 'Lan-DeMets spending of O’Brien-Fleming type',
      pocock: 'Lan-DeMets spending of Pocock type',
      hwangShihDeCani: 'Hwang-Shih-DeCani spending',
      wangTsiatis: 'Wang-Tsiatis (O’Brien-Fleming to Pocock)',
    },
    unit: { participants: 'Participants', events: 'Events' },
  },
  quantities: {
    maximum: 'Maximum size',
    expectedAlternative: 'Expected size if the planned effect is real',
    expectedNull: 'Expected size if there is no effect',
    inflation: 'Inflation factor',
    exactMaximum: 'Maximum size, before rounding',
    exactAlternative: 'Expected with the effect, before rounding',
    exactNull: 'Expected without effect, before rounding',
    drift: 'Expected Z at the final analysis',
    fraction: 'Information',
    sizeThen: 'Size',
    z: 'Stop if Z (two-sided: |Z|) is at least',
    p: 'Nominal p',
    spent: 'Type I error spent',
    powerByThen: 'Power by then',
    effect: 'True effect, as a share of the planned one',
    z1: 'Z boundary, analysis 1',
    z2: 'Z boundary, analysis 2',
    z3: 'Z boundary, analysis 3',
    z4: 'Z boundary, analysis 4',
    z5: 'Z boundary, analysis 5',
    z6: 'Z boundary, analysis 6',
  },
  methods: {
    looks: 'The trial has {looks} analyses, the final one included, at {times} of the information.',
    spending:
      'It stops for efficacy by {boundary} at a {sides} significance level of {alpha}: where {statistic} is at least {bounds}, analysis by analysis.',
    spendingGamma:
      'It stops for efficacy by {boundary} with γ = {gamma} at a {sides} significance level of {alpha}: where {statistic} is at least {bounds}, analysis by analysis.',
    shape:
      'It stops for efficacy at the boundaries of Wang and Tsiatis with shape {shape} at a {sides} significance level of {alpha}: where {statistic} is at least {bounds}, analysis by analysis.',
    participants:
      'Compared with {fixed} participants for a single analysis, at most {maximum} are needed (inflation factor {inflation}) for a power of {power}; {expectedAlternative} are expected if the planned effect is real and {expectedNull} if there is none.',
    events:
      'Compared with {fixed} events for a single analysis, at most {maximum} are needed (inflation factor {inflation}) for a power of {power}; {expectedAlternative} are expected if the planned effect is real and {expectedNull} if there is none.',
  },
  parts: {
    obrienFleming: 'the Lan-DeMets spending function of O’Brien-Fleming type',
    pocock: 'the Lan-DeMets spending function of Pocock type',
    hwangShihDeCani: 'the Hwang-Shih-DeCani spending function',
    wangTsiatis: 'the boundaries of Wang and Tsiatis',
  },
  faults: {
    tooManyLooks: 'Please plan at most {max} analyses.',
    looksTooClose:
      'Analyses must be in order, at least {gap} percentage points of the information apart, with the last at 100%.',
  },
  assumptions: [
    'The test statistic has independent normal increments, as a mean, a proportion, a log-rank, or a Cox statistic has in large samples.',
    'Information accrues as planned; with a spending function the boundaries are recomputed if it does not.',
    'The size for a single analysis belongs to the same level, sides, and power.',
  ],
  notCovered:
    'stopping for futility, small samples (t instead of Z), adaptive changes of the sample size, estimates after an early stop (the naive one is too large).',
} satisfies DesignWords
