import { type Meanings, meaningsOf } from './expand.ts'
import { type Entry, type Kind, kinds, type SearchIndex } from './index-file.ts'
import { spelledOut } from './letter-names.ts'
import { bare, tokensOf } from './tokens.ts'

interface Hit {
  entry: Entry
  score: number
}

export interface Group {
  kind: Kind
  count: number
  hits: Hit[]
}

export interface Answer {
  /** The best group first. */
  groups: Group[]
  count: number
  /** Stems to mark in the texts. */
  found: ReadonlySet<string>
  /** A corrected query, if a word was misspelled. */
  suggestion?: string
}

interface Word {
  meanings: Meanings
  isMisspelled: boolean
  start: number
  end: number
}

/** In UTF-16 code units. */
const longestQuery = 200
const mostWords = 12

/** Visitors look for a definition more often than for an article that mentions the word. */
const priors: Record<Kind, number> = {
  term: 1,
  service: 0.97,
  design: 0.95,
  page: 0.94,
  post: 0.93,
  publication: 0.9,
}

/** Hebrew prefixes before a hyphen and a Latin word: `ב־EDC`. */
const loose = /^(?:[ובהלכשמ]|מה|וב|וה|ול|ומ|כש|שה)$/

/** Adjacent words also get the meaning of their compound and of a spelled-out abbreviation. */
function wordsOf(index: SearchIndex, query: string): Word[] {
  const all = tokensOf(query.slice(0, longestQuery)).slice(0, mostWords)
  const telling = all.filter(({ stem }) => !loose.test(stem))
  const tokens = telling.length > 0 ? telling : all
  const words = tokens.map(({ stem, start, end }) => ({ ...meaningsOf(index, stem), start, end }))
  const mean = (from: number, to: number, stem: string, fit: number) => {
    const place = index.places.get(stem)
    if (place === undefined) return
    for (const word of words.slice(from, to)) {
      word.meanings.set(place, Math.max(fit, word.meanings.get(place) ?? 0))
      word.isMisspelled = false
    }
  }
  tokens.forEach(({ stem }, from) => {
    const next = tokens[from + 1]
    if (next) mean(from, from + 2, stem + next.stem, 0.95)
    for (let to = from + 2; to <= tokens.length; to += 1)
      for (const abbreviation of spelledOut(tokens.slice(from, to).map((token) => token.stem)))
        mean(from, to, abbreviation, 0.9 + 0.01 * (to - from))
  })
  return words
}

/** The fit of a word to each name and to each entry, 0 to 1. */
function fitsOf(index: SearchIndex, { meanings }: Word) {
  const names = new Float64Array(index.nameEntries.length)
  const entries = new Float64Array(index.kinds.length)
  const raise = (fits: Float64Array, at: number, fit: number) => {
    if (fit > (fits[at] ?? 0)) fits[at] = fit
  }
  for (const [stem, fit] of meanings) {
    for (const entry of index.bodiesOf(stem)) raise(entries, entry, 0.4 * fit)
    for (const name of index.namesOf(stem)) {
      raise(names, name, fit)
      raise(entries, index.nameEntries[name] ?? 0, fit)
    }
  }
  const seen = entries.reduce((count, fit) => (fit > 0 ? count + 1 : count), 0)
  return { names, entries, weight: Math.log(1 + entries.length / (1 + seen)) }
}

/** `held` counts the words that fit. Without `isCounted` a word counts only as its fit, 0 to 1. */
function addUp(length: number, words: readonly { fits: Float64Array; weight: number; isCounted: boolean }[]) {
  const sums = new Float64Array(length)
  const held = new Float64Array(length)
  for (const { fits, weight, isCounted } of words) {
    for (let at = 0; at < length; at += 1) {
      const fit = fits[at] ?? 0
      if (fit === 0) continue
      sums[at] = (sums[at] ?? 0) + weight * fit
      held[at] = (held[at] ?? 0) + (isCounted ? 1 : fit)
    }
  }
  return { sums, held }
}

/** Entries with all words of the query, or with at least half of them if no entry has all. */
function scores(index: SearchIndex, words: readonly Word[]): [entry: number, score: number][] {
  const fits = words.map((word) => fitsOf(index, word))
  const total = fits.reduce((sum, { weight }) => sum + weight, 0) || 1
  const named = addUp(
    index.nameEntries.length,
    fits.map(({ names, weight }) => ({ fits: names, weight, isCounted: false })),
  )
  const told = addUp(
    index.kinds.length,
    fits.map(({ entries, weight }) => ({ fits: entries, weight, isCounted: true })),
  )
  const best = new Float64Array(index.kinds.length)
  index.nameEntries.forEach((entry, name) => {
    const sum = named.sums[name] ?? 0
    if (sum === 0) return
    const whole = Math.min(1, (named.held[name] ?? 0) / (index.nameSizes[name] ?? 1))
    best[entry] = Math.max(best[entry] ?? 0, (sum / total) * (0.55 + 0.45 * whole))
  })
  const most = told.held.reduce((one, other) => Math.max(one, other), 0)
  const least = most === words.length ? most : Math.max(1, Math.ceil(words.length / 2))
  const found: [entry: number, score: number][] = []
  index.kinds.forEach((kind, entry) => {
    if (most === 0 || (told.held[entry] ?? 0) < least) return
    const score = (best[entry] ?? 0) + (0.4 * (told.sums[entry] ?? 0)) / total
    found.push([entry, priors[kinds[kind] ?? 'page'] * score])
  })
  return found
}

function suggest(index: SearchIndex, query: string, words: readonly Word[], best: Entry | undefined) {
  if (!best || !words.some(({ isMisspelled }) => isMisspelled)) return undefined
  const titles = `${best.title} ${best.other ?? ''}`
  const written = new Map(
    tokensOf(titles).map(({ stem, start, end }) => [stem, titles.slice(start, end).toLocaleLowerCase('en')]),
  )
  let text = query.slice(0, longestQuery)
  for (const { isMisspelled, meanings, start, end } of words.toReversed()) {
    if (!isMisspelled) continue
    const meant = [...meanings]
      .toSorted(([, a], [, b]) => b - a)
      .map(([place]) => written.get(index.stems[place] ?? ''))
      .find(Boolean)
    if (meant) text = text.slice(0, start) + meant + text.slice(end)
  }
  return bare(text) === bare(query) ? undefined : text.trim()
}

/** @param limit the most hits of a group @param only the one kind to return */
export function search(index: SearchIndex, query: string, limit: number, only?: Kind): Answer {
  const words = wordsOf(index, query)
  const found = new Set(
    words.flatMap(({ meanings }) => [...meanings.keys()].map((at) => index.stems[at] ?? '')),
  )
  const sorted = scores(index, words).toSorted(([a, scored], [b, other]) => other - scored || a - b)
  const groups = new Map<Kind, Group>()
  for (const [entry, score] of sorted) {
    const kind = kinds[index.kinds[entry] ?? 0] ?? 'page'
    if (only && kind !== only) continue
    const group = groups.get(kind) ?? { kind, count: 0, hits: [] }
    group.count += 1
    if (group.hits.length < limit) group.hits.push({ entry: index.entryAt(entry), score })
    groups.set(kind, group)
  }
  const list = [...groups.values()]
  const count = list.reduce((sum, group) => sum + group.count, 0)
  return { groups: list, count, found, suggestion: suggest(index, query, words, list[0]?.hits[0]?.entry) }
}
