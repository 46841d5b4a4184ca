import { normalQuantile } from '#src/statistics/distributions/normal.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import { sizeForChance } from '#src/study-design/frame/root-finding.ts'
import { distanceOf, type Inputs } from './inputs.ts'
import { powerWith, precisionAt } from './power.ts'

/** The real first size for a known standard deviation, the approximation of textbooks. */
export function normalSize(inputs: Inputs): number {
  const { goal, difference, sd, power } = inputs
  // Without a difference each of the two tests of equivalence misses half.
  const missed = goal === 'equivalence' && difference === 0 ? (1 - power) / 2 : 1 - power
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(1 - missed)
  return ((z * sd) / distanceOf(inputs)) ** 2 * (inputs.comparison === 'two' ? 1 + inputs.allocation : 1)
}

/** At least one participant in each arm, and one degree of freedom. */
export const lowestOf = ({ comparison, allocation }: Inputs) =>
  comparison === 'two' ? Math.max(3 / (1 + 1 / allocation), 1, allocation) : 2

/** The real size of the first or only group that reaches the planned power. */
export function exactSize(inputs: Inputs): number {
  const powerAt = (size: number) => powerWith(inputs, precisionAt(inputs, size))
  return sizeForChance(powerAt, inputs.power, lowestOf(inputs), normalSize(inputs))
}
