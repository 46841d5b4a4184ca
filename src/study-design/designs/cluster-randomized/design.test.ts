import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { twoMeans } from '#src/study-design/designs/two-means/design.ts'
import { isAsked, real, seeded, type Texts, valuesOf } from '#test/study-design/designs.ts'
import { clusterRandomized } from './design.ts'

const compute = valuesOf(clusterRandomized)

const study = fc
  .record({
    outcome: fc.constantFrom('means', 'proportions'),
    goal: fc.constantFrom('superiority', 'noninferiority'),
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.005, 0.2),
    power: real(30, 97),
    difference: real(1, 9),
    sd: real(5, 20),
    p1: real(40, 60, 2),
    p2: real(20, 35, 2),
    m: real(2, 80, 1),
    icc: real(0.001, 0.3),
    cv: real(0, 1, 2),
  })
  .filter(isAsked)

describe('over random trials', () => {
  test('the clusters reach the power; one fewer in each arm does not', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const { clusters = 0, power = 0 } = compute(texts)
        const target = Number(texts.power) / 100
        expect(power).toBeGreaterThanOrEqual(target - 1e-9)
        if (clusters > 2) expect(compute({ ...texts, n: String(clusters - 1) }).power).toBeLessThan(target)
      }),
      seeded,
    )
  })

  test('more correlation or more variation of sizes: never more power', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const powerOf = (changed: Texts) => compute({ ...texts, n: '12', ...changed }).power ?? 0
        const power = powerOf({}) + 1e-10
        expect(powerOf({ icc: String(Number(texts.icc) * 1.2) })).toBeLessThanOrEqual(power)
        expect(powerOf({ cv: String(Number(texts.cv) + 0.1) })).toBeLessThanOrEqual(power)
      }),
      seeded,
    )
  })

  test('more clusters, larger ones, a larger alpha or effect: never less power', () => {
    fc.assert(
      fc.property(study, fc.integer({ min: 2, max: 60 }), (texts, n) => {
        const powerOf = (changed: Texts) => compute({ ...texts, n: String(n), ...changed }).power ?? 0
        const power = powerOf({}) - 1e-10
        expect(powerOf({ n: String(n + 1) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ m: String(Number(texts.m) + 1) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ alpha: String(Number(texts.alpha) * 1.1) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ sd: String(Number(texts.sd) * 0.9) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ difference: String(Number(texts.difference) * 1.1) })).toBeGreaterThanOrEqual(power)
        // A smaller p2 is further from p1, and its variance is smaller.
        expect(powerOf({ p2: String(Number(texts.p2) - 1) })).toBeGreaterThanOrEqual(power)
      }),
      seeded,
    )
  })

  test('arms swapped: the same clusters; with a margin, success is called failure too', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const { p1, p2, difference } = texts
        const failure = (p: string) => (100 - Number(p)).toFixed(2)
        const swapped =
          texts.goal === 'superiority'
            ? { p1: p2, p2: p1, difference: `-${difference}` }
            : { p1: failure(p2), p2: failure(p1) }
        const [one, other] = [compute(texts), compute({ ...texts, ...swapped })]
        expect(other.clusters).toBe(one.clusters)
        expect(other.exact).toBeCloseTo(one.exact ?? 0, 6)
        expect(other.power).toBeCloseTo(one.power ?? 0, 10)
      }),
      seeded,
    )
  })
})

test('one participant in each cluster: the two-sample t test', () => {
  const means = valuesOf(twoMeans)({ difference: '5', sd: '10', n: '64' })
  expect(compute({ difference: '5', sd: '10', m: '1', icc: '0.3', n: '64' }).power).toBeCloseTo(
    means.power ?? 0,
    12,
  )
})

test.each([
  [{ difference: '0' }, 'difference', 'noDifference'],
  [{ outcome: 'proportions', p1: '40', p2: '40' }, 'p2', 'sameProportions'],
  [{ goal: 'noninferiority', difference: '-6', margin: '5' }, 'margin', 'beyondMargin'],
  [{ power: '5' }, 'power', 'powerBelowAlpha'],
  [{ sd: '0.000001' }, 'difference', 'beyondDeviations'],
  [{ goal: 'noninferiority', margin: '1000000' }, 'margin', 'beyondDeviations'],
  [{ outcome: 'proportions', goal: 'noninferiority', margin: '101' }, 'margin', 'tooLarge'],
])('%j: refused at %s, %s', (texts: Texts, field, code) => {
  expect(clusterRandomized.compute(texts)).toMatchObject({ refusal: { field, code } })
})
