import { createContext, useContext } from 'react'
import type { Language } from '#content/locales.ts'
import type { PageName } from '#content/routes.ts'
import { absolute } from './addresses.ts'

/** Only for listed pages. */
export interface PageFacts {
  page: PageName
  params: Record<string, string>
  language: Language
  origin: string
  path: string
  /** Of the canonical address, e.g. `page=2`, or empty. */
  query: string
  /** The build writes it of the page, and of no state with parameters. */
  hasMarkdown: boolean
  title: string
  description: string
}

/** The canonical address. It is also the id of the page in the structured data. */
export function addressOf({ origin, path, query }: PageFacts, language: Language): string {
  return absolute(origin, path, language, query)
}

const PageFactsContext = createContext<PageFacts | null>(null)

export const PageFactsProvider = PageFactsContext.Provider

const PageAddressContext = createContext('/')

export const PageAddressProvider = PageAddressContext.Provider

/** Path and query, without the language. */
export const usePageAddress = () => useContext(PageAddressContext)

/** Null on unlisted pages. */
export function usePageFacts(): PageFacts | null {
  return useContext(PageFactsContext)
}
