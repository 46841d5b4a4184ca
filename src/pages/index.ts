import type { PageName } from '#content/routes.ts'
import { aboutUs } from './about-us.tsx'
import { accessibility } from './accessibility.tsx'
import { biostatisticGlossary } from './biostatistic-glossary.tsx'
import { biostatistics } from './biostatistics.tsx'
import { blog } from './blog.tsx'
import { blogPost } from './blog-post.tsx'
import { careers } from './careers.tsx'
import { clinicalSolutions } from './clinical-solutions.tsx'
import { cookiePolicy } from './cookie-policy.tsx'
import { dataManagement } from './data-management.tsx'
import { home } from './home.tsx'
import { keyConcepts } from './key-concepts.tsx'
import { leadership } from './leadership.tsx'
import { messageReceived } from './message-received.tsx'
import type { Page } from './page.ts'
import { privacyPolicy } from './privacy-policy.tsx'
import { publications } from './publications.tsx'
import { scientificArticles } from './scientific-articles.tsx'
import { solutions } from './solutions.tsx'
import { termsOfService } from './terms-of-service.tsx'

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
} satisfies Record<PageName, Page>

export type PageTable = Partial<Record<PageName, Page>>
