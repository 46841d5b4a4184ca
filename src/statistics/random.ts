export type Random = () => number

/**
 * Numbers in [0, 1) that a seed determines, so that a picture is the same at every build and on
 * every machine. Source: mulberry32, Tommy Ettinger, public domain.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A standard normal deviate (Box and Muller 1958). */
export function normalDeviate(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** A waiting time with that mean. */
export function exponentialDeviate(random: Random, mean: number): number {
  return -mean * Math.log(1 - random())
}

/**
 * A gamma deviate with that shape, at least 1, and scale 1: its mean is the shape.
 * Source: Marsaglia G, Tsang WW. ACM Transactions on Mathematical Software 2000;26:363-72.
 */
export function gammaDeviate(random: Random, shape: number): number {
  const d = shape - 1 / 3
  for (;;) {
    const z = normalDeviate(random)
    const v = (1 + z / Math.sqrt(9 * d)) ** 3
    if (v > 0 && Math.log(1 - random()) < (z * z) / 2 + d - d * v + d * Math.log(v)) return d * v
  }
}

/** Successes in n independent trials. */
export function binomialDeviate(random: Random, n: number, p: number): number {
  let successes = 0
  for (let i = 0; i < n; i++) if (random() < p) successes++
  return successes
}

/** Arrival times of a Poisson process with `rate` per unit, until `end`. */
export function arrivals(random: Random, rate: number, end: number): number[] {
  const times: number[] = []
  let time = exponentialDeviate(random, 1 / rate)
  while (time < end) {
    times.push(time)
    time += exponentialDeviate(random, 1 / rate)
  }
  return times
}
