import { binomialUpper, normalQuantile, normalUpper } from '@marom/statistics/distributions'
import { tailLevel } from '../../frame/planning.ts'
import type { Inputs } from './inputs.ts'

type Question = Pick<Inputs, 'p0' | 'p1' | 'alpha' | 'sides'>

export function normalPower({ p0, p1, ...test }: Question, n: number): number {
  const z = normalQuantile(1 - tailLevel(test))
  const distance = Math.abs(p1 - p0) * Math.sqrt(n)
  return normalUpper((z * Math.sqrt(p0 * (1 - p0)) - distance) / Math.sqrt(p1 * (1 - p1)))
}

export function normalSize({ p0, p1, power, ...test }: Question & { power: number }): number {
  const z = normalQuantile(1 - tailLevel(test)) * Math.sqrt(p0 * (1 - p0))
  return Math.max(1, ((z + normalQuantile(power) * Math.sqrt(p1 * (1 - p1))) / (p1 - p0)) ** 2)
}

/** What the z test really does on the side of p1, by the binomial distribution. */
export function trueChances({ p0, p1, ...test }: Question, n: number): { level: number; power: number } {
  const [under, assumed] = p1 > p0 ? [p0, p1] : [1 - p0, 1 - p1]
  const z = normalQuantile(1 - tailLevel(test))
  const critical = Math.ceil(n * under + z * Math.sqrt(n * under * (1 - under)) - 1e-9)
  return { level: binomialUpper(critical, n, under), power: binomialUpper(critical, n, assumed) }
}

/**
 * The assumed proportion to which the power of the z test rises as it leaves p0. The derivative of
 * the power has the sign of a line in p1: it rises all the way or, where even certain success would
 * have less power than 50 %, up to the zero of the line. Before it rises, it may fall below the
 * level.
 * @param last the furthest proportion to try
 */
export function highestPower(inputs: Question, side: 'above' | 'below', n: number, last: number): number {
  const p0 = side === 'above' ? inputs.p0 : 1 - inputs.p0
  const z = normalQuantile(1 - tailLevel(inputs)) * Math.sqrt((p0 * (1 - p0)) / n)
  const slopeAt = (p: number) => (p + p0) / 2 - p0 * p + z * (0.5 - p)
  const [near, far] = [slopeAt(p0), slopeAt(1)]
  if (far >= 0) return last
  const peak = near <= 0 ? p0 : p0 + ((1 - p0) * near) / (near - far)
  const end = side === 'above' ? last : 1 - last
  const highest = Math.min(peak, end)
  return side === 'above' ? highest : 1 - highest
}
