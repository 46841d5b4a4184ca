import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawFrom } from '../../../simulation/draw.ts'
import { sequentialPlan } from '../../../testing/sequential-plan.ts'
import { meansOfPlan, proportionsOfPlan, survivalOfPlan } from '../read-trial.ts'
import { meansOf } from './means.ts'
import { type Arms, type Endpoint, treatedAmong } from './participants.ts'
import { People } from './people.ts'
import { proportionsOf } from './proportions.ts'

const seed = fc.integer({ min: 1, max: 1e6 })
const few = { numRuns: 25 }
const count = 20_000

/** Far outside of the sampling error of a right one. */
const errors = 5

function momentsOf({ outcomeOf }: Endpoint, isTreated: boolean, effect: number, seed: number) {
  const draw = drawFrom(seed)
  const values = Array.from({ length: count }, () => outcomeOf(draw, isTreated, effect))
  const mean = values.reduce((sum, value) => sum + value) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, sd: Math.sqrt(squares / count) }
}

test('means: the drawn difference and standard deviation are the typed ones', () => {
  const difference = fc.integer({ min: -40, max: 40 }).filter((value) => value !== 0)
  fc.assert(
    fc.property(difference, fc.integer({ min: 1, max: 30 }), seed, (difference, sd, seed) => {
      const { effect, ...means } = meansOfPlan(sequentialPlan({ difference, sd }, {}))
      const endpoint = meansOf(means, null)
      const [treated, control] = [true, false].map((arm) => momentsOf(endpoint, arm, effect, seed))
      const error = sd * Math.sqrt(2 / count)
      expect(Math.abs((treated?.mean ?? 0) - difference)).toBeLessThan(errors * error)
      expect(Math.abs(control?.mean ?? 9)).toBeLessThan(errors * error)
      for (const one of [treated, control]) expect((one?.sd ?? 0) / sd).toBeCloseTo(1, 1)
    }),
    few,
  )
})

test('proportions: the drawn ones are the typed ones', () => {
  const chance = fc.integer({ min: 1, max: 99 }).map((value) => value / 100)
  fc.assert(
    fc.property(chance, chance, seed, (p1, p2, seed) => {
      const { effect, ...typed } = proportionsOfPlan(sequentialPlan({ unit: 'proportions', p1, p2 }, {}))
      const endpoint = proportionsOf(typed, null)
      for (const [isTreated, p] of [
        [true, p1],
        [false, p2],
      ] as const) {
        const { mean } = momentsOf(endpoint, isTreated, effect, seed)
        expect(Math.abs(mean - p)).toBeLessThan(errors * Math.sqrt((p * (1 - p)) / count))
      }
    }),
    few,
  )
})

/** What participants of one arm had: events and losses by month at risk, and when they entered. */
function observed(people: People, from: number, to: number, end: number) {
  let [exposure, events, losses, entered] = [0, 0, 0, 0]
  for (let i = from; i < to; i += 1) {
    const [entry = 0, exit = 0] = [people.entry[i], people.exit[i]]
    exposure += exit
    entered += entry
    if (Number.isFinite(people.event[i])) events += 1
    else if (entry + exit < end - 1e-9) losses += 1
  }
  return { events, losses, hazard: events / exposure, loss: losses / exposure, entry: entered / (to - from) }
}

test('survival: hazards, their ratio, losses, accrual and arms are the typed ones', () => {
  const typed = fc.record({
    hr: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
    median: fc.double({ min: 2, max: 60, noNaN: true }),
    accrual: fc.double({ min: 1, max: 60, noNaN: true }),
    lost: fc.double({ min: 0.01, max: 0.4, noNaN: true }),
  })
  fc.assert(
    fc.property(typed, fc.integer({ min: 1, max: 3 }), seed, (typed, allocation, seed) => {
      const arms = { treated: allocation * count, control: count }
      const { effect, courseWith } = survivalOfPlan(sequentialPlan({ unit: 'survival', ...typed }, arms))
      const course = courseWith(effect, false)
      const people = new People(arms, false)
      people.draw(drawFrom(seed), course)
      const treated = observed(people, 0, arms.treated, course.end)
      const control = observed(people, arms.treated, arms.treated + count, course.end)
      expect(people.exit).toHaveLength((1 + allocation) * count)
      const near = (found: number, expected: number, size: number) =>
        expect(Math.abs(found / expected - 1)).toBeLessThan(errors / Math.sqrt(size))
      near(control.hazard, Math.LN2 / typed.median, control.events)
      near(treated.hazard / control.hazard, typed.hr, Math.min(treated.events, control.events) / 2)
      for (const arm of [treated, control]) near(arm.entry, typed.accrual / 2, count)
      for (const arm of [treated, control]) near(arm.loss, -Math.log1p(-typed.lost) / 12, arm.losses)
    }),
    few,
  )
})

test('a piece after a delay: no effect before it, the hazard ratio after it', () => {
  const { courseWith } = survivalOfPlan(sequentialPlan({ unit: 'survival', median: 12, followUp: 400 }, {}))
  const people = new People({ treated: count, control: count }, false)
  people.draw(drawFrom(7), courseWith(0.5, true))
  const shareBy = (month: number, from: number) =>
    people.exit.subarray(from, from + count).filter((exit) => exit <= month).length / count
  expect(shareBy(4, 0)).toBeCloseTo(shareBy(4, count), 1)
  // Without loss, S(16) is exp(-(4 + 12 hr) log(2) / 12); the losses of 5 % a year are common.
  const left = (hr: number) => Math.exp((-(4 + 12 * hr) * Math.LN2) / 12) * 0.95 ** (16 / 12)
  expect(Math.abs(1 - shareBy(16, 0) - left(0.5))).toBeLessThan(0.02)
  expect(Math.abs(1 - shareBy(16, count) - left(1))).toBeLessThan(0.02)
})

test('arms: in their ratio at any time, and whole at the end', () => {
  const size = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(size, size, fc.double({ min: 0, max: 1, noNaN: true }), (treated, control, share) => {
      const arms: Arms = { treated, control }
      const all = treated + control
      const then = Math.ceil(share * all)
      expect(Math.abs(treatedAmong(then, arms) - (then * treated) / all)).toBeLessThanOrEqual(0.5)
      expect(treatedAmong(all, arms)).toBe(treated)
    }),
  )
})
