import { designNames, designs } from '@marom/trial-designs'
import {
  readPlan,
  scripts,
  simulate,
  simulationInR,
  simulations,
  trialsOf,
} from '@marom/trial-designs/simulation'
import { expect, test } from 'vitest'
import { planOf, seed, simulated } from '#src/packages/trial-designs/testing/simulated.ts'
import { inShort } from '#test/support/extent.ts'
import { states } from './bench/states-to-simulate.ts'
import { statesOf } from './states.ts'

/**
 * Exact chances, computed in R 4.2.2: the t tests by pwr 1.3-0, both binomials or the Poisson
 * counts summed by dbinom and dpois (the score test maximizes the likelihood by optimize),
 * bioequivalence by PowerTOST 1.5-6. The log-rank test has no exact power: scipy.stats.logrank
 * rejected in 72.5 % of 3,000 trials.
 */
const known: readonly [query: string, quantity: string, expected: number, error?: number][] = [
  ['two-means?n=10&difference=12', 'power', 0.7184021532],
  ['two-means?goal=noninferiority&allocation=2:1&n=20&difference=-1&margin=8', 'power', 0.4150481061],
  ['two-means?comparison=paired&sides=1&n=12&difference=8', 'power', 0.828980864],
  ['two-proportions?p1=4&p2=1&n=50', 'power', 0.0853374548],
  ['two-proportions?goal=noninferiority&p1=10&p2=10&margin=8&n=19', 'power', 0.1138667404],
  [
    'two-proportions?goal=noninferiority&variance=unpooled&p1=90&p2=90&margin=20&allocation=2:1&n=40',
    'power',
    0.772653619,
  ],
  [
    'two-proportions?goal=noninferiority&variance=unpooled&p1=90&p2=90&margin=20&allocation=2:1&n=40',
    'typeOne',
    0.0203947537,
  ],
  ['time-to-event?hr=0.5&allocation=1:3', 'power', 0.7253, 0.0082],
  ['cluster-randomized?n=5&difference=8', 'power', 0.9419782017],
  ['bioequivalence?n=40', 'power', 0.8158452803],
  ['bioequivalence?layout=2x2x4&n=13', 'power', 0.6127640041],
  ['bioequivalence?layout=2x2x4&n=13', 'typeOne', 0.0498968483],
  ['bioequivalence?layout=parallel&cv=20&n=71', 'power', 0.9758183696],
  ['one-proportion?n=33', 'power', 0.7241813827],
  ['one-proportion?test=normal&p0=30&p1=50&n=60', 'power', 0.9537695095],
  ['simon-two-stage', 'power', 0.8050629132],
  ['simon-two-stage', 'expectedSize', 15.01412035],
  ['precision?interval=wald&p=2&n=189', 'coverage', 0.8882233869],
  ['precision?measure=rate&n=25', 'coverage', 0.8698948886],
  ['rare-events?risk=5&events=3&n=100', 'chance', 0.8817370188],
]

test.each(known)('%s: the simulated %s is the known one', (query, quantity, expected, known = 0) => {
  const { value, error } = simulated(query, quantity, 20_000)
  expect(Math.abs(value - expected)).toBeLessThan(4 * Math.hypot(error, known))
})

test('a large group-sequential trial: the simulated power is that of the boundaries', () => {
  const power = simulated(
    'group-sequential?unit=participants&boundary=pocock&looks=4&fixed=1000',
    'power',
    4000,
  )
  expect(Math.abs(power.value - power.formula)).toBeLessThan(4 * power.error)
})

test('the list of states: at least sixty, three of each design, each with a result', () => {
  const planned = states.map(({ query }) => planOf(query).plan)
  expect(planned.length).toBeGreaterThanOrEqual(60)
  for (const name of designNames)
    expect(planned.filter(({ design }) => design === name).length, name).toBeGreaterThanOrEqual(3)
})

/** Small studies, so that a trial is quick. */
const some = [...statesOf(inShort(2, 8), inShort(10, 40))].flatMap(({ design, texts }) => {
  const answer = designs[design].answer(texts)
  const plan = answer.isResult ? { design, inputs: answer.inputs, values: answer.values } : null
  const { total = 0, size = 0, maximum = 0 } = plan?.values ?? {}
  return plan && Math.max(total, size, maximum) <= 2000 ? [plan] : []
})

test('states at and between the limits, with each broken assumption: chances, means, and a script', () => {
  expect(some.length).toBeGreaterThan(50)
  for (const plan of some) {
    for (const broken of [null, ...scripts[plan.design].breaks(readPlan(plan))]) {
      const { results } = simulate({ plan, broken, trials: 2, seed })
      const name = `${plan.design} ${JSON.stringify(plan.inputs)} ${broken}`
      for (const { isChance, value, formula } of results) {
        expect(Number.isFinite(value) && Number.isFinite(formula), name).toBe(true)
        if (isChance) expect(value >= 0 && value <= 1, name).toBe(true)
      }
      expect(simulationInR(plan, 10_000).body, name).not.toMatch(/NaN|undefined|Infinity/)
    }
  }
})

const unbroken = designNames.flatMap((name) =>
  simulations[name].difficult.filter(({ broken }) => !broken).map(({ query }) => `${name}?${query}`),
)

test.each(unbroken)('%s, a difficult case: its page warns', (query) => {
  const { notes } = planOf(query)
  expect(notes.some(({ level }) => level !== 'info')).toBe(true)
})

test('a difficult case with a broken assumption: the design offers to break it', () => {
  for (const name of designNames)
    for (const { query, broken } of simulations[name].difficult)
      if (broken)
        expect(scripts[name].breaks(readPlan(planOf(`${name}?${query}`).plan)), `${name}?${query}`).toContain(
          broken,
        )
})

test('the same seed: the same trials; another seed: others', () => {
  const { plan } = planOf('two-means')
  const run = (given: number) => simulate({ plan, broken: null, trials: 500, seed: given })
  expect(run(1)).toEqual(run(1))
  expect(run(1)).not.toEqual(run(2))
})

test('a study of a million participants: fewer trials, so that it ends', () => {
  const { plan } = planOf('two-means?find=power&n=500000&difference=0.02')
  expect(trialsOf(plan)).toBe(100)
  expect(simulate({ plan, broken: null, trials: 2, seed }).done).toBe(2)
})

test('reports: from a hundredth of the trials on, up to all', () => {
  const done: number[] = []
  const last = simulate(
    { plan: planOf('rare-events').plan, broken: null, trials: 10_000, seed },
    (progress) => done.push(progress.done),
  )
  expect(done[0]).toBe(100)
  expect(done).toHaveLength(40)
  expect(last.done).toBe(10_000)
})
