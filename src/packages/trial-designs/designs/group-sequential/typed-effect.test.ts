import { expect, test } from 'vitest'
import { drawFrom } from '../../simulation/draw.ts'
import type { Break } from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'
import { inShort } from '../../testing/extent.ts'
import { sequentialPlan } from '../../testing/sequential-plan.ts'
import { groupSequential } from './simulation.ts'
import { trialPaths } from './trial-paths.ts'

/** The mean outcome of simulated trials, with its standard error. */
function found(
  planned: Planned,
  quantity: string,
  trials = inShort(1000, 3000),
  broken: Break | null = null,
) {
  const measured = groupSequential.measure(planned, broken).find((one) => one.quantity === quantity)
  const draw = drawFrom(20_261_129)
  const outcomes = Array.from({ length: trials }, () => measured?.trial(draw) ?? Number.NaN)
  const value = outcomes.reduce((sum, outcome) => sum + outcome) / trials
  const squares = outcomes.reduce((sum, outcome) => sum + (outcome - value) ** 2, 0)
  return { value, error: Math.sqrt(squares) / trials }
}

const survival = (inputs: Parameters<typeof sequentialPlan>[0], values: Record<string, number>) =>
  sequentialPlan({ unit: 'survival', ...inputs }, values)

/** Whatever a page says of the power of this plan: its trials have the effect of its fields. */
const wrong = { maximum: 203, control: 169, treated: 169 }

/**
 * The power by Schoenfeld's formula and our bounds; for 0.9 also 0.106 of 5,000 trials of the simulation in
 * R that is described below.
 */
test.each([
  [0.9, 0.112],
  [0.8, 0.351],
  [0.7, 0.714],
  [0.5, 0.998],
])('203 events and a hazard ratio of %d: the power is not 80 %', (hr, expected) => {
  const { value } = found(survival({ hr }, wrong), 'power')
  expect(Math.abs(value - expected)).toBeLessThan(0.03)
})

test('a wrong size of means and of proportions is not confirmed either', () => {
  const means = sequentialPlan({ difference: 2.5 }, {})
  const proportions = sequentialPlan(
    { unit: 'proportions', p1: 0.55 },
    { maximum: 344, treated: 172, control: 172 },
  )
  // With the typed effects of 5 and of 15 percentage points both have 80 %.
  expect(found(means, 'power').value).toBeLessThan(0.33)
  expect(found(proportions, 'power').value).toBeLessThan(0.2)
})

const symmetric = survival({}, { maximum: 250, control: 208, treated: 208 })
const unequal = survival(
  {
    ...{ hr: 0.65, median: 10, accrual: 24, followUp: 9, lost: 0.1 },
    ...{ looks: 2, t1: 60, futility: 'pocock', sides: '1', alpha: 0.025 },
  },
  { z1: 2.6686, z2: 1.981, futility1: 0.5, maximum: 262, control: 144, treated: 288 },
)

const late = survival({ delay: 3 }, { maximum: 458, control: 373, treated: 373 })
const lateFutile = survival(
  { delay: 3, futility: 'pocock', sides: '1', alpha: 0.025 },
  { maximum: 564, control: 460, treated: 460, futility1: -0.136752, futility2: 0.895634 },
)

/**
 * R 4.2.2, written apart from this site: entries by `runif`, times by `rexp`, looks at the sorted months of
 * the events, Z of `survival::survdiff` 3.5-3 (its function `survdiff.fit`); 20,000 trials of each number.
 */
test.each([
  ['equal arms', symmetric, 'power', 0.7919],
  ['equal arms', symmetric, 'typeOne', 0.02375],
  ['equal arms', symmetric, 'expectedAlternative', 212.0752],
  ['equal arms', symmetric, 'expectedNull', 248.8741],
  ['arms of 2:1 with futility', unequal, 'power', 0.9112],
  ['arms of 2:1 with futility', unequal, 'typeOne', 0.0257],
  ['arms of 2:1 with futility', unequal, 'expectedAlternative', 205.0856],
  ['arms of 2:1 with futility', unequal, 'expectedNull', 189.8344],
  ['a delayed effect', late, 'power', 0.78575],
  ['a delayed effect', late, 'expectedAlternative', 412.3015],
  ['a delayed effect', late, 'typeOne', 0.02265],
  ['a delayed effect, with futility', lateFutile, 'power', 0.79485],
  ['a delayed effect, with futility', lateFutile, 'expectedAlternative', 448.8163],
  ['a delayed effect, with futility', lateFutile, 'expectedNull', 322.495],
] as const)(
  '%s, a survival trial with accrual and losses: what R simulates',
  (_, plan, quantity, expected) => {
    const trials = inShort(1000, 4000)
    const { value, error } = found(plan, quantity, trials)
    const errorInR = error * Math.sqrt(trials / 20_000)
    expect(Math.abs(value - expected)).toBeLessThan(4 * Math.hypot(error, errorInR))
  },
)

