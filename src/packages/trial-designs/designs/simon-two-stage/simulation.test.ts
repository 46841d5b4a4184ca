import { expect, test } from 'vitest'
import { readPlan } from '../../simulation/planned.ts'
import { planOf, simulated } from '../../testing/simulated.ts'
import { inR } from './simulation-in-r.ts'

/** R 4.2.2: the beta-binomial chances of the sites, by `beta` and `choose`, convolved. */
test.each([
  ['power', 0.7300202],
  ['level', 0.068279],
  ['earlyStop', 0.7332606],
  ['expectedSize', 15.0680495],
])('correlated: the %s is the exact one', (quantity, expected) => {
  const { value, error } = simulated('simon-two-stage', quantity, 20_000, 'correlated')
  expect(Math.abs(value - expected)).toBeLessThan(4 * error)
})

test.each(['', 'criterion=minimax', 'find=power&r1=1&n1=10&r=5&n=29', 'find=p1&r1=1&n1=10&r=5&n=29'])(
  '%s: the script in R breaks the correlation, and names the quantities',
  (query) => {
    const script = inR(readPlan(planOf(`simon-two-stage?${query}`).plan))
    expect(script).toContain('broken != "correlated"')
    expect([...script.matchAll(/^ {2}(\w+) = mean/gm)].map(([, name]) => name)).toEqual([
      'power',
      'level',
      'earlyStop',
      'expectedSize',
    ])
    expect(script).not.toMatch(/NaN|undefined|\d{16}/)
  },
)
