import { normalQuantile } from '@marom/statistics/distributions'
import { type ArmSizes, armSizes, type OneSize, oneSize, tailLevel } from '../../frame/planning.ts'
import { rememberLast } from '../../frame/remember-last.ts'
import { armsOf, sizeForChance } from '../../frame/root-finding.ts'
import { distanceOf, type Inputs, isAdjusted, residualSd } from './inputs.ts'
import { powerWith, precisionAt } from './power.ts'

/** The real first size for a known standard deviation, where each test misses with this probability. */
function sizeMissing(inputs: Inputs, missed: number): number {
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(1 - missed)
  const perVariance = inputs.comparison === 'two' ? 1 + inputs.allocation : 1
  return ((z * residualSd(inputs)) / distanceOf(inputs)) ** 2 * perVariance
}

/** The same by the approximation of textbooks. */
export function normalSize(inputs: Inputs): number {
  const { goal, difference, power } = inputs
  // Without a difference each of the two tests of equivalence misses half.
  return sizeMissing(inputs, goal === 'equivalence' && difference === 0 ? (1 - power) / 2 : 1 - power)
}

/**
 * The real first size of an equivalence study by the formula of textbooks, which halves the type II
 * error also where there is a true difference. Source: Chow et al. 2018, sections 3.1.3 and 3.2.3.
 */
export const textbookSize = (inputs: Inputs) => sizeMissing(inputs, (1 - inputs.power) / 2)

/** At least one participant in each arm, and one degree of freedom. */
export const lowestOf = (inputs: Inputs) =>
  inputs.comparison === 'two'
    ? Math.max((isAdjusted(inputs) ? 4 : 3) / (1 + 1 / inputs.allocation), 1, inputs.allocation)
    : 2

function searchedSize(inputs: Inputs): number {
  const powerAt = (size: number) => powerWith(inputs, precisionAt(inputs, size))
  return sizeForChance(powerAt, inputs.power, lowestOf(inputs), normalSize(inputs))
}

/** The real first size that has the power; Infinity if a million has less. */
export const exactSize = rememberLast(searchedSize, (inputs) => {
  const { comparison, goal, better, sides, alpha, power, allocation } = inputs
  const { difference, sd, correlation, margin } = inputs
  return [comparison, goal, better, sides, alpha, power, allocation, difference, sd, correlation, margin]
})

/** Whole sizes, of two arms or of one group. */
export function sizesOf(
  { comparison, allocation }: Inputs,
  exact: number,
  dropout: number,
): ArmSizes | OneSize {
  const { first, second } = armsOf(exact, 1 / allocation)
  return comparison === 'two' ? armSizes(first, second, dropout) : oneSize(first, dropout)
}
