import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Group sequential design',
  description:
    'Stopping boundaries for up to six looks at any information times: Lan-DeMets, Hwang-Shih-DeCani, Wang-Tsiatis, with maximum and expected sample size.',
  heading: 'Group sequential design',
  question: 'Can you look at the results before the end of the trial, and stop early if they are convincing?',
  lead: 'For interim analyses of efficacy: boundaries that control the type I error, the maximum size that they require, and the size to expect on average. Computed by recursive numerical integration.',
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
    looks:
      'The primary null hypothesis will be tested at up to {looks} analyses, the final one included, at {times} of the planned information, with an overall {sides} significance level of {alpha}.',
    rule: 'It will be rejected, and the trial may then stop, if {statistic} is at least {bounds} ({boundary}).',
    maximum:
      'For a target power of {target}, a single analysis would need {fixed} {unit} under the assumptions in [source]. The group sequential design needs at most {maximum} {unit} (inflation factor {inflation}), which gives a power of {power}.',
    expected:
      'The expected number of {unit} is about {expectedAlternative} if the assumed effect is real and about {expectedNull} if there is no effect.',
  },
  parts: {
    'rule.obrienFleming': 'Lan-DeMets spending function of O’Brien-Fleming type; Lan and DeMets 1983',
    'rule.pocock': 'Lan-DeMets spending function of Pocock type; Lan and DeMets 1983',
    'rule.hwangShihDeCani': 'Hwang-Shih-DeCani spending function with γ = {gamma}; Hwang et al. 1990',
    'rule.wangTsiatis': 'Wang-Tsiatis boundaries with Δ = {shape}; Wang and Tsiatis 1987',
    first: '{bound} at the first analysis',
    second: '{bound} at the second',
    third: '{bound} at the third',
    fourth: '{bound} at the fourth',
    fifth: '{bound} at the fifth',
    last: '{bound} at the final analysis',
    participants: 'participants',
    events: 'events',
    integration: 'recursive numerical integration (Armitage et al. 1969; Jennison and Turnbull 2000)',
  },
  faults: {
    tooManyLooks: 'Please plan at most {max} analyses.',
    looksTooClose:
      'Analyses must be in order, at least {gap} percentage points of the information apart, with the last at 100%.',
  },
  notes: {},
  assumptions: [
    'The test statistic has independent normal increments, as a mean, a proportion, a log-rank, or a Cox statistic has in large samples.',
    'Information accrues as planned; with a spending function the boundaries are recomputed if it does not.',
    'The size for a single analysis was calculated for the same level, sides, and power.',
  ],
  notCovered:
    'stopping for futility, small samples (t instead of Z), adaptive changes of the sample size, estimates after an early stop (the unadjusted one tends to be too large).',
} satisfies DesignWords
