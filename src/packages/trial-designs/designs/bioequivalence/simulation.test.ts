import { expect, test } from 'vitest'
import type { Break } from '../../simulation/measured.ts'
import { simulated } from '../../testing/simulated.ts'

/**
 * R 4.2.2. In a crossover of two periods, differences with unequal variances are as those with their
 * mean; parallel groups by `integrate` over both sample variances. With an error: 50,000 trials of an
 * analysis of variance or a t test.
 */
const known: readonly [query: string, Break, quantity: string, expected: number, error?: number][] = [
  ['bioequivalence', 'variances', 'power', 0.5875258],
  ['bioequivalence', 'variances', 'typeOne', 0.0498352],
  ['bioequivalence?layout=parallel&cv=20&n=71', 'variances', 'power', 0.8814652],
  ['bioequivalence?layout=2x2x4&n=13', 'variances', 'power', 0.3146, 0.0021],
  ['bioequivalence?layout=2x2x4&n=13', 'variances', 'typeOne', 0.0455, 0.0009],
  ['bioequivalence?n=12&cv=20', 'skewed', 'power', 0.5958, 0.0022],
  ['bioequivalence?n=12&cv=20', 'skewed', 'typeOne', 0.0452, 0.0009],
]

test.each(known)(
  '%s with broken %s: the simulated %s is that of R',
  (query, broken, quantity, expected, known = 0) => {
    const { value, error } = simulated(query, quantity, 4000, broken)
    expect(Math.abs(value - expected)).toBeLessThan(4 * Math.hypot(error, known))
  },
)

test('skewed values of few participants: the power is no longer that of the formula', () => {
  for (const layout of ['2x2', 'parallel']) {
    const query = `bioequivalence?n=12&cv=20&layout=${layout}`
    const { value, error, formula } = simulated(query, 'power', 20_000, 'skewed')
    expect(Math.abs(value - formula), layout).toBeGreaterThan(4 * error)
  }
})
