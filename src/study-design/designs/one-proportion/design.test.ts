import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binomialTails } from '#src/statistics/distributions/binomial.ts'
import { isAsked, real, seeded, type Texts, valuesOf } from '#test/study-design/designs.ts'
import { oneProportion } from './design.ts'

const compute = valuesOf(oneProportion)

const study = fc
  .record({
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.002, 0.2),
    power: real(30, 97),
    p0: real(3, 97, 2),
    p1: real(3, 97, 2),
  })
  .filter((texts) => isAsked(texts) && Math.abs(Number(texts.p0) - Number(texts.p1)) > 6)

describe('over random studies', () => {
  test('level and power of the rule: those of the binomial distribution, summed', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const { size = 0, atLeast, atMost = -1, level = 0, power = 0 } = compute(texts)
        const [p0, p1] = [Number(texts.p0) / 100, Number(texts.p1) / 100]
        const chance = (p: number) =>
          atLeast === undefined
            ? (binomialTails(size, 1 - p)[size - atMost] ?? 0)
            : (binomialTails(size, p)[atLeast] ?? 0)
        expect(level).toBeCloseTo(chance(p0), 9)
        expect(power).toBeCloseTo(chance(p1), 9)
        expect(level).toBeLessThanOrEqual(Number(texts.alpha) / Number(texts.sides) + 1e-9)
        expect(power).toBeGreaterThanOrEqual(Number(texts.power) / 100)
      }),
      seeded,
    )
  })

  test('no smaller size reaches the power; from the steady one on, every size does', () => {
    fc.assert(
      fc.property(study, fc.nat(40), (texts, step) => {
        const { size = 1, steady = 1 } = compute(texts)
        const powerOf = (n: number) => compute({ ...texts, n: String(n) }).power ?? 0
        const target = Number(texts.power) / 100
        if (size > 1 + step) expect(powerOf(size - 1 - step)).toBeLessThan(target)
        expect(powerOf(steady + step)).toBeGreaterThanOrEqual(target)
        if (steady > size) expect(powerOf(steady - 1)).toBeLessThan(target)
      }),
      seeded,
    )
  })

  test('a larger alpha or a larger effect: never less power, whatever the size', () => {
    fc.assert(
      fc.property(
        study,
        fc.integer({ min: 2, max: 300 }),
        fc.constantFrom('exact', 'normal'),
        (texts, n, test) => {
          const powerOf = (changed: Texts) => compute({ ...texts, test, n: String(n), ...changed }).power ?? 0
          const power = powerOf({}) - 1e-10
          expect(powerOf({ alpha: String(Number(texts.alpha) * 1.1) })).toBeGreaterThanOrEqual(power)
          const further = Number(texts.p1) + (Number(texts.p1) > Number(texts.p0) ? 1 : -1)
          // The z approximation may lose power where the variance grows and power is small.
          if (test === 'exact') expect(powerOf({ p1: further.toFixed(2) })).toBeGreaterThanOrEqual(power)
        },
      ),
      seeded,
    )
  })

  test('the z test: the size reaches the power, one fewer does not, one more has more', () => {
    fc.assert(
      fc.property(study, (given) => {
        const texts = { ...given, test: 'normal' }
        const { size = 0, power = 0 } = compute(texts)
        const powerOf = (n: number) => compute({ ...texts, n: String(n) }).power ?? 0
        const target = Number(texts.power) / 100
        expect(power).toBeGreaterThanOrEqual(target - 1e-9)
        if (size > 1) expect(powerOf(size - 1)).toBeLessThan(target)
        expect(powerOf(size + 1)).toBeGreaterThan(power)
      }),
      seeded,
    )
  })

  test('success called failure: the same size', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const turned = { p0: (100 - Number(texts.p0)).toFixed(2), p1: (100 - Number(texts.p1)).toFixed(2) }
        expect(compute({ ...texts, ...turned }).size).toBe(compute(texts).size)
      }),
      seeded,
    )
  })
})

test.each([
  [{ p0: '30', p1: '30' }, 'p1', 'sameProportions'],
  [{ p0: '30', p1: '30.5' }, 'test', 'tooManyForExact'],
  [{ p0: '30', p1: '30.02', test: 'normal' }, '', 'tooMany'],
  [{ power: '5' }, 'power', 'powerBelowAlpha'],
])('%j: refused at %s, %s', (texts: Texts, field, code) => {
  expect(oneProportion.compute(texts)).toMatchObject({ refusal: { field, code } })
})

test('two participants: no rule keeps the level, and the power is none', () => {
  expect(compute({ n: '1' })).toMatchObject({ power: 0, level: 0 })
})
