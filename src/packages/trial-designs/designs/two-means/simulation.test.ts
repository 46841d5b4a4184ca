import { expect, test } from 'vitest'
import type { Break } from '../../simulation/measured.ts'
import { readPlan } from '../../simulation/planned.ts'
import { planOf, simulated } from '../../testing/simulated.ts'
import { breaksOf } from './simulation.ts'

/**
 * R 4.2.2: with unequal variances the power given both sample variances, integrated over them by
 * `integrate`; else 100,000 trials with `t.test`, which have a standard error too.
 */
const known: readonly [query: string, Break, quantity: string, expected: number, error?: number][] = [
  ['two-means', 'variances', 'power', 0.5956937],
  ['two-means?allocation=2:1&n=40', 'variances', 'typeOne', 0.0132832],
  ['two-means?allocation=1:2&n=20', 'variances', 'typeOne', 0.0426898],
  [
    'two-means?comparison=one&goal=noninferiority&difference=0&better=lower&n=12',
    'skewed',
    'typeOne',
    0.0877,
    0.0009,
  ],
  ['two-means', 'losses', 'typeOne', 0.0714, 0.0008],
  ['two-means?comparison=paired', 'losses', 'typeOne', 0.0719, 0.0008],
]

test.each(known)(
  '%s with broken %s: the simulated %s is that of R',
  (query, broken, quantity, expected, known = 0) => {
    const { value, error } = simulated(query, quantity, 4000, broken)
    expect(Math.abs(value - expected)).toBeLessThan(4 * Math.hypot(error, known))
  },
)

test('losses help the treatment on either side', () => {
  for (const query of [
    'two-means?difference=-5',
    'two-means?goal=noninferiority&difference=0&better=lower',
  ]) {
    const { value, error, formula } = simulated(query, 'power', 2000, 'losses')
    expect(value - formula, query).toBeGreaterThan(4 * error)
  }
})

test('with too few left the test does not reject', () => {
  expect(simulated('two-means?comparison=paired&n=2', 'power', 500, 'losses').value).toBeLessThan(0.2)
})

test.each([
  ['two-means', ['variances', 'skewed', 'losses']],
  ['two-means?comparison=paired', ['skewed', 'losses']],
  ['two-means?goal=equivalence&difference=1', ['variances', 'skewed']],
])('%s can break %j', (query, expected) => {
  expect(breaksOf(readPlan(planOf(query).plan))).toEqual(expected)
})
