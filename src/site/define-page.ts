import { createElement, type ReactNode } from 'react'
import type { Language } from '#content/locales.ts'
import type { PageName } from '#content/routes.ts'
import type { PageCopy } from '#content/types.ts'
import type { Bindings } from '#src/env.ts'
import type { Reads } from '#src/middleware/kept-address.ts'
import type { Items } from '#src/middleware/known-paths.ts'
import type { Head } from './head/about.ts'
import type { PageStyles } from './layout/styles.tsx'
import { isBare } from './query.ts'

export interface PageProps<Copy, Data = undefined> {
  copy: Copy
  language: Language
  /** The result of `load`. */
  data: Data
}

interface PageRequest {
  language: Language
  /** Parameters of the path, e.g. the slug of a post. */
  params: Record<string, string>
  /** Only the parameters in `reads`. */
  query: Record<string, string>
  /** Only the parameters in `readsLists`. */
  lists?: Readonly<Record<string, readonly string[]>>
  env: Bindings
}

interface PageOptions<Copy extends PageCopy, Data> {
  copy: (language: Language) => Copy
  Page: (props: PageProps<Copy, Data>) => ReactNode
  /** The query parameters that change the page, each with the values that may be cached. */
  reads?: Reads
  /** Parameters that may occur several times, e.g. of checkboxes. They are never cached. */
  readsLists?: readonly string[]
  /** Null answers 404. */
  load?: (request: PageRequest) => Data | null | Promise<Data | null>
  /** What the `<head>` has beside the title and the description of `copy`, or instead of them. */
  head?: (props: PageProps<Copy, Data>) => Partial<Head>
  /** Only for a route with a parameter. */
  items?: PageItems
  /** Its form is posted, so that a text that is too long for an address is answered too. */
  isPosted?: boolean
  /** A refused contact form is shown again in the page; `alone`: without it, because it costs much. */
  hasContactForm?: boolean | 'alone'
  /** What search engines and caches may keep. */
  kept?: {
    /** Not in search engines, in the sitemap or in any cache. */
    isUnlisted?: boolean
    /** Prints today's date, so that a cached copy is valid until midnight in Israel. */
    isDated?: boolean
    /** ISO day, for a page without items. */
    lastModified?: () => string | undefined
  }
  assets?: {
    /** `client/<subject>/<styles>/*.css` are only in pages that name the folder here. */
    styles?: string
    /** `all`: shows icons that the content names. They are only in pages that say so. */
    icons?: 'all'
  }
}

interface PageItems extends Items {
  /** The answer if `load` finds none. */
  notFound: (language: Language, slug: string) => NotFoundAnswer
}

export interface NotFoundAnswer {
  head: Pick<Head, 'title' | 'description'>
  body: ReactNode
}

export type PageAnswer =
  | { status: 200; head: Head; body: ReactNode }
  | { status: 404; words?: NotFoundAnswer | undefined }

/** All pages have this type: closures hide the types of their copy and data. */
export interface Page {
  /** `src/pages.ts` adds the subject. */
  styles: PageStyles
  reads: Reads
  readsLists: readonly string[]
  isUnlisted: boolean
  isDated: boolean
  isPosted: boolean
  hasContactForm: boolean | 'alone'
  items?: PageItems | undefined
  lastModified?: (() => string | undefined) | undefined
  answer: (request: PageRequest) => Promise<PageAnswer>
}

export function definePage<Copy extends PageCopy, Data = undefined>(options: PageOptions<Copy, Data>): Page
export function definePage<Copy extends PageCopy, Data>(options: PageOptions<Copy, Data | undefined>): Page {
  const { copy, Page: Component, reads = {}, readsLists = [], load, head, items } = options
  const { isPosted = false, hasContactForm = false, kept = {}, assets = {} } = options
  return {
    reads,
    readsLists,
    items,
    isPosted,
    hasContactForm,
    isUnlisted: kept.isUnlisted ?? false,
    isDated: kept.isDated ?? false,
    lastModified: kept.lastModified,
    styles: { part: assets.styles, icons: assets.icons ?? 'few' },
    async answer(request) {
      const { language } = request
      const data = await load?.(request)
      if (data === null) return { status: 404, words: items?.notFound(language, request.params.slug ?? '') }
      const props = { copy: copy(language), language, data }
      return {
        status: 200,
        head: headOf(props.copy, request, head?.(props)),
        body: createElement(Component, props),
      }
    },
  }
}

function headOf(copy: PageCopy, { query, lists = {} }: PageRequest, own: Partial<Head> = {}): Head {
  return {
    ...own,
    title: own.title ?? copy.title,
    description: own.description ?? copy.description,
    canonicalQuery: own.canonicalQuery ?? '',
    isState: own.isState ?? !isBare(query, lists),
  }
}

export type PageTable = Partial<Record<PageName, Page>>

export function hasPages<Name extends PageName>(
  table: PageTable,
  names: readonly Name[],
): table is PageTable & Record<Name, Page> {
  return names.every((name) => table[name] !== undefined)
}
