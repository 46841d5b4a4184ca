import { normalQuantile, normalUpper } from '@marom/statistics/distributions'
import { constrainedProportions } from '@marom/statistics/fitting'
import { tailLevel } from '../../frame/planning.ts'
import { sizeForChance } from '../../frame/root-finding.ts'
import { type Inputs, isCorrected, nullDifferences } from './inputs.ts'

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

const criticalOf = (inputs: Inputs) => normalQuantile(1 - tailLevel(inputs))

/** How far the critical value lies above the expected statistic, in its standard deviations. */
function shortOf({ distance, nullSd, sd, correction }: OneTest, z: number, first: number): number {
  const root = Math.sqrt(first)
  return (z * nullSd - root * distance + correction / root) / sd
}

const powerOf = (test: OneTest, z: number, first: number) => normalUpper(shortOf(test, z, first))

/** Of one test, the expectation that a normal statistic has with the same power, at a real size of group 1. */
export function meanBySize(inputs: Inputs): (first: number) => number {
  const test = testOf(inputs, nullDifferences(inputs)[0])
  const z = criticalOf(inputs)
  return (first) => z - shortOf(test, z, first)
}

/**
 * The power at real sizes of group 1: the probability that no test fails, if at most one of two can
 * fail.
 */
export function powerBySize(inputs: Inputs): (first: number) => number {
  const tests = testsOf(inputs)
  const z = criticalOf(inputs)
  return (first) => Math.max(0, 1 - tests.reduce((sum, test) => sum + 1 - powerOf(test, z, first), 0))
}

/** The power with whole participants. */
export const powerOfWhole = (inputs: Inputs, { first, second }: { first: number; second: number }) =>
  powerBySize({ ...inputs, allocation: first / second })(first)

/** The real size for one test, with the continuity correction of Fleiss. */
function closedSize({ distance, nullSd, sd, correction }: OneTest, z: number, target: number): number {
  const sum = z * nullSd + normalQuantile(target) * sd
  if (sum <= 0) return 0
  return ((sum + Math.sqrt(sum * sum + 4 * distance * correction)) / (2 * distance)) ** 2
}

/** The real size of the first group that reaches the power. */
export function askedSize(inputs: Inputs): number {
  const sizes = testsOf(inputs).map((one) => closedSize(one, criticalOf(inputs), inputs.power))
  const lowest = Math.max(1, inputs.allocation)
  if (sizes.length === 1) return Math.max(lowest, ...sizes)
  return sizeForChance(powerBySize(inputs), inputs.power, lowest, Math.max(...sizes) * 0.999)
}
