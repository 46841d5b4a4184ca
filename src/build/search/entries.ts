import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { kinds } from '#client/search/index-file.ts'
import { type Language, languages } from '#content/locales.ts'
import { cardAnchor } from '#content/navigation.ts'
import { inLanguage, routes } from '#content/routes.ts'
import { intents } from '#content/search/intents.ts'
import { spokenNames } from '#content/search/spoken-names.ts'
import { namesOf, type SearchEntries, type Source } from './source.ts'
import { stemsIn } from './stems.ts'

const subjects: SearchEntries[] = await Promise.all(
  globSync('src/build/*/search-entries.ts')
    .map((file) => basename(dirname(file)))
    .sort()
    .map((subject) => import(`../${subject}/search-entries.ts`)),
)

const paths = Object.values<string>(routes)

/** Pages are in the order of the routes, other entries in the order of their subject. */
const placeOf = ({ kind, href }: Source) => (kind === 'page' ? paths.indexOf(href.split('?')[0] ?? '') : 0)

/** Sorted by kind. */
export function sourcesIn(language: Language): Source[] {
  const sources = subjects
    .flatMap(({ entries }) => entries(language))
    .map((source) => ({
      ...source,
      names: [...new Set([...source.names, ...(spokenNames[source.id] ?? [])])],
    }))
  return withIntents(sources, language).sort(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || placeOf(one) - placeOf(other),
  )
}

const wordsIn = (text: string) => stemsIn(text).sort().join(' ')

const patterns = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
const isOnSite = (path: string) => patterns.some((pattern) => pattern.test(path))

/**
 * The entries with the phrases of both languages. An address of a page that is not on the site is
 * left out; a section without an entry is added.
 * @throws if a page is on the site, but has no entry
 */
function withIntents(sources: Source[], language: Language): Source[] {
  const all = [...sources]
  const named = new Map(sources.flatMap(({ id, names }) => names.map((name) => [wordsIn(name), id] as const)))
  for (const address of new Set(languages.flatMap((one) => Object.keys(intents[one])))) {
    const [path = '', hash] = address.split('#')
    if (!isOnSite(path)) continue
    const phrases = languages.flatMap((one) => intents[one][address] ?? [])
    const href = inLanguage(path, language, hash && cardAnchor(hash, language))
    const at = all.findIndex((one) => one.href === href)
    const entry =
      all[at] ??
      sectionOf(
        all.find((one) => one.href === inLanguage(path, language)),
        href,
      )
    if (!entry) throw new Error(`No entry has the address "${address}" of an intent. Add one, or correct it.`)
    // The name of another entry finds that one.
    const asked = phrases.filter((phrase) => (named.get(wordsIn(phrase)) ?? entry.id) === entry.id)
    const place = entry.place ?? (at < 0 ? intents[language][address]?.[0] : undefined)
    all[at < 0 ? all.length : at] = { ...entry, ...(place ? { place } : {}), asked }
  }
  return all
}

/** It shows the text of its page. Only the ways to ask for it find it: its page has the same words. */
const sectionOf = (page: Source | undefined, href: string): Source | undefined =>
  page && { ...page, id: `${page.id}${href.slice(href.indexOf('#'))}`, href, names: [], isOnlyAsked: true }

/** For the term "A (B)" the names B and A, which mean the same within a longer search too. */
export function abbreviations(sources: readonly Source[]): string[][] {
  return sources
    .filter(({ kind }) => kind === 'term')
    .flatMap(({ title, other = '' }) => [title, other].map((name) => namesOf(name)))
    .filter(({ length }) => length === 2)
    .map((names) => names.toReversed())
}
