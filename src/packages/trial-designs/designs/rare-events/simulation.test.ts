import { expect, test } from 'vitest'
import { readPlan } from '../../simulation/planned.ts'
import { planOf, simulated } from '../../testing/simulated.ts'
import { inR } from './simulation-in-r.ts'

/** R 4.2.2: the beta-binomial chances of the sites, by `beta` and `choose`, convolved. */
test.each([
  ['', 'chance', 0.9150993],
  ['', 'upperLimitHolds', 0.9144481],
  ['risk=5&events=3', 'chance', 0.9150084],
  ['risk=5&events=3', 'upperLimitHolds', 0.914981],
])('%s, correlated: the %s is the exact one', (query, quantity, expected) => {
  const { value, error } = simulated(`rare-events?${query}`, quantity, 20_000, 'correlated')
  expect(Math.abs(value - expected)).toBeLessThan(4 * error)
})

test.each(['', 'risk=5&events=3', 'find=risk&n=300', 'risk=0.001&n=1000'])(
  '%s: the script in R breaks the correlation, and names the quantities',
  (query) => {
    const script = inR(readPlan(planOf(`rare-events?${query}`).plan))
    expect(script).toContain('broken != "correlated"')
    expect([...script.matchAll(/^ {2}(\w+) = mean/gm)].map(([, name]) => name)).toEqual([
      'chance',
      'upperLimitHolds',
    ])
    expect(script).not.toMatch(/NaN|undefined|\d{16}/)
  },
)
