import type { PageName } from '#content/routes.ts'
import { blog } from './blog.tsx'
import { blogPost } from './blog-post.tsx'
import { home } from './home.tsx'
import { messageReceived } from './message-received.tsx'
import type { Page } from './page.ts'
import { scientificArticles } from './scientific-articles.tsx'

/** Pages by name; the router and the tests loop over it. */
export const pages = {
  home,
  blog,
  'blog-post': blogPost,
  'scientific-articles': scientificArticles,
  'message-received': messageReceived,
} satisfies Partial<Record<PageName, Page>>

export type PageTable = Partial<Record<PageName, Page>>
