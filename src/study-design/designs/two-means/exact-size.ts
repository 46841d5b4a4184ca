import { normalQuantile } from '#src/statistics/distributions/normal.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import { sizeForChance } from '#src/study-design/frame/root-finding.ts'
import { distanceOf, type Inputs, isAdjusted, residualSd } from './inputs.ts'
import { powerWith, precisionAt } from './power.ts'

/** The real first size for a known standard deviation, the approximation of textbooks. */
export function normalSize(inputs: Inputs): number {
  const { goal, difference, power } = inputs
  // Without a difference each of the two tests of equivalence misses half.
  const missed = goal === 'equivalence' && difference === 0 ? (1 - power) / 2 : 1 - power
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(1 - missed)
  return (
    ((z * residualSd(inputs)) / distanceOf(inputs)) ** 2 *
    (inputs.comparison === 'two' ? 1 + inputs.allocation : 1)
  )
}

/** At least one participant in each arm, and one degree of freedom. */
export function lowestOf(inputs: Inputs): number {
  const { comparison, allocation } = inputs
  if (comparison !== 'two') return 2
  return Math.max((isAdjusted(inputs) ? 4 : 3) / (1 + 1 / allocation), 1, allocation)
}

/** The real size of the first or only group that reaches the planned power. */
export function exactSize(inputs: Inputs): number {
  const powerAt = (size: number) => powerWith(inputs, precisionAt(inputs, size))
  return sizeForChance(powerAt, inputs.power, lowestOf(inputs), normalSize(inputs))
}
