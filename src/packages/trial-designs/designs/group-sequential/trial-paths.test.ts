import { describe, expect, test } from 'vitest'
import { drawFrom } from '../../simulation/draw.ts'
import { readPlan } from '../../simulation/planned.ts'
import { planOf } from '../../testing/simulated.ts'
import { simulations } from '../simulations.ts'
import { looksOf } from './looks-of-plan.ts'
import { trialPaths } from './trial-paths.ts'

const plannedOf = (query: string) => readPlan(planOf(`group-sequential?${query}`).plan)

const asked = { trials: 200, seed: 7, hasEffect: true }

describe.each([
  '',
  'unit=events&t1=50',
  'unit=survival&allocation=2:1',
  'unit=proportions&goal=noninferiority&p1=80&p2=80&better=lower',
  'unit=means&comparison=paired&difference=-5',
  'futility=pocock&binding=yes&looks=4&harm=pocock',
  'sides=1&alpha=0.025&boundary=pocock&unit=participants&fixed=30',
  'find=power&n=150',
])('%s', (query) => {
  const planned = plannedOf(query)

  test.each([true, false])('effect %s: the trials that cross are those of the simulation', (hasEffect) => {
    const measured = simulations['group-sequential'].measure(planned, null)
    const chance = measured.find(({ quantity }) => quantity === (hasEffect ? 'power' : 'expectedNull'))
    const paths = trialPaths(planned, { ...asked, hasEffect })
    const sizes = looksOf(planned, true).map(({ size }) => size)
    const found = paths.map(({ outcome, steps }) =>
      hasEffect ? Number(outcome === 'efficacyLine') : sizes[steps.at(-1)?.look ?? 0],
    )
    expect(found).toEqual(paths.map((_, index) => chance?.trial(drawFrom(asked.seed + index))))
  })

  test('a path ends at the first bound that it crosses, on the side of its outcome', () => {
    const looks = looksOf(planned, true)
    const paths = [true, false].flatMap((hasEffect) => trialPaths(planned, { ...asked, hasEffect }))
    for (const { steps, outcome } of paths) {
      const places = steps.map(({ look, z }) => {
        const { upper = 0, lower = 0, harm = 0 } = looks[look] ?? {}
        if (z >= upper) return 'efficacyLine'
        if (z <= harm) return 'harmLine'
        if (z > lower) return look < looks.length - 1 ? 'on' : 'noLine'
        return 'futilityLine'
      })
      expect(places).toEqual([...steps.slice(1).map(() => 'on'), outcome])
      expect(steps.map(({ look }) => look)).toEqual(steps.map((_, index) => index))
    }
    expect(new Set(paths.map(({ outcome }) => outcome)).size).toBeGreaterThan(1)
  })
})

test('too few for a test at a look: the path goes on without a step there', () => {
  const paths = trialPaths(plannedOf('unit=participants&fixed=4&boundary=pocock&looks=3'), asked)
  for (const { steps } of paths) for (const { z } of steps) expect(Number.isFinite(z)).toBe(true)
  expect(paths.some(({ steps }) => steps[0]?.look !== 0)).toBe(true)
})

test.each(['means', 'proportions', 'survival', 'participants', 'events'])(
  '%s: a look that is moved, the same trial at the other look',
  (unit) => {
    const at = (t1: string) =>
      trialPaths(
        plannedOf(`find=power&n=${unit === 'survival' ? 340 : 200}&unit=${unit}&t1=${t1}&t2=70`),
        asked,
      )
    const [early, late] = [at('20'), at('50')]
    const both = early.flatMap(({ steps: [, one] }, index) => {
      const other = late[index]?.steps[1]
      return one && other ? [[one.z, other.z] as const] : []
    })
    expect(both.length).toBeGreaterThan(100)
    for (const [one, other] of both) expect(one).toBeCloseTo(other, 10)
  },
)
