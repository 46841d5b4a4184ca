import type { Entry } from '#client/search/index-file.ts'
import { type Language, otherLanguages } from '#content/locales.ts'
import { href, type StaticPageName } from '#content/routes.ts'

export interface Source extends Entry {
  names: string[]
  /** How a reader may ask for it. */
  asked?: string[]
  /** Those of `asked` with a word that the page lacks. They find it, but do not make it the best answer. */
  lacking?: string[]
  /** Its text does not find it. */
  isOnlyAsked?: boolean
  /** All words of the page or of its part, with `title` and `body`. */
  words?: unknown
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
  const words = copyIn(language)
  const { title, description } = words
  const other = copyIn(otherOf(language)).title
  return {
    id: `page:${name}`,
    kind: 'page',
    href: href(name, language),
    title,
    other,
    body: description,
    names: namesOf(title, other),
    words,
  }
}
