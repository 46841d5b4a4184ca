import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { rareEvents } from '../rare-events/design.ts'
import { missProbability } from './coverage.ts'
import { precision } from './design.ts'

const compute = valuesOf(precision)
const rare = valuesOf(rareEvents)

const study = fc.record({
  measure: fc.constantFrom('proportion', 'mean', 'rate'),
  interval: fc.constantFrom('wilson', 'wald'),
  confidence: real(60, 99.5, 1),
  p: real(2, 98, 1),
  sd: real(1, 30, 2),
  rate: real(0.05, 5, 2),
  followUp: real(0.2, 5, 2),
  within: real(1, 20, 2),
})

test('over random studies: the interval is narrow enough, and with one fewer it is not', () => {
  fc.assert(
    fc.property(study, (texts) => {
      const wanted = texts.measure === 'proportion' ? Number(texts.within) / 100 : Number(texts.within)
      const widthOf = (n?: number) => {
        const { points, halfWidth = 0 } = compute(n === undefined ? texts : { ...texts, n: String(n) })
        return points ?? halfWidth
      }
      const { size = 0 } = compute(texts)
      expect(widthOf()).toBeLessThanOrEqual(wanted * (1 + 1e-8))
      if (size > 3) expect(widthOf(size - 1)).toBeGreaterThan(wanted)
    }),
    seeded,
  )
})

test('over random studies: more participants, less confidence or less spread: never wider', () => {
  fc.assert(
    fc.property(study, fc.integer({ min: 4, max: 2000 }), (texts, n) => {
      const widthOf = (changed: Texts) => {
        const { points, halfWidth = 0 } = compute({ ...texts, n: String(n), ...changed })
        return points ?? halfWidth
      }
      const width = widthOf({}) * (1 + 1e-12)
      expect(widthOf({ n: String(n + 1) })).toBeLessThanOrEqual(width)
      expect(widthOf({ confidence: String(Number(texts.confidence) - 1) })).toBeLessThanOrEqual(width)
      expect(widthOf({ sd: String(Number(texts.sd) * 0.9) })).toBeLessThanOrEqual(width)
      expect(widthOf({ rate: String(Number(texts.rate) * 0.9) })).toBeLessThanOrEqual(width)
      expect(widthOf({ followUp: String(Number(texts.followUp) * 1.1) })).toBeLessThanOrEqual(width)
      const fromHalf = Number(texts.p) - 50
      expect(widthOf({ p: String(50 + fromHalf * 1.02) })).toBeLessThanOrEqual(width)
      expect(widthOf({ p: String(50 - fromHalf) })).toBeCloseTo(widthOf({}), 12)
    }),
    seeded,
  )
})

test('over random risks: more participants, a larger risk or fewer events: never a smaller chance', () => {
  fc.assert(
    fc.property(
      real(0.01, 40),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 3000 }),
      (risk, events, n) => {
        const chanceOf = (changed: Texts) =>
          rare({ risk, events: String(events), n: String(n), ...changed }).chance ?? 0
        const chance = chanceOf({}) - 1e-12
        expect(chanceOf({ n: String(n + 1) })).toBeGreaterThanOrEqual(chance)
        expect(chanceOf({ risk: String(Number(risk) * 1.1) })).toBeGreaterThanOrEqual(chance)
        if (events > 1) expect(chanceOf({ events: String(events - 1) })).toBeGreaterThanOrEqual(chance)
      },
    ),
    seeded,
  )
})

test('over random risks: the event is seen as often as wanted, and with one fewer it is not', () => {
  fc.assert(
    fc.property(
      real(0.01, 40),
      real(55, 99.9),
      fc.integer({ min: 1, max: 12 }),
      (risk, confidence, events) => {
        const texts = { risk, confidence, events: String(events) }
        const { size = 0, chance = 0 } = rare(texts)
        expect(chance).toBeGreaterThanOrEqual(Number(confidence) / 100 - 1e-9)
        if (size > events)
          expect(rare({ ...texts, n: String(size - 1) }).chance).toBeLessThan(Number(confidence) / 100)
      },
    ),
    seeded,
  )
})

