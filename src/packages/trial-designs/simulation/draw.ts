/** Random numbers of simulated trials. The same seed gives the same numbers on every machine. */
export interface Draw {
  /** Between 0 and 1, both excluded. */
  uniform: () => number
  normal: () => number
  exponential: (rate: number) => number
  /** Scale 1; any shape above 0. */
  gamma: (shape: number) => number
}

/** Source: sfc32 of Chris Doty-Humphrey's PractRand, public domain; 12 rounds mix the seed. */
function uniformOf(seed: number): () => number {
  let [a, b, c, counter] = [0, seed | 0, 0x9e3779b9 | 0, 1]
  const uniform = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return ((sum >>> 0) + 0.5) / 4_294_967_296
  }
  for (let i = 0; i < 12; i += 1) uniform()
  return uniform
}

/** Box and Muller; the second of a pair waits. */
function normalOf(uniform: () => number): () => number {
  let [waiting, isWaiting] = [0, false]
  return () => {
    isWaiting = !isWaiting
    if (!isWaiting) return waiting
    const radius = Math.sqrt(-2 * Math.log(uniform()))
    const angle = 2 * Math.PI * uniform()
    waiting = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}

export function drawFrom(seed: number): Draw {
  const uniform = uniformOf(seed)
  const normal = normalOf(uniform)
  /** Marsaglia and Tsang 2000; a shape below 1 is raised by one, and the power of a uniform taken off. */
  const gamma = (shape: number): number => {
    if (shape < 1) return gamma(shape + 1) * uniform() ** (1 / shape)
    const d = shape - 1 / 3
    // One of a hundred draws is refused, so the bound is never reached.
    for (let i = 0; i < 1000; i += 1) {
      const z = normal()
      const v = (1 + z / Math.sqrt(9 * d)) ** 3
      if (v > 0 && Math.log(uniform()) < (z * z) / 2 + d - d * v + d * Math.log(v)) return d * v
    }
    return d
  }
  return { uniform, normal, gamma, exponential: (rate) => -Math.log(uniform()) / rate }
}

/** Counts from the lowest one on, drawn by their cumulative probabilities with one search each. */
export function fromTable(lowest: number, cumulative: Float64Array): (draw: Draw) => number {
  return ({ uniform }) => {
    const chance = uniform()
    let [low, high] = [0, cumulative.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cumulative[middle] ?? Number.NaN) < chance) low = middle + 1
      else high = middle
    }
    return lowest + low
  }
}

/** Twelve standard deviations on either side: no draw of this generator lies beyond. */
const windowOf = (mean: number, variance: number) => {
  const half = 12 * Math.sqrt(variance) + 30
  return [Math.max(0, Math.floor(mean - half)), Math.ceil(mean + half)] as const
}

/** By the ratio of neighbors from the most likely count, so that nothing underflows. */
export function tableOf(
  [lowest, highest]: readonly [number, number],
  mode: number,
  ratio: (count: number) => number,
): Float64Array {
  const weights = new Float64Array(highest - lowest + 1)
  weights[mode - lowest] = 1
  for (let count = mode + 1, weight = 1; count <= highest; count += 1) {
    weight *= ratio(count)
    weights[count - lowest] = weight
  }
  for (let count = mode - 1, weight = 1; count >= lowest; count -= 1) {
    weight /= ratio(count + 1)
    weights[count - lowest] = weight
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return weights.map((weight) => {
    sum += weight / total
    return sum
  })
}

/** @param probability between 0 and 1, both excluded */
export function binomialOf(size: number, probability: number): (draw: Draw) => number {
  const odds = probability / (1 - probability)
  const mode = Math.min(size, Math.floor((size + 1) * probability))
  const [lowest, highest] = windowOf(size * probability, size * probability * (1 - probability))
  const counts = [lowest, Math.min(size, highest)] as const
  return fromTable(
    lowest,
    tableOf(counts, mode, (count) => ((size - count + 1) / count) * odds),
  )
}

/** Above, the skewness is below 0.0001, and a normal deviate serves. */
const mostInTable = 1e8

/** @param mean above 0 */
export function poissonOf(mean: number): (draw: Draw) => number {
  if (mean > mostInTable) return ({ normal }) => Math.round(mean + Math.sqrt(mean) * normal())
  const counts = windowOf(mean, mean)
  return fromTable(
    counts[0],
    tableOf(counts, Math.floor(mean), (count) => mean / count),
  )
}
