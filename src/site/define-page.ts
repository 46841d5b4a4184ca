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
import type { PageStyles } from './layout/styles.tsx'

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

interface Head {
  title: string
  description: string
}

interface PageOptions<Copy extends PageCopy, Data> {
  copy: (language: Language) => Copy
  Page: (props: PageProps<Copy, Data>) => ReactNode
  /** The query parameters that change the page, each with the values that may be cached. */
  reads?: Reads
  /** Parameters that may occur several times, e.g. of checkboxes. They are never cached. */
  readsLists?: readonly string[]
  /** Null answers 404 with `notFound`. */
  load?: (request: PageRequest) => Data | null | Promise<Data | null>
  notFound?: (language: Language) => NotFoundAnswer
  /** The default is the title and the description of `copy`. */
  head?: (props: PageProps<Copy, Data>) => Head
  /** The query of the canonical address, e.g. `page=2` for a page that search engines list. */
  canonicalQuery?: (request: PageRequest) => string
  /** Whether the address shows a state of the page that search engines must not list. */
  isState?: (request: PageRequest) => boolean
  /** Structured data of the main thing on the page. */
  mainEntity?: (facts: PageFacts, data: Data) => Node | undefined
  /** Elements of the `<head>` that only this page has. */
  tags?: (facts: PageFacts, data: Data) => ReactNode
  article?: (data: Data) => SharedArticle
  /** See `About`. */
  picture?: (data: Data, language: Language) => string | undefined
  /** Only for a route with a parameter. */
  items?: Items
  /** ISO day, for a page without items. */
  lastModified?: () => string | undefined
  /** Not in search engines, in the sitemap or in any cache. */
  isUnlisted?: boolean
  /** `client/<subject>/<styles>/*.css` are only in pages that name the folder here. */
  styles?: string
  /** Shows icons that the content names: they are only in pages that say so. */
  hasIconsOfContent?: boolean
  /** Its form is posted, so that a text that is too long for an address is answered too. */
  isPosted?: boolean
  /** The page shows the contact form again with the errors in it. */
  hasContactForm?: boolean
  /** Prints today's date, so that a cached copy is valid until midnight in Israel. */
  isDated?: boolean
}

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

/** All pages have this type: closures hide the types of their copy and data. */
export interface Page {
  /** `src/pages.ts` adds the subject. */
  styles: PageStyles
  reads: Reads
  readsLists: readonly string[]
  isUnlisted: boolean
  isDated: boolean
  isPosted: boolean
  hasContactForm: boolean
  notFound?: ((language: Language) => NotFoundAnswer) | undefined
  items?: Items | undefined
  lastModified?: (() => string | undefined) | undefined
  answer: (request: PageRequest) => Promise<PageAnswer>
}

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
  mainEntity,
  tags,
  article,
  picture,
  items,
  lastModified,
  isUnlisted = false,
  isDated = false,
  isPosted = false,
  hasContactForm = false,
  styles,
  hasIconsOfContent = false,
}: PageOptions<Copy, Data | undefined>): Page {
  return {
    reads,
    readsLists,
    isUnlisted,
    isDated,
    isPosted,
    hasContactForm,
    styles: { part: styles, icons: hasIconsOfContent ? 'all' : 'few' },
    notFound,
    items,
    lastModified,
    async answer(request) {
      const { language } = request
      const data = await load?.(request)
      if (data === null) return { status: 404, words: notFound?.(language) }
      const props = { copy: copy(language), language, data }
      return {
        status: 200,
        head: head(props),
        about: {
          mainEntity: mainEntity && ((facts) => mainEntity(facts, data)),
          tags: tags && ((facts) => tags(facts, data)),
          article: article?.(data),
          picture: picture?.(data, language),
        },
        canonicalQuery: canonicalQuery(request),
        isState: isState(request),
        body: createElement(Component, props),
      }
    },
  }
}

export type PageTable = Partial<Record<PageName, Page>>

export function hasPages<Name extends PageName>(
  table: PageTable,
  names: readonly Name[],
): table is PageTable & Record<Name, Page> {
  return names.every((name) => table[name] !== undefined)
}
