import { describe, expect, test } from 'vitest'
import type { Answer } from '#src/study-design/frame/answer.ts'
import { designs } from './index.ts'

type Result = Extract<Answer, { isResult: true }>

function answerOf(name: keyof typeof designs, query: string): Result {
  const answer = designs[name].answer(Object.fromEntries(new URLSearchParams(query)))
  if (!answer.isResult) throw new Error(`${name}?${query}: ${JSON.stringify(answer.faults)}`)
  return answer
}

describe.each([
  ['two-means', 'dropout=10', { fixed: 'total', sides: '2', alpha: '0.05', dropout: '10' }],
  ['two-means', 'comparison=paired', { fixed: 'size', sides: '2', unit: 'participants' }],
  ['two-means', 'goal=noninferiority&difference=0', { fixed: 'total', sides: '1', alpha: '0.025' }],
  ['two-proportions', 'power=90', { fixed: 'total', power: '90' }],
  ['two-proportions', 'goal=noninferiority&p1=80&p2=80', { fixed: 'total', sides: '1', alpha: '0.025' }],
  ['two-proportions', 'goal=supermargin&p1=90&p2=70', { fixed: 'total', sides: '1', alpha: '0.025' }],
  [
    'time-to-event',
    'hr=0.6&allocation=2:1&lost=0.5%25',
    { fixed: 'events', unit: 'survival', hr: '0.6', allocation: '2', lost: '0.5%', accrual: '18' },
  ],
  ['time-to-event', 'goal=noninferiority&hr=1&sides=1', { fixed: 'events', sides: '1', alpha: '0.05' }],
] as const)('%s?%s', (name, query, { fixed, ...expected }) => {
  const { interim, values } = answerOf(name, query)

  test('its size, level, power and course are handed over', () => {
    expect(interim).toMatchObject({ ...expected, fixed: String(values[fixed]) })
  })

  test('the group sequential design answers, and needs no less', () => {
    const plan = answerOf('group-sequential', `${new URLSearchParams(interim ?? {})}`)
    expect(plan.values.exactMaximum).toBeGreaterThanOrEqual((values[fixed] ?? 0) * (1 - 1e-9))
    for (const [field, text] of Object.entries(interim ?? {})) expect(plan.texts[field]).toBe(text)
  })
})

test('a survival trial with looks: about the participants of the trial without', () => {
  const trial = answerOf('time-to-event', '')
  const plan = answerOf('group-sequential', `${new URLSearchParams(trial.interim ?? {})}`)
  const inflation = plan.values.inflation ?? 0
  expect((plan.values.total ?? 0) / inflation).toBeGreaterThanOrEqual((trial.values.total ?? 0) - 4)
  expect((plan.values.total ?? 0) / inflation).toBeLessThanOrEqual((trial.values.total ?? 0) + 4)
})

test.each([
  ['two-means', 'goal=equivalence&difference=0'],
  ['two-means', 'n=100'],
  ['two-proportions', 'goal=equivalence&p1=80&p2=80'],
  ['time-to-event', 'n=200'],
  // The group sequential design would refuse one event, and half of the smallest level.
  ['time-to-event', 'hr=0.011&method=freedman&power=10&sides=1'],
  ['two-means', 'goal=noninferiority&difference=0&alpha=0.00001'],
  ['bioequivalence', ''],
  ['group-sequential', ''],
] as const)('%s?%s: no link', (name, query) => {
  expect(answerOf(name, query).interim).toBeNull()
})
