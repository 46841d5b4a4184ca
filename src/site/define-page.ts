import { createElement, type ReactNode } from 'react'
import type { Language } from '#content/locales.ts'
import type { PageCopy } from '#content/types.ts'
import { SideBySide } from '#src/blocks/side-by-side.tsx'
import type { Sides } from '#src/blocks/sides.ts'
import type { Bindings } from '#src/env.ts'
import type { Reads } from '#src/middleware/kept-address.ts'

/** What a page's component gets: its words, the language, and what `load` found. */
export interface PageProps<Copy, Data = undefined> {
  copy: Copy
  language: Language
  data: Data
}

export interface PageRequest {
  language: Language
  /** Parameters of the path, e.g. the slug of a post. */
  params: Record<string, string>
  /** Parameters of the query that the page says it reads. */
  query: Record<string, string>
  /** Parameters that the page reads as often as they stand in the query. */
  lists?: Readonly<Record<string, readonly string[]>>
  /** The configuration; absent where a page is only described. */
  env?: Bindings
}

export interface Head {
  title: string
  description: string
}

interface PageOptions<Copy extends PageCopy, Data> {
  copy: (language: Language) => Copy
  Page: (props: PageProps<Copy, Data>) => ReactNode
  /** The query parameters that change what the page shows, each with the values that are kept. */
  reads?: Reads
  /**
   * Names of those that may stand several times, e.g. of checkboxes. A page that was asked for with
   * one is not kept.
   */
  readsLists?: readonly string[]
  /** Facts for this request; null answers 404 with `notFound`. */
  load?: (request: PageRequest) => Data | null
  notFound?: (language: Language) => NotFoundAnswer
  /** Title and description, when they depend on what was loaded. */
  head?: (props: PageProps<Copy, Data>) => Head
  /** The query of the canonical address, when a parameter makes a page of its own. */
  canonicalQuery?: (request: PageRequest) => string
  /**
   * Whether this address shows one state of the page, which search engines leave out; the page
   * itself they may list.
   */
  isState?: (request: PageRequest) => boolean
  /**
   * The page in a language as blocks, for its state `view=both` that shows all languages; null
   * where what was loaded shows itself in both.
   */
  sides?: (language: Language, data: Data) => Sides | null
  /** Kept out of search engines, the sitemap and every cache. */
  isUnlisted?: boolean
  /** Prints today's date: a copy of it must not outlive the day in Israel. */
  isDated?: boolean
}

/** What a 404 says, when a page has words of its own for it. */
export interface NotFoundAnswer {
  head: Head
  body: ReactNode
}

export type PageAnswer =
  | { status: 200; head: Head; canonicalQuery: string; isState: boolean; body: ReactNode }
  | { status: 404; words?: NotFoundAnswer | undefined }

/**
 * A page as the registry holds it: its details are closed over, so that all pages have one type.
 */
export interface Page {
  reads: Reads
  readsLists: readonly string[]
  isUnlisted: boolean
  isDated: boolean
  /** Decides status, head and body for a request, before the first byte is sent. */
  answer: (request: PageRequest) => PageAnswer
}

/** Makes a registry entry of a page's copy and component. */
export function definePage<Copy extends PageCopy, Data = undefined>(options: PageOptions<Copy, Data>): Page
export function definePage<Copy extends PageCopy, Data>({
  copy,
  Page: Component,
  reads = {},
  readsLists = [],
  load,
  notFound,
  head = ({ copy: { title, description } }) => ({ title, description }),
  canonicalQuery = () => '',
  isState = () => false,
  sides,
  isUnlisted = false,
  isDated = false,
}: PageOptions<Copy, Data | undefined>): Page {
  return {
    reads: sides ? { ...reads, view: (view) => view === 'both' } : reads,
    readsLists,
    isUnlisted,
    isDated,
    answer(request) {
      const { language } = request
      const data = load ? load(request) : undefined
      if (data === null) return { status: 404, words: notFound?.(language) }
      const props = { copy: copy(language), language, data }
      const own = request.query.view === 'both' ? sides?.(language, data) : undefined
      return {
        status: 200,
        head: head(props),
        canonicalQuery: canonicalQuery(request),
        isState: Boolean(own) || isState(request),
        body: own
          ? createElement(SideBySide, { sides: (one) => sides?.(one, data) ?? own })
          : createElement(Component, props),
      }
    },
  }
}
