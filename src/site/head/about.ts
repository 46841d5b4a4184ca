import type { ReactNode } from 'react'
import type { Node } from './node.ts'
import type { PageFacts } from './page-facts.ts'

/** What a link says of an article where people share it. */
export interface SharedArticle {
  /** ISO day. */
  publishedAt: string
  category: string
}

/** What a page tells machines beside its title and description. */
export interface About {
  /** What the page is about, as structured data. */
  mainEntity?: ((facts: PageFacts) => Node | undefined) | undefined
  /** Elements of the `<head>` that only this page has. */
  tags?: ((facts: PageFacts) => ReactNode) | undefined
  article?: SharedArticle | undefined
}
