import manifest from '#build/manifest.json' with { type: 'json' }
import { listedPageAt } from '../../machine/addresses.ts'
import type { PageTable } from '../../pages/index.ts'
import type { Page } from '../../pages/page.ts'
import { queryOf } from '../../pages/query.ts'
import { isoDay } from '../../today.ts'
import { languageOf } from '../language.ts'

/** Where the document of an address is or will be kept. */
export interface Place {
  page: Page
  key: string
  /** Of a page that prints the day: the minute, counted since 1970, in which the address asks for this document. */
  minute: number | null
}

const minuteOf = (now: number) => Math.floor(now / 60_000)
const days = new Map<number, string>()

/** The day in Israel, worked out once for each minute: midnight falls on a full minute everywhere. */
export function today(now: number): string {
  const current = minuteOf(now)
  const day = days.get(current) ?? isoDay(new Date(now))
  // This minute and the next ones, to which a copy of a page may live.
  if (days.size > 8) days.clear()
  days.set(current, day)
  return day
}

/** The key: path, language, the parameters that the page reads, the build, and the day for pages that print it. */
function keyOf(path: string, page: Page, search: string, now: number): string | null {
  const day = page.isDated ? today(now) : ''
  const parameters = new URLSearchParams(search)
  const query = queryOf(page, parameters)
  if (page.freeText.some((name) => query[name])) return null
  return `${manifest.id} ${languageOf(parameters.get('lang'))} ${day} ${path}?${new URLSearchParams(query)}`
}

/** Addresses that are remembered: many times the site's own, for it may be asked under several hosts. */
const mostPlaces = 512

/** Finds where documents are kept. Nearly all addresses are asked for again; those are not taken apart again. */
export class Places {
  readonly #table: PageTable
  readonly #known = new Map<string, Place>()

  constructor(table: PageTable) {
    this.#table = table
  }

  /**
   * The place of an address as the request wrote it; other spellings of a path have none, nor has a page's document that
   * may not be kept.
   * @param url absolute
   * @param now milliseconds since 1970
   */
  find(url: string, now: number): Place | null {
    const known = this.#known.get(url)
    if (known && (known.minute === null || known.minute === minuteOf(now))) return known
    const start = url.indexOf('/', url.indexOf('//') + 2)
    const mark = url.indexOf('?', start)
    const path = url.slice(start, mark < 0 ? undefined : mark)
    // An unlisted page tells a visitor something of their own.
    const page = listedPageAt(this.#table, path)
    if (!page) return null
    const search = mark < 0 ? '' : url.slice(mark)
    const key = keyOf(path, page, search, now)
    if (!key) return null
    const place = { page, key, minute: page.isDated ? minuteOf(now) : null }
    // Whoever asks may write any other query.
    if (search === '' || search === '?lang=he') this.#remember(url, place)
    return place
  }

  #remember(url: string, place: Place): void {
    if (this.#known.size >= mostPlaces) this.#known.clear()
    this.#known.set(url, place)
  }
}
