import type { PublicationRecord } from '../types.ts'

/** Newest first, without a year last. Within a year by title, case-insensitive. The sort is stable. */
export function sortPublications<Item extends Pick<PublicationRecord, 'year' | 'title'>>(
  records: readonly Item[],
): Item[] {
  const { compare } = new Intl.Collator('en', { sensitivity: 'accent' })
  return records.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0) || compare(a.title, b.title))
}
