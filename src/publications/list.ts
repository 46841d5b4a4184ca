import { once } from '#client/once.ts'
import { type FilteredPublication, readFilters } from '#client/publications/filters.ts'
import { foldFields } from '#client/text/fold.ts'
import type { CitedPublication, PublicationRecord } from '#content/types.ts'
import { publicationRecords } from '#src/words/words.ts'

/** The anchor is unique; the id is not. */
export interface Publication extends CitedPublication {
  anchor: string
  filtered: FilteredPublication
}

/** Keeps the order. A repeated id gets a number: `pub-16`, then `pub-16-2`. */
export function listPublications<Item extends PublicationRecord>(
  records: readonly Item[],
): (Item & Pick<Publication, 'anchor' | 'filtered'>)[] {
  const seen = new Map<string, number>()
  return records.map((record) => {
    const count = (seen.get(record.id) ?? 0) + 1
    seen.set(record.id, count)
    return {
      ...record,
      anchor: count > 1 ? `${record.id}-${count}` : record.id,
      filtered: {
        haystack: foldFields([record.title, record.authors, record.venue]),
        year: record.year === null ? '' : String(record.year),
        type: record.type,
      },
    }
  })
}

/** Newest first; records without a year are left out. */
export function publicationYears(records: readonly Pick<PublicationRecord, 'year'>[]): string[] {
  const years = new Set(records.map(({ year }) => year).filter((year) => year !== null))
  return [...years].sort((a, b) => b - a).map(String)
}

/** Oldest first; records without a year are left out. */
export function publicationsPerYear(records: readonly Pick<PublicationRecord, 'year'>[]) {
  const counts = new Map<number, number>()
  for (const { year } of records) if (year !== null) counts.set(year, (counts.get(year) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b).map(([year, count]) => ({ year, count }))
}

export const allPublications = once(() => listPublications(publicationRecords()))

export const allCounts = once(() => publicationsPerYear(publicationRecords()))

export const undatedCount = once(() => publicationRecords().filter(({ year }) => year === null).length)

export const allYears = once(() => publicationYears(publicationRecords()))

/** An unknown year or type is ignored. */
export function filtersOf(query: Record<string, string>) {
  return readFilters(query, allYears())
}
