import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { isAsked, real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { bioequivalence } from './design.ts'

const compute = valuesOf(bioequivalence)

const question = fc
  .record({
    layout: fc.constantFrom('2x2', '2x2x4', 'parallel'),
    alpha: real(0.001, 0.2),
    power: real(10, 99),
    cv: real(3, 90),
    gmr: real(0.84, 1.19),
    lower: fc.constantFrom('0.8', '0.75', '0.6984'),
    upper: fc.constantFrom('1.25', '1.3333', '1.4319'),
    n: fc.integer({ min: 6, max: 600 }).map(String),
  })
  .filter(isAsked)

/** With its sign and every digit, as the form writes it. */
const typed = (value = 0) => `${Number((value * 100).toPrecision(10))}%`

/** What was found, as texts of the design. */
function found(texts: Texts): { inputs: Texts; nearer: Texts } | null {
  const { gmr, cv } = compute(texts)
  if (texts.find === 'gmr' && gmr !== undefined)
    return { inputs: { gmr: String(gmr) }, nearer: { gmr: String(gmr * 0.9999) } }
  if (texts.find === 'cv' && cv !== undefined)
    return { inputs: { cv: typed(cv) }, nearer: { cv: typed(cv * 1.0001) } }
  return null
}

const asked = fc
  .tuple(question, fc.constantFrom('gmr', 'cv'))
  .map(([texts, find]) => ({ ...texts, find, n: texts.n }))

describe('the ratios and the CV that a size allows', () => {
  // PowerTOST 1.5-6, uniroot around power.TOST; more of them are benchmark values.
  test.each([
    [{ find: 'gmr' }, { gmr: 0.945974880805, highest: 1.05711052195 }],
    [{ find: 'cv' }, { cv: 0.306568774535 }],
    [{ find: 'cv', layout: '2x2x4', gmr: '0.9', n: '60' }, { cv: 0.378063799527 }],
  ])('%j: %j', (texts: Texts, expected: Record<string, number>) => {
    const values = compute(texts)
    for (const [name, value] of Object.entries(expected)) expect(values[name]).toBeCloseTo(value, 8)
  })

  test('over random studies: the power is the target there, and smaller a little further', () => {
    fc.assert(
      fc.property(asked, (texts) => {
        const answer = found(texts)
        if (!answer) return
        const powerOf = (changed: Texts) => compute({ ...texts, ...changed, find: 'power' }).power ?? 0
        const target = Number(texts.power) / 100
        expect(powerOf(answer.inputs)).toBeGreaterThanOrEqual(target)
        expect(powerOf(answer.inputs)).toBeCloseTo(target, 6)
        expect(powerOf(answer.nearer)).toBeLessThan(target)
      }),
      seeded,
    )
  })

  test('over random studies: the size for them is the given one', () => {
    fc.assert(
      fc.property(asked, (texts) => {
        const answer = found({ ...texts, n: String(2 * Number(texts.n)) })
        if (!answer) return
        const { total, byPower = total } = compute({ ...texts, ...answer.inputs, find: 'size' })
        expect(byPower).toBe(2 * Number(texts.n))
      }),
      seeded,
    )
  })

  test('over random studies: the highest ratio has the same power as the lowest', () => {
    fc.assert(
      fc.property(question, (texts) => {
        const { gmr, highest } = compute({ ...texts, find: 'gmr' })
        if (gmr === undefined) return
        const powerOf = (ratio = 0) => compute({ ...texts, gmr: String(ratio), find: 'power' }).power
        expect(powerOf(highest)).toBeCloseTo(powerOf(gmr) ?? 0, 8)
        expect(gmr * gmr).toBeLessThan(Number(texts.lower) * Number(texts.upper))
      }),
      seeded,
    )
  })

  test('over random studies: where it refuses, no ratio and no CV has the power, or every CV', () => {
    fc.assert(
      fc.property(asked, (texts) => {
        const computed = bioequivalence.answer(texts)
        if (computed.isResult) return
        const middle = Math.sqrt(Number(texts.lower) * Number(texts.upper))
        const powerOf = (changed: Texts) => compute({ ...texts, ...changed, find: 'power' }).power ?? 0
        const target = Number(texts.power) / 100
        const [{ code } = { code: '' }] = computed.faults
        if (code === 'anyCv') expect(powerOf({ cv: '300' })).toBeGreaterThanOrEqual(target)
        else if (texts.find === 'cv') expect(powerOf({ cv: '1' })).toBeLessThan(target)
        else expect(powerOf({ gmr: String(middle) })).toBeLessThan(target)
      }),
      seeded,
    )
  })

  test.each([
    [{ find: 'gmr', n: '6', cv: '50' }, 'n', 'unreachable'],
    [{ find: 'cv', n: '4', gmr: '0.801' }, 'n', 'unreachable'],
    [{ find: 'cv', n: '100000', layout: '2x2x4' }, 'n', 'anyCv'],
    [{ find: 'gmr', lower: '1' }, 'lower', 'lowerNotBelowOne'],
    [{ find: 'cv', gmr: '0.79' }, 'gmr', 'outsideLimits'],
    [{ find: 'cv', power: '5' }, 'power', 'powerBelowAlpha'],
  ])('%j: refused at %s, %s', (texts: Texts, field, code) => {
    expect(bioequivalence.answer(texts)).toMatchObject({ faults: [{ field, code }] })
  })
})

// PowerTOST 1.5-6: sampleN.TOST, and power.TOST(n = 40); a fifth of ln 1.25 from a ratio of 0.95.
test('changed assumptions: the CV, and the ratio on the logarithmic scale', () => {
  expect(resultOf(bioequivalence, {}).sensitivity.rows).toMatchObject([
    {
      name: 'cv',
      less: { texts: { cv: '24' }, value: 26, left: expect.closeTo(0.938433240417, 9) },
      more: { texts: { cv: '36' }, value: 54, left: expect.closeTo(0.662143018423, 9) },
    },
    {
      name: 'gmr',
      less: { texts: { gmr: '0.9085' }, value: 68, left: expect.closeTo(0.600915594492, 9) },
      more: { texts: { gmr: '0.9934' }, value: 32, left: expect.closeTo(0.907980834247, 9) },
    },
  ])
})
