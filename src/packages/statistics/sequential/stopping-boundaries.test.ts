import { describe, expect, test } from 'vitest'
import { hwangShihDeCani, obrienFlemingType, pocockType } from './alpha-spending.ts'
import { driftFor, exitsAbove, exitsOf, expectedFraction, power } from './exits.ts'
import { advance, exitAbove, start, withDrift } from './group-sequential.ts'
import { boundariesThatSpend, wangTsiatis } from './stopping-boundaries.ts'

const equal = (looks: number) => Array.from({ length: looks }, (_, i) => (i + 1) / looks)

/**
 * Differences of the multivariate normal distribution by Miwa's method: R 4.2.2, mvtnorm
 * pmvnorm(Miwa(steps = 4000)).
 */
describe('probabilities to stop, at looks of 0.2, 0.55, 0.8 and 1 and bounds of 3.1, 2.6, 2.3 and 2.1', () => {
  test.each([
    [0, [0.000967603213218, 0.004425625290847, 0.007983454136271, 0.010048345449177]],
    [3, [0.0393432041728, 0.3195653169853, 0.3027790244491, 0.1672115050389]],
  ])('drift %d', (drift, expected) => {
    const fractions = [0.2, 0.55, 0.8, 1]
    const bounds = [3.1, 2.6, 2.3, 2.1]
    let stage = start
    for (const [i, fraction] of fractions.entries()) {
      const bound = bounds[i] ?? 0
      expect(exitAbove(withDrift(stage, drift), fraction, bound - drift * Math.sqrt(fraction))).toBeCloseTo(
        expected[i] ?? 0,
        8,
      )
      stage = advance(stage, fraction, -8, bound, fractions[i + 1] ?? 2)
    }
  })
})

describe('spending', () => {
  const functions = [
    obrienFlemingType(0.025),
    pocockType(0.025),
    hwangShihDeCani(0.025, -4),
    hwangShihDeCani(0.025, 0),
  ]

  test('starts at nothing, grows, ends at alpha', () => {
    for (const spending of functions) {
      const spent = [0.01, ...equal(20)].map(spending)
      expect(spent.at(0)).toBeGreaterThan(0)
      expect(spent).toEqual([...new Set(spent)].sort((a, b) => a - b))
      expect(spending(1)).toBeCloseTo(0.025, 14)
    }
  })

  test.each([false, true])(
    'at every look the error of a tail is what was to be spent (two-sided: %s)',
    (twoSided) => {
      const fractions = [0.1, 0.3, 0.35, 0.7, 0.9, 1]
      for (const spending of functions) {
        const plan = boundariesThatSpend(fractions, spending, twoSided)
        let sum = 0
        for (const [i, exit] of exitsAbove(plan, 0).entries()) {
          sum += exit
          expect(sum / spending(fractions[i] ?? 0)).toBeCloseTo(1, 9)
        }
      }
    },
  )

  // pmvnorm (Miwa, R 4.2.2) of these bounds gives 0.0235643576 and 0.0242784179 at the looks of
  // 0.98 and 0.99.
  test('looks that lie 0.01 apart: the grid follows', () => {
    const plan = boundariesThatSpend([0.05, 0.06, 0.07, 0.98, 0.99, 1], obrienFlemingType(0.025), false)
    expect(plan.looks.at(0)?.upper).toBeCloseTo(9.95514558, 7)
    expect(plan.looks.at(3)?.upper).toBeCloseTo(1.98514164, 7)
    expect(plan.looks.at(4)?.upper).toBeCloseTo(2.05783807, 7)
  })
})

describe('Wang and Tsiatis', () => {
  /**
   * Constants of Jennison and Turnbull 2000, tables 2.1 and 2.3 (alpha 0.05, two-sided), quoted from
   * memory and not yet compared with the book.
   */
  test.each([
    [2, 0.5, 2.178],
    [3, 0.5, 2.289],
    [4, 0.5, 2.361],
    [5, 0.5, 2.413],
    [6, 0.5, 2.453],
    [2, 0, 1.977],
    [3, 0, 2.004],
    [4, 0, 2.024],
    [5, 0, 2.04],
    [6, 0, 2.053],
  ])('%i looks, shape %d: the constant', (looks, shape, constant) => {
    expect(wangTsiatis(equal(looks), 0.025, shape, true).looks.at(-1)?.upper).toBeCloseTo(constant, 3)
  })

  test('one look: the design without interim analyses', () => {
    const plan = wangTsiatis([1], 0.025, 0.25, false)
    expect(plan.looks.at(0)?.upper).toBeCloseTo(1.959963984540054, 9)
    expect(driftFor(plan, 0.9)).toBeCloseTo(1.959963984540054 + 1.2815515655446004, 8)
    expect(expectedFraction(plan, exitsOf(plan, 3))).toBe(1)
  })
})

test('the drift for a power gives that power, from little above the error to nearly one', () => {
  const plan = boundariesThatSpend([0.25, 0.6, 1], pocockType(0.025), true)
  for (const target of [0.03, 0.2, 0.5, 0.8, 0.9, 0.99, 0.9999]) {
    expect(power(plan, driftFor(plan, target))).toBeCloseTo(target, 10)
  }
})
