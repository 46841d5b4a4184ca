import { expect, test } from 'vitest'
import { readPlan } from '../../simulation/planned.ts'
import { planOf, simulated } from '../../testing/simulated.ts'
import { breaksOf } from './simulation.ts'
import { inR } from './simulation-in-r.ts'

const plannedOf = (query: string) => readPlan(planOf(`time-to-event?${query}`).plan)
const margin = 'goal=noninferiority&hr=1&margin=1.5'

/**
 * R 4.2.2 with survival 3.5-3, the printed scripts: `survdiff` (the score test, for a margin)
 * rejected in so many of 10,000 trials.
 */
test.each([
  ['', 'delayed', 'power', 0.4789],
  ['', 'delayed', 'typeOne', 0.026],
  ['', 'losses', 'power', 0.9917],
  ['', 'losses', 'typeOne', 0.4116],
  [margin, 'delayed', 'typeOne', 0.13],
  [margin, 'losses', 'typeOne', 0.3343],
  ['hr=2&power=90&lost=0&allocation=2:1', 'delayed', 'power', 0.6236],
] as const)('%s, %s: the %s is that of R', (query, broken, quantity, expected) => {
  const { value, error } = simulated(`time-to-event?${query}`, quantity, 3000, broken)
  const errorInR = Math.sqrt((expected * (1 - expected)) / 10_000)
  expect(Math.abs(value - expected)).toBeLessThan(4 * Math.hypot(error, errorInR))
})

test('losses: a fifth of the events of the treated group is not seen', () => {
  const { value } = plannedOf('')
  const expected = value('first') * value('controlEvents') + 0.8 * value('second') * value('treatedEvents')
  const found = simulated('time-to-event', 'expectedEvents', 3000, 'losses')
  expect(Math.abs(found.value - expected)).toBeLessThan(4 * found.error)
})

/** R 4.2.2: the chance of an event, by `integrate` over the months of accrual and of the event. */
test('delayed: the expected events are the integrated ones', () => {
  const found = simulated('time-to-event', 'expectedEvents', 3000, 'delayed')
  expect(Math.abs(found.value - 253.3761)).toBeLessThan(4 * found.error)
})

test('the trial shall show more events: no losses of participants with one', () => {
  expect(breaksOf(plannedOf(''))).toEqual(['delayed', 'losses'])
  expect(breaksOf(plannedOf('hr=2'))).toEqual(['delayed'])
  expect(breaksOf(plannedOf('goal=noninferiority&hr=1.2&margin=0.9&better=lower'))).toEqual(['delayed'])
})

test.each(['', 'method=freedman', margin, 'hr=2', 'lost=0', 'find=hr&n=200', 'exposure=fixed', 'delay=2'])(
  '%s: the script in R handles the breaks that the plan has, and names the quantities',
  (query) => {
    const script = inR(plannedOf(query))
    const handled = [...script.matchAll(/broken == "(\w+)"/g)].map(([, name]) => name)
    expect(handled).toEqual(breaksOf(plannedOf(query)))
    expect(script).toMatch(/\n {2}power = .+\n {2}typeOne = .+\n {2}expectedEvents = .+\n\)$/)
    expect(script).not.toMatch(/NaN|undefined|\d{16}/)
  },
)

test('too few events to compare the groups: neither here nor in R a rejection', () => {
  expect(simulated('time-to-event?n=2', 'power', 200).value).toBe(0)
  for (const query of ['n=2', `${margin}&n=2`]) expect(inR(plannedOf(query))).toContain('if (variance > 0)')
})

test('the same seed: the same trials', () => {
  const power = () => simulated('time-to-event', 'power', 100, 'losses').value
  expect(power()).toBe(power())
})

const courses = [
  'controlBy=rate&eventFree=40',
  'controlBy=changing&median=4&changeAt=3&laterMedian=8',
  'delay=3&n=200',
  'recruitment=rate&perMonth=30&pace=steps&nextMonths=2',
  'pace=steps&firstMonths=4&firstPace=200',
  'exposure=fixed&lostTreated=20',
  'lost=0&lostTreated=30&allocation=2',
]

test.each(courses)('%s: the drawn trial has the events of the formula, and its power', (query) => {
  const { value } = plannedOf(query)
  const events = simulated(`time-to-event?${query}`, 'expectedEvents', 2000)
  expect(Math.abs(events.value - value('expectedEvents'))).toBeLessThan(4 * events.error)
  const power = simulated(`time-to-event?${query}`, 'power', 2000)
  expect(Math.abs(power.value - value('power'))).toBeLessThan(0.02 + 4 * power.error)
})

test('a planned delay: its length is in the form, and is not broken', () => {
  expect(breaksOf(plannedOf('delay=3'))).toEqual(['losses'])
  expect(inR(plannedOf('delay=3'))).toContain('\n  delay <- 3 # months without effect\n')
})
