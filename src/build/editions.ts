import { filled, keyed, type Row, readRows } from '@marom/tables/files'
import * as z from 'zod'

export const editionsFile = 'content/sources/editions.csv'

const days = (count: number) => count * 24 * 60 * 60 * 1000

/** A look is due again after this time. */
const longestAge = days(180)

/** A line of the table. */
export const editionShape = z
  .object({
    /** With its edition, as the site names it. */
    named: filled,
    /** The newest edition that was seen on that day. */
    newest: filled,
    looked: z.iso.date(),
    source: filled,
    /** Why the site stays with an older edition. */
    why: z.string(),
  })
  .refine(({ named, newest, why }) => (named === newest) === (why === ''), {
    path: ['why'],
    message: 'say why an older edition is named, and only then',
  })

export type Edition = Row<z.infer<typeof editionShape>>

/** @throws if a line is incomplete, or a name is there twice */
export const readEditions = (): ReadonlyMap<string, Edition> =>
  keyed(readRows(editionsFile, editionShape), ({ named }) => named)

/** One line for whoever builds, or none. */
export function lookAgain(editions: Iterable<Pick<Edition, 'named' | 'looked'>>, now: Date): string[] {
  const aged = [...editions].filter(({ looked }) => now.getTime() - Date.parse(looked) > longestAge)
  if (aged.length === 0) return []
  const listed = aged.map(({ named, looked }) => `${named} (${looked})`).join(', ')
  return [`Look for newer editions, and note the day in ${editionsFile}: ${listed}`]
}
