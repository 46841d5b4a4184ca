import type { en } from '#content/study-design/designs/two-proportions/en.ts'
import { normalQuantile, normalUpper } from '#src/statistics/distributions/normal.ts'
import { constrainedProportions } from '#src/statistics/fitting/constrained-proportions.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import { interimTexts } from '#src/study-design/frame/interim.ts'
import {
  armSizes,
  fromRatio,
  refusePower,
  sizeQuantities,
  tailLevel,
} from '#src/study-design/frame/planning.ts'
import type { Refusal } from '#src/study-design/frame/result.ts'
import { armsOf, sizeForChance } from '#src/study-design/frame/root-finding.ts'
import { sizeCurve } from '#src/study-design/frame/size-curve.ts'
import { code } from './code.ts'
import { fields, type Inputs, isCorrected, nullDifferences, type Quantities } from './inputs.ts'
import { notes } from './notes.ts'
import { formula, methods } from './text.ts'

interface OneTest {
  distance: number
  /** Under hypothesis and assumption, for one participant in the first group. */
  nullSd: number
  sd: number
  correction: number
}

const variance = (p: number) => p * (1 - p)

function testOf({ p1, p2, allocation, ...inputs }: Inputs, nullDifference: number): OneTest {
  const ratio = 1 / allocation
  const sd = Math.sqrt(variance(p1) + variance(p2) / ratio)
  const under = constrainedProportions(p1, p2, ratio, nullDifference)
  const nullSd =
    inputs.variance === 'null' ? Math.sqrt(variance(under.first) + variance(under.second) / ratio) : sd
  return {
    distance: Math.abs(p1 - p2 - nullDifference),
    nullSd,
    sd,
    correction: isCorrected(inputs) ? (1 + allocation) / 2 : 0,
  }
}

const testsOf = (inputs: Inputs): OneTest[] =>
  nullDifferences(inputs).map((difference) => testOf(inputs, difference))

function powerOf({ distance, nullSd, sd, correction }: OneTest, z: number, first: number): number {
  const root = Math.sqrt(first)
  return normalUpper((z * nullSd - root * distance + correction / root) / sd)
}

/** The probability that no test fails, if at most one of two can fail. */
function powerWith(tests: readonly OneTest[], z: number, first: number): number {
  return Math.max(0, 1 - tests.reduce((sum, test) => sum + 1 - powerOf(test, z, first), 0))
}

/** The real size for one test, with the continuity correction of Fleiss. */
function closedSize({ distance, nullSd, sd, correction }: OneTest, z: number, target: number): number {
  const sum = z * nullSd + normalQuantile(target) * sd
  if (sum <= 0) return 0
  return ((sum + Math.sqrt(sum * sum + 4 * distance * correction)) / (2 * distance)) ** 2
}

function refuse({ goal, margin, better, p1, p2, ...inputs }: Inputs): Refusal<typeof en> | null {
  // Rounded to the digits that can be typed: 0.4 - 0.5 is slightly above -0.1.
  const difference = Number((p1 - p2).toFixed(10))
  const gain = better === 'higher' ? difference : -difference
  if (goal === 'superiority' && p1 === p2) return { field: 'p2', code: 'sameProportions' }
  const isBeyond = {
    superiority: false,
    noninferiority: gain <= -margin,
    equivalence: Math.abs(difference) >= margin,
    supermargin: gain <= margin,
  }[goal]
  return isBeyond ? { field: 'margin', code: 'beyondMargin' } : refusePower(inputs)
}

/** The real size of the first group that reaches the power. */
function askedSize(inputs: Inputs): number {
  const tests = testsOf(inputs)
  const z = normalQuantile(1 - tailLevel(inputs))
  const sizes = tests.map((one) => closedSize(one, z, inputs.power))
  const lowest = Math.max(1, inputs.allocation)
  if (sizes.length === 1) return Math.max(lowest, ...sizes)
  const powerAt = (first: number) => powerWith(tests, z, first)
  return sizeForChance(powerAt, inputs.power, lowest, Math.max(...sizes) * 0.999)
}

function compute(inputs: Inputs): Quantities {
  const { n, allocation, dropout, p1, p2 } = inputs
  const z = normalQuantile(1 - tailLevel(inputs))
  const exact = n ?? askedSize(inputs)
  const { first, second } = armsOf(exact, 1 / allocation)
  const achieved = powerWith(testsOf({ ...inputs, allocation: first / second }), z, first)
  return {
    ...armSizes(first, second, dropout),
    power: achieved,
    exact: n === null ? exact : undefined,
    exactSecond: n === null ? exact / allocation : undefined,
    exactTotal: n === null ? exact * (1 + 1 / allocation) : undefined,
    difference: p1 - p2,
  }
}

function curve(inputs: Inputs, values: Quantities) {
  const tests = testsOf(inputs)
  const z = normalQuantile(1 - tailLevel(inputs))
  const share = 1 + 1 / inputs.allocation
  return sizeCurve(['total', 'power'], values, {
    lowest: share * Math.max(1, inputs.allocation),
    target: inputs.power,
    at: (size) => powerWith(tests, z, size / share),
  })
}

/** Two proportions compared by their difference, by z tests. */
export const twoProportions = defineDesign<Inputs, Quantities, typeof en>({
  fields,
  rewrite: fromRatio(true),
  oldParameters: ['ratio'],
  measures: ['risk-difference'],
  quantities: {
    ...sizeQuantities,
    difference: { as: 'percent', isDetail: true },
    exact: { as: 'decimal', decimals: 2, isDetail: true },
    exactSecond: { as: 'decimal', decimals: 2, isDetail: true },
    exactTotal: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ n }) => (n === null ? 'total' : 'power'),
  refuse,
  compute,
  curve,
  notes: (inputs, values) => notes(inputs, values, askedSize),
  interim: (inputs, { total }) =>
    inputs.goal === 'equivalence'
      ? null
      : interimTexts(
          inputs,
          { fixed: total, unit: 'participants', hasMargin: inputs.goal !== 'superiority' },
          { dropout: fields.dropout.write(inputs.dropout) },
        ),
  methods,
  code,
  formula,
  sources: [
    'Fleiss JL, Levin B, Paik MC. Statistical Methods for Rates and Proportions, 3rd ed. Wiley 2003, ch. 4.',
    'Chow S-C, Shao J, Wang H, Lokhnygina Y. Sample Size Calculations in Clinical Research, 3rd ed. Chapman and Hall/CRC 2018, ch. 4.',
    'Farrington CP, Manning G. Test statistics and sample size formulae for comparative binomial trials with null hypothesis of non-zero risk difference or non-unity relative risk. Stat Med 1990;9:1447-54.',
  ],
})
