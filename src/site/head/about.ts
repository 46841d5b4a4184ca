import type { ReactNode } from 'react'
import type { Node } from './node.ts'
import type { PageFacts } from './page-facts.ts'

export interface SharedArticle {
  /** ISO day. */
  publishedAt: string
  category: string
}

export interface About {
  /** Structured data of the main thing on the page. */
  mainEntity?: ((facts: PageFacts) => Node | undefined) | undefined
  /** Elements of the `<head>` that only this page has. */
  tags?: ((facts: PageFacts) => ReactNode) | undefined
  article?: SharedArticle | undefined
  /** The path of the page's picture for shared links below `/share/`, if it has a picture that other pages of its route lack. */
  picture?: string | undefined
}

/** What the `<head>` of a page says about it. */
export interface Head extends About {
  title: string
  description: string
  /** The query of the canonical address, e.g. `page=2` for a page that search engines list. */
  canonicalQuery: string
  /** Whether search engines must not list this address. By default one with a parameter that the page reads. */
  isState: boolean
}
