import { defaultLanguage, type Language, otherLanguages } from '#content/locales.ts'
import { inLanguage, type PageName, postHref, routes, type StaticPageName } from '#content/routes.ts'
import { addressOf, type PageFacts } from './page-facts.ts'

/** An object of structured data. */
export interface Node {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

interface Reference {
  '@id': string
}

/** A person, a service or a term has one id for all languages, a post one id for each. */
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

export function pageUrl({ origin, language }: PageFacts, page: StaticPageName, hash?: string): string {
  return origin + inLanguage(routes[page], language, hash)
}

export function itemList(facts: PageFacts, items: Node[]): Node {
  return {
    '@type': 'ItemList',
    '@id': `${addressOf(facts, facts.language)}#list`,
    numberOfItems: items.length,
    itemListElement: items,
  }
}

/** The version in the default language counts as the original, the others as translations. */
export function twin(
  language: Language,
  idIn: (language: Language) => string,
): Record<string, Reference | Reference[]> {
  if (language !== defaultLanguage) return { translationOfWork: reference(idIn(defaultLanguage)) }
  return { workTranslation: otherLanguages(language).map((other) => reference(idIn(other))) }
}
