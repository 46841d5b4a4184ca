import { defaultLanguage, type Language } from './locales.ts'
import type { StaticPageName } from './routes.ts'

export interface Redirect {
  page: StaticPageName
  language: Language
}

const hebrew = (page: StaticPageName): Redirect => ({ page, language: 'he' })
const english = (page: StaticPageName): Redirect => ({ page, language: defaultLanguage })

/** Old addresses, each with the page that answers it now. Posts' old addresses are below. */
export const redirects: Record<string, Redirect> = {
  '/hebrew': hebrew('home'),
  '/he': hebrew('home'),
  '/about/hebrew': hebrew('about-us'),
  '/he/about': hebrew('about-us'),
  '/solutions/hebrew': hebrew('solutions'),
  '/he/solutions': hebrew('solutions'),
  '/insights': english('blog'),
  '/insights/hebrew': hebrew('blog'),
  '/insights/scientific-articles': english('scientific-articles'),
  '/he/insights': hebrew('blog'),
  '/he/blog': hebrew('blog'),
  '/he/insights/scientific-articles': hebrew('scientific-articles'),
  '/he/publications': hebrew('publications'),
  '/he/key-concepts': hebrew('key-concepts'),
  '/careers/hebrew': hebrew('careers'),
  '/he/careers': hebrew('careers'),
  '/data-management-technology': english('data-management'),
  '/data-management-technology/hebrew': hebrew('data-management'),
  '/he/data-management-technology': hebrew('data-management'),
  '/he/data-management': hebrew('data-management'),
  '/clinical-solutions/hebrew': hebrew('clinical-solutions'),
  '/he/clinical-solutions': hebrew('clinical-solutions'),
  '/biostatistics-analytics': english('biostatistics'),
  '/biostatistics-analytics/hebrew': hebrew('biostatistics'),
  '/he/biostatistics-analytics': hebrew('biostatistics'),
  '/he/biostatistics': hebrew('biostatistics'),
  '/he/leadership': hebrew('leadership'),
  '/he/biostatistic-glossary': hebrew('biostatistic-glossary'),
  '/he/cookie-policy': hebrew('cookie-policy'),
  '/he/privacy-policy': hebrew('privacy-policy'),
  '/he/terms-of-service': hebrew('terms-of-service'),
}

/** Prefixes under which posts used to stand, with the language that each carries. */
export const postRedirects: Record<string, Language> = {
  '/he/insights/': 'he',
  '/insights/': defaultLanguage,
}
