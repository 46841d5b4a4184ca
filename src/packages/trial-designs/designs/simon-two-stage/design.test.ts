import { binomialDensity } from '@marom/statistics/distributions'
import { readRows } from '@marom/tables/files'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { simonTwoStage } from './design.ts'
import { Question } from './question.ts'

const compute = valuesOf(simonTwoStage)

/** The probability of a positive outcome, summed over all outcomes. */
function chance({ r1 = 0, n1 = 0, r = 0, size = 0 }: Partial<Record<string, number>>, p: number): number {
  let sum = 0
  for (let x = r1 + 1; x <= n1; x++)
    for (let y = 0; y <= size - n1; y++)
      if (x + y > r) sum += binomialDensity(x, n1, p) * binomialDensity(y, size - n1, p)
  return sum
}

const questions: readonly Texts[] = [
  { p0: '10', p1: '30' },
  { p0: '5', p1: '25', alpha: '0.1', power: '90' },
  { p0: '20', p1: '40', power: '90' },
  { p0: '60', p1: '80' },
  { p0: '80', p1: '95', power: '90' },
]

test.each(questions)('%j: level and power are those of every outcome summed', (texts) => {
  for (const criterion of ['optimal', 'minimax']) {
    const found = compute({ ...texts, criterion })
    expect(found.level).toBeCloseTo(chance(found, Number(texts.p0) / 100), 10)
    expect(found.power).toBeCloseTo(chance(found, Number(texts.p1) / 100), 10)
    expect(found.level).toBeLessThanOrEqual(Number(texts.alpha ?? '0.05'))
    expect(found.power).toBeGreaterThanOrEqual(Number(texts.power ?? '80') / 100)
  }
})

const question = fc
  .record({ p0: real(3, 70, 1), gain: real(18, 28, 1), alpha: real(0.03, 0.1, 3), power: real(75, 90, 1) })
  .map(({ p0, gain, ...texts }) => ({ ...texts, p0, p1: (Number(p0) + Number(gain)).toFixed(1) }))

test('over random questions: a larger alpha or effect, or less power: never more participants', () => {
  fc.assert(
    fc.property(question, (texts) => {
      const easier: Texts[] = [
        { alpha: String(Number(texts.alpha) * 1.1) },
        { power: String(Number(texts.power) - 1) },
        { p1: String(Number(texts.p1) + 1) },
      ]
      const [optimal, minimax] = [compute(texts), compute({ ...texts, criterion: 'minimax' })]
      expect(minimax.size).toBeLessThanOrEqual(optimal.size ?? 0)
      expect(optimal.expectedSize).toBeLessThanOrEqual(minimax.expectedSize ?? 0)
      for (const changed of easier) {
        expect(compute({ ...texts, ...changed }).expectedSize).toBeLessThanOrEqual(
          (optimal.expectedSize ?? 0) + 1e-9,
        )
        expect(compute({ ...texts, ...changed, criterion: 'minimax' }).size).toBeLessThanOrEqual(
          minimax.size ?? 0,
        )
      }
    }),
    { ...seeded, numRuns: 40 },
  )
})

/**
 * The smallest expected size for a total size, without the shortcuts of the search; Infinity if no
 * design keeps both errors.
 */
function smallestExpected(size: number, p0: number, p1: number, alpha: number, power: number): number {
  const density = (n: number, p: number) => Array.from({ length: n + 1 }, (_, k) => binomialDensity(k, n, p))
  const above = (totals: number[], r: number) => totals.slice(r + 1).reduce((sum, x) => sum + x, 0)
  let smallest = Number.POSITIVE_INFINITY
  for (let n1 = 1; n1 < size; n1++) {
    const [first0, first1] = [density(n1, p0), density(n1, p1)]
    const [second0, second1] = [density(size - n1, p0), density(size - n1, p1)]
    // Responses of trials that go on. From r1 = n1 - 1 down, one more first-stage result goes on.
    const [totals0, totals1] = [new Array<number>(size + 1).fill(0), new Array<number>(size + 1).fill(0)]
    let goOn = 0
    for (let x = n1; x > 0; x--) {
      goOn += first0[x] ?? 0
      for (let y = 0; y <= size - n1; y++) {
        totals0[x + y] = (totals0[x + y] ?? 0) + (first0[x] ?? 0) * (second0[y] ?? 0)
        totals1[x + y] = (totals1[x + y] ?? 0) + (first1[x] ?? 0) * (second1[y] ?? 0)
      }
      let r = size
      while (r >= x && above(totals0, r - 1) <= alpha) r -= 1
      if (above(totals1, r) >= power) smallest = Math.min(smallest, n1 + goOn * (size - n1))
    }
  }
  return smallest
}

test('over random questions: of all designs none expects fewer, and none has fewer at most', () => {
  fc.assert(
    fc.property(question, (texts) => {
      const [p0 = 0, p1 = 0, power = 0] = [texts.p0, texts.p1, texts.power].map((text) => Number(text) / 100)
      const { size: most = 0, expectedSize = 0 } = compute(texts)
      const { size: least = 0 } = compute({ ...texts, criterion: 'minimax' })
      const expected = Array.from({ length: most + 6 }, (_, n) =>
        smallestExpected(n, p0, p1, Number(texts.alpha), power),
      )
      expect(expected.findIndex(Number.isFinite)).toBe(least)
      expect(Math.min(...expected)).toBeCloseTo(expectedSize, 9)
    }),
    { ...seeded, numRuns: 12 },
  )
})

