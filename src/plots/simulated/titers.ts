import { normalDeviate, seededRandom } from '@marom/statistics'

/** The lower limit of quantitation: the first of the two-fold dilutions. */
export const lloq = 40

/** The reciprocal of the last dilution that still neutralizes; half of the limit if none does. */
function readTiter(log2: number): number {
  const dilution = Math.floor(log2 - Math.log2(lloq) + 0.5)
  return dilution < 0 ? lloq / 2 : lloq * 2 ** dilution
}

/** Paired titers of 60 participants, 28 days after dose 2 and after dose 3. */
export function exampleTiters(): { dose2: number; dose3: number }[] {
  const random = seededRandom(60)
  return Array.from({ length: 60 }, () => {
    const person = normalDeviate(random)
    const dose2 = 7.6 + 1.15 * person + 0.6 * normalDeviate(random)
    const dose3 = 10.6 + 0.95 * person + 0.7 * normalDeviate(random)
    return { dose2: readTiter(dose2), dose3: readTiter(dose3) }
  })
}
