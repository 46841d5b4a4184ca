import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalUpperQuantile } from '../distributions/normal.ts'
import { hwangShihDeCani, obrienFlemingType, pocockType } from './alpha-spending.ts'
import { exitsAbove, exitsOf, expectedFraction, power } from './exits.ts'
import { withFutility } from './futility.ts'
import { boundariesThatSpend, withHarm } from './stopping-boundaries.ts'

const families = {
  OF: obrienFlemingType,
  P: pocockType,
  HSD: (error: number) => hwangShihDeCani(error, error === 0.025 ? -4 : -2),
}

function planned(
  fractions: readonly number[],
  family: keyof typeof families,
  beta: number,
  isBinding: boolean,
) {
  const alpha = families[family](0.025)
  const fixedDrift = normalUpperQuantile(0.025) + normalUpperQuantile(beta)
  const efficacy = boundariesThatSpend(fractions, alpha, false)
  const spending = families[family](beta)
  const found = withFutility(efficacy, { spending, binding: isBinding ? alpha : null, fixedDrift })
  return { ...found, inflation: (found.drift / fixedDrift) ** 2 }
}

const thirds = [1 / 3, 2 / 3, 1]
const uneven = [0.3, 0.55, 0.8, 1]
const fifths = [0.2, 0.4, 0.6, 0.8, 1]
const late = [0.75, 0.8, 0.85, 0.9, 0.95, 1]

/** rpact 3.3.4: getDesignGroupSequential(typeOfDesign = "as…", typeBetaSpending = "bs…", alpha = 0.025), getDesignCharacteristics. */
describe.each([
  [
    thirds,
    'OF',
    0.2,
    false,
    [3.710302873, 2.511427484, 1.993047483],
    [-0.2361446099, 1.1703720312],
    [1.104334023, 0.8752099468, 0.6274095151],
  ],
  [
    thirds,
    'OF',
    0.2,
    true,
    [3.710302873, 2.511108436, 1.930915721],
    [-0.2700055638, 1.1224846072],
    [1.060773931, 0.8479367288, 0.6106953366],
  ],
  [
    uneven,
    'P',
    0.1,
    false,
    [2.311835304, 2.35730923, 2.35262575, 2.373081066],
    [0.3804182456, 1.1397853033, 1.8050711476],
    [1.416558969, 0.7064086674, 0.5839480967],
  ],
  [
    uneven,
    'P',
    0.1,
    true,
    [2.311835304, 2.353236459, 2.313143231, 2.210988693],
    [0.3182952984, 1.0547646596, 1.6947335717],
    [1.334493691, 0.6855644209, 0.5648539913],
  ],
  [
    fifths,
    'HSD',
    0.1,
    false,
    [3.252668488, 2.986045949, 2.691657446, 2.373666994, 2.025321417],
    [-0.90161864698, -0.03674876271, 0.6945078033, 1.36032229709],
    [1.101312578, 0.7439979852, 0.5725609786],
  ],
  [
    fifths,
    'HSD',
    0.1,
    true,
    [3.252668488, 2.986044742, 2.6914014, 2.370213382, 1.969423153],
    [-0.92404606022, -0.06846595602, 0.65565593773, 1.31531896954],
    [1.069080493, 0.7305650997, 0.5636333398],
  ],
  [
    late,
    'OF',
    0.2,
    true,
    [2.339711329, 2.339907534, 2.281288229, 2.203923456, 2.10109105, 1.924375929],
    [1.456649132, 1.449590494, 1.532875455, 1.634503936, 1.753298981],
    [1.097535175, 0.8647002134, 0.8324991589],
  ],
] as const)(
  'looks at %j, %s, type II error %d, binding: %s',
  (fractions, family, beta, isBinding, upper, lower, sizes) => {
    const { plan, drift, inflation } = planned(fractions, family, beta, isBinding)

    test('the bounds of rpact', () => {
      for (const [i, look] of plan.looks.entries()) {
        expect(look.upper).toBeCloseTo(upper[i] ?? 0, 6)
        expect(look.lower).toBeCloseTo(lower[i] ?? upper[i] ?? 0, 6)
      }
    })

    test('its maximum and expected sizes, as shares of the size with one look', () => {
      const found = [
        1,
        expectedFraction(plan, exitsOf(plan, drift)),
        expectedFraction(plan, exitsOf(plan, 0)),
      ]
      for (const [i, share] of found.entries()) expect(share * inflation).toBeCloseTo(sizes[i] ?? 0, 6)
    })
  },
)

