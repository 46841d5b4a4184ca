import { describe, expect, test } from 'vitest'
import type { Texts } from '../../testing/states.ts'
import { timeToEvent } from './design.ts'

const notesOf = (texts: Texts) => {
  const answer = timeToEvent.answer(texts)
  return answer.isResult ? answer.notes : []
}
const warningsOf = (texts: Texts) =>
  notesOf(texts)
    .filter(({ level }) => level !== 'info')
    .map(({ level, key }) => `${level} ${key}`)

const medians = (median: string, other: string) => ({ part: 'mediansOf', facts: { median, other } })

describe('notes beside the number', () => {
  test.each([
    [{}, 'lowers', { change: '30%', meaning: medians('12', '17.1') }],
    [{ hr: '1.5' }, 'raises', { change: '50%', meaning: medians('12', '8') }],
    [{ goal: 'noninferiority', hr: '1' }, 'mayBeHigher', { change: '30%', meaning: medians('12', '9.23') }],
    [{ delay: '3' }, 'lowers', { from: { part: 'fromMonth', facts: { month: '3' } } }],
    [
      { controlBy: 'rate' },
      'lowers',
      { meaning: { part: 'eventFreeOf', facts: { at: '24', rate: '60%', other: '69.9%' } } },
    ],
    [
      { goal: 'noninferiority', hr: '1', better: 'lower', margin: '0.8' },
      'mayBeLower',
      { change: '20%', meaning: medians('12', '15') },
    ],
  ])('%j: %s', (texts: Texts, key, facts) => {
    expect(notesOf(texts)[0]).toMatchObject({ level: 'info', key, facts })
  })

  // Simulated: 72.5 % for 80.1, 85.7 % for 80.4, 65.3 % for 80.7, 90.0 % for 80.8, 75.5 % for 80.5, 77.5 % for 80.8.
  test.each<[Texts, string[]]>([
    [{ hr: '0.5', allocation: '1:3' }, ['caution formulas']],
    [{ hr: '0.5', allocation: '3' }, ['caution heavyTail', 'caution formulas']],
    [{ hr: '0.3', allocation: '1:3' }, ['caution fewInArm', 'caution formulas']],
    [{ hr: '2', allocation: '3', method: 'freedman' }, ['caution formulas']],
    [{ hr: '0.5', allocation: '3', method: 'freedman' }, ['caution heavyTail', 'caution formulas']],
    [{ goal: 'noninferiority', hr: '0.6', allocation: '1:3' }, ['caution benefit', 'caution cox']],
    [{ hr: '0.5', allocation: '1:3', n: '30' }, ['caution fewInArm', 'caution formulasAtSize']],
    [{ hr: '0.1' }, ['stop fewEvents', 'caution formulas']],
    [{ lost: '80' }, ['caution mostLost']],
    // With 20 events in the smaller arm and no difference, NumPy rejects in 3.4 % to this side, in 2.0 to the other.
    [{ sides: '1', alpha: '0.025', hr: '0.8', allocation: '3', n: '22' }, ['caution heavyTail']],
    // 3.3 % simulated.
    [
      { sides: '1', alpha: '0.025', hr: '2', allocation: '1:2', n: '40' },
      ['caution heavyTail', 'caution formulasAtSize'],
    ],
    // 3.8 % simulated.
    [{ sides: '1', alpha: '0.025', hr: '0.5', allocation: '3', median: '3' }, ['caution heavyTail']],
    [{ sides: '1', alpha: '0.025', hr: '1.25', allocation: '3', n: '22' }, []],
    [{ hr: '0.8', allocation: '3', n: '22' }, ['caution heavyTail']],
    [{ lost: '45', median: '24' }, ['caution mostLost']],
    [{ lost: '40', median: '24' }, []],
    [{ goal: 'noninferiority', hr: '0.8' }, ['caution benefit']],
    [{ goal: 'noninferiority', hr: '0.8', n: '100' }, ['caution benefitAtSize']],
    [{ goal: 'noninferiority', better: 'lower', margin: '0.8', hr: '1.1' }, ['caution benefit']],
  ])('%j: %j', (texts, expected) => {
    expect(warningsOf(texts)).toEqual(expected)
  })

  // Simulated: within two points of the power.
  test.each<Texts>([
    {},
    { method: 'freedman' },
    { hr: '0.4' },
    { hr: '0.7', allocation: '2' },
    { hr: '1.5' },
    { hr: '0.8', allocation: '2' },
    { goal: 'noninferiority', hr: '1' },
    { goal: 'noninferiority', hr: '1', better: 'lower', margin: '0.8' },
    { delay: '3' },
  ])('%j: no warning', (texts) => {
    expect(warningsOf(texts)).toEqual([])
  })

  test('formulas a tenth apart are both named, also where the test has its power', () => {
    const found = notesOf({ hr: '0.7', allocation: '2' }).find(({ key }) => key === 'formulas')
    expect(found).toMatchObject({ level: 'info', facts: { schoenfeld: '278', freedman: '252' } })
  })

  test('formulas far apart: both sizes, the size that the test needs, and the nearer one', () => {
    const note = notesOf({ hr: '0.5', allocation: '1:3' }).find(({ key }) => key === 'formulas')
    expect(note?.facts).toMatchObject({
      schoenfeld: '88',
      freedman: '129',
      events: '108',
      reached: '72%',
      nearer: { part: 'nearFreedman' },
    })
  })

  test('a margin that is met by a benefit: the size without it', () => {
    const [note] = notesOf({ goal: 'noninferiority', hr: '0.8' }).filter(({ key }) => key === 'benefit')
    const equal = timeToEvent.answer({ goal: 'noninferiority', hr: '1' })
    expect(note?.facts?.needed).toBe(String(equal.isResult && equal.values.total))
  })

  // `test/study-design/bench/log-rank-type-one.ts`, 10,000 trials: multiples of the level of one side.
  test.each([
    [{ n: '40', allocation: '3', median: '3', followUp: '12' }, 1.28],
    [{ n: '40', allocation: '5', median: '3', followUp: '12' }, 1.3],
    [{ n: '40', allocation: '10', followUp: '12', accrual: '1' }, 1.38],
  ])('%j: the level is exceeded as in simulated trials', (texts: Texts, multiple) => {
    const [note] = notesOf({ find: 'power', hr: '0.7', lost: '0', ...texts }).filter(
      ({ key }) => key === 'heavyTail',
    )
    expect(Number(note?.facts?.actual) / 0.025).toBeGreaterThan(multiple - 0.12)
    expect(Number(note?.facts?.actual) / 0.025).toBeLessThan(multiple + 0.12)
  })

  test('the arm with more events is the larger one, or both are equal: no excess', () => {
    for (const texts of [
      { n: '60', allocation: '1:3' },
      { n: '20', allocation: '1' },
    ])
      expect(notesOf({ find: 'power', hr: '0.7', ...texts }).map(({ key }) => key)).not.toContain('heavyTail')
  })
})
