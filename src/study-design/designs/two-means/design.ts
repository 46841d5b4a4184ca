import type { en } from '#content/study-design/designs/two-means/en.ts'
import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import { noncentralTUpper } from '#src/statistics/distributions/noncentral-t.ts'
import { normalQuantile } from '#src/statistics/distributions/normal.ts'
import { tostPower } from '#src/statistics/distributions/tost.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import { interimTexts } from '#src/study-design/frame/interim.ts'
import {
  armSizes,
  fromRatio,
  oneSize,
  refuseDeviations,
  refusePower,
  sizeQuantities,
  tailLevel,
} from '#src/study-design/frame/planning.ts'
import type { Curve, Refusal } from '#src/study-design/frame/result.ts'
import { armsOf, sizeForChance } from '#src/study-design/frame/root-finding.ts'
import { sizeCurve } from '#src/study-design/frame/size-curve.ts'
import { code } from './code.ts'
import { distanceOf, fields, type Inputs, type Quantities } from './inputs.ts'
import { notes } from './notes.ts'
import { formula, methods } from './text.ts'

interface Precision {
  error: number
  df: number
}

/** Standard error for a standard deviation of 1, and degrees of freedom, at a real first size. */
function precisionAt({ comparison, allocation }: Inputs, first: number): Precision {
  // At the smallest size a rounding error may leave less than one degree of freedom.
  return comparison === 'two'
    ? { error: Math.sqrt((1 + allocation) / first), df: Math.max(1, first * (1 + 1 / allocation) - 2) }
    : { error: Math.sqrt(1 / first), df: first - 1 }
}

function powerWith(inputs: Inputs, { error, df }: Precision): number {
  const { goal, difference, margin, sd } = inputs
  const level = tailLevel(inputs)
  const critical = tQuantile(1 - level, df)
  const scale = sd * error
  if (goal !== 'equivalence') return noncentralTUpper(critical, df, distanceOf(inputs) / scale)
  return tostPower(df, critical, (difference + margin) / scale, (difference - margin) / scale)
}

/** The real first size for a known standard deviation, the approximation of textbooks. */
function normalSize(inputs: Inputs): number {
  const { sd, power } = inputs
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(power)
  return ((z * sd) / distanceOf(inputs)) ** 2 * (inputs.comparison === 'two' ? 1 + inputs.allocation : 1)
}

function refuse(inputs: Inputs): Refusal<typeof en> | null {
  const { goal, difference, sd } = inputs
  const margin = goal === 'superiority' ? 0 : inputs.margin
  const excess = refuseDeviations({ difference, margin }, sd)
  if (excess) return excess
  if (goal === 'superiority' && difference === 0) return { field: 'difference', code: 'noDifference' }
  if (goal === 'noninferiority' && distanceOf(inputs) <= 0) return { field: 'margin', code: 'beyondMargin' }
  if (goal === 'equivalence' && Math.abs(difference) >= margin)
    return { field: 'margin', code: 'beyondMargin' }
  return refusePower(inputs)
}

/** At least one participant in each arm, and one degree of freedom. */
const lowestOf = ({ comparison, allocation }: Inputs) =>
  comparison === 'two' ? Math.max(3 / (1 + 1 / allocation), 1, allocation) : 2

function compute(inputs: Inputs): Quantities {
  const { n, goal, dropout, difference, sd } = inputs
  const isTwo = inputs.comparison === 'two'
  const powerAt = (size: number) => powerWith(inputs, precisionAt(inputs, size))
  const exact = n ?? sizeForChance(powerAt, inputs.power, lowestOf(inputs), normalSize(inputs))
  const { first, second } = armsOf(exact, 1 / inputs.allocation)
  return {
    ...(isTwo ? armSizes(first, second, dropout) : oneSize(first, dropout)),
    power: isTwo
      ? powerWith(inputs, { error: Math.sqrt(1 / first + 1 / second), df: first + second - 2 })
      : powerAt(first),
    exact: n === null ? exact : undefined,
    normal: n === null && goal !== 'equivalence' ? normalSize(inputs) : undefined,
    effect: goal === 'superiority' ? Math.abs(difference) / sd : undefined,
  }
}

function curve(inputs: Inputs, values: Quantities): Curve<'size' | 'total' | 'power'> {
  const share = 'total' in values ? 1 + 1 / inputs.allocation : 1
  const line = {
    lowest: share * lowestOf(inputs),
    target: inputs.power,
    at: (size: number) => powerWith(inputs, precisionAt(inputs, size / share)),
  }
  return 'total' in values
    ? sizeCurve(['total', 'power'], values, line)
    : sizeCurve(['size', 'power'], values, line)
}

/** Means of two groups, of pairs or of one group, by t tests. */
export const twoMeans = defineDesign<Inputs, Quantities, typeof en>({
  fields,
  rewrite: fromRatio(true),
  oldParameters: ['ratio'],
  measures: ['mean-difference'],
  quantities: {
    ...sizeQuantities,
    effect: { as: 'decimal', decimals: 3, isDetail: true },
    exact: { as: 'decimal', decimals: 4, isDetail: true },
    normal: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ comparison, n }) => (n === null ? (comparison === 'two' ? 'total' : 'size') : 'power'),
  refuse,
  compute,
  curve,
  interim: (inputs, values) =>
    inputs.goal === 'equivalence'
      ? null
      : interimTexts(
          inputs,
          {
            fixed: 'total' in values ? values.total : values.size,
            unit: 'participants',
            hasMargin: inputs.goal === 'noninferiority',
          },
          { dropout: fields.dropout.write(inputs.dropout) },
        ),
  methods,
  notes,
  code,
  formula,
  sources: [
    'Chow S-C, Shao J, Wang H, Lokhnygina Y. Sample Size Calculations in Clinical Research, 3rd ed. Chapman and Hall/CRC 2018, ch. 3.',
    'Lenth RV. Algorithm AS 243: cumulative distribution function of the non-central t distribution. Appl Stat 1989;38:185-9.',
    'Owen DB. A special case of a bivariate non-central t-distribution. Biometrika 1965;52:437-46.',
  ],
})
