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
}
