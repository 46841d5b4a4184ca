import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Result } from '../frame/answer.ts'
import { real, seeded } from '../testing/states.ts'
import { designs } from './index.ts'

function answered(name: keyof typeof designs, texts: Record<string, string>): Result {
  const answer = designs[name].answer(texts)
  if (!answer.isResult) throw new Error(`${name} ${JSON.stringify(texts)}: ${JSON.stringify(answer.faults)}`)
  return answer
}

const answerOf = (name: keyof typeof designs, query: string) =>
  answered(name, Object.fromEntries(new URLSearchParams(query)))

/** The size of a single analysis before rounding, as each design has it. */
function exactOf(name: keyof typeof designs, { values, texts }: Result): number {
  const { exact = 0, exactTotal = 0, exactEvents = 0 } = values
  if (name === 'time-to-event') return exactEvents
  const [first = '1', second = '1'] = (texts.allocation ?? '1').split(':')
  const allocation = Number(first) / Number(second)
  if (name === 'two-proportions') return exactTotal
  return texts.comparison === 'two' ? exact * (1 + 1 / allocation) : exact
}

describe.each([
  ['two-means', 'dropout=10&sd=12'],
  ['two-means', 'comparison=paired'],
  ['two-means', 'comparison=one&sides=1'],
  ['two-means', 'goal=noninferiority&difference=0&better=lower&allocation=2:1'],
  ['two-proportions', 'power=90&variance=unpooled'],
  ['two-proportions', 'correction=continuity&alpha=0.01'],
  ['two-proportions', 'goal=noninferiority&p1=80&p2=80'],
  ['two-proportions', 'goal=supermargin&p1=90&p2=70'],
  ['time-to-event', 'hr=0.6&allocation=2:1&lost=0.5%25&accrual=24&followUp=20&median=9'],
  ['time-to-event', 'goal=noninferiority&hr=1&sides=1'],
  ['time-to-event', 'method=freedman'],
  ['time-to-event', 'delay=3&sides=1&alpha=0.025'],
  ['time-to-event', 'delay=2&recruitment=rate&allocation=2:1'],
] as const)('%s?%s', (name, query) => {
  const trial = answerOf(name, query)
  const plan = answered('group-sequential', trial.interim ?? {})

  test('the plan has the trial with its size, times the inflation factor', () => {
    expect(plan.values.exactFixed).toBeCloseTo(exactOf(name, trial), 8)
    expect(plan.values.exactMaximum).toBeCloseTo(exactOf(name, trial) * (plan.values.inflation ?? 0), 8)
  })

  test('the link back opens the same trial', () => {
    expect(plan.single?.design).toBe(name)
    const back = answered(name, plan.single?.texts ?? {})
    expect(back.values).toEqual(trial.values)
    expect(back.texts).toEqual({ ...trial.texts, allocation: back.texts.allocation, n: back.texts.n })
  })

  test('another power and level in the plan: the size of the trial with these', () => {
    const changed = { power: '93', alpha: '0.02' }
    const other = answered(name, { ...trial.texts, ...changed })
    const replanned = answered('group-sequential', { ...trial.interim, ...changed })
    expect(replanned.values.exactFixed).toBeCloseTo(exactOf(name, other), 8)
  })
})

/** The state, and once for each field that may be empty the state with half of what it may be at most. */
const withOptional = (name: keyof typeof designs, texts: Record<string, string>) => [
  texts,
  ...designs[name].fields
    .filter(({ isOptional }) => isOptional)
    .map(({ name: field, min, max }) => ({ ...texts, [field]: String((min + max) / 2) })),
]

test.each([
  ['two-means', {}],
  ['two-proportions', {}],
  ['time-to-event', { controlBy: 'changing', pace: 'steps' }],
  ['time-to-event', { controlBy: 'rate', recruitment: 'rate', delay: '2' }],
  ['group-sequential', { unit: 'means' }],
  ['group-sequential', { unit: 'proportions' }],
  ['group-sequential', { unit: 'survival' }],
] as const)('%s %j: its link hands over only what the other design asks for', (name, texts) => {
  for (const state of withOptional(name, texts)) {
    const { interim, single } = answered(name, state)
    const to = interim ? 'group-sequential' : single?.design
    const known = to ? designs[to].fields.map((field) => field.name) : []
    const unknown = Object.keys(interim ?? single?.texts ?? {}).filter((field) => !known.includes(field))
    expect(known).not.toEqual([])
    expect(unknown, `${to} has no such field: null in textsFor or interimTexts (frame/interim.ts)`).toEqual(
      [],
    )
  }
})

test('survival over random states: events and participants of both pages differ by the inflation factor', () => {
  const states = fc.record({
    hr: fc.oneof(real(0.3, 0.9), real(1.1, 3)),
    allocation: real(0.3, 3, 2),
    median: real(2, 40, 1),
    accrual: real(2, 40, 1),
    followUp: real(0, 40, 1),
    lost: real(1, 30, 1),
    power: real(55, 99),
    alpha: real(0.001, 0.1),
    sides: fc.constantFrom('1', '2'),
  })
  fc.assert(
    fc.property(states, (texts) => {
      const trial = designs['time-to-event'].answer(texts)
      const plan = designs['group-sequential'].answer({ unit: 'survival', ...texts })
      if (!(trial.isResult && plan.isResult)) return
      const { inflation = 0 } = plan.values
      expect((plan.values.exactMaximum ?? 0) / inflation / (trial.values.exactEvents ?? 0)).toBeCloseTo(1, 9)
      expect((plan.values.exactTotal ?? 0) / inflation / (trial.values.exactTotal ?? 0)).toBeCloseTo(1, 9)
    }),
    { ...seeded, numRuns: 60 },
  )
})

test.each([
  ['two-means', 'find=power&n=70', 'power', '140'],
  ['two-means', 'find=difference&n=70', 'effect', '140'],
  ['two-proportions', 'find=p1&n=170', 'effect', '340'],
  ['time-to-event', 'find=hr&n=200', 'effect', '400'],
  ['time-to-event', 'find=followUp&n=250', 'followUp', '500'],
  ['two-means', 'find=sd&n=64', 'size', undefined],
  ['time-to-event', 'find=margin&goal=noninferiority&hr=1&n=400', 'size', undefined],
] as const)('%s?%s: the plan is asked for the %s of %s', (name, query, find, n) => {
  expect(answerOf(name, query).interim).toMatchObject({ find })
  expect(answerOf(name, query).interim?.n).toBe(n)
})

test.each([
  ['two-means', 'goal=equivalence&difference=0'],
  ['two-proportions', 'goal=equivalence&p1=80&p2=80'],
  ['bioequivalence', ''],
  ['group-sequential', ''],
] as const)('%s?%s: no link', (name, query) => {
  expect(answerOf(name, query).interim).toBeNull()
})

test('a unit that is only counted has no trial with a single analysis', () => {
  expect(answerOf('group-sequential', 'unit=events').single).toBeNull()
})
