import type { Language } from '#content/locales.ts'
import type { ServicePageName } from '#content/navigation.ts'
import { servicePages } from '#content/navigation.ts'
import type { TermEntry } from '#content/types.ts'
import { termEntry } from '#src/words/words.ts'

/** The entry of a slug, or undefined. */
export const findTerm = (slug: string): TermEntry | undefined => termEntry(slug)

/** A service page by its name. @throws for what is none */
export function servicePage(name: string): ServicePageName {
  const page = servicePages.find((known) => known === name)
  if (!page) throw new Error(`"${name}" is no page of services. Write one of content/navigation.ts.`)
  return page
}

const longest = 160

/** What a result list says of a term: the beginning of its definition, in whole words. */
export function summaryOf({ definition }: Pick<TermEntry, 'definition'>, language: Language): string {
  const text = definition[language]
  if (text.length <= longest) return text
  return `${text.slice(0, longest - 1).replace(/[\s,;:.–]+\S*$/, '')}…`
}
