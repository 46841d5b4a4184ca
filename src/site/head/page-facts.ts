import { createContext, useContext } from 'react'
import type { Language } from '#content/locales.ts'
import type { PageName } from '#content/routes.ts'
import { absolute } from './addresses.ts'

/** The listed page that a document shows, for whatever describes it to machines. */
export interface PageFacts {
  page: PageName
  params: Record<string, string>
  language: Language
  origin: string
  path: string
  /** The query of the canonical address, e.g. `page=2`, or nothing. */
  query: string
  title: string
  description: string
}

/** The page's canonical address in a language; also its id in the structured data. */
export function addressOf({ origin, path, query }: PageFacts, language: Language): string {
  return absolute(origin, path, language, query)
}

const PageFactsContext = createContext<PageFacts | null>(null)

export const PageFactsProvider = PageFactsContext.Provider

const PageAddressContext = createContext('/')

export const PageAddressProvider = PageAddressContext.Provider

/** Path and query of the page that is being rendered, without the language. */
export const usePageAddress = () => useContext(PageAddressContext)

/** The listed page that is being rendered; null on pages that are kept from search engines. */
export function usePageFacts(): PageFacts | null {
  return useContext(PageFactsContext)
}
