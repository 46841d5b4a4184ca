import type { Entry } from '#client/search/index-file.ts'
import { type Language, otherLanguages } from '#content/locales.ts'
import { href, type StaticPageName } from '#content/routes.ts'

/** An entry with what it is found by beside its text. */
export interface Source extends Entry {
  names: string[]
}

/** What the `search-entries.ts` of a subject exports. */
export interface SearchEntries {
  entries: (language: Language) => Source[]
}

export const otherOf = (language: Language): Language => otherLanguages(language)[0] ?? language

/** A name, the name without its brackets, and what the brackets hold. */
export function namesOf(...titles: (string | undefined)[]): string[] {
  return titles.flatMap((title = '') => {
    const [, name, short] = /^(.*\S) \(([^()]+)\)(?: curve)?$/.exec(title) ?? []
    return name && short ? [name, short] : [title]
  })
}

/** A page by its title and its description. */
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
