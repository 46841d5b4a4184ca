import { createElement, type ReactNode } from 'react'
import type { Language } from '#content/locales.ts'
import type { PageCopy } from '#content/types.ts'

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
}

export interface Head {
  title: string
  description: string
}

interface PageOptions<Copy extends PageCopy, Data> {
  copy: Record<Language, Copy>
  Page: (props: PageProps<Copy, Data>) => ReactNode
  /** Names of the query parameters that change what the page shows. */
  reads?: readonly string[]
  /** Those of them that hold whatever a visitor typed: a page that was asked for with one is never kept. */
  freeText?: readonly string[]
  /** Facts for this request; null answers 404 with `NotFound`. */
  load?: (request: PageRequest) => Data | null
  NotFound?: (props: { language: Language }) => ReactNode
  /** Title and description, when they depend on what was loaded. */
  head?: (props: PageProps<Copy, Data>) => Head
  /** The query of the canonical address, when a parameter makes a page of its own. */
  canonicalQuery?: (request: PageRequest) => string
  /** Kept out of search engines and the sitemap. */
  isUnlisted?: boolean
  /** Prints today's date: a copy of it must not outlive the day in Israel. */
  isDated?: boolean
}

export type PageAnswer =
  | { status: 200; head: Head; canonicalQuery: string; body: ReactNode }
  | { status: 404; body: ReactNode | null }

/** A page as the registry holds it: its details are closed over, so that all pages have one type. */
export interface Page {
  reads: readonly string[]
  freeText: readonly string[]
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
  reads = [],
  freeText = [],
  load,
  NotFound,
  head = ({ copy: { title, description } }) => ({ title, description }),
  canonicalQuery = () => '',
  isUnlisted = false,
  isDated = false,
}: PageOptions<Copy, Data | undefined>): Page {
  return {
    reads,
    freeText,
    isUnlisted,
    isDated,
    answer(request) {
      const { language } = request
      const data = load ? load(request) : undefined
      if (data === null) return { status: 404, body: NotFound ? NotFound({ language }) : null }
      const props = { copy: copy[language], language, data }
      return {
        status: 200,
        head: head(props),
        canonicalQuery: canonicalQuery(request),
        body: createElement(Component, props),
      }
    },
  }
}
