import { lostShare } from '../../simulation/amounts.ts'
import type { Draw } from '../../simulation/draw.ts'

/** Whole sizes around `m` by a gamma distribution with this coefficient of variation. */
export function sizeOf(m: number, cv: number): (draw: Draw) => number {
  const whole = Math.max(1, Math.round(m))
  if (cv === 0) return () => whole
  const shape = 1 / (cv * cv)
  return (draw) => Math.max(1, Math.round((m * draw.gamma(shape)) / shape))
}

/** A cluster, as drawn last: its participants who are not lost, and their mean. */
interface Cluster {
  left: number
  mean: number
}

export type Outcomes = (draw: Draw, size: number, truth: number) => Cluster

/**
 * A random effect has the share `icc` of the variance. Only deviations of participants within their
 * clusters are skewed: the mean of exponential values has a gamma distribution.
 */
export function normalCluster(sd: number, icc: number, isSkewed: boolean): Outcomes {
  const found = { left: 0, mean: 0 }
  return (draw, size, truth) => {
    const effect = Math.sqrt(icc) * draw.normal()
    const within = isSkewed ? (draw.gamma(size) - size) / Math.sqrt(size) : draw.normal()
    found.left = size
    found.mean = truth + sd * (effect + Math.sqrt((1 - icc) / size) * within)
    return found
  }
}

/** The same with losses on the other side of `truth`, participant by participant. */
export function lossyCluster(sd: number, icc: number, side: number): Outcomes {
  const found = { left: 0, mean: 0 }
  return (draw, size, truth) => {
    const effect = Math.sqrt(icc) * draw.normal()
    let [sum, left] = [0, 0]
    for (let i = 0; i < size; i += 1) {
      const value = effect + Math.sqrt(1 - icc) * draw.normal()
      if (side * value < 0 && draw.uniform() < lostShare) continue
      sum += value
      left += 1
    }
    found.left = left
    found.mean = truth + (sd * sum) / left
    return found
  }
}

/**
 * The proportions of clusters have a beta distribution.
 * @param side 1: some without the outcome are lost; -1: some with it; 0: none
 */
export function binaryCluster(icc: number, side: number): Outcomes {
  const scale = (1 - icc) / icc
  const found = { left: 0, mean: 0 }
  const chanceOf = (draw: Draw, truth: number) => {
    if (icc === 0) return truth
    const one = draw.gamma(truth * scale)
    const sum = one + draw.gamma((1 - truth) * scale)
    // Near an `icc` of 1 both are too small for a number, and all of a cluster have one outcome.
    return sum > 0 ? one / sum : Number(draw.uniform() < truth)
  }
  return (draw, size, truth) => {
    const chance = chanceOf(draw, truth)
    let [count, left] = [0, 0]
    for (let i = 0; i < size; i += 1) {
      const outcome = draw.uniform() < chance ? 1 : 0
      if (side !== 0 && outcome === (side < 0 ? 1 : 0) && draw.uniform() < lostShare) continue
      count += outcome
      left += 1
    }
    found.left = left
    found.mean = count / left
    return found
  }
}
