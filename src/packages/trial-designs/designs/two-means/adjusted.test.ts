import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simulated } from '../../testing/simulated.ts'
import { isAsked, real, seeded, valuesOf } from '../../testing/states.ts'
import { twoMeans } from './design.ts'

const compute = valuesOf(twoMeans)

const study = fc
  .record({
    goal: fc.constantFrom('superiority', 'noninferiority', 'equivalence'),
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.001, 0.2),
    power: real(30, 99),
    difference: real(-2, 2),
    sd: real(4, 20),
    margin: real(2.5, 9),
    allocation: real(0.2, 5, 2),
    correlation: real(0.05, 0.97, 2),
  })
  .filter((texts) => isAsked(texts) && Math.abs(Number(texts.difference)) > 0.1)

const resultOf = (query: string) => {
  const answer = twoMeans.answer(Object.fromEntries(new URLSearchParams(query)))
  if (!answer.isResult) throw new Error(`${query}: ${JSON.stringify(answer.faults)}`)
  return answer
}

describe('with the baseline value as a covariate, over random studies', () => {
  test('the size reaches the power, and a larger correlation never needs more', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const { exact = 0, power = 0 } = compute(texts)
        expect(power).toBeGreaterThanOrEqual(Number(texts.power) / 100 - 1e-9)
        const higher = (1 + Number(texts.correlation)) / 2
        expect(compute({ ...texts, correlation: String(higher) }).exact).toBeLessThanOrEqual(exact + 1e-6)
      }),
      seeded,
    )
  })

  test('as by a t test of residuals with one participant more, within a hundredth of the size and two', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const residual = Number(texts.sd) * Math.sqrt(1 - Number(texts.correlation) ** 2)
        const { exact = 0 } = compute(texts)
        const other = compute({ ...texts, sd: String(residual), correlation: '0' }).exact ?? 0
        expect(exact).toBeGreaterThan(other - 1e-6)
        expect(exact).toBeLessThan(1.01 * other + 2 * Math.max(1, Number(texts.allocation)))
      }),
      seeded,
    )
  })

  test('what is found has the power', () => {
    let count = 0
    fc.assert(
      fc.property(study, fc.constantFrom('difference', 'margin', 'sd'), (texts, find) => {
        const answer = twoMeans.answer({ ...texts, find, n: '60' })
        if (!answer.isResult) return
        count++
        const { power } = compute({ ...texts, ...answer.found, find: 'power', n: '60' })
        expect(power).toBeCloseTo(Number(texts.power) / 100, 6)
      }),
      seeded,
    )
    expect(count).toBeGreaterThan(120)
  })
})

test('no correlation is the t test; pairs and one group have none', () => {
  expect(compute({ correlation: '0' })).toEqual(compute({}))
  expect(compute({ comparison: 'paired', correlation: '0.5' })).toEqual(compute({ comparison: 'paired' }))
})

test('three participants leave no degree of freedom', () => {
  const texts = { n: '2', allocation: '2', find: 'power' }
  expect(compute(texts).power).toBeGreaterThan(0)
  expect(twoMeans.answer({ ...texts, correlation: '0.5' })).toMatchObject({
    faults: [{ field: 'n', code: 'tooSmall', facts: { min: 3 } }],
  })
})

// 20,000 trials with `lm` of R 4.2.2 (seed 1): 0.4189 for n = 20, standard error 0.0035.
test.each([
  ['two-means?correlation=0.5&n=20', 'power'],
  ['two-means?correlation=0.7&n=4&difference=12', 'power'],
  ['two-means?correlation=0.6&goal=equivalence&difference=0&n=60', 'power'],
  ['two-means?correlation=0.6&goal=noninferiority&difference=0&better=lower&allocation=2&n=12', 'power'],
  ['two-means?correlation=0.8&n=10', 'typeOne'],
])('%s: the simulated %s of an analysis of covariance is that of the formula', (query, quantity) => {
  const { value, error, formula } = simulated(query, quantity, 4000)
  expect(Math.abs(value - formula)).toBeLessThan(4 * error)
})

test('broken assumptions are drawn: skewed values, unequal deviations, losses', () => {
  const query = 'two-means?correlation=0.5&n=20'
  const powerOf = (broken?: 'losses' | 'variances') => simulated(query, 'power', 2000, broken).value
  expect(powerOf('losses')).toBeGreaterThan(powerOf() + 0.05)
  expect(powerOf('variances')).toBeLessThan(powerOf() - 0.05)
})

test('the paragraph names the analysis of covariance and its correlation', () => {
  const [hypothesis, ...others] = resultOf('correlation=0.55&difference=-4').methods
  expect(hypothesis).toMatchObject({ key: 'two.superiority', facts: { test: { part: 'ancova' } } })
  expect(others).toContainEqual({ key: 'correlation', facts: { correlation: '0.55' } })
  expect(resultOf('').methods[0]).toMatchObject({ facts: { test: { part: 'tTest' } } })
})

test('R searches the size; SAS has no such procedure', () => {
  const { r, sas } = resultOf('correlation=0.5')
  expect(r).toContain('sqrt((1 - 0.5^2) * (1 / n1 + 1 / n2))')
  expect(r).toMatch(/^#> \[1\] 48\.58645$/m)
  expect(sas).toBeUndefined()
})
