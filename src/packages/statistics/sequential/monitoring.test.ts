import { describe, expect, test } from 'vitest'
import { hwangShihDeCani, obrienFlemingType, pocockType } from './alpha-spending.ts'
import { conditionalPower, predictivePower } from './conditional-power.ts'
import { exitsAbove, sumOf } from './exits.ts'
import { boundariesAt, repeatedInterval, type StoppingRules } from './monitoring.ts'

const efficacy: StoppingRules = {
  efficacy: obrienFlemingType(0.025),
  isMirrored: false,
  futility: null,
  harm: null,
}

const beta = hwangShihDeCani(0.1, -2)

/** gsDesign(k = 3, test.type = 4, alpha = 0.025, beta = 0.1, sfu = sfLDOF, sfl = sfHSD, sflpar = -2, r = 80) */
const nonBinding: StoppingRules = {
  ...efficacy,
  futility: { spending: beta, means: 3.347582541, isBinding: false },
}

/** The same with test.type = 3. */
const binding: StoppingRules = {
  ...efficacy,
  futility: { spending: beta, means: 3.3142456375, isBinding: true },
}

const agree = (found: readonly number[] | null, expected: readonly number[]) => {
  expect(found).toHaveLength(expected.length)
  for (const [i, bound] of expected.entries()) expect(found?.[i]).toBeCloseTo(bound, 5)
}

/**
 * gsDesign 3.11.0.9003: the plan p above, then gsDesign(k, test.type, …, delta = p$delta, n.I = fractions
 * * p$n.I[3], maxn.IPlan = p$n.I[3], r = 80); below the maximum also usTime and lsTime = c(…, 1).
 * The last bound for futility is not compared: gsDesign spends the rest of beta there.
 */
describe('gsDesign’s boundaries at other information', () => {
  test.each([
    ['as planned but for the times', nonBinding, [0.28, 0.6, 1], [4.0774253684, 2.6693542565, 1.9809980495]],
    ['above the maximum', nonBinding, [0.28, 0.6, 1.15], [4.0774253684, 2.6693542565, 1.9876316701]],
    ['the last look early', nonBinding, [0.28, 0.6, 0.9], [4.0774253684, 2.6693542565, 1.9754235031]],
    ['fewer looks', nonBinding, [0.45, 1], [3.1437767908, 1.9647570584]],
    [
      'more looks',
      nonBinding,
      [0.2, 0.35, 0.5, 0.7, 1],
      [4.8768849488, 3.6131326699, 2.9729270579, 2.462843826, 2.0018804278],
    ],
    ['binding', binding, [0.28, 0.6, 1], [4.0774253684, 2.6692416723, 1.9521510262]],
    ['binding, the last look early', binding, [0.28, 0.6, 0.9], [4.0774253684, 2.6692416723, 1.9584427166]],
  ])('efficacy: %s', (_, rules, fractions, expected) => {
    agree(boundariesAt(rules, fractions).upper, expected)
  })

  test.each([
    ['non-binding', nonBinding, [0.28, 0.6, 1], [-0.49385371792, 0.70918262505]],
    ['above the maximum', nonBinding, [0.28, 0.6, 1.15], [-0.49385371792, 0.70918262505]],
    ['fewer looks', nonBinding, [0.45, 1], [0.24738738207]],
    [
      'more looks',
      nonBinding,
      [0.2, 0.35, 0.5, 0.7, 1],
      [-0.92584662666, -0.30683628614, 0.26774907541, 0.98301202372],
    ],
    ['binding', binding, [0.28, 0.6, 0.9], [-0.51149394912, 0.68335996248]],
  ])('futility: %s', (_, rules, fractions, expected) => {
    const { futility, upper } = boundariesAt(rules, fractions)
    agree(futility?.slice(0, -1) ?? null, expected)
    expect(futility?.at(-1)).toBe(upper.at(-1))
  })

  // test.type = 8, sfharm = sfHSD, sfharmparam = -2, astar = 0.1
  test('harm', () => {
    const { harm } = boundariesAt({ ...nonBinding, harm: hwangShihDeCani(0.1, -2) }, [0.28, 0.6, 1])
    agree(harm, [-2.2652278973, -1.88384373, -1.3595120572])
  })

  // test.type = 2, sfu = sfLDPocock
  test.each([
    [0.4, 0.7, 1, 2.3097511283],
    [0.4, 0.7, 1.2, 2.364536467],
  ])('mirrored, at %d, %d and %d', (first, second, third, bound) => {
    const rules = { ...efficacy, efficacy: pocockType(0.025), isMirrored: true }
    const { upper, harm } = boundariesAt(rules, [first, second, third])
    agree(upper, [2.2238749605, 2.3050796127, bound])
    expect(harm).toEqual(upper.map((one) => -one))
  })
})

