import { briefRoutes } from './brief/routes.ts'
import { estimandRoutes } from './estimand/routes.ts'
import { defaultLanguage, type Language } from './locales.ts'
import { sampleStudyRoutes } from './sample-study/routes.ts'
import { studyDesignRoutes } from './study-design/routes.ts'

/** Canonical paths, in the order of the sitemap and of the router: fixed paths before patterns. */
export const routes = {
  home: '/',
  'about-us': '/about-us',
  'how-we-work': '/how-we-work',
  solutions: '/solutions',
  'data-management': '/data-management',
  'clinical-solutions': '/clinical-solutions',
  biostatistics: '/biostatistics',
  'therapeutic-areas': '/therapeutic-areas',
  blog: '/blog',
  'scientific-articles': '/blog/scientific-articles',
  'blog-post': '/blog/:slug',
  publications: '/publications',
  'key-concepts': '/key-concepts',
  'term-study': '/key-concepts/study',
  term: '/key-concepts/:slug',
  'biostatistic-glossary': '/biostatistic-glossary',
  leadership: '/leadership',
  careers: '/careers',
  ...studyDesignRoutes,
  ...estimandRoutes,
  ...briefRoutes,
  ...sampleStudyRoutes,
  'cookie-policy': '/cookie-policy',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  accessibility: '/accessibility',
  search: '/search',
  qualification: '/qualification',
  'message-received': '/message-received',
} as const

export type PageName = keyof typeof routes

/** Pages without a parameter in their path. */
export type StaticPageName = {
  [Name in PageName]: (typeof routes)[Name] extends `${string}:${string}` ? never : Name
}[PageName]

export function isStatic(name: PageName): name is StaticPageName {
  return !routes[name].includes(':')
}

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(routes, name)
}

/** The default language has no `lang` parameter. */
export function inLanguage(address: string, language: Language, hash?: string): string {
  const query = language === defaultLanguage ? '' : `${address.includes('?') ? '&' : '?'}lang=${language}`
  return `${address}${query}${hash ? `#${hash}` : ''}`
}

export function href(page: StaticPageName, language: Language, hash?: string): string {
  return inLanguage(routes[page], language, hash)
}

/** A list is a parameter that occurs several times. */
export type Parameters = Readonly<Record<string, string | number | readonly string[]>>

/** E.g. `/blog?lang=he&page=2`. Empty parameters are left out. */
export function hrefWith(page: StaticPageName, language: Language, parameters: Parameters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (one !== '') query.append(name, String(one))
  const address = href(page, language)
  return query.size > 0 ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
}

export function postHref(slug: string, language: Language, hash?: string): string {
  return inLanguage(`/blog/${slug}`, language, hash)
}

export function termHref(slug: string, language: Language): string {
  return inLanguage(`/key-concepts/${slug}`, language)
}
