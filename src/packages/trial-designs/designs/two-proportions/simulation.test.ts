import { expect, test } from 'vitest'
import { readPlan } from '../../simulation/planned.ts'
import { planOf, simulated } from '../../testing/simulated.ts'
import { breaksOf } from './simulation.ts'

const lowerIsBetter =
  'two-proportions?goal=noninferiority&better=lower&variance=unpooled&p1=20&p2=20&margin=20&n=40'

/** R 4.2.2: `dbinom` of both counts and of the lost participants, summed where the z test rejects. */
test.each([
  ['two-proportions?n=170', 'power', 0.9598161],
  ['two-proportions?n=170', 'typeOne', 0.1687092],
  ['two-proportions?p1=35&n=170', 'power', 0.9598161],
  [lowerIsBetter, 'power', 0.7704892],
  [lowerIsBetter, 'typeOne', 0.080574],
] as const)('%s with losses: the simulated %s is that of R', (query, quantity, expected) => {
  const { value, error } = simulated(query, quantity, 5000, 'losses')
  expect(Math.abs(value - expected)).toBeLessThan(4 * error)
})

test.each(['goal=noninferiority&p1=50', 'goal=supermargin&p1=75', 'correction=continuity'])(
  'two-proportions?%s: losses raise the type I error above its level',
  (search) => {
    const { value, error, formula } = simulated(`two-proportions?${search}`, 'typeOne', 2000, 'losses')
    expect(value - formula).toBeGreaterThan(4 * error)
  },
)

test('a group of which nobody is left shows nothing', () => {
  const query = 'two-proportions?goal=noninferiority&p1=1&p2=1&margin=0.5%25&n=2'
  expect(simulated(query, 'power', 2000, 'losses').value).toBeLessThan(0.01)
})

test('equivalence has no unfavorable outcome to lose', () => {
  const breaksIn = (query: string) => breaksOf(readPlan(planOf(query).plan))
  expect(breaksIn('two-proportions')).toEqual(['losses'])
  expect(breaksIn('two-proportions?goal=equivalence&p1=60&p2=60&margin=15')).toEqual([])
})
