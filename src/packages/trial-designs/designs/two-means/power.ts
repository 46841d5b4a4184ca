import { noncentralTUpper, overImbalance, tostPower, tQuantile } from '@marom/statistics/distributions'
import { tailLevel } from '../../frame/planning.ts'
import { distanceOf, type Inputs, isAdjusted, residualSd } from './inputs.ts'

interface Precision {
  error: number
  df: number
}

/** Of two groups, with one fewer if the baseline value is a covariate. */
const dfOf = (inputs: Inputs, total: number) => total - (isAdjusted(inputs) ? 3 : 2)

/** Standard error for a standard deviation of 1, and degrees of freedom, at a real first size. */
export function precisionAt(inputs: Inputs, first: number): Precision {
  const { comparison, allocation } = inputs
  // At the smallest size a rounding error may leave less than one degree of freedom.
  return comparison === 'two'
    ? {
        error: Math.sqrt((1 + allocation) / first),
        df: Math.max(1, dfOf(inputs, first * (1 + 1 / allocation))),
      }
    : { error: Math.sqrt(1 / first), df: first - 1 }
}

export function powerWith(inputs: Inputs, { error, df }: Precision): number {
  const { goal, difference, margin } = inputs
  const critical = tQuantile(1 - tailLevel(inputs), df)
  const scale = residualSd(inputs) * error
  const powerOf = (left: number) =>
    goal === 'equivalence'
      ? tostPower(
          df,
          critical,
          ((difference + margin) / scale) * left,
          ((difference - margin) / scale) * left,
        )
      : noncentralTUpper(critical, df, (distanceOf(inputs) / scale) * left)
  return isAdjusted(inputs) ? overImbalance(df + 1, powerOf) : powerOf(1)
}

/** The power of two arms as they are, whole or not; with one group, all are in the first. */
export function powerOfWhole(inputs: Inputs, { first, second }: { first: number; second: number }): number {
  const [error, df] =
    inputs.comparison === 'two'
      ? [Math.sqrt(1 / first + 1 / second), dfOf(inputs, first + second)]
      : [Math.sqrt(1 / first), first - 1]
  return powerWith(inputs, { error, df: Math.max(1, df) })
}