test.each([
  ['means', { meanMargin: 3, difference: 1 }],
  ['means', { meanMargin: 3, difference: -1, better: 'lower' }],
  ['means', { meanMargin: 3, difference: 1, comparison: 'paired' }],
  ['proportions', { p1: 0.5, pointMargin: 0.15 }],
  ['proportions', { p1: 0.5, pointMargin: 0.15, better: 'lower', variance: 'unpooled' }],
  ['survival', { hr: 1, ratioMargin: 1.4 }],
])('%s, with a margin, %j: at the margin the level', (unit, inputs) => {
  const plan = sequentialPlan(
    { unit, goal: 'noninferiority', ...inputs },
    { maximum: 240, control: 80, treated: 160 },
  )
  const { value, error } = found(plan, 'typeOne', inShort(1000, 4000))
  expect(Math.abs(value - 0.025)).toBeLessThan(4 * error)
  expect(found(plan, 'power', 500).value).toBeGreaterThan(0.2)
})

test('allocation: a less equal one has less power, of every endpoint', () => {
  const powers = (unit: string, [control, treated]: readonly [number, number], maximum: number) =>
    found(sequentialPlan({ unit }, { control, treated, maximum }), 'power').value
  for (const [unit, total, maximum] of [
    ['means', 128, 128],
    ['proportions', 344, 344],
    ['survival', 416, 250],
  ] as const) {
    const equal = powers(unit, [total / 2, total / 2], maximum)
    expect(equal - powers(unit, [total / 4, (3 * total) / 4], maximum), unit).toBeGreaterThan(0.04)
  }
})

test('losses of a survival trial take its events: more of them end at the end of the follow-up', () => {
  const events = (lost: number) =>
    found(
      survival({ lost }, { maximum: 400, control: 208, treated: 208, z1: 9, z2: 9, z3: 9 }),
      'expectedAlternative',
      300,
    )
  // 400 events are never seen, so all trials go to the end. By the chances of exponential times.
  for (const lost of [0, 0.05, 0.3]) {
    const { value, error } = events(lost)
    expect(Math.abs(value - expectedBy(lost))).toBeLessThan(4 * error)
  }
})

/** Events of 208 participants in each arm by month 30, integrated over uniform entries by Simpson's rule. */
function expectedBy(lost: number): number {
  const loss = -Math.log1p(-lost) / 12
  const chance = (hazard: number, months: number) =>
    (hazard / (hazard + loss)) * (1 - Math.exp(-(hazard + loss) * months))
  const mean = (hazard: number) => (chance(hazard, 12) + 4 * chance(hazard, 21) + chance(hazard, 30)) / 6
  const hazard = Math.LN2 / 12
  return 208 * (mean(hazard) + mean(0.7 * hazard))
}

test('too few events for a look before the end: the trial looks once more, at the end', () => {
  const plan = survival({ accrual: 2, followUp: 1 }, { maximum: 250, control: 208, treated: 208 })
  for (const { steps } of trialPaths(plan, { trials: 50, seed: 1, hasEffect: true }))
    expect(steps.map(({ look }) => look)).toEqual([2])
})

test('looks without a bound on one side: they do not stop on it', () => {
  const paths = (values: Record<string, number>, inputs = {}) =>
    trialPaths(sequentialPlan({ futility: 'pocock', ...inputs }, values), {
      trials: 300,
      seed: 5,
      hasEffect: false,
    })
  const none = Number.POSITIVE_INFINITY
  const futilityOnly = paths({ z1: none, z2: none, futility1: 0.3, futility2: 0.6 })
  for (const { steps, outcome } of futilityOnly)
    if (outcome === 'efficacyLine') expect(steps.at(-1)?.look).toBe(2)
  expect(futilityOnly.filter(({ outcome }) => outcome === 'futilityLine').length).toBeGreaterThan(100)
  const efficacyOnly = paths({ z1: 0.5, futility2: 0.6 })
  for (const { steps, outcome } of efficacyOnly)
    if (outcome === 'futilityLine') expect(steps.at(-1)?.look).toBe(1)
})
