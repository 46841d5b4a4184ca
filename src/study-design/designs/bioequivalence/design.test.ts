import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bioequivalence } from './design.ts'

type Texts = Record<string, string>

const compute = (texts: Texts) => {
  const computed = bioequivalence.compute(texts)
  return 'values' in computed ? computed.values : {}
}

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((x) => x.toFixed(4))
const study = fc
  .record({
    layout: fc.constantFrom('2x2', '2x2x4', 'parallel'),
    alpha: real(0.001, 0.1),
    power: real(15, 99),
    cv: real(3, 90),
    gmr: real(0.84, 1.19),
    lower: fc.constantFrom('0.8', '0.75', '0.6984'),
    upper: fc.constantFrom('1.25', '1.3333', '1.4319'),
  })
  .filter((texts) => Number(texts.power) / 100 > Number(texts.alpha))
const seeded = { seed: 20260923, numRuns: 300 }

describe('over random studies', () => {
  test('the total is even and reaches the power; two fewer do not', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const { total = 0, power = 0 } = compute(texts)
        const target = Number(texts.power) / 100
        expect(total % 2).toBe(0)
        expect(power).toBeGreaterThanOrEqual(target)
        if (total > 4) expect(compute({ ...texts, n: String(total - 2) }).power).toBeLessThan(target)
      }),
      seeded,
    )
  })

  test('more participants, a larger alpha, a smaller CV or wider limits: never less power', () => {
    fc.assert(
      fc.property(study, fc.integer({ min: 2, max: 200 }), (texts, half) => {
        const n = 2 * half
        const powerOf = (changed: Texts) => compute({ ...texts, n: String(n), ...changed }).power ?? 0
        const power = powerOf({}) - 1e-10
        // With a power near or below the level, four may have more power than six.
        if (power > 2 * Number(texts.alpha))
          expect(powerOf({ n: String(n + 2) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ alpha: String(Number(texts.alpha) * 1.05) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ cv: String(Number(texts.cv) * 0.95) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ upper: String(Number(texts.upper) * 1.02) })).toBeGreaterThanOrEqual(power)
      }),
      seeded,
    )
  })

  test('test and reference swapped: the same power', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const swapped = {
          ...texts,
          n: '30',
          gmr: String(1 / Number(texts.gmr)),
          lower: String(1 / Number(texts.upper)),
          upper: String(1 / Number(texts.lower)),
        }
        expect(compute(swapped).power).toBeCloseTo(compute({ ...texts, n: '30' }).power ?? 0, 10)
      }),
      seeded,
    )
  })
})

describe('what is refused', () => {
  test.each([
    [{ gmr: '1.25' }, 'gmr', 'outsideLimits'],
    [{ gmr: '0.79' }, 'gmr', 'outsideLimits'],
    [{ lower: '1' }, 'lower', 'lowerNotBelowOne'],
    [{ upper: '0.9' }, 'upper', 'upperNotAboveOne'],
    [{ power: '5' }, 'power', 'powerBelowAlpha'],
    [{ cv: '300', gmr: '0.801' }, '', 'tooMany'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(bioequivalence.compute(texts)).toMatchObject({ refusal: { field, code } })
  })

  test.each([
    [{ n: '3' }, 'n', 'tooSmall'],
    [{ n: '24.5' }, 'n', 'notWhole'],
    [{ cv: '0' }, 'cv', 'tooSmall'],
  ])('%j: a fault at %s, %s', (texts: Texts, field, code) => {
    expect(bioequivalence.compute(texts)).toMatchObject({ faults: [{ field, code }] })
  })

  test('an alpha of one half, where t is 0: still a number', () => {
    expect(compute({ alpha: '0.5', power: '60' }).power).toBeGreaterThan(0.6)
  })
})

test('an odd number: one sequence has one more', () => {
  expect(compute({ n: '39' })).toMatchObject({ firstSequence: 20, secondSequence: 19 })
})

test('dropout: each group is enrolled for itself', () => {
  expect(compute({ layout: 'parallel', dropout: '10' })).toMatchObject({
    total: 76,
    enrolledFirst: 43,
    enrolledTotal: 86,
  })
  expect(compute({ dropout: '10' })).toMatchObject({ total: 40, enrolledTotal: 46 })
})

test('the call in R: a size asks for a size, a given size for its power', () => {
  const called = (texts: Texts) => {
    const answer = bioequivalence.answer(texts)
    return answer.isResult && answer.r
  }
  expect(called({})).toContain(
    'PowerTOST::sampleN.TOST(alpha = 0.05, targetpower = 0.8, theta0 = 0.95, theta1 = 0.8, theta2 = 1.25, CV = 0.3, design = "2x2")',
  )
  expect(called({ n: '24', layout: '2x2x4' })).toContain(
    'PowerTOST::power.TOST(alpha = 0.05, n = 24, theta0 = 0.95, theta1 = 0.8, theta2 = 1.25, CV = 0.3, design = "2x2x4")',
  )
})
