import { expect, test } from 'vitest'
import { readPlan } from '../../simulation/planned.ts'
import { planOf, simulated } from '../../testing/simulated.ts'
import { breaksOf } from './simulation.ts'
import { inR } from './simulation-in-r.ts'

const plannedOf = (query: string) => readPlan(planOf(`group-sequential?${query}`).plan)

const pairs = 'comparison=paired&difference=-4&goal=noninferiority&better=lower&meanMargin=2'

/** R 4.2.2, the printed scripts: the test of the endpoint rejected in so many of their trials. */
test.each([
  ['unit=participants', 'variances', 'power', 0.5793, 10_000],
  ['unit=participants', 'losses', 'power', 0.9156, 10_000],
  ['unit=participants', 'losses', 'typeOne', 0.0847, 10_000],
  ['', 'variances', 'power', 0.592, 2500],
  [pairs, 'skewed', 'typeOne', 0.086, 2500],
  [pairs, 'losses', 'power', 0.8744, 2500],
  ['unit=proportions', 'losses', 'power', 0.96, 2500],
  ['unit=proportions', 'losses', 'typeOne', 0.1564, 2500],
  ['unit=events', 'delayed', 'power', 0.48, 10_000],
  ['unit=events', 'losses', 'power', 0.9925, 10_000],
  ['unit=events', 'losses', 'typeOne', 0.3499, 10_000],
] as const)('%s, %s: the %s is that of R', (query, broken, quantity, expected, trials) => {
  const { value, error } = simulated(`group-sequential?${query}`, quantity, 2000, broken)
  const errorInR = Math.sqrt((expected * (1 - expected)) / trials)
  expect(Math.abs(value - expected)).toBeLessThan(4 * Math.hypot(error, errorInR))
})

test('skewed values of few participants, one-sided: the power is not that of normal ones', () => {
  const query = 'group-sequential?unit=participants&fixed=16&boundary=pocock'
  const [normal, skewed] = [null, 'skewed' as const].map((broken) => simulated(query, 'power', 4000, broken))
  expect((skewed?.value ?? 0) - (normal?.value ?? 0)).toBeGreaterThan(4 * (normal?.error ?? 0))
})

test.each(['n=150', 'find=power&n=300', 'find=effect&n=150', 'find=power&unit=survival&n=250'])(
  'a given size, %s: the simulated power is that of the boundaries',
  (query) => {
    const { value, formula, error } = simulated(`group-sequential?${query}`, 'power', 3000)
    expect(Math.abs(value - formula)).toBeLessThan(4 * error)
  },
)

test('the breaks follow the data, and whether an event is unfavorable', () => {
  expect(breaksOf(plannedOf(''))).toEqual(['variances', 'skewed', 'losses'])
  expect(breaksOf(plannedOf('unit=events'))).toEqual(['delayed', 'losses'])
  expect(breaksOf(plannedOf('unit=survival'))).toEqual(['delayed', 'losses'])
  expect(breaksOf(plannedOf('unit=survival&hr=1.4'))).toEqual(['delayed'])
  expect(breaksOf(plannedOf('unit=proportions'))).toEqual(['losses'])
  expect(breaksOf(plannedOf('comparison=paired'))).toEqual(['skewed', 'losses'])
})

test.each([
  '',
  'unit=events',
  'unit=survival&hr=1.4',
  'unit=survival&allocation=2:1&n=300',
  'unit=survival&controlBy=rate&recruitment=rate&pace=steps&exposure=fixed&lostTreated=9',
  'comparison=paired&difference=-5',
  'unit=proportions&goal=noninferiority&p1=80&p2=80&better=lower&allocation=3:1',
  'unit=proportions&correction=continuity&p1=20&p2=40',
  'futility=pocock&binding=yes&looks=4',
  'futility=obrienFleming&harm=pocock',
  'boundary=wangTsiatis&shape=0.25&looks=2&t1=60',
  'unit=participants&fixed=8&boundary=pocock',
])('%s: the script in R handles the breaks that the plan has, and names the quantities', (query) => {
  const script = inR(plannedOf(query))
  const handled = [...script.matchAll(/broken == "(\w+)"/g)].map(([, name]) => name)
  expect(handled.toSorted()).toEqual([...breaksOf(plannedOf(query))].toSorted())
  expect([...script.matchAll(/^ {2}(\w+) = mean/gm)].map(([, name]) => name)).toEqual([
    'power',
    'typeOne',
    'expectedAlternative',
    'expectedNull',
  ])
  expect(script).not.toMatch(/NaN|undefined|\d{16}/)
})

test.each([
  ['difference=4.5&sd=11', { difference: 4.5, sd: 11 }],
  ['unit=proportions&p1=63&p2=47.5', { p1: 0.63, p2: 0.475 }],
  [
    'unit=survival&hr=0.9&median=13&accrual=19&followUp=11&lost=7',
    { hr: 0.9, median: 13, accrual: 19, followUp: 11, lost: 0.07 },
  ],
])('%s: the numbers of the form are the variables of the script in R', (query, numbers) => {
  const script = inR(plannedOf(query))
  for (const [name, value] of Object.entries(numbers))
    expect(script).toMatch(new RegExp(`^${name} <- ${value}( #|$)`, 'm'))
})

test('every break of a small trial: an outcome, also where losses leave too few for a test', () => {
  for (const broken of breaksOf(plannedOf(''))) {
    const { value } = simulated('group-sequential?unit=participants&fixed=2', 'power', 500, broken)
    expect(value, broken).toBeGreaterThanOrEqual(0)
  }
})
