import type { Draw } from './draw.ts'

/** Clusters of each arm; sizes and their coefficient of variation; log-normal or gamma sizes. */
export interface ClusterPlan {
  clusters: number
  m: number
  icc: number
  cv: number
  sizes?: 'lognormal' | 'gamma'
}

interface Cluster {
  size: number
  mean: number
}

/** Marsaglia and Tsang's method, with their step for shapes below 1. */
function gamma(draw: Draw, shape: number): number {
  if (shape < 1) return gamma(draw, shape + 1) * draw.uniform() ** (1 / shape)
  const d = shape - 1 / 3
  for (let tries = 0; tries < 1000; tries += 1) {
    const x = draw.normal()
    const v = (1 + x / Math.sqrt(9 * d)) ** 3
    if (v > 0 && Math.log(draw.uniform()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
  }
  return shape
}

function sizeOf(draw: Draw, { m, cv, sizes = 'lognormal' }: ClusterPlan): number {
  if (cv === 0) return m
  const square = cv * cv
  const log = Math.log1p(square)
  const size =
    sizes === 'gamma'
      ? m * square * gamma(draw, 1 / square)
      : m * Math.exp(Math.sqrt(log) * draw.normal() - log / 2)
  return Math.max(1, Math.round(size))
}

/** Cluster means of a measured endpoint with a standard deviation of 1. */
export function measuredArm(draw: Draw, plan: ClusterPlan, mean: number): Cluster[] {
  return Array.from({ length: plan.clusters }, () => {
    const size = sizeOf(draw, plan)
    const sd = Math.sqrt(plan.icc + (1 - plan.icc) / size)
    return { size, mean: mean + sd * draw.normal() }
  })
}

/** Cluster proportions of a beta-binomial endpoint. */
export function countedArm(draw: Draw, plan: ClusterPlan, share: number): Cluster[] {
  return Array.from({ length: plan.clusters }, () => {
    const size = sizeOf(draw, plan)
    const scale = 1 / plan.icc - 1
    const [one, other] = [gamma(draw, share * scale), gamma(draw, (1 - share) * scale)]
    return { size, mean: draw.binomial(size, one / (one + other)) / size }
  })
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

function weightedMean(arm: readonly Cluster[], weightOf: (cluster: Cluster) => number) {
  const total = sum(arm.map(weightOf))
  const mean = sum(arm.map((cluster) => weightOf(cluster) * cluster.mean)) / total
  const squares = sum(arm.map((cluster) => ((weightOf(cluster) / total) * (cluster.mean - mean)) ** 2))
  return { mean, variance: (squares * arm.length) / (arm.length - 1) }
}

/**
 * The t statistic of the first arm less the second. With weights its standard error is the robust
 * one, by cluster; without, it is that of the two-sample t test.
 */
export function clusterStatistic(arms: readonly [Cluster[], Cluster[]], isWeighted: boolean): number {
  const [first, second] = arms.map((arm) => weightedMean(arm, isWeighted ? ({ size }) => size : () => 1))
  if (!first || !second) return Number.NaN
  return (first.mean - second.mean) / Math.sqrt(first.variance + second.variance)
}
