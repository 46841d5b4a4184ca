import { defaultLanguage, type Language } from './locales.ts'
import { isPageName, isStatic, routes, type StaticPageName } from './routes.ts'

interface Redirect {
  page: StaticPageName
  language: Language
}

const hebrew = (page: StaticPageName): Redirect => ({ page, language: 'he' })
const english = (page: StaticPageName): Redirect => ({ page, language: defaultLanguage })

/** Old Hebrew addresses, e.g. `/he/about-us`. */
const withPrefix = Object.fromEntries(
  Object.keys(routes)
    .filter(isPageName)
    .filter(isStatic)
    .map((page) => [`/he${routes[page]}`.replace(/\/$/, ''), hebrew(page)]),
)

/** From an old path to its page. For posts see `postRedirects`. */
export const redirects: Record<string, Redirect> = {
  ...withPrefix,
  '/hebrew': hebrew('home'),
  '/about/hebrew': hebrew('about-us'),
  '/he/about': hebrew('about-us'),
  '/solutions/hebrew': hebrew('solutions'),
  '/insights': english('blog'),
  '/insights/hebrew': hebrew('blog'),
  '/insights/scientific-articles': english('scientific-articles'),
  '/he/insights': hebrew('blog'),
  '/he/insights/scientific-articles': hebrew('scientific-articles'),
  '/careers/hebrew': hebrew('careers'),
  '/data-management-technology': english('data-management'),
  '/data-management-technology/hebrew': hebrew('data-management'),
  '/he/data-management-technology': hebrew('data-management'),
  '/clinical-solutions/hebrew': hebrew('clinical-solutions'),
  '/biostatistics-analytics': english('biostatistics'),
  '/biostatistics-analytics/hebrew': hebrew('biostatistics'),
  '/he/biostatistics-analytics': hebrew('biostatistics'),
}

export const postRedirects: Record<string, Language> = {
  '/he/insights/': 'he',
  '/he/blog/': 'he',
  '/insights/': defaultLanguage,
}
