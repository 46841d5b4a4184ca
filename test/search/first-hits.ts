import { readFileSync } from 'node:fs'
import { ask } from '#client/search/ask.ts'
import { readIndex, type SearchIndex } from '#client/search/index-file.ts'
import { type Language, languages } from '#content/locales.ts'
import { hebrewAnchors } from '#content/navigation.ts'
import { routes } from '#content/routes.ts'
import { firstKnown } from './collection.ts'

/** What somebody typed, and the addresses of which each is a right first result. */
interface Query {
  query: string
  accept: string[]
}

interface FirstHit extends Query {
  language: Language
  /** An address, or empty. */
  found: string
  isRight: boolean
}

const patterns = Object.values<string>(routes).map((path) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`))

const partsOf = (address: string) => {
  const { pathname, hash } = new URL(address, 'https://a.example')
  const english = Object.entries(hebrewAnchors).find(([, hebrew]) => hash === `#${hebrew}`)?.[0]
  return { pathname, hash: english ? `#${english}` : hash }
}

/** A provider may have removed the page. */
const isOnSite = (address: string) => patterns.some((pattern) => pattern.test(partsOf(address).pathname))

/** An accepted address without a fragment accepts every fragment. */
function fits(found: string, accepted: string): boolean {
  const [one, other] = [partsOf(found), partsOf(accepted)]
  return one.pathname === other.pathname && (other.hash === '' || one.hash === other.hash)
}

function textIn(language: Language): string {
  const files: Record<Language, string> = JSON.parse(readFileSync('.build/search-files.json', 'utf8'))
  return readFileSync(`public/build/${files[language]}`, 'utf8')
}

const indexIn = (language: Language) => readIndex(textIn(language))

/** What means the same, as the index says. */
export function alikeIn(language: Language): string[][][] {
  const { alike }: { alike: string[][] } = JSON.parse(textIn(language).split('\n')[0] ?? '')
  return alike.map((group) => group.map((way) => way.split(' ')))
}

const indexes: Partial<Record<Language, SearchIndex>> = {}

const answerTo = (language: Language, query: string) => {
  indexes[language] ??= indexIn(language)
  return ask(indexes[language], { query })
}

/** What the search calls the best answer. */
export const bestAnswer = (language: Language, query: string) => answerTo(language, query)?.best

/** The best answer, otherwise the first result. With `known` entries that were added later do not count. */
export function firstHit(
  language: Language,
  { query, accept }: Query,
  entries: 'known' | 'all' = 'known',
): FirstHit {
  const answer = answerTo(language, query)
  const first = entries === 'known' ? firstKnown(answer) : (answer?.best ?? answer?.groups[0]?.hits[0]?.entry)
  const found = first?.href ?? ''
  const isRight = first !== undefined && accept.some((accepted) => fits(found, accepted))
  return { query, accept, language, found, isRight }
}

/**
 * Queries for pages that are not on the site are left out.
 * @param folder has a file for each language, e.g. `en.json`
 */
export function firstHits(folder: string): FirstHit[] {
  return languages.flatMap((language) => {
    const queries: Query[] = JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'))
    return queries.filter(({ accept }) => accept.some(isOnSite)).map((query) => firstHit(language, query))
  })
}
