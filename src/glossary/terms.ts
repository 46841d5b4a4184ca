import type { Language } from '#content/locales.ts'
import type { ServicePageName } from '#content/navigation.ts'
import { servicePages } from '#content/navigation.ts'
import type { TermEntry } from '#content/types.ts'

/** @throws if no service page has this name */
export function servicePage(name: string): ServicePageName {
  const page = servicePages.find((known) => known === name)
  if (!page) throw new Error(`"${name}" is no page of services. Write one of content/navigation.ts.`)
  return page
}

const longest = 160

/** The beginning of the definition, in whole words, for lists of results. */
export function summaryOf({ definition }: Pick<TermEntry, 'definition'>, language: Language): string {
  const text = definition[language]
  if (text.length <= longest) return text
  return `${text.slice(0, longest - 1).replace(/[\s,;:.–]+\S*$/, '')}…`
}
