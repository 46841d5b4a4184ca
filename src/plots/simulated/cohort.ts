import { normalDeviate, type Random, seededRandom } from '@marom/statistics'
import type { Subject } from '@marom/statistics/fitting'

/** The covariates on which a prescriber decides, in the order of `Subject.covariates`. */
export const cohortCovariates = ['age', 'women', 'diabetes', 'heartFailure', 'egfr', 'statin'] as const

const patients = 640

function patient(random: Random): Subject {
  const age = 66 + 9 * normalDeviate(random)
  const chance = (p: number) => Number(random() < p)
  const women = chance(0.44)
  const diabetes = chance(0.34)
  const heartFailure = chance(age > 70 ? 0.32 : 0.16)
  const egfr = 78 - 0.7 * (age - 66) + 14 * normalDeviate(random)
  const statin = chance(0.35 + 0.25 * diabetes)
  const preference =
    -0.3 -
    0.045 * (age - 66) -
    0.15 * women +
    0.7 * diabetes -
    0.75 * heartFailure +
    0.008 * (egfr - 78) +
    0.4 * statin
  const isTreated = random() < 1 / (1 + Math.exp(-preference))
  return { covariates: [age, women, diabetes, heartFailure, egfr, statin], isTreated }
}

/**
 * A registry of a new treatment and its comparator. Younger and fitter patients more often get the
 * new one.
 */
export function exampleCohort(): Subject[] {
  const random = seededRandom(66)
  return Array.from({ length: patients }, () => patient(random))
}
