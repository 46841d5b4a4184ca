import { expect, test } from 'vitest'
import { readPlan } from '#src/study-design/simulation/planned.ts'
import { planOf, simulated } from '#test/study-design/simulated.ts'
import { breaksOf } from './simulation.ts'
import { inR } from './simulation-in-r.ts'

const plannedOf = (query: string) => readPlan(planOf(`group-sequential?${query}`).plan)

/** R 4.2.2, the printed scripts: `t.test`, or the log-rank test, rejected in so many of 10,000 trials. */
test.each([
  ['', 'variances', 'power', 0.5793],
  ['', 'losses', 'power', 0.9156],
  ['', 'losses', 'typeOne', 0.0847],
  ['unit=events', 'delayed', 'power', 0.48],
  ['unit=events', 'losses', 'power', 0.9925],
  ['unit=events', 'losses', 'typeOne', 0.3499],
  ['unit=survival', 'delayed', 'power', 0.48],
] as const)('%s, %s: the %s is that of R', (query, broken, quantity, expected) => {
  const { value, error } = simulated(`group-sequential?${query}`, quantity, 2000, broken)
  const errorInR = Math.sqrt((expected * (1 - expected)) / 10_000)
  expect(Math.abs(value - expected)).toBeLessThan(4 * Math.hypot(error, errorInR))
})

test('skewed values of few participants, one-sided: the power is not that of normal ones', () => {
  const query = 'group-sequential?fixed=16&boundary=pocock'
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
})

test.each([
  '',
  'unit=events',
  'unit=survival&hr=1.4',
  'unit=survival&allocation=2:1&n=300',
  'futility=pocock&binding=yes&looks=4',
  'futility=obrienFleming&harm=pocock',
  'boundary=wangTsiatis&shape=0.25&looks=2&t1=60',
  'fixed=8&boundary=pocock',
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

test('every break of a small trial: an outcome, also where losses leave too few for a test', () => {
  for (const broken of breaksOf(plannedOf(''))) {
    const { value } = simulated('group-sequential?fixed=2', 'power', 500, broken)
    expect(value, broken).toBeGreaterThanOrEqual(0)
  }
})
