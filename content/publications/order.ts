import type { PublicationRecord } from '../types.ts'

/**
 * Newest first, no year last; within a year by title, whatever its case; records alike in both keep
 * their order.
 */
export function sortPublications<Item extends Pick<PublicationRecord, 'year' | 'title'>>(
  records: readonly Item[],
): Item[] {
  const { compare } = new Intl.Collator('en', { sensitivity: 'accent' })
  return records.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0) || compare(a.title, b.title))
}