/** gsDesign 3.11.0.9003: test.type = 6, timing = 1:4 / 4, astar = 0.05, sfl = sfLDPocock, beta = 0.1. */
test('stopping for harm: the bounds of gsDesign, and those for efficacy stay', () => {
  const efficacy = boundariesThatSpend([0.25, 0.5, 0.75, 1], obrienFlemingType(0.025), false)
  const { looks } = withHarm(efficacy, pocockType(0.05))
  const expected = [-2.09990269, -2.07671182, -2.0531628, -2.03476865]
  for (const [i, { upper, lower }] of looks.entries()) {
    expect(lower).toBeCloseTo(expected[i] ?? 0, 6)
    expect(upper).toBe(efficacy.looks[i]?.upper)
  }
})

/** gsDesign 3.11.0.9003: test.type = 7, timing = c(0.25, 0.5, 1), astar = 0.1, sfharm = sfLDPocock, beta = 0.1. */
test('stopping for harm beside a binding bound for futility: the bounds of gsDesign', () => {
  const alpha = obrienFlemingType(0.025)
  const fractions = [0.25, 0.5, 1]
  const { plan } = withFutility(boundariesThatSpend(fractions, alpha, false), {
    spending: pocockType(0.1),
    binding: alpha,
    fixedDrift: normalUpperQuantile(0.025) + normalUpperQuantile(0.1),
  })
  const expected = [-1.80244892, -1.74565834, -1.54751643]
  const { looks } = withHarm(plan, pocockType(0.1))
  for (const [i, { lower }] of looks.entries()) expect(lower).toBeCloseTo(expected[i] ?? 0, 6)
})

const error = (max: number) => fc.double({ min: 0.001, max, noNaN: true })
const spendings = fc.constantFrom(obrienFlemingType, pocockType, (all: number) => hwangShihDeCani(all, 3))

test('over random plans: type II error spent as planned, type I error kept, power between the two ends', () => {
  fc.assert(
    fc.property(
      error(0.2),
      error(0.5),
      spendings,
      spendings,
      fc.boolean(),
      fc.constantFrom(thirds, uneven, fifths, late),
      (alpha, beta, alphaSpending, betaSpending, isBinding, fractions) => {
        const spent = alphaSpending(alpha)
        const spending = betaSpending(beta)
        const efficacy = boundariesThatSpend(fractions, spent, false)
        const fixedDrift = normalUpperQuantile(alpha) + normalUpperQuantile(beta)
        const { plan, drift } = withFutility(efficacy, {
          spending,
          binding: isBinding ? spent : null,
          fixedDrift,
        })
        expect(drift).toBeGreaterThan(fixedDrift - 1e-9)
        expect(power(plan, drift)).toBeCloseTo(1 - beta, 8)
        let missed = 0
        for (const [i, exit] of exitsOf(plan, drift).below.entries()) {
          missed += exit
          expect(missed / spending(fractions[i] ?? 1)).toBeCloseTo(1, 6)
        }
        const error = exitsAbove(plan, 0).reduce((sum, exit) => sum + exit, 0)
        if (isBinding) expect(error / alpha).toBeCloseTo(1, 7)
        else expect(error).toBeLessThan(alpha)
        const everything = error + exitsOf(plan, 0).below.reduce((sum, exit) => sum + exit, 0)
        expect(everything).toBeCloseTo(1, 7)
      },
    ),
    { seed: 20261126, numRuns: 200 },
  )
})
