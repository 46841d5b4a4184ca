import { describe, expect, test } from 'vitest'
import { monitor } from '../../monitoring/monitor.ts'
import { resultOf } from '../../testing/result.ts'
import { type Texts, valuesOf } from '../../testing/states.ts'
import { timeToEvent } from '../time-to-event/design.ts'
import { groupSequential } from './design.ts'

const compute = valuesOf(groupSequential)
const single = valuesOf(timeToEvent)

const late = { unit: 'survival', delay: '3' }
const notesOf = (texts: Texts): string[] => {
  const answer = groupSequential.answer({ ...late, ...texts })
  return answer.isResult ? answer.notes.map(({ key }) => key) : []
}

/** One early look spends next to nothing: the plan is a single analysis. */
const atEnd = { looks: '2', t1: '5' }

const trials: Texts[] = [{}, { recruitment: 'rate' }, { allocation: '2:1', exposure: 'fixed' }]

describe.each(trials)('%j', (trial) => {
  test('with a look that decides nothing: the numbers of a single analysis', () => {
    const [plan, one] = [compute({ ...late, ...trial, ...atEnd }), single({ delay: '3', ...trial })]
    expect(plan.exactMaximum).toBeCloseTo(one.exactEvents ?? 0, 6)
    expect(plan.total).toBe(one.total)
    expect(plan.inflation).toBeCloseTo(1, 8)
  })

  test('the found hazard ratio, and the found follow-up, have the planned power', () => {
    const found = { ...late, ...trial, n: '800', futility: 'hwangShihDeCani' }
    const { hr = 0, power } = compute({ ...found, find: 'effect' })
    expect(power).toBeCloseTo(0.8, 6)
    expect(compute({ ...found, find: 'power', hr: String(hr) }).power).toBeCloseTo(0.8, 6)
    const { followUp = 0, maximum = 0 } = compute({ ...found, find: 'followUp' })
    const again = compute({ ...found, find: 'power', followUp: String(followUp) })
    expect(again.maximum).toBeCloseTo(maximum, 4)
    expect(again.power).toBeGreaterThan(0.8 - 1e-6)
  })
})

test('a delay of 0 is no delay: the same numbers, notes and code', () => {
  const texts = { unit: 'survival', futility: 'pocock' }
  const shownOf = (more: Texts) => {
    const { changes, leftOut, ...shown } = resultOf(groupSequential, { ...texts, ...more })
    return shown
  }
  expect(shownOf({ delay: '0' })).toEqual(shownOf({}))
})

test('the average hazard ratio falls from look to look, to that of the end', () => {
  const answer = groupSequential.answer({ ...late, looks: '5' })
  if (!answer.isResult || !answer.table) throw new Error('no table')
  const { columns, rows } = answer.table
  const ratios = rows.map((row) => row[columns.indexOf('averageHr')] ?? 0)
  expect(ratios).toEqual([...ratios].sort((one, other) => other - one))
  const { averageHr = 0 } = single({ delay: '3', find: 'power', n: String((answer.values.total ?? 0) / 2) })
  expect(ratios.at(-1)).toBeCloseTo(averageHr, 10)
})

test.each([
  [{}, 'lateEffect', true],
  [{ t1: '10', looks: '2' }, 'lateEffect', false],
  [{ futility: 'pocock' }, 'lateFutility', true],
  [{ futility: 'hwangShihDeCani', futilityGamma: '-8' }, 'lateFutility', false],
  [{}, 'lateTrend', true],
  [{ delay: '0' }, 'lateTrend', false],
])('%j: the note %s is there: %s', (texts: Texts, key, isThere) => {
  expect(notesOf(texts).includes(key)).toBe(isThere)
})

test('monitored as planned, a plan has its boundaries, and says what it assumes', () => {
  const plan = { ...late, futility: 'pocock', looks: '3' }
  const values = compute(plan)
  const answer = monitor({ plan, typed: { info1: '33.333333%', z1: '1', info2: '66.666667%', z2: '1.2' } })
  if (answer.state !== 'answered') throw new Error(answer.state)
  const cell = (column: (typeof answer.columns)[number], look: number) =>
    Number(answer.rows[look]?.[answer.columns.indexOf(column)]?.replace('−', '-'))
  expect(cell('futility', 0)).toBeCloseTo(values.futility1 ?? 0, 3)
  expect(cell('futility', 1)).toBeCloseTo(values.futility2 ?? 0, 3)
  expect(answer.notes.map(({ key }) => key)).toContain('late')
})
