import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { isAsked, real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { timeToEvent } from './design.ts'

const compute = valuesOf(timeToEvent)

const faultOf = (texts: Texts) => {
  const computed = timeToEvent.answer(texts)
  return computed.isResult ? undefined : computed.faults[0]
}

const trial = fc
  .record({
    method: fc.constantFrom('schoenfeld', 'freedman'),
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.005, 0.2),
    power: real(30, 99),
    hr: fc.oneof(real(0.3, 0.95), real(1.05, 3)),
    allocation: fc.constantFrom('1', '2', '3', '1:2'),
    median: real(1, 60),
    accrual: real(1, 60),
    followUp: real(0, 60),
    lost: real(1, 30).map((text) => `${text}%`),
    n: fc.integer({ min: 10, max: 800 }).map((half) => String(2 * half)),
  })
  .filter(isAsked)
const withMargin = fc
  .record({ trial, margin: real(1.1, 2), hr: real(0.7, 1.08), isEarlier: fc.boolean() })
  .map(({ trial, margin, hr, isEarlier }) => ({
    ...trial,
    method: 'schoenfeld',
    goal: 'noninferiority',
    ...(isEarlier
      ? { better: 'lower', margin: String(1 / Number(margin)), hr: String(1 / Number(hr)) }
      : { better: 'higher', margin, hr }),
  }))

describe.each([
  ['hr', trial],
  ['hr', withMargin],
  ['followUp', trial],
  ['followUp', withMargin],
  ['margin', withMargin],
] as const)('%s', (find, states) => {
  test('the power with what was found is the target, and its size is the given one', () => {
    let answers = 0
    fc.assert(
      fc.property(states, (texts: Texts) => {
        const values = compute({ ...texts, find })
        const value = values[find]
        fc.pre(value !== undefined && value !== 0)
        answers += 1
        const target = Number(texts.power) / 100
        const typed = { ...texts, [find]: String(value) }
        expect(values.power).toBeCloseTo(target, 8)
        expect(compute({ ...typed, find: 'power' }).power).toBeCloseTo(target, 8)
        const { first = 0, exactEvents = 0, exactTotal = 0 } = compute({ ...typed, find: 'size' })
        expect(exactEvents / (values.exactEvents ?? 0)).toBeCloseTo(1, 6)
        // Whole events may take a few participants more than the size before rounding.
        expect(first).toBeGreaterThanOrEqual(Number(texts.n))
        // Even sizes: no arm is rounded, so that the events decide alone.
        if (texts.allocation !== '1:2' || Number(texts.n) % 2 === 0)
          expect(exactTotal / (values.total ?? 0)).toBeCloseTo(1, 6)
      }),
      seeded,
    )
    expect(answers).toBeGreaterThan(60)
  })
})

test('no ratio between 1 and the one that was found has the power', () => {
  fc.assert(
    fc.property(trial, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (texts, share) => {
      const { hr, hrAbove } = compute({ ...texts, find: 'hr' })
      const target = Number(texts.power) / 100
      for (const found of [hr, hrAbove]) {
        if (found === undefined) continue
        const nearer = compute({ ...texts, find: 'power', hr: String(found ** share) })
        expect(nearer.power).toBeLessThan(target)
      }
    }),
    seeded,
  )
})

test('a size that is refused: no ratio has the power, also where few events would be left', () => {
  const small = trial.map((texts) => ({ ...texts, n: '6', median: '1', followUp: '60' }))
  let refusals = 0
  fc.assert(
    fc.property(small, real(0.01, 20), (texts, hr) => {
      const refusal = faultOf({ ...texts, find: 'hr' })
      fc.pre(refusal?.code === 'unreachable')
      refusals += 1
      expect(compute({ ...texts, find: 'power', hr }).power ?? 0).toBeLessThan(Number(texts.power) / 100)
    }),
    seeded,
  )
  expect(refusals).toBeGreaterThan(30)
})

// Freedman's formula, a median of half a month and five years: below 0.05 the power falls again.
test('a power that has a peak: the ratio on its near side', () => {
  const texts = {
    method: 'freedman',
    median: '0.5',
    accrual: '1',
    followUp: '60',
    lost: '0',
    n: '4',
    power: '70',
  }
  const powerOf = (hr: string) => compute({ ...texts, find: 'power', hr }).power ?? 0
  expect(powerOf('0.01')).toBeLessThan(0.7)
  expect(powerOf('0.05')).toBeGreaterThan(0.7)
  const { hr, power } = compute({ ...texts, find: 'hr' })
  expect(power).toBeCloseTo(0.7, 9)
  expect(hr).toBeGreaterThan(0.05)
  expect(faultOf({ ...texts, find: 'hr', power: '72.5' })?.code).toBeUndefined()
})

