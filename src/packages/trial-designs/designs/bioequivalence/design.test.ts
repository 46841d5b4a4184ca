import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bioequivalence } from './design.ts'

type Texts = Record<string, string>

const compute = (texts: Texts) => {
  const computed = bioequivalence.answer(texts)
  return computed.isResult ? computed.values : {}
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
        const { total = 0, power = 0, byPower = total } = compute(texts)
        const target = Number(texts.power) / 100
        const powerOf = (n: number) => compute({ ...texts, n: String(n) }).power
        expect(total % 2).toBe(0)
        expect(power).toBeGreaterThanOrEqual(target)
        expect(powerOf(byPower)).toBeGreaterThanOrEqual(target)
        if (byPower > 4) expect(powerOf(byPower - 2)).toBeLessThan(target)
        const least = texts.layout === 'parallel' ? 24 : 12
        expect(total).toBe(Math.max(byPower, least))
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
    expect(bioequivalence.answer(texts)).toMatchObject({ faults: [{ field, code }] })
  })

  test.each([
    [{ n: '3' }, 'n', 'tooSmall'],
    [{ n: '24.5' }, 'n', 'notWhole'],
    [{ cv: '0' }, 'cv', 'tooSmall'],
  ])('%j: a fault at %s, %s', (texts: Texts, field, code) => {
    expect(bioequivalence.answer(texts)).toMatchObject({ faults: [{ field, code }] })
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

test('below the smallest size of ICH M13A: that size, with the one for the power beside it', () => {
  // PowerTOST 1.5-6: sampleN.TOST(CV = 0.05) has 4 participants with a power of 0.904.
  expect(compute({ cv: '5' })).toMatchObject({ total: 12, byPower: 4, df: 10 })
  expect(compute({ cv: '5', n: '4' }).power).toBeCloseTo(0.904, 3)
  expect(compute({ cv: '5', layout: 'parallel' })).toMatchObject({ total: 24, first: 12 })
  expect(compute({}).byPower).toBeUndefined()
})

describe('notes', () => {
  const notesOf = (texts: Texts) => {
    const answer = bioequivalence.answer(texts)
    return answer.isResult ? answer.notes.map(({ level, key }) => `${level} ${key}`) : []
  }
  test.each([
    [{}, []],
    [{ cv: '5' }, ['info floor']],
    [{ n: '10' }, ['caution tooFew']],
    [{ n: '12' }, []],
    [{ n: '23', layout: 'parallel' }, ['caution tooFew']],
    [{ gmr: '1' }, ['caution optimistic']],
    [{ cv: '30.1' }, ['caution highlyVariable']],
    [{ cv: '60', layout: '2x2x4' }, ['caution highlyVariable']],
    // A CV between participants, and limits that are already wider.
    [{ cv: '60', layout: 'parallel' }, []],
    [{ cv: '50', lower: '0.6984', upper: '1.4319' }, []],
    [{ cv: '10', lower: '0.9', upper: '1.1111' }, ['info narrow']],
  ])('%j: %j', (texts: Texts, expected) => {
    expect(notesOf(texts)).toEqual(expected)
  })
})

test.each([
  [{ lower: '80', upper: '125' }],
  [{ lower: '80/125' }],
  [{ upper: '80.00–125.00%' }],
  [{ lower: '0.8-1.25', upper: '1.3' }],
  [{ gmr: '95' }],
  [{ gmr: '95%' }],
  [{ cv: '0.3' }],
])('%j: read as the example', (texts: Texts) => {
  expect(compute(texts)).toEqual(compute({}))
})

test('the code: a size asks for a size, a given size for its power', () => {
  const codeOf = (texts: Texts) => {
    const answer = bioequivalence.answer(texts)
    return answer.isResult ? { r: answer.r, sas: answer.sas } : {}
  }
  expect(codeOf({}).r).toContain('  CV = 0.3,\n  design = "2x2",\n  print = FALSE\n)')
  expect(codeOf({}).r).toContain('max(12, planned[["Sample size"]])\n#> [1] 40')
  expect(codeOf({}).sas).toContain('stddev=0.207578534826')
  const given = codeOf({ n: '24', layout: '2x2x4' })
  expect(given.r).toContain('PowerTOST::power.TOST(\n  alpha = 0.05,\n  n = 24,\n')
  expect(given.sas).toBeUndefined()
  expect(codeOf({ layout: 'parallel' }).sas).toContain('    groupns=(38 38)\n')
})