describe('what is refused', () => {
  test.each([
    [{ within: '50' }, 'within', 'tooWide'],
    [{ measure: 'rate', rate: '0.2' }, 'width', 'beyondRate'],
    [{ within: '0.01%' }, '', 'tooMany'],
    [{ measure: 'mean', width: '0.001', sd: '1000' }, '', 'tooMany'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(precision.answer(texts)).toMatchObject({ faults: [{ field, code }] })
  })
})

test('fewer participants than times to see it: no chance', () => {
  expect(rare({ events: '5', n: '3' }).chance).toBe(0)
})

test('two values that look like shares: asked, with both meanings', () => {
  expect(precision.answer({ p: '.5', within: '.05' })).toMatchObject({
    faults: [
      {
        field: 'p',
        code: 'askShare',
        offers: [
          { p: '50', within: '5' },
          { p: '0.5%', within: '0.05%' },
        ],
      },
      { field: 'within', code: 'askShare' },
    ],
  })
})

test.each(['mean', 'rate'])('an older address of a %s, with `within`: the same width', (measure) => {
  const texts = { measure, rate: '3', within: '0.7' }
  const { within: width, ...others } = texts
  expect(compute(texts)).toEqual(compute({ ...others, width }))
})

describe('how often an interval holds the true value', () => {
  const read = { measure: 'proportion', find: 'size', interval: 'wald', confidence: 0.95 } as const
  const unused = { sd: 1, rate: 1, followUp: 1, within: 0.05, width: 1, dropout: 0, n: null, p: 0.5 }

  // R: the sum of dbinom over the counts whose interval holds p.
  test.each([
    [30, 0.2, 0.9463279],
    [98, 0.2, 0.9280996],
    [591, 0.005, 0.9449482],
    [592, 0.005, 0.7921553],
  ])('Wald, %d participants, %d: %d', (n, p, expected) => {
    expect(1 - missProbability({ ...unused, ...read, p }, n)).toBeCloseTo(expected, 7)
  })

  test('Wilson and Poisson: summed in R over the counts whose interval holds it', () => {
    const wilson = { ...unused, ...read, interval: 'wilson' } as const
    expect(1 - missProbability({ ...wilson, p: 0.01 }, 20)).toBeCloseTo(0.9831407, 7)
    expect(1 - missProbability({ ...wilson, p: 0.005 }, 30)).toBeCloseTo(0.8603842, 7)
    const rate = { ...unused, ...read, measure: 'rate' } as const
    expect(1 - missProbability(rate, 20)).toBeCloseTo(0.9475133, 7)
    expect(1 - missProbability(rate, 4)).toBeCloseTo(0.905582, 7)
  })

  test('a mean: as often as the confidence says', () => {
    expect(missProbability({ ...unused, ...read, measure: 'mean' }, 5)).toBeCloseTo(0.05, 12)
  })
})

const notesOf = (texts: Texts) => {
  const answer = precision.answer(texts)
  return answer.isResult ? answer.notes.map(({ level, key }) => `${level} ${key}`) : []
}

test.each([
  [{}, []],
  [{ interval: 'wald' }, []],
  [{ measure: 'mean' }, ['info exceeded.mean']],
  [{ measure: 'mean', n: '20' }, ['info exceeded']],
  [{ measure: 'rate', width: '0.02' }, ['info exceeded']],
  [{ measure: 'rate', width: '0.1' }, ['caution fewEvents', 'info exceeded']],
  [{ interval: 'wald', p: '1', within: '2' }, ['stop waldCovers', 'caution beyond', 'info exceeded']],
  [{ p: '1', within: '2' }, ['info lopsided', 'info exceeded']],
  [{ p: '0.5%', n: '30' }, ['caution wilsonCovers', 'info lopsided', 'info exceeded']],
])('notes of %j: %j', (texts: Texts, expected) => {
  expect(notesOf(texts)).toEqual(expected)
})

describe('the precision of a given size', () => {
  test('the size for the precision that it reaches is the given one', () => {
    fc.assert(
      fc.property(study, fc.integer({ min: 5, max: 3000 }), (texts, n) => {
        const { points, halfWidth } = compute({ ...texts, find: 'precision', n: String(n) })
        const wanted: Texts =
          points === undefined ? { width: `${halfWidth}` } : { within: `${points * 100}%` }
        const computed = precision.answer({ ...texts, find: 'size', ...wanted })
        if (texts.measure === 'rate' && Number(halfWidth) >= Number(texts.rate))
          expect(computed).toMatchObject({ faults: [{ code: 'beyondRate' }] })
        else expect(computed).toMatchObject({ values: { size: n } })
      }),
      seeded,
    )
  })

  test('an older address with a size means it; the target is not read', () => {
    const values = compute({ find: 'precision', n: '99', measure: 'mean' })
    expect(compute({ n: '99', measure: 'mean', width: 'nonsense' })).toEqual(values)
  })
})

// R: uniroot around the width of prop.test(n * 0.4, n, correct = FALSE), and that width at 381.
test('changed assumptions: the size, and the precision that the planned one reaches', () => {
  const fewer = { value: 366, left: expect.closeTo(0.0489556793357, 9) }
  expect(resultOf(precision, {}).sensitivity).toMatchObject({
    left: 'points',
    rows: [
      { name: 'p', less: { texts: { p: '40' }, ...fewer }, more: { texts: { p: '60' }, ...fewer } },
      { name: 'within', less: { value: 597 }, more: { value: 263 } },
    ],
  })
})

test('a proportion near 1 changes by a fifth of the rest', () => {
  const { rows } = resultOf(precision, { p: '95', within: '3' }).sensitivity
  expect(rows[0]).toMatchObject({ name: 'p', less: { texts: { p: '94' } }, more: { texts: { p: '96' } } })
})
