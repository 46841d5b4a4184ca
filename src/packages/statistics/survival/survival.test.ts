import { describe, expect, test } from 'vitest'
import { freireich } from './freireich.ts'
import { hazardRatio } from './hazard-ratio.ts'
import { kaplanMeier, medianInterval, numberAtRisk, stepAt } from './kaplan-meier.ts'
import { logRank } from './log-rank.ts'

const { mercaptopurine, placebo } = freireich

describe('Kaplan-Meier, 6-mercaptopurine arm of Freireich 1963', () => {
  // Kleinbaum DG, Klein M. Survival Analysis, 3rd ed. 2012, ch. 2: estimates, Greenwood errors,
  // log-log limits.
  test.each([
    [6, 21, 3, 0.8571, 0.0764, 0.6197, 0.9516],
    [7, 17, 1, 0.8067, 0.0869, 0.5631, 0.9228],
    [10, 15, 1, 0.7529, 0.0963, 0.5032, 0.8894],
    [13, 12, 1, 0.6902, 0.1068, 0.4316, 0.8491],
    [16, 11, 1, 0.6275, 0.1141, 0.3675, 0.8049],
    [22, 7, 1, 0.5378, 0.1282, 0.2678, 0.7468],
    [23, 6, 1, 0.4482, 0.1346, 0.1881, 0.6801],
  ])('week %i: the published row', (time, atRisk, events, survival, error, lower, upper) => {
    const step = stepAt(kaplanMeier(mercaptopurine), time)
    expect(step).toMatchObject({ time, atRisk, events })
    expect(step?.survival).toBeCloseTo(survival, 4)
    expect(step?.error).toBeCloseTo(error, 4)
    expect(step?.lower).toBeCloseTo(lower, 4)
    expect(step?.upper).toBeCloseTo(upper, 4)
  })

  // Limits by R's survfit(…, conf.type = "log-log"), package survival 3.5-3: 13 to infinity, 4 to 11.
  test('medians: 23 weeks and 8 weeks, as published, with their intervals', () => {
    expect(medianInterval(kaplanMeier(mercaptopurine))).toEqual({ value: 23, lower: 13, upper: Infinity })
    expect(medianInterval(kaplanMeier(placebo))).toEqual({ value: 8, lower: 4, upper: 11 })
  })

  // R's quantile(survfit(…), 0.5), package survival 3.5-3. The product of the ten shares is not exactly 1/2.
  test('a curve that runs at one half: the middle of that stretch', () => {
    const ten = Array.from({ length: 10 }, (_one, index) => ({ time: index + 1, isEvent: true }))
    expect(medianInterval(kaplanMeier(ten)).value).toBe(5.5)
  })

  test('at risk: everybody at 0, those with 10 weeks or more at 10, nobody at 36', () => {
    expect([0, 10, 36].map((time) => numberAtRisk(mercaptopurine, time))).toEqual([21, 15, 0])
  })

  test('no censoring: the plain proportion, and an interval that ends at the point when nobody is left', () => {
    const steps = kaplanMeier(placebo)
    expect(stepAt(steps, 8)?.survival).toBeCloseTo(8 / 21, 12)
    expect(steps.at(-1)).toMatchObject({ survival: 0, lower: 0, upper: 0 })
  })

  test('before the first event: no step', () => {
    expect(stepAt(kaplanMeier(mercaptopurine), 5.9)).toBeUndefined()
  })
})

describe('log-rank, Freireich 1963', () => {
  // survdiff of R's survival package: 9 against 19.3 and 21 against 10.7 expected; chi-squared
  // 16.79 (Kleinbaum and Klein: 16.793).
  test('observed, expected, chi-squared and p as published', () => {
    const result = logRank(mercaptopurine, placebo)
    expect(result.observed).toBe(9)
    expect(result.expected).toBeCloseTo(19.25, 2)
    expect(result.chiSquared).toBeCloseTo(16.793, 3)
    expect(result.p).toBeCloseTo(4.17e-5, 7)
  })

  test('arms exchanged: the same test', () => {
    expect(logRank(placebo, mercaptopurine).chiSquared).toBeCloseTo(16.793, 3)
  })
})

describe('hazard ratio, Freireich 1963', () => {
  // coxph of R's survival package, Efron: coef 1.5721, se 0.4124, ratio 4.817 (2.147 to 10.81).
  test('Cox with ties after Efron: the published estimate and interval', () => {
    const result = hazardRatio(placebo, mercaptopurine)
    expect(result.logRatio).toBeCloseTo(1.5721, 4)
    expect(result.error).toBeCloseTo(0.4124, 4)
    expect(result.value).toBeCloseTo(4.817, 3)
    expect(result.lower).toBeCloseTo(2.147, 3)
    expect(result.upper).toBeCloseTo(10.81, 2)
  })
})
