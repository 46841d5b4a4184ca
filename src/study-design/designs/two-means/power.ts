import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import { noncentralTUpper } from '#src/statistics/distributions/noncentral-t.ts'
import { tostPower } from '#src/statistics/distributions/tost.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import { distanceOf, type Inputs } from './inputs.ts'

interface Precision {
  error: number
  df: number
}

/** Standard error for a standard deviation of 1, and degrees of freedom, at a real first size. */
export function precisionAt({ comparison, allocation }: Inputs, first: number): Precision {
  // At the smallest size a rounding error may leave less than one degree of freedom.
  return comparison === 'two'
    ? { error: Math.sqrt((1 + allocation) / first), df: Math.max(1, first * (1 + 1 / allocation) - 2) }
    : { error: Math.sqrt(1 / first), df: first - 1 }
}

export function powerWith(inputs: Inputs, { error, df }: Precision): number {
  const { goal, difference, margin, sd } = inputs
  const level = tailLevel(inputs)
  const critical = tQuantile(1 - level, df)
  const scale = sd * error
  if (goal !== 'equivalence') return noncentralTUpper(critical, df, distanceOf(inputs) / scale)
  return tostPower(df, critical, (difference + margin) / scale, (difference - margin) / scale)
}

/** The power with whole participants; with one group, all are in the first. */
export function powerOfWhole(inputs: Inputs, { first, second }: { first: number; second: number }): number {
  const [error, df] =
    inputs.comparison === 'two'
      ? [Math.sqrt(1 / first + 1 / second), first + second - 2]
      : [Math.sqrt(1 / first), first - 1]
  return powerWith(inputs, { error, df: Math.max(1, df) })
}
