import type { ReactNode } from 'react'
import type { Node } from './node.ts'
import type { PageFacts } from './page-facts.ts'

export interface SharedArticle {
  /** ISO day. */
  publishedAt: string
  category: string
}

/** Options of `definePage`, with the loaded data already passed to them. */
export interface About {
  mainEntity?: ((facts: PageFacts) => Node | undefined) | undefined
  tags?: ((facts: PageFacts) => ReactNode) | undefined
  article?: SharedArticle | undefined
  /** The path of the page's picture for shared links below `/share/`, if it has a picture that other pages of its route lack. */
  picture?: string | undefined
}
