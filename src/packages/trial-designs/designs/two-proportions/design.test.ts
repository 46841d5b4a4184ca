import { constrainedProportions } from '@marom/statistics/fitting'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAsked, real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { twoProportions } from './design.ts'

const compute = valuesOf(twoProportions)

const study = fc
  .record({
    goal: fc.constantFrom('superiority', 'noninferiority', 'equivalence'),
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.001, 0.2),
    power: real(20, 99),
    p1: real(5, 95, 2),
    p2: real(5, 95, 2),
    margin: real(5, 30, 2),
    variance: fc.constantFrom('null', 'unpooled'),
    correction: fc.constantFrom('none', 'continuity'),
    ratio: real(0.25, 4, 2),
  })
  .filter(({ goal, p1, p2, margin, ...texts }) => {
    const difference = Math.abs(Number(p1) - Number(p2))
    const isPossible = Number(margin) < Math.min(...[p1, p2].flatMap((p) => [Number(p), 100 - Number(p)]))
    if (goal !== 'superiority' && !isPossible) return false
    return isAsked(texts) && (goal === 'superiority' ? difference > 2 : difference < Number(margin) - 2)
  })

describe('over random studies', () => {
  test('the real size is where the power is reached; sizes are it, rounded up', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const { first = 0, second = 0, exact = 0, power = 0 } = compute(texts)
        const ratio = Number(texts.ratio)
        const small = Math.min(exact, exact * ratio)
        expect(first).toBeGreaterThanOrEqual(exact - 1e-6)
        expect(first).toBeLessThan(exact + 1)
        expect(second).toBeLessThan(exact * ratio + 1)
        // Rounding up changes the ratio slightly, and with it the variance under the hypothesis.
        if (small > 10) expect(power).toBeGreaterThan(Number(texts.power) / 100 - 0.002)
      }),
      seeded,
    )
  })

  test('lower is better, and successes are failures: the same study', () => {
    fc.assert(
      fc.property(study, fc.boolean(), (given, isByMargin) => {
        const texts = isByMargin ? { ...given, goal: 'supermargin', margin: '1' } : given
        const failures = { p1: (100 - Number(texts.p1)).toFixed(2), p2: (100 - Number(texts.p2)).toFixed(2) }
        const one = compute({ ...texts, better: 'higher' })
        const other = compute({ ...texts, ...failures, better: 'lower' })
        expect(other.exact === undefined).toBe(one.exact === undefined)
        expect(other.exact ?? 0).toBeCloseTo(one.exact ?? 0, 4)
        expect(other.power ?? 0).toBeCloseTo(one.power ?? 0, 8)
      }),
      seeded,
    )
  })

  test('one to one: the size reaches the power, one fewer does not', () => {
    fc.assert(
      fc.property(study, (given) => {
        const texts = { ...given, ratio: '1' }
        const { first = 0, power = 0 } = compute(texts)
        const target = Number(texts.power) / 100
        expect(power).toBeGreaterThanOrEqual(target - 1e-9)
        if (first > 2) expect(compute({ ...texts, n: String(first - 1) }).power).toBeLessThan(target)
      }),
      seeded,
    )
  })

  test('one to one, more participants or a larger alpha: never less power', () => {
    fc.assert(
      fc.property(study, fc.integer({ min: 5, max: 2000 }), (given, n) => {
        const texts = { ...given, ratio: '1' }
        const powerOf = (changed: Texts) => compute({ ...texts, n: String(n), ...changed }).power ?? 0
        const power = powerOf({}) - 1e-10
        expect(powerOf({ n: String(n + 1) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ alpha: String(Number(texts.alpha) * 1.1) })).toBeGreaterThanOrEqual(power)
      }),
      seeded,
    )
  })

  test('success called failure and the groups swapped: the same size', () => {
    fc.assert(
      fc.property(study, fc.constantFrom(1, 2, 4), (texts, ratio) => {
        const turned = {
          ...texts,
          p1: (100 - Number(texts.p2)).toFixed(2),
          p2: (100 - Number(texts.p1)).toFixed(2),
          ratio: String(1 / ratio),
        }
        const [one, other] = [compute({ ...texts, ratio: String(ratio) }), compute(turned)]
        expect(other.exactSecond).toBeCloseTo(one.exact ?? 0, 5)
        expect(other.exactTotal).toBeCloseTo(one.exactTotal ?? 0, 5)
      }),
      seeded,
    )
  })
})

