import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { simonTwoStage } from './design.ts'

const compute = valuesOf(simonTwoStage)

const stages = (r1: number, n1: number, r: number, n: number): Texts =>
  Object.fromEntries(Object.entries({ r1, n1, r, n }).map(([name, count]) => [name, String(count)]))

/** clinfun 1.1.5: oc.twostage.bdry. */
test.each([
  [{ ...stages(1, 10, 5, 29), p1: '24' }, 0.60991475148, 0.04708630664, 15.0141203471],
  [{ ...stages(0, 12, 2, 16), p0: '5', p1: '20' }, 0.64628710934, 0.04267780519, 13.83855964935],
  [{ ...stages(14, 22, 50, 75), p0: '60', p1: '80' }, 0.94156064086, 0.06606490614, 37.36058803139],
  [{ ...stages(28, 29, 29, 30), p1: '90' }, 0.04239115828, 0, 29],
])('power of %j: %d', (texts: Texts, power, level, expectedSize) => {
  const found = compute({ find: 'power', ...texts })
  expect(found.power).toBeCloseTo(power, 10)
  expect(found.level).toBeCloseTo(level, 10)
  expect(found.expectedSize).toBeCloseTo(expectedSize, 8)
  expect(found.singleStage).toBeUndefined()
})

/** R 4.2.2: uniroot of the power by clinfun 1.1.5, oc.twostage.bdry. */
test.each([
  [{ ...stages(1, 10, 5, 29) }, 0.2979475086],
  [{ ...stages(3, 13, 12, 43), p0: '20', power: '90' }, 0.4504361971],
  [{ ...stages(14, 22, 50, 75), p0: '60', power: '95' }, 0.8056243461],
  [{ ...stages(28, 29, 29, 30) }, 0.992589476],
  [{ ...stages(41, 142, 68, 193), p0: '30', power: '50' }, 0.3551810308],
])('the rate of %j: %d', (texts: Texts, p1) => {
  expect(compute({ find: 'p1', ...texts }).p1).toBeCloseTo(p1, 9)
})

const question = fc
  .record({ p0: real(3, 70, 1), gain: real(15, 28, 1), alpha: real(0.03, 0.1, 3), power: real(75, 90, 1) })
  .map(({ p0, gain, ...texts }) => ({ ...texts, p0, p1: (Number(p0) + Number(gain)).toFixed(1) }))

const plannedOf = (texts: Texts): Texts => {
  const answer = simonTwoStage.answer(texts)
  return answer.isResult ? answer.found : {}
}

test('over random questions: the found design has the power that the search says', () => {
  fc.assert(
    fc.property(question, (texts) => {
      const [found, given] = [compute(texts), compute({ ...texts, ...plannedOf(texts) })]
      for (const name of ['power', 'level', 'earlyStop', 'expectedSize', 'size'])
        expect(given[name]).toBeCloseTo(found[name] ?? Number.NaN, 9)
    }),
    { ...seeded, numRuns: 60 },
  )
})

test('over random questions: the rate of the found design has the power, and the search for it finds that design', () => {
  fc.assert(
    fc.property(question, (texts) => {
      const found = compute(texts)
      const { p1 = Number.NaN, power } = compute({ ...texts, ...plannedOf(texts), find: 'p1' })
      expect(power).toBeCloseTo(Number(texts.power) / 100, 9)
      // The power is a step function of the design, so the rate is at most the one that was planned.
      expect(p1).toBeLessThanOrEqual(Number(texts.p1) / 100 + 1e-9)
      const again = compute({ ...texts, p1: String(100 * (p1 + 1e-9)) })
      expect(again.expectedSize).toBeCloseTo(found.expectedSize ?? Number.NaN, 9)
    }),
    { ...seeded, numRuns: 40 },
  )
})

describe('a given design', () => {
  const notesOf = (texts: Texts) => {
    const answer = simonTwoStage.answer(texts)
    return answer.isResult ? answer.notes.map(({ level, key }) => `${level} ${key}`) : []
  }

  test('a level above alpha: said', () => {
    expect(notesOf({ find: 'power' })).toEqual([])
    expect(notesOf({ find: 'power', r: '4' })).toEqual(['caution aboveAlpha'])
    expect(notesOf({ find: 'p1', r: '4' })).toEqual(['info found', 'caution aboveAlpha'])
  })

  test('a level of exactly alpha is not above it', () => {
    const question = { p0: '50', p1: '90', alpha: '0.0625' }
    const texts = { ...question, ...plannedOf(question) }
    expect(compute(texts).level).toBeCloseTo(0.0625, 14)
    expect(notesOf(texts)).not.toContain('caution aboveAlpha')
  })

  test.each([
    [stages(10, 10, 12, 29), 'r1', 'stages'],
    [stages(1, 29, 5, 29), 'n1', 'stages'],
    [stages(4, 10, 3, 29), 'r', 'stages'],
    [stages(1, 10, 29, 29), 'r', 'stages'],
    [{ p0: '60' }, 'r', 'tooLenient'],
  ])('%j: refused at %s', (texts: Texts, field, code) => {
    expect(simonTwoStage.answer({ find: 'p1', ...texts })).toMatchObject({ faults: [{ field, code }] })
  })

  test('a rate that even 99.9% of responses would not show: refused', () => {
    const texts = { find: 'p1', p0: '90', power: '99.99', ...stages(998, 999, 999, 1000) }
    expect(simonTwoStage.answer(texts)).toMatchObject({ faults: [{ field: 'n', code: 'unreachable' }] })
  })

  test('fields of a given design are not read where the design is searched', () => {
    expect(compute({ find: 'size', ...stages(0, 3, 1, 4) })).toEqual(compute({}))
  })
})

/** clinfun 1.1.5: oc.twostage.bdry(…, 1, 10, 5, 29); ph2simon for the new sizes. */
test('sensitivity: the new size, and the power that is left with the planned stages', () => {
  const rows = resultOf(simonTwoStage, {}).sensitivity.rows
  expect(rows.map(({ name }) => name)).toEqual(['bothRates', 'p1'])
  expect(rows[1]?.less).toMatchObject({ texts: { p1: '24' }, value: 50 })
  expect(rows[1]?.less.left).toBeCloseTo(0.60991475148, 10)
  expect(rows[0]?.more).toMatchObject({ texts: { p0: '12', p1: '32' }, value: 31 })
  expect(rows[0]?.more.left).toBeCloseTo(0.84897483142, 10)
})
