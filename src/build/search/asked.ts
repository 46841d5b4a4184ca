import { stopAt } from '@marom/tables/files'
import { type Language, languages } from '#content/locales.ts'
import { cardAnchor } from '#content/navigation.ts'
import { inLanguage } from '#content/routes.ts'
import type { Named } from './phrases.ts'
import type { Source } from './source.ts'
import { stemsIn } from './stems.ts'

const wordsIn = (text: string) => stemsIn(text).sort().join(' ')

/**
 * The entries with the phrases of both languages. A section without an entry gets that of its page, with
 * its first phrase beside it.
 * @throws if an address has no entry
 */
export function withIntents(
  sources: readonly Source[],
  language: Language,
  intents: Readonly<Record<Language, readonly Named[]>>,
): Source[] {
  const all = [...sources]
  const named = new Map(sources.flatMap(({ id, names }) => names.map((name) => [wordsIn(name), id] as const)))
  const faults: string[] = []
  for (const [address, both] of Map.groupBy(
    languages.flatMap((one) => intents[one]),
    ({ name }) => name,
  )) {
    const [path = '', hash] = address.split('#')
    const href = inLanguage(path, language, hash && cardAnchor(hash, language))
    const at = all.findIndex((one) => one.href === href)
    const entry =
      all[at] ??
      sectionOf(
        all.find((one) => one.href === inLanguage(path, language)),
        href,
      )
    if (!entry) {
      faults.push(
        ...both.map((one) => `${one.at}: the search has no entry for ${address}. Correct or delete it.`),
      )
      continue
    }
    // The name of another entry finds that one.
    const asked = both
      .flatMap(({ phrases }) => phrases)
      .filter((phrase) => (named.get(wordsIn(phrase)) ?? entry.id) === entry.id)
    const own = intents[language].find(({ name }) => name === address)
    const place = entry.place ?? (at < 0 ? own?.phrases[0] : undefined)
    all[at < 0 ? all.length : at] = { ...entry, ...(place ? { place } : {}), asked }
  }
  stopAt(faults)
  return all
}

/** It shows the text of its page. Only the ways to ask for it find it: its page has the same words. */
const sectionOf = (page: Source | undefined, href: string): Source | undefined =>
  page && { ...page, id: `${page.id}${href.slice(href.indexOf('#'))}`, href, names: [], isOnlyAsked: true }

/** @throws if a name belongs to no entry */
export function withSpokenNames(sources: readonly Source[], spokenNames: readonly Named[]): Source[] {
  const more = new Map(spokenNames.map(({ name, phrases }) => [name, phrases]))
  const unknown = spokenNames.filter(({ name }) => !sources.some(({ id }) => id === name))
  stopAt(unknown.map(({ at, name }) => `${at}: the search has no entry "${name}". Correct or delete it.`))
  return sources.map((source) => ({
    ...source,
    names: [...new Set([...source.names, ...(more.get(source.id) ?? [])])],
  }))
}
