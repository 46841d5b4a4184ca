import { expect, test } from 'vitest'
import type { Break } from '../../simulation/measured.ts'
import { readPlan } from '../../simulation/planned.ts'
import { planOf, simulated } from '../../testing/simulated.ts'
import { breaksOf } from './simulation.ts'

const proportions = 'cluster-randomized?outcome=proportions&n=18'

/**
 * R 4.2.2. Unequal variances of cluster means: the power given both sample variances, integrated over
 * them by `integrate`. With an error: 10,000 trials whose participants are drawn one by one.
 */
const known: readonly [query: string, Break, quantity: string, expected: number, error?: number][] = [
  ['cluster-randomized?n=8', 'variances', 'power', 0.6480121],
  ['cluster-randomized?m=2&n=3&difference=20', 'skewed', 'power', 0.7508, 0.0043],
  ['cluster-randomized?n=8', 'losses', 'power', 0.9323, 0.0025],
  ['cluster-randomized?n=8', 'losses', 'typeOne', 0.0775, 0.0027],
  ['cluster-randomized?n=8', 'sizes', 'power', 0.7845, 0.0041],
  ['cluster-randomized?n=8', 'sizes', 'typeOne', 0.0388, 0.0019],
  ['cluster-randomized?analysis=unweighted&cv=0.4&n=8', 'sizes', 'power', 0.6709, 0.0047],
  [proportions, 'losses', 'typeOne', 0.1727, 0.0038],
  [proportions, 'sizes', 'power', 0.726, 0.0045],
]

test.each(known)(
  '%s with broken %s: the simulated %s is that of R',
  (query, broken, quantity, expected, known = 0) => {
    const { value, error } = simulated(query, quantity, 3000, broken)
    expect(Math.abs(value - expected)).toBeLessThan(4 * Math.hypot(error, known))
  },
)

test('losses help the treatment also where a lower value is better', () => {
  const query = 'cluster-randomized?goal=noninferiority&difference=0&better=lower&n=16'
  const { value, error, formula } = simulated(query, 'typeOne', 2000, 'losses')
  expect(value - formula).toBeGreaterThan(4 * error)
})

test('clusters of one participant, of which none or one may be left', () => {
  const { value } = simulated('cluster-randomized?m=1&n=2', 'power', 2000, 'losses')
  expect(value).toBeGreaterThan(0)
  expect(value).toBeLessThan(0.1)
})

test('all of a cluster alike: a cluster counts as one participant', () => {
  const { value, error } = simulated('cluster-randomized?outcome=proportions&icc=1&n=40', 'power', 2000)
  const almost = simulated('cluster-randomized?outcome=proportions&icc=0.99&n=40', 'power', 2000)
  expect(Math.abs(value - almost.value)).toBeLessThan(4 * Math.hypot(error, almost.error))
})

test.each([
  ['cluster-randomized', ['variances', 'skewed', 'losses', 'sizes']],
  [proportions, ['losses', 'sizes']],
  ['cluster-randomized?cv=0.8', ['variances', 'skewed', 'losses']],
])('%s can break %j', (query, expected) => {
  expect(breaksOf(readPlan(planOf(query).plan))).toEqual(expected)
})
