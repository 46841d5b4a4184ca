import { normalDeviate, type Random, seededRandom } from '@marom/statistics'

/** Hours after the dose. */
export const samplingHours = [0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24]

/**
 * One participant: dose in mg, concentrations in ng/mL; one compartment, first-order absorption.
 */
function profile(random: Random, dose: number): number[] {
  const spread = (center: number, deviation: number) => center * Math.exp(deviation * normalDeviate(random))
  const absorption = spread(1.1, 0.3)
  const elimination = spread(0.12, 0.18)
  const volume = spread(60, 0.2)
  const scale = (1000 * dose * absorption) / (volume * (absorption - elimination))
  return samplingHours.map((hour) =>
    spread(scale * (Math.exp(-elimination * hour) - Math.exp(-absorption * hour)), 0.12),
  )
}

export function simulateConcentrations(seed: number, dose: number, participants: number): number[][] {
  const random = seededRandom(seed)
  return Array.from({ length: participants }, () => profile(random, dose))
}
