import { mean, normalDeviate, seededRandom, standardDeviation, sum } from '@marom/statistics'
import { once } from '#client/once.ts'

/** Standard normal deviates. */
export const normals = (seed: number, count: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => normalDeviate(random))
}

/** Of each trial, a hundred measurements with a mean of 100 and a standard deviation of 15. */
export const trialSamples = once(() =>
  Array.from({ length: 40 }, (_, trial) => normals(600 + trial, 100).map((z) => 100 + 15 * z)),
)

/** With a mean of exactly 0 and a standard deviation of 1. */
export const standardized = (values: readonly number[]) =>
  values.map((value) => (value - mean(values)) / standardDeviation(values))

/** Two samples with a correlation of exactly 0, each with a mean of 0 and a variance of 1. */
export const uncorrelated = once(() => {
  const x = standardized(normals(61, 40))
  const raw = standardized(normals(62, 40))
  const slope = sum(x.map((value, i) => value * (raw[i] ?? 0))) / (x.length - 1)
  return { x, rest: standardized(raw.map((value, i) => value - slope * (x[i] ?? 0))) }
})

/** For two measurements of 200 people. */
export const twice = once(() => ({ first: normals(71, 200), rest: normals(72, 200) }))

/** Small trials scatter more around the true effect of 0.3. */
export const funnelTrials = once(() =>
  normals(83, 24).map((z, i) => {
    const error = 0.1 + 0.0125 * i
    return { error, value: 0.3 + error * z }
  }),
)

/** In each block the arms are shuffled: 1 for arm A, -1 for arm B. */
export function blocks(size: number, count: number): number[] {
  const random = seededRandom(90 + size)
  const one = () =>
    Array.from({ length: size }, (_, i) => ({ arm: i < size / 2 ? 1 : -1, key: random() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ arm }) => arm)
  return Array.from({ length: count / size }, one).flat()
}
