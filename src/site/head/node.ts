import { defaultLanguage, type Language, otherLanguages } from '#content/locales.ts'
import { inLanguage, type PageName, postHref, routes, type StaticPageName } from '#content/routes.ts'
import { addressOf, type PageFacts } from './page-facts.ts'

/** A thing of schema.org. */
export interface Node {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

/** Points to a thing that is described elsewhere. */
export interface Reference {
  '@id': string
}

/**
 * Ids of the things that many pages speak of. People and terms are the same ones in every language.
 */
export const ids = {
  organization: (origin: string) => `${origin}/#organization`,
  website: (origin: string) => `${origin}/#website`,
  blog: (origin: string, language: Language) => `${origin}${inLanguage(routes.blog, language)}#blog`,
  post: (origin: string, slug: string, language: Language) => `${origin}${postHref(slug, language)}#article`,
  person: (origin: string, id: string) => `${origin}${routes.leadership}#${id}`,
  service: (origin: string, page: PageName, card: string) => `${origin}${routes[page]}#${card}`,
  glossary: (origin: string) => `${origin}${routes['key-concepts']}#glossary`,
  term: (origin: string, slug: string) => `${origin}${routes['key-concepts']}/${slug}#term`,
}

export function reference(id: string): Reference {
  return { '@id': id }
}

/** The absolute address of a page in the page's language. */
export function pageUrl({ origin, language }: PageFacts, page: StaticPageName, hash?: string): string {
  return origin + inLanguage(routes[page], language, hash)
}

/** What a page lists, in order. */
export function itemList(facts: PageFacts, items: Node[]): Node {
  return {
    '@type': 'ItemList',
    '@id': `${addressOf(facts, facts.language)}#list`,
    numberOfItems: items.length,
    itemListElement: items,
  }
}

/** Among the languages of a thing, the first is the original. */
export function twin(
  language: Language,
  idIn: (language: Language) => string,
): Record<string, Reference | Reference[]> {
  if (language !== defaultLanguage) return { translationOfWork: reference(idIn(defaultLanguage)) }
  return { workTranslation: otherLanguages(language).map((other) => reference(idIn(other))) }
}
