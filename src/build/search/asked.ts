import { stopAt } from '@marom/tables/files'
import { type Language, languages } from '#content/locales.ts'
import { cardAnchor } from '#content/navigation.ts'
import { inLanguage } from '#content/routes.ts'
import type { holdersWith } from './holds.ts'
import { partOf, stringsIn, textNamed } from './page-words.ts'
import type { Named } from './phrases.ts'
import type { Source } from './source.ts'
import { stemsIn } from './stems.ts'

const wordsIn = (text: string) => stemsIn(text).sort().join(' ')

type Both<Value> = Readonly<Record<Language, Value>>

/**
 * The entries with the phrases of both languages. A section without an entry gets that of its page, with
 * its own heading beside it.
 * @throws if an address has no entry
 */
export function withIntents(
  sources: Both<readonly Source[]>,
  language: Language,
  intents: Both<readonly Named[]>,
  holderOf: ReturnType<typeof holdersWith>,
): Source[] {
  const all = [...sources[language]]
  const named = new Map(all.flatMap(({ id, names }) => names.map((name) => [wordsIn(name), id] as const)))
  const faults: string[] = []
  for (const [address, both] of Map.groupBy(
    languages.flatMap((one) => intents[one].map((asked) => ({ ...asked, language: one }))),
    ({ name }) => name,
  )) {
    const entry = entryAt(address, sources[language], language)
    if (!entry) {
      faults.push(
        ...both.map((one) => `${one.at}: the search has no entry for ${address}. Correct or delete it.`),
      )
      continue
    }
    // The name of another entry finds that one.
    const isOwn = (phrase: string) => (named.get(wordsIn(phrase)) ?? entry.id) === entry.id
    const asked = both.flatMap(({ phrases }) => phrases).filter(isOwn)
    const lacking = both.flatMap((one) => {
      const twin = entryAt(address, sources[one.language], one.language)
      // What is typed for a term is another name of it.
      if (!twin || twin.kind === 'term') return []
      const isHeld = holderOf(textOf(twin))
      return one.phrases.filter((phrase) => isOwn(phrase) && !isHeld(phrase))
    })
    const at = all.findIndex(({ id }) => id === entry.id)
    all[at < 0 ? all.length : at] = { ...entry, asked, lacking }
  }
  stopAt(faults)
  return all
}

/** A part of a page says only its own words. */
const textOf = ({ title, place = '', body, words, isOnlyAsked }: Source) =>
  [...(isOnlyAsked ? [] : [title, place, body]), ...stringsIn(words)].join(' ')

/** The entry of an address of the intents, or one made of its page. */
function entryAt(address: string, sources: readonly Source[], language: Language): Source | undefined {
  const [path = '', hash] = address.split('#')
  const href = inLanguage(path, language, hash && cardAnchor(hash, language))
  return (
    sources.find((one) => one.href === href) ??
    sectionOf(
      sources.find((one) => one.href === inLanguage(path, language)),
      href,
      hash,
    )
  )
}

/** Only the ways to ask for it find it: its page has the same words. */
function sectionOf(page: Source | undefined, href: string, hash = ''): Source | undefined {
  if (!page) return undefined
  const words = partOf(page.words, hash)
  const place = textNamed(words, 'title', 'heading')
  return {
    ...page,
    id: `${page.id}#${hash}`,
    href,
    ...(place ? { place } : {}),
    body: textNamed(words, 'lead', 'text') ?? page.body,
    names: [],
    isOnlyAsked: true,
    words,
  }
}

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
