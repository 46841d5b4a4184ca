import { normalDeviate, seededRandom } from '@marom/statistics'

/** Systolic blood pressure of patients, mmHg. */
export const pressure = { mean: 130, deviation: 15, patients: 25, trials: 10_000 }

/** Trials that measure the same population. */
export function exampleSamples(): number[][] {
  const random = seededRandom(23)
  return Array.from({ length: pressure.trials }, () =>
    Array.from(
      { length: pressure.patients },
      () => pressure.mean + pressure.deviation * normalDeviate(random),
    ),
  )
}