/** gsCP and gsPP (weights equal at 16,001 effects) of the first design above, r = 80. */
test.each([
  [0, 0.8, [0.032117406525, 0.828428280404, 0.280551027189, 0.37749917678]],
  [1, 1.2, [0.048202365906, 0.675322350973, 0.247384564779, 0.29845454475]],
])('after look %i with Z = %d: gsDesign’s conditional and predictive power', (look, z, expected) => {
  const fractions = [0.28, 0.6, 1]
  const { plan } = boundariesAt(nonBinding, fractions)
  const given = conditionalPower(plan, look, z)
  const trend = z / Math.sqrt(fractions[look] ?? 1)
  const found = [given(0), given(3.347582541), given(trend), predictivePower(plan, look, z)]
  for (const [i, chance] of found.entries()) expect(chance).toBeCloseTo(expected[i] ?? 0, 5)
})

/**
 * rpact 3.3.4: getAnalysisResults(getDesignGroupSequential(informationRates = events / last events,
 * typeOfDesign = "asUser", userAlphaSpending = spent), getDataset(cumEvents, cumLogRanks = c(1.1, 1.9,
 * 2.4))), repeatedConfidenceInterval…Bounds of the hazard ratio, which is above 1 there. Of 200 events.
 */
describe('rpact’s repeated confidence intervals', () => {
  const z = [1.1, 1.9, 2.4]
  test.each([
    ['at the maximum', false, 200, [0.496132715344, 0.888063899389, 1.060018901117], 1.85992430056],
    ['the last look early', false, 170, [0.496132715344, 0.888063899389, 1.067356626395], 1.956390592],
    ['mirrored, above', true, 230, [0.496132715344, 0.888063901729, 1.054525324253], 1.78588578728],
  ])('%s', (_, isMirrored, most, low, high) => {
    const events = [62, 128, most]
    const fractions = events.map((count) => count / 200)
    const { unbound } = boundariesAt({ ...efficacy, isMirrored }, fractions)
    // The logarithm of the hazard ratio is Z times 2 / √events.
    const drift = Math.sqrt(200) / 2
    const intervals = fractions.map((fraction, i) =>
      repeatedInterval(z[i] ?? 0, { fraction, bound: unbound[i] ?? 0, drift }),
    )
    for (const [i, interval] of intervals.entries())
      expect(Math.exp(interval.low)).toBeCloseTo(low[i] ?? 0, 5)
    expect(Math.exp(intervals.at(-1)?.high ?? 0)).toBeCloseTo(high, 5)
    expect(intervals.at(-1)?.estimate).toBeCloseTo((2.4 * 2) / Math.sqrt(most), 12)
  })
})

test('the last look spends all that is left, whatever information it has', () => {
  for (const last of [0.62, 0.9, 1, 1.4, 2]) {
    const { plan } = boundariesAt(efficacy, [0.3, 0.6, last])
    expect(sumOf(exitsAbove(plan, 0))).toBeCloseTo(0.025, 8)
  }
})

test('binding boundaries that meet before the end: later looks have the bounds of a plan without', () => {
  const steep = { spending: hwangShihDeCani(0.2, 5), means: 2, isBinding: true }
  const { upper, futility, unbound } = boundariesAt({ ...efficacy, futility: steep }, [0.5, 0.8, 0.97, 1])
  expect(upper.every(Number.isFinite)).toBe(true)
  expect(futility?.every(Number.isFinite)).toBe(true)
  for (const [i, bound] of upper.entries()) expect(bound).toBeLessThanOrEqual((unbound[i] ?? 0) + 1e-9)
})
