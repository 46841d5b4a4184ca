import { expect, test } from 'vitest'
import { readPlan } from '../../simulation/planned.ts'
import { planOf, simulated } from '../../testing/simulated.ts'
import { breaksOf } from './simulation.ts'
import { inR } from './simulation-in-r.ts'

const plannedOf = (query: string) => readPlan(planOf(`precision?${query}`).plan)
const wald = 'interval=wald&p=2&within=2'
const rate = 'measure=rate&n=25'

/**
 * R 4.2.2: the beta-binomial chances of the sites, convolved, and those of `dnbinom`, summed over
 * the counts whose interval holds the true value.
 */
test.each([
  ['', 'coverage', 0.8942532],
  ['', 'points', 0.0498605],
  [wald, 'coverage', 0.8242095],
  [wald, 'points', 0.0187003],
  [rate, 'coverage', 0.840079],
  [rate, 'halfWidth', 0.1691481],
  ['measure=rate&width=0.05', 'coverage', 0.9186136],
])('%s, correlated: the %s is the exact one', (query, quantity, expected) => {
  const broken = query.includes('rate') ? 'uneven' : 'correlated'
  const { value, error } = simulated(`precision?${query}`, quantity, 20_000, broken)
  expect(Math.abs(value - expected)).toBeLessThan(4 * error)
})

/** R 4.2.2, the printed script: the interval of `t.test` in 10,000 studies. */
test.each([
  ['measure=mean', 0.9139],
  ['measure=mean&n=12', 0.9051],
])('%s, skewed: the interval of t covers as seldom as in R', (query, expected) => {
  const { value, error } = simulated(`precision?${query}`, 'coverage', 10_000, 'skewed')
  expect(Math.abs(value - expected)).toBeLessThan(4 * Math.SQRT2 * error)
})

test.each([
  ['', 'points'],
  ['interval=wald&n=50', 'points'],
  ['measure=mean', 'halfWidth'],
  [rate, 'halfWidth'],
])('%s: the script in R handles the breaks that the plan has, and names the quantities', (query, width) => {
  const planned = plannedOf(query)
  const script = inR(planned)
  const handled = [...script.matchAll(/broken [!=]= "(\w+)"/g)].map(([, name]) => name)
  expect(handled).toEqual(breaksOf(planned))
  expect([...script.matchAll(/^ {2}(\w+) = mean/gm)].map(([, name]) => name)).toEqual(['coverage', width])
  expect(script).not.toMatch(/NaN|undefined|\d{16}/)
})
