import { createElement, type ReactNode } from 'react'
import type { Language } from '#content/locales.ts'
import type { PageName } from '#content/routes.ts'
import type { PageCopy } from '#content/types.ts'
import type { Bindings } from '#src/env.ts'
import type { Reads } from '#src/middleware/kept-address.ts'
import type { Items } from '#src/middleware/known-paths.ts'
import type { About, SharedArticle } from './head/about.ts'
import type { Node } from './head/node.ts'
import type { PageFacts } from './head/page-facts.ts'

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
  env: Bindings
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
  load?: (request: PageRequest) => Data | null | Promise<Data | null>
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
   * Its state `view=both`, which shows all languages; null where what was loaded shows itself in
   * both.
   */
  both?: (language: Language, data: Data) => ReactNode
  /** What the page is about, as structured data. */
  mainEntity?: (facts: PageFacts, data: Data) => Node | undefined
  /** Elements of the `<head>` that only this page has. */
  tags?: (facts: PageFacts, data: Data) => ReactNode
  /** An article's day and category, for links that people share. */
  article?: (data: Data) => SharedArticle
  /** The items of a page whose route has a parameter. */
  items?: Items
  /** ISO day of the last change of a page without items, where the content knows it. */
  lastModified?: () => string | undefined
  /** Kept out of search engines, the sitemap and every cache. */
  isUnlisted?: boolean
  /** Holds the contact form, and shows it again with what was wrong in it. */
  hasContactForm?: boolean
  /** Prints today's date: a copy of it must not outlive the day in Israel. */
  isDated?: boolean
}

/** What a 404 says, when a page has words of its own for it. */
export interface NotFoundAnswer {
  head: Head
  body: ReactNode
}

export type PageAnswer =
  | {
      status: 200
      head: Head
      about: About
      canonicalQuery: string
      isState: boolean
      body: ReactNode
    }
  | { status: 404; words?: NotFoundAnswer | undefined }

/**
 * A page as the registry holds it: its details are closed over, so that all pages have one type.
 */
export interface Page {
  reads: Reads
  readsLists: readonly string[]
  isUnlisted: boolean
  isDated: boolean
  hasContactForm: boolean
  notFound?: ((language: Language) => NotFoundAnswer) | undefined
  items?: Items | undefined
  lastModified?: (() => string | undefined) | undefined
  /** Decides status, head and body for a request, before the first byte is sent. */
  answer: (request: PageRequest) => Promise<PageAnswer>
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
  both,
  mainEntity,
  tags,
  article,
  items,
  lastModified,
  isUnlisted = false,
  isDated = false,
  hasContactForm = false,
}: PageOptions<Copy, Data | undefined>): Page {
  return {
    reads: both ? { ...reads, view: (view) => view === 'both' } : reads,
    readsLists,
    isUnlisted,
    isDated,
    hasContactForm,
    notFound,
    items,
    lastModified,
    async answer(request) {
      const { language } = request
      const data = await load?.(request)
      if (data === null) return { status: 404, words: notFound?.(language) }
      const props = { copy: copy(language), language, data }
      const inBoth = request.query.view === 'both' ? both?.(language, data) : null
      return {
        status: 200,
        head: head(props),
        about: {
          mainEntity: mainEntity && ((facts) => mainEntity(facts, data)),
          tags: tags && ((facts) => tags(facts, data)),
          article: article?.(data),
        },
        canonicalQuery: canonicalQuery(request),
        isState: Boolean(inBoth) || isState(request),
        body: inBoth ?? createElement(Component, props),
      }
    },
  }
}

/** The pages of the site, or those that a test passes. */
export type PageTable = Partial<Record<PageName, Page>>

export function hasPages<Name extends PageName>(
  table: PageTable,
  names: readonly Name[],
): table is PageTable & Record<Name, Page> {
  return names.every((name) => table[name] !== undefined)
}
