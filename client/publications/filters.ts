import { atom } from 'jotai'
import { matches } from '#client/ui/fold.ts'
import { queryAddress } from '#client/ui/query-address.ts'
import type { PublicationRecord } from '#content/types.ts'

/** What the list of publications shows: an empty string means all. */
export interface PublicationFilters {
  q: string
  year: string
  type: '' | PublicationRecord['type']
}

/** A publication as the filters see it, on the server and in the browser alike. */
export interface FilteredPublication {
  /** Title, authors and venue, folded field by field. */
  haystack: string
  /** Empty where none is known. */
  year: string
  type: string
}

export const noFilters: PublicationFilters = { q: '', year: '', type: '' }

/**
 * The filters that an address or a form asks for; a year that no publication has, or an unknown
 * type, means all.
 */
export function readFilters(
  asked: { q?: string | null; year?: string | null; type?: string | null },
  years: readonly string[],
): PublicationFilters {
  const { q, year, type } = asked
  return {
    q: (q ?? '')
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
    year: year && years.includes(year) ? year : '',
    type: type === 'article' || type === 'book' ? type : '',
  }
}

/** The address of filters on a page: `base` is the page's own address in its language. */
export function filtersAddress(base: string, filters: PublicationFilters): string {
  return queryAddress(base, { ...filters })
}

/** Whether the filters let a publication through. */
export function isShown(publication: FilteredPublication, { q, year, type }: PublicationFilters): boolean {
  return (
    (year === '' || publication.year === year) &&
    (type === '' || publication.type === type) &&
    matches(publication.haystack, q)
  )
}

/** A publication that the server rendered, with the element that shows or hides it. */
export interface ListedPublication extends FilteredPublication {
  element: HTMLElement
}

/** The list as it stands in the document; null until it has been read. */
export const listedPublicationsAtom = atom<ListedPublication[] | null>(null)

export const publicationFiltersAtom = atom<PublicationFilters>(noFilters)

/** How many publications the filters let through; null until the list has been read. */
export const shownCountAtom = atom((get) => {
  const filters = get(publicationFiltersAtom)
  return get(listedPublicationsAtom)?.filter((publication) => isShown(publication, filters)).length ?? null
})
