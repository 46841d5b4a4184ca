import { sites } from './amounts.ts'
import { betaBinomialOf, type Draw } from './draw.ts'

/**
 * Successes of participants from sites of ten, of which the last may be smaller. The probabilities of
 * the sites have a beta distribution with this mean.
 * @param probability between 0 and 1, both excluded
 */
export function correlatedOf(size: number, probability: number): (draw: Draw) => number {
  const scale = (1 - sites.icc) / sites.icc
  const [a, b] = [scale * probability, scale * (1 - probability)]
  const full = Math.floor(size / sites.size)
  const [site, last] = [betaBinomialOf(sites.size, a, b), betaBinomialOf(size % sites.size, a, b)]
  return (draw) => {
    let count = last(draw)
    for (let i = 0; i < full; i += 1) count += site(draw)
    return count
  }
}
