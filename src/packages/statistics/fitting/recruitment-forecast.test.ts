import { describe, expect, test } from 'vitest'
import { fitSiteRates, timeToRecruit, totalRate } from './recruitment-forecast.ts'

const months = [10, 9, 8, 8, 6, 5, 4, 3, 2, 1]
const counts = [14, 3, 9, 2, 8, 1, 7, 0, 4, 0]
const sites = months.map((open, i) => ({ months: open, participants: counts[i] ?? 0 }))
const rounded = ({ value, lower, upper }: ReturnType<typeof timeToRecruit>) =>
  [value, lower, upper].map((time) => time.toFixed(3))

describe('recruitment by sites whose rates differ', () => {
  // R 4.2.2, MASS 7.3-58.2: glm.nb(k ~ 1 + offset(log(months))), exp of the coefficient and theta.
  test('ten sites: mean and shape of their rates', () => {
    const rates = fitSiteRates(sites)
    expect(rates.mean).toBeCloseTo(0.8585075, 6)
    expect(rates.shape).toBeCloseTo(2.107209, 5)
  })

  // The same fit: sum((theta + k) / (b + months)) with b = theta / mean, and the variances of rates
  // and of vcov(fit).
  test('their rate together, and how well it is known', () => {
    const { mean, variance } = totalRate(sites, fitSiteRates(sites))
    expect(mean).toBeCloseTo(8.585075, 5)
    expect(variance).toBeCloseTo(1.960893, 5)
  })

  // B * R / A * qf(c(0.5, 0.025, 0.975), 2 * R, 2 * A), A = 8.585^2 / 1.961, B = 8.585 / 1.961.
  test('30 more participants: 3.487 months, 2.139 to 5.632', () => {
    expect(rounded(timeToRecruit(30, totalRate(sites, fitSiteRates(sites))))).toEqual([
      '3.487',
      '2.139',
      '5.632',
    ])
  })

  // One rate for all sites, 48 in 56 months: rate 10 * 48 / 56, variance 100 * 48 / 56^2; the rest as
  // above.
  test('equal rates, a pooled Poisson count: 3.485 months, and an interval that is narrower, 2.183 to 5.475', () => {
    const equal = totalRate(sites, { mean: 48 / 56, shape: 1e12 })
    expect(rounded(timeToRecruit(30, equal))).toEqual(['3.485', '2.183', '5.475'])
  })

  test('counts that vary less than Poisson counts do: nearly equal rates, and an end of the search', () => {
    const even = fitSiteRates(months.map((open) => ({ months: open, participants: open })))
    expect(even.mean).toBeCloseTo(1, 6)
    expect(even.shape).toBeGreaterThan(1000)
  })

  test('a site that opens only now: the mean of the others is expected of it', () => {
    const rates = fitSiteRates(sites)
    const one =
      totalRate([...sites, { months: 0, participants: 0 }], rates).mean - totalRate(sites, rates).mean
    expect(one).toBeCloseTo(rates.mean, 6)
  })
})
