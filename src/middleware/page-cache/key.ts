import manifest from '#build/manifest.json' with { type: 'json' }
import { isoDay } from '../../dates.ts'
import { listedPages } from '../../machine/addresses.ts'
import type { PageTable } from '../../pages/index.ts'
import type { Page } from '../../pages/page.ts'
import { queryOf } from '../../pages/query.ts'
import { languageOf } from '../language.ts'

/** What a request asks for: a page, and the name under which its document may be kept; null if it may not. */
export interface Asked {
  page: Page
  key: string | null
}

const minute = 60_000
const days = new Map<number, string>()

/** The day in Israel, worked out once for each minute: midnight falls on a full minute everywhere. */
export function today(now: number): string {
  const current = Math.floor(now / minute)
  const day = days.get(current) ?? isoDay(new Date(now))
  // This minute and the next ones, to which a copy of a page may live.
  if (days.size > 8) days.clear()
  days.set(current, day)
  return day
}

/** The pages that can be kept, by their path. An unlisted one tells a visitor something of their own. */
export function pagesByPath(table: PageTable): Map<string, Page> {
  return new Map(listedPages(table).map(({ path, page }) => [path, page]))
}

/** Path, language, the parameters that the page reads, the build, and the day for pages that print it. */
function keyOf(path: string, page: Page, search: string, now: number): string | null {
  const day = page.isDated ? today(now) : ''
  // Nearly all addresses: nothing in them is to be parsed.
  if (search === '' || search === '?lang=he') return `${manifest.id} ${search ? 'he' : 'en'} ${day} ${path}?`
  const parameters = new URLSearchParams(search)
  const query = queryOf(page, parameters)
  if (page.freeText.some((name) => query[name])) return null
  return `${manifest.id} ${languageOf(parameters.get('lang'))} ${day} ${path}?${new URLSearchParams(query)}`
}

/**
 * Finds the page of an address as the request wrote it; other spellings of a path are not found.
 * @param url absolute
 * @param now milliseconds since 1970
 */
export function findAsked(pages: Map<string, Page>, url: string, now: number): Asked | null {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const mark = url.indexOf('?', start)
  const path = url.slice(start, mark < 0 ? undefined : mark)
  const page = pages.get(path)
  if (!page) return null
  return { page, key: keyOf(path, page, mark < 0 ? '' : url.slice(mark), now) }
}