const stagesOf = ({ r1, n1, r, size }: Partial<Record<string, number>>) => `${r1} ${n1} ${r} ${size}`

const share = z.string().regex(/^0\.\d+$/)
const stages = z.string().regex(/^\d+ \d+ \d+ \d+$/)

/** Designs by clinfun 1.1.5, `ph2simon(p0, p1, alpha, 1 - power)`: `r1 n1 r n` of the optimal and the minimax. */
const clinfunDesigns = readRows(
  'src/packages/trial-designs/designs/simon-two-stage/clinfun-designs.csv',
  z.object({ p0: share, p1: share, alpha: share, power: share, optimal: stages, minimax: stages }),
)

test.each(clinfunDesigns)('clinfun, $at: the same', ({ p0, p1, alpha, power, optimal, minimax }) => {
  const percent = (text: string) => `${Number((Number(text) * 100).toPrecision(10))}%`
  const texts = { p0: percent(p0), p1: percent(p1), alpha, power: percent(power) }
  expect(stagesOf(compute(texts))).toBe(optimal)
  expect(stagesOf(compute({ ...texts, criterion: 'minimax' }))).toBe(minimax)
})

describe('at the edge', () => {
  const notesOf = (texts: Texts) => {
    const answer = simonTwoStage.answer(texts)
    return answer.isResult ? answer.notes.map(({ level, key }) => `${level} ${key}`) : []
  }

  test('a second stage that decides nothing: said, with the single stage that does the same', () => {
    // The minimax design of clinfun 1.1.5: 0/4 0/5.
    const texts = { criterion: 'minimax', p0: '5', p1: '35', alpha: '0.2' }
    expect(compute(texts)).toMatchObject({ r1: 0, n1: 4, r: 0, size: 5, singleStage: 4 })
    expect(notesOf(texts)).toEqual(['caution idle'])
    const answer = simonTwoStage.answer(texts)
    expect(answer.isResult && answer.notes[0]?.facts).toMatchObject({ count: '1', single: '4' })
  })

  test('no early stop leaves enough power: the single stage and one participant more', () => {
    // clinfun has -1/6 0/15, whose expected size is below 15 by a rounding error.
    const texts = { p0: '1.2', p1: '10.2', alpha: '0.301' }
    expect(compute(texts)).toMatchObject({ r1: 0, n1: 15, r: 0, size: 16, singleStage: 15 })
  })

  test('a level of exactly alpha is allowed; clinfun wants it below', () => {
    // 1/16: all of four responses, each with a probability of a half.
    expect(compute({ p0: '50', p1: '90', alpha: '0.0625' })).toMatchObject({
      r1: 2,
      n1: 4,
      r: 5,
      level: 0.0625,
    })
  })

  test.each([
    [{}, []],
    [{ criterion: 'minimax', p0: '30', p1: '37', power: '80' }, ['info late']],
    [{ criterion: 'minimax', p0: '20', p1: '40' }, []],
  ])('%j: %j', (texts: Texts, expected) => {
    expect(notesOf(texts)).toEqual(expected)
  })
})

test('a single stage of 300 is searched, one of more is refused', () => {
  expect(compute({ p0: '30', p1: '37' })).toMatchObject({ singleStage: 282, r1: 38, n1: 120, size: 329 })
  expect(simonTwoStage.answer({ p0: '50', p1: '57' })).toMatchObject({
    faults: [{ field: 'p1', code: 'tooManyForTwoStages', facts: { max: 300 } }],
  })
})

describe('a power so low that the optimal design may be very large', () => {
  const texts = { alpha: '0.001', power: '1.891789%', p0: '0.1000998%', p1: '2.115851%' }

  test('sizes far above the one that is found are not looked at', () => {
    const looked = vi.spyOn(Question.prototype, 'largest')
    expect(compute(texts)).toMatchObject({ r1: 0, n1: 1, r: 1, size: 106 })
    expect(Math.max(...looked.mock.calls.map(([n]) => n))).toBeLessThan(1000)
    looked.mockRestore()
  })

  test('the optimal one is refused if it may need more than 1,000; the minimax is found', () => {
    const beyond = { ...texts, power: '2', p0: '0.1%', p1: '0.305%' }
    expect(simonTwoStage.answer(beyond)).toMatchObject({
      faults: [{ field: 'power', code: 'tooManyPlans', facts: { max: 1000 } }],
    })
    const answer = simonTwoStage.answer({ ...beyond, criterion: 'minimax' })
    expect(answer).toMatchObject({ isResult: true, table: { labels: ['minimax'] } })
  })
})

describe('what is refused', () => {
  test.each([
    [{ p0: '30', p1: '30' }, 'p1', 'notAbove'],
    [{ p0: '40', p1: '30' }, 'p1', 'notAbove'],
    [{ p0: '30', p1: '35' }, 'p1', 'tooManyForTwoStages'],
    [{ power: '3' }, 'power', 'powerBelowAlpha'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(simonTwoStage.answer(texts)).toMatchObject({ faults: [{ field, code }] })
  })
})
