import { normalDeviate, seededRandom } from '@marom/statistics'

const variants = 50_000
/** Of the z values of the variants that matter. */
const shifts = [8, 7, 6.5, 6]
/** What the ancestry of cases and controls adds to the variance of z. */
const structure = 0.2

/** Squared z values of an association study, before and after the adjustment for ancestry. */
export function exampleVariants(): { before: number[]; after: number[] } {
  const random = seededRandom(5)
  const after = Array.from({ length: variants }, (_, i) => (shifts[i] ?? 0) + normalDeviate(random))
  const before = after.map((z) => z + Math.sqrt(structure) * normalDeviate(random))
  return { before: before.map((z) => z * z), after: after.map((z) => z * z) }
}