test('an earlier event is better: the mirrored trial has the reciprocal ratio and margin', () => {
  const later = { goal: 'noninferiority', n: '500', hr: '1.05', margin: '1.3' }
  const earlier = {
    ...later,
    better: 'lower',
    hr: String(1 / 1.05),
    margin: String(1 / 1.3),
    median: String(12 / 1.05),
  }
  expect(compute({ ...earlier, find: 'margin' }).margin).toBeCloseTo(
    1 / (compute({ ...later, find: 'margin' }).margin ?? 0),
    9,
  )
})

/** rpact 3.3.4: `uniroot` around `getPowerSurvival`; for the follow-up its own search. */
test.each<[Texts, string, number]>([
  [{ find: 'hr' }, 'hr', 0.696952086],
  [{ find: 'hr' }, 'hrAbove', 1.39156681],
  [{ find: 'hr', goal: 'noninferiority', n: '500' }, 'hr', 1.047406115],
  [{ find: 'hr', goal: 'noninferiority', better: 'lower', margin: '0.8', n: '400' }, 'hr', 1.019426042],
  [{ find: 'followUp' }, 'followUp', 12.879457],
  [{ find: 'margin', goal: 'noninferiority', hr: '1', n: '500' }, 'margin', 1.242756464],
])('%j: %s is %f', (texts, quantity, expected) => {
  expect(compute(texts)[quantity]).toBeCloseTo(expected, 6)
})

test.each<[Texts, string, string, string?]>([
  [{ find: 'margin' }, 'find', 'noMargin'],
  [{ find: 'margin', goal: 'noninferiority', n: '500' }, 'hr', 'anyMargin'],
  [{ find: 'followUp', n: '100', lost: '60' }, 'n', 'noFollowUp', '34.8%'],
  [{ find: 'followUp', hr: '1' }, 'hr', 'noEffect'],
  [{ find: 'followUp', goal: 'noninferiority', hr: '1.4' }, 'margin', 'beyondMargin'],
  [{ find: 'hr', goal: 'noninferiority', margin: '0.8' }, 'margin', 'marginNotAboveOne'],
  [{ find: 'hr', goal: 'noninferiority', method: 'freedman' }, 'method', 'freedmanWithMargin'],
  [{ find: 'hr', n: '2', median: '1000' }, 'n', 'unreachable'],
  [{ find: 'hr', power: '5' }, 'power', 'powerBelowAlpha'],
])('%j: refused at %s, %s', (texts, field, code, most) => {
  expect(faultOf(texts)).toMatchObject({ field, code, ...(most ? { facts: { most } } : {}) })
})

test('so many participants that no follow-up is needed: 0 months, and the power that they have', () => {
  const { followUp, power, expectedEvents = 0, events = 0 } = compute({ find: 'followUp', n: '900' })
  expect(followUp).toBe(0)
  expect(power).toBeGreaterThan(0.99)
  expect(expectedEvents).toBeGreaterThan(events)
})

test('an older address with a size means its power', () => {
  expect(compute({ n: '90' })).toEqual(compute({ find: 'power', n: '90' }))
})

describe('changed assumptions', () => {
  const rowsOf = (texts: Texts) =>
    Object.fromEntries(resultOf(timeToEvent, texts).sensitivity.rows.map((row) => [row.name, row]) ?? [])

  test('what is asked for has no row', () => {
    expect(Object.keys(rowsOf({ find: 'hr' }))).toEqual(['median', 'accrual', 'followUp', 'lost', 'n'])
    expect(Object.keys(rowsOf({ find: 'followUp' }))).toEqual(['hr', 'median', 'accrual', 'lost', 'n'])
  })

  // 0.7^0.8 and 0.7^1.2; rpact: 627.0514 and 290.0968 participants.
  test('the hazard ratio changes on the log scale', () => {
    const { hr } = rowsOf({})
    expect(hr?.less).toMatchObject({ texts: { hr: '0.7518' }, value: 628 })
    expect(hr?.less.left).toBeCloseTo(0.6199815796, 8)
    expect(hr?.more).toMatchObject({ texts: { hr: '0.6518' }, value: 292 })
    expect(hr?.more.left).toBeCloseTo(0.9147579162, 8)
  })

  // rpact: 483.1537 and 1059.0465 participants; 1068.3897 and 476.5931.
  test('with a margin: the ratio by a fifth of it, the margin itself, both on the log scale', () => {
    const { hr, margin } = rowsOf({ goal: 'noninferiority', hr: '1' })
    expect(hr?.less).toMatchObject({ texts: { hr: '0.9489' }, value: 484 })
    expect(hr?.more).toMatchObject({ texts: { hr: '1.054' }, value: 1060 })
    expect(hr?.more.left).toBeCloseTo(0.6171950958, 8)
    expect(margin?.less).toMatchObject({ texts: { margin: '1.234' }, value: 1070 })
    expect(margin?.less.left).toBeCloseTo(0.6134135368, 8)
    expect(margin?.more).toMatchObject({ texts: { margin: '1.37' }, value: 478 })
    expect(margin?.more.left).toBeCloseTo(0.9201548747, 8)
  })
})
