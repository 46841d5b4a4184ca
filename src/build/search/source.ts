import type { Entry } from '#client/search/index-file.ts'
import { type Language, otherLanguages } from '#content/locales.ts'
import { href, type StaticPageName } from '#content/routes.ts'

export interface Source extends Entry {
  names: string[]
  /** How a reader may ask for it. */
  asked?: string[]
  /** Its text does not find it. */
  isOnlyAsked?: boolean
}

/** The exports of a subject's `search-entries.ts`. */
export interface SearchEntries {
  entries: (language: Language) => Source[]
}

export const otherOf = (language: Language): Language => otherLanguages(language)[0] ?? language

/** For "A (B)" the names "A (B)", "A" and "B". */
export function namesOf(...titles: (string | undefined)[]): string[] {
  return titles.flatMap((title = '') => {
    const [, name, short] = /^(.*\S) \(([^()]+)\)(?: curve)?$/.exec(title) ?? []
    return name && short ? [name, short] : [title]
  })
}

export function pageEntry(
  name: StaticPageName,
  language: Language,
  copyIn: (language: Language) => { title: string; description: string },
): Source {
  const { title, description } = copyIn(language)
  const other = copyIn(otherOf(language)).title
  return {
    id: `page:${name}`,
    kind: 'page',
    href: href(name, language),
    title,
    other,
    body: description,
    names: namesOf(title, other),
  }
}
