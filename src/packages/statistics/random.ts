/** A generator of numbers in [0, 1). */
export type Random = () => number

/**
 * Numbers in [0, 1) that a seed determines: a picture is the same in every build and on every
 * machine. Source: mulberry32, Tommy Ettinger, public domain.
 * @param seed a whole number, of which the lower 32 bits count; NaN counts as 0
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

/**
 * A standard normal deviate. Source: Box GEP, Muller ME. Ann Math Stat 1958;29:610-1.
 * @returns a finite number; each call takes two numbers from `random`
 */
export function normalDeviate(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/**
 * An exponential waiting time.
 * @param mean in the unit of the result, above 0; not checked
 */
export function exponentialDeviate(random: Random, mean: number): number {
  return -mean * Math.log(1 - random())
}

/**
 * A gamma deviate with scale 1.
 * Source: Marsaglia G, Tsang WW. ACM Transactions on Mathematical Software 2000;26:363-72.
 * @param shape at least 1. Never returns if the shape is NaN or at most 1/3.
 */
export function gammaDeviate(random: Random, shape: number): number {
  const d = shape - 1 / 3
  for (;;) {
    const z = normalDeviate(random)
    const v = (1 + z / Math.sqrt(9 * d)) ** 3
    if (v > 0 && Math.log(1 - random()) < (z * z) / 2 + d - d * v + d * Math.log(v)) return d * v
  }
}

/**
 * The number of successes in independent trials.
 * @param n trials, a whole number from 0 on; each trial takes one number from `random`
 * @param p from 0 to 1; beyond it counts as 0 or 1
 */
export function binomialDeviate(random: Random, n: number, p: number): number {
  let successes = 0
  for (let i = 0; i < n; i++) if (random() < p) successes++
  return successes
}

/**
 * Arrival times of a Poisson process, in ascending order.
 * @param rate arrivals per unit of time, above 0 and finite: never returns below 0 or for Infinity
 * @param end in the same unit, finite: never returns for Infinity
 * @returns an empty list for a rate of 0 or NaN, and for an end of 0, below 0 or NaN
 */
export function arrivals(random: Random, rate: number, end: number): number[] {
  const times: number[] = []
  let time = exponentialDeviate(random, 1 / rate)
  while (time < end) {
    times.push(time)
    time += exponentialDeviate(random, 1 / rate)
  }
  return times
}
