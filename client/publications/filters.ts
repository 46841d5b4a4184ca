import { atom } from 'jotai'
import { matches } from '#client/text/fold.ts'
import { queryAddress, queryText } from '#client/ui/query-address.ts'
import type { PublicationRecord } from '#content/types.ts'

/** An empty string means all. */
export interface PublicationFilters {
  q: string
  year: string
  type: '' | PublicationRecord['type']
}

export interface FilteredPublication {
  /** Title, authors and venue, folded field by field. */
  haystack: string
  /** Empty if unknown. */
  year: string
  type: string
}

export const noFilters: PublicationFilters = { q: '', year: '', type: '' }

/** An unknown year or type becomes empty. */
export function readFilters(
  asked: { q?: string | null; year?: string | null; type?: string | null },
  years: readonly string[],
): PublicationFilters {
  const { q, year, type } = asked
  return {
    q: queryText(q ?? ''),
    year: year && years.includes(year) ? year : '',
    type: type === 'article' || type === 'book' ? type : '',
  }
}

/** @param base the address of the page in its language */
export function filtersAddress(base: string, filters: PublicationFilters): string {
  return queryAddress(base, { ...filters })
}

export function isShown(publication: FilteredPublication, { q, year, type }: PublicationFilters): boolean {
  return (
    (year === '' || publication.year === year) &&
    (type === '' || publication.type === type) &&
    matches(publication.haystack, q)
  )
}

export interface ListedPublication extends FilteredPublication {
  element: HTMLElement
}

/** Null until the list has been read from the document. */
export const listedPublicationsAtom = atom<ListedPublication[] | null>(null)

export const publicationFiltersAtom = atom<PublicationFilters>(noFilters)

/** Null until the list has been read. */
export const shownCountAtom = atom((get) => {
  const filters = get(publicationFiltersAtom)
  return get(listedPublicationsAtom)?.filter((publication) => isShown(publication, filters)).length ?? null
})
