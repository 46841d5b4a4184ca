export interface Draw {
  uniform: () => number
  normal: () => number
  exponential: (rate: number) => number
  binomial: (size: number, probability: number) => number
}

/** Mulberry32: the same numbers on every machine. */
export function drawFrom(seed: number): Draw {
  let state = seed
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4_294_967_296
  }
  // Box and Muller; one of the pair is used.
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const exponential = (rate: number) => -Math.log(uniform()) / rate
  const binomial = (size: number, probability: number) => {
    let count = 0
    for (let index = 0; index < size; index += 1) if (uniform() < probability) count += 1
    return count
  }
  return { uniform, normal, exponential, binomial }
}
