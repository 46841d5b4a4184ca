import { noncentralTUpper, tQuantile } from '@marom/statistics/distributions'
import { tailLevel } from '../../frame/planning.ts'
import type { Inputs } from './inputs.ts'

/**
 * The variance of a mean of participants in clusters, divided by that of independent ones. For
 * unweighted means it is m ρ + (1 − ρ) m / h, where the harmonic mean h of the sizes is taken to be
 * m / (1 + cv²): exactly so for log-normal sizes.
 */
export function designEffect({
  m,
  icc,
  cv,
  analysis,
}: Pick<Inputs, 'm' | 'icc' | 'cv' | 'analysis'>): number {
  const spread = 1 + cv * cv
  return analysis === 'weighted' ? 1 + (spread * m - 1) * icc : m * icc + spread * (1 - icc)
}

/** The difference from the hypothesis; the sum over the arms of the variance of one participant. */
export function effectOf({ outcome, goal, better, difference, sd, p1, p2, margin }: Inputs) {
  const isMeans = outcome === 'means'
  const distance = isMeans ? difference : p1 - p2
  const variance = isMeans ? 2 * sd * sd : p1 * (1 - p1) + p2 * (1 - p2)
  if (goal === 'superiority') return { distance: Math.abs(distance), variance }
  const gain = better === 'higher' ? distance : -distance
  const allowed = isMeans ? margin : margin / 100
  // 0.4 - 0.5 + 0.1 is not exactly 0.
  const isNone = Math.abs(gain + allowed) < 1e-12 * allowed
  return { distance: isNone ? 0 : gain + allowed, variance }
}

/**
 * The power of the t test with 2 (k − 1) degrees of freedom; `clusters` are those of each arm, real,
 * from 2 on.
 */
export function powerAt(inputs: Inputs, clusters: number, effect = designEffect(inputs)): number {
  const { distance, variance } = effectOf(inputs)
  const df = 2 * (clusters - 1)
  const error = Math.sqrt((variance * effect) / (inputs.m * clusters))
  return noncentralTUpper(tQuantile(1 - tailLevel(inputs), df), df, distance / error)
}
