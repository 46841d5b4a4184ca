import { expect, test } from 'vitest'
import type { Break } from '../../simulation/measured.ts'
import { simulated } from '../../testing/simulated.ts'

const lower = 'one-proportion?test=normal&p0=50&p1=35&n=60'

/**
 * Exact, in R 4.2.2: `dbinom` of the successes and of the lost participants, summed where the test
 * rejects; beta-binomial counts of the sites, convolved.
 */
const known: readonly [query: string, Break, quantity: string, expected: number][] = [
  ['one-proportion?n=35', 'losses', 'power', 0.8999644],
  ['one-proportion?n=35', 'losses', 'typeOne', 0.0998807],
  ['one-proportion?n=35', 'correlated', 'power', 0.7613594],
  ['one-proportion?n=35', 'correlated', 'typeOne', 0.0641444],
  [lower, 'losses', 'power', 0.9197235],
  [lower, 'losses', 'typeOne', 0.1995846],
  [lower, 'correlated', 'power', 0.7168202],
  [lower, 'correlated', 'typeOne', 0.0819159],
]

test.each(known)('%s with broken %s: the simulated %s is that of R', (query, broken, quantity, expected) => {
  const { value, error } = simulated(query, quantity, 5000, broken)
  expect(Math.abs(value - expected)).toBeLessThan(4 * error)
})

test('one participant, who may be lost after a failure: only the success rejects', () => {
  const query = 'one-proportion?test=normal&p0=20&p1=21&n=1'
  const { value, error } = simulated(query, 'power', 2000, 'losses')
  expect(Math.abs(value - 0.21)).toBeLessThan(4 * error)
})
