import { binomialUpper } from '#src/statistics/distributions/binomial.ts'
import { normalQuantile, normalUpper } from '#src/statistics/distributions/normal.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
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
