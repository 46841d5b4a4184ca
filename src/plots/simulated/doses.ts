import { normalDeviate, seededRandom } from '@marom/statistics'
import { emaxModel, type Point } from '@marom/statistics/fitting'

/** Milligrams once a day; 0 is placebo. */
export const doses = [0, 10, 25, 50, 100, 200]

/** Reductions of systolic blood pressure in mmHg. */
export function simulateDoses(seed: number, perDose: number): Point[] {
  const random = seededRandom(seed)
  return doses.flatMap((x) =>
    Array.from({ length: perDose }, () => ({
      x,
      y: emaxModel.value(x, [4, 15, 35]) + 8 * normalDeviate(random),
    })),
  )
}