describe('proportions under the hypothesis', () => {
  test('no difference: the pooled proportion', () => {
    const { first, second } = constrainedProportions(0.5, 0.75, 3, 0)
    expect(first).toBeCloseTo((0.5 + 3 * 0.75) / 4, 12)
    expect(second).toBeCloseTo(first, 12)
  })

  test('they differ as told, and no nearby pair is more likely', () => {
    const likelihood = (
      p1: number,
      p2: number,
      { first, second }: { first: number; second: number },
      r: number,
    ) =>
      p1 * Math.log(first) +
      (1 - p1) * Math.log1p(-first) +
      r * (p2 * Math.log(second) + (1 - p2) * Math.log1p(-second))
    const share = fc.double({ min: 0.05, max: 0.95, noNaN: true })
    fc.assert(
      fc.property(
        share,
        share,
        fc.double({ min: -0.6, max: 0.6, noNaN: true }),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (p1, p2, difference, ratio) => {
          const found = constrainedProportions(p1, p2, ratio, difference)
          expect(found.first - found.second).toBeCloseTo(difference, 12)
          const best = likelihood(p1, p2, found, ratio)
          for (const step of [-1e-4, 1e-4]) {
            const near = { first: found.first + step, second: found.second + step }
            expect(likelihood(p1, p2, near, ratio)).toBeLessThanOrEqual(best + 1e-12)
          }
        },
      ),
      seeded,
    )
  })
})

describe('what is refused', () => {
  test.each([
    [{ p1: '50', p2: '50' }, 'p2', 'sameProportions'],
    [{ goal: 'noninferiority', p1: '40', p2: '50', margin: '10' }, 'margin', 'beyondMargin'],
    [{ goal: 'noninferiority', better: 'lower', p1: '60', p2: '50', margin: '10' }, 'margin', 'beyondMargin'],
    [{ goal: 'supermargin', better: 'lower', p1: '50', p2: '55', margin: '10' }, 'margin', 'beyondMargin'],
    [{ goal: 'equivalence', p1: '40', p2: '55', margin: '10' }, 'margin', 'beyondMargin'],
    [{ goal: 'supermargin', p1: '55', p2: '50', margin: '10' }, 'margin', 'beyondMargin'],
    [{ power: '1' }, 'power', 'powerBelowAlpha'],
    [{ p1: '50', p2: '50.1' }, '', 'tooMany'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(twoProportions.answer(texts)).toMatchObject({ faults: [{ field, code }] })
  })

  test('0 and 100 %: no proportions to compare', () => {
    expect(twoProportions.answer({ p1: '0', p2: '100' })).toMatchObject({
      faults: [
        { field: 'p1', code: 'tooSmall' },
        { field: 'p2', code: 'tooLarge' },
      ],
    })
  })
})

// Computed by the version before `allocation`.
test.each([
  [{ ratio: '2' }, { exact: 127.5238119611635, first: 128, second: 256 }],
  [
    { goal: 'noninferiority', p1: '85', p2: '80', margin: '5', ratio: '0.5' },
    { first: 321, second: 161 },
  ],
  [{ p1: '30', p2: '50', ratio: '1.5', correction: 'continuity' }, { exact: 86.04591329615218 }],
  [{ goal: 'equivalence', p1: '85', p2: '85', ratio: '2', n: '300' }, { power: 0.9482810902617234 }],
])('an older address, %j: the same study', (texts: Texts, expected) => {
  const computed = compute(texts)
  for (const [quantity, value] of Object.entries(expected)) expect(computed[quantity]).toBeCloseTo(value, 8)
})
