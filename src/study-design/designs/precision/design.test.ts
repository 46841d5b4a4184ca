import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rareEvents } from '#src/study-design/designs/rare-events/design.ts'
import { real, seeded, type Texts, valuesOf } from '#test/study-design/designs.ts'
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
  within: real(0.4, 20, 2),
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
    [{ measure: 'rate', rate: '0.2' }, 'within', 'beyondRate'],
    [{ within: '0.01' }, '', 'tooMany'],
    [{ measure: 'mean', within: '0.001', sd: '1000' }, '', 'tooMany'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(precision.compute(texts)).toMatchObject({ refusal: { field, code } })
  })
})

test('fewer participants than times to see it: no chance', () => {
  expect(rare({ events: '5', n: '3' }).chance).toBe(0)
})
