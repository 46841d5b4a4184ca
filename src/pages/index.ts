import type { PageName } from '#content/routes.ts'
import { biostatistics } from './biostatistics.tsx'
import { clinicalSolutions } from './clinical-solutions.tsx'
import { dataManagement } from './data-management.tsx'
import { aboutUs } from './about-us.tsx'
import { accessibility } from './accessibility.tsx'
import { careers } from './careers.tsx'
import { cookiePolicy } from './cookie-policy.tsx'
import { blog } from './blog.tsx'
import { blogPost } from './blog-post.tsx'
import { home } from './home.tsx'
import { leadership } from './leadership.tsx'
import { biostatisticGlossary } from './biostatistic-glossary.tsx'
import { home } from './home.tsx'
import { keyConcepts } from './key-concepts.tsx'
import { messageReceived } from './message-received.tsx'
import type { Page } from './page.ts'
import { solutions } from './solutions.tsx'
import { privacyPolicy } from './privacy-policy.tsx'
import { publications } from './publications.tsx'
import { termsOfService } from './terms-of-service.tsx'
import { scientificArticles } from './scientific-articles.tsx'

/** Pages by name; the router and the tests loop over it. */
export const pages = {
  home,
  solutions,
  'data-management': dataManagement,
  'clinical-solutions': clinicalSolutions,
  biostatistics,
  'about-us': aboutUs,
  publications,
  leadership,
  careers,
  'cookie-policy': cookiePolicy,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  accessibility,
  blog,
  'blog-post': blogPost,
  'scientific-articles': scientificArticles,
  'key-concepts': keyConcepts,
  'biostatistic-glossary': biostatisticGlossary,
  'message-received': messageReceived,
} satisfies Partial<Record<PageName, Page>>

export type PageTable = Partial<Record<PageName, Page>>
