import type { Observation } from './kaplan-meier.ts'

const observed = (time: number): Observation => ({ time, isEvent: true })
const censored = (time: number): Observation => ({ time, isEvent: false })

/**
 * Weeks of remission in acute leukemia: Freireich EJ et al. Blood 1963;21:699-716, as printed by
 * Gehan EA. Biometrika 1965;52:203-23.
 */
export const freireich = {
  mercaptopurine: [
    ...[6, 6, 6, 7, 10, 13, 16, 22, 23].map(observed),
    ...[6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map(censored),
  ],
  placebo: [1, 1, 2, 2, 3, 4, 4, 5, 5, 8, 8, 8, 8, 11, 11, 12, 12, 15, 17, 22, 23].map(observed),
}
