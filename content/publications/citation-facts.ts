import type { CitedPublication, PublicationRecord, ReferenceName } from '../types.ts'

type Facts = CitedPublication['facts']

const journal =
  /^(?<short>.+?)\. (?:(?<forthcoming>Forthcoming)|(?<year>\d{4}|\[date unknown\]);(?<volume>\d+)?(?:\((?<issue>\d+)\))?:(?<from>\d+)-(?<to>\d+))\.(?: doi:(?<doi>\S+))?$/
const book =
  /^(?<place>[^:]+): (?<publisher>[^;]+); (?<year>\d{4}|\[date unknown\])\. (?<count>\d+) p\.(?: doi:(?<doi>\S+))?$/

/**
 * Only the Vancouver citation of a record has volume, issue and pages.
 * @throws if the citation contradicts the record or has another format
 */
export function factsOf(record: PublicationRecord): Facts {
  const { id, authors, title, type, citation, year, link, venue } = record
  const opening = `${authors}. ${title}. `
  const rest = citation.startsWith(opening) ? citation.slice(opening.length) : ''
  const found = (type === 'book' ? book : journal).exec(rest)?.groups
  const isOneYear = found && (Number(found.year) || null) === year
  const isOneLink = found && (found.doi ? `https://doi.org/${found.doi}` : null) === link
  const isOneVenue = type === 'article' || venue === `${found?.publisher}, ${found?.place}`
  if (!found || !isOneYear || !isOneLink || !isOneVenue)
    throw new Error(
      `content/publications: the citation of ${id}, "${title}", does not fit its record. Correct one of them.`,
    )
  return {
    type: type === 'book' ? 'book' : 'article-journal',
    title,
    author: authors.split(', ').map(nameOf),
    language: 'en',
    ...(year === null ? {} : { issued: { 'date-parts': [[year]] } }),
    ...(type === 'book' ? bookFacts(found) : journalFacts(found, venue)),
    ...(found.doi ? { DOI: found.doi } : {}),
  }
}

/** "Petridou-Lavi K": the initials are the last word. */
function nameOf(name: string): ReferenceName {
  const at = name.lastIndexOf(' ')
  return { family: name.slice(0, at), given: name.slice(at + 1) }
}

function bookFacts({ place = '', publisher = '', count = '' }: Record<string, string>): Partial<Facts> {
  return { publisher, 'publisher-place': place, 'number-of-pages': count }
}

function journalFacts(found: Record<string, string>, venue: string): Partial<Facts> {
  const { short = '', forthcoming, volume, issue, from, to } = found
  return {
    'container-title': venue,
    'container-title-short': short,
    ...(forthcoming ? { status: 'forthcoming' } : {}),
    ...(volume ? { volume } : {}),
    ...(issue ? { issue } : {}),
    ...(from && to ? { page: `${from}-${wholeEnd(from, to)}` } : {}),
  }
}

/** Vancouver writes 145-58 for the pages 145 to 158. */
function wholeEnd(from: string, to: string): string {
  return from.slice(0, Math.max(0, from.length - to.length)) + to
}
