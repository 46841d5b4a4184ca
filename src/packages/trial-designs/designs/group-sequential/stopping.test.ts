import { normalUpperQuantile } from '@marom/statistics/distributions'
import { exitsAbove, power as powerOf, sumOf } from '@marom/statistics/sequential'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tailLevel } from '../../frame/planning.ts'
import type { Rules } from './inputs.ts'
import { efficacySpending, refuse, solve, timesOf } from './plan.ts'
import { families, stopsOf } from './stopping-fields.ts'

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const stop = fc.constantFrom('both', 'efficacy', 'futility')

/** Plans that may stop for futility, at some looks or all. */
const rules: fc.Arbitrary<Rules> = fc.record({
  goal: fc.constant('superiority'),
  boundary: fc.constantFrom(...families, 'wangTsiatis', 'none'),
  gamma: double(-10, 5),
  shape: double(0, 0.5),
  sides: fc.constantFrom('1', '2'),
  alpha: double(0.001, 0.2),
  power: double(0.5, 0.99),
  looks: fc.integer({ min: 2, max: 6 }),
  ...{ t1: double(5, 20), t2: double(25, 35), t3: double(40, 55), t4: double(60, 75), t5: double(80, 95) },
  futility: fc.constantFrom(...families),
  futilityGamma: double(-10, 5),
  binding: fc.constantFrom('no', 'yes'),
  ...{ stop1: stop, stop2: stop, stop3: stop, stop4: stop, stop5: stop },
  ...{ harm: fc.constant('none'), harmGamma: fc.constant(-2), harmLevel: fc.constant(0.1) },
} as const)

const plans = rules.filter((plan) => refuse(plan) === null)
const seeded = { seed: 20261129, numRuns: 200 }
const check = (property: (plan: Rules) => void, of: fc.Arbitrary<Rules> = plans) =>
  fc.assert(fc.property(of, property), seeded)

const isAtEnd = (plan: Rules) => ({ ...plan, boundary: 'none' }) as const
const fixedLast = (plan: Rules) => normalUpperQuantile(tailLevel(plan))

describe('over random plans', () => {
  test('the type I error is what was asked for, the power is reached, and a single look needs fewer', () => {
    check((plan) => {
      const { efficacy, plan: found, drift, fixedDrift } = solve(plan)
      expect(sumOf(exitsAbove(efficacy, 0)) / tailLevel(plan)).toBeCloseTo(1, 6)
      expect(powerOf(found, drift)).toBeCloseTo(plan.power, 7)
      expect(drift).toBeGreaterThan(fixedDrift - 1e-7)
    })
  })

  test('a look has a boundary only where it may stop for it', () => {
    check((plan) => {
      const { plan: found, futility } = solve(plan)
      const stops = stopsOf(plan)
      expect(found.looks.map(({ upper }) => Number.isFinite(upper))).toEqual(stops.efficacy)
      expect(futility?.map(Number.isFinite)).toEqual(stops.futility)
    })
  })

  test('by a look that may stop for efficacy, all is spent that its spending function allows', () => {
    check((plan) => {
      const spending = efficacySpending(plan)
      if (!spending) return
      const errors = exitsAbove(solve(plan).efficacy, 0)
      let spent = 0
      for (const [look, error] of errors.entries()) {
        spent += error
        if (stopsOf(plan).efficacy[look] === false) expect(error).toBe(0)
        else expect(spent / spending(timesOf(plan)[look] ?? 1)).toBeCloseTo(1, 5)
      }
    })
  })

  test('futility only: the last boundary is that of a single test, or lower if it binds', () => {
    check((plan) => {
      const last = solve(isAtEnd(plan)).plan.looks.at(-1)?.upper ?? 0
      if (plan.binding === 'no') expect(last).toBeCloseTo(fixedLast(plan), 7)
      else expect(last).toBeLessThan(fixedLast(plan) + 1e-7)
    })
  })

  test('looks that all stop only for futility are the plan without a boundary for efficacy', () => {
    check((plan) => {
      const only = 'futility' as const
      const stops = { stop1: only, stop2: only, stop3: only, stop4: only, stop5: only }
      if (refuse({ ...plan, ...stops })) return
      expect(solve({ ...plan, ...stops }).drift).toBeCloseTo(solve(isAtEnd(plan)).drift, 7)
    })
  })

  test('a look that may no longer stop for one of both, without binding, makes the maximum no larger', () => {
    check((plan) => {
      if (plan.binding === 'yes') return
      const all = { ...plan, stop1: 'both' } as const
      for (const stop1 of ['efficacy', 'futility'] as const) {
        const fewer = { ...all, stop1 }
        if (refuse(fewer)) continue
        expect(solve(fewer).drift).toBeLessThan(solve(all).drift + 1e-7)
      }
    })
  })
})
