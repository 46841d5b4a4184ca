import { type Meanings, meaningsOf } from './expand.ts'
import { type Entry, type Kind, kinds, type SearchIndex } from './index-file.ts'
import { onOtherKeyboard } from './keyboard.ts'
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
  /** What answers most of the query. It is in no group. */
  best?: Entry | undefined
  /** In the order of their best hits. */
  groups: Group[]
  count: number
  /** Stems to mark in the texts. */
  found: ReadonlySet<string>
  /** A corrected query, if a word was misspelled. */
  suggestion?: string | undefined
}

interface Word {
  meanings: Meanings
  isMisspelled: boolean
  /** It says what for, whatever else is said: a price, a job. */
  isDecisive?: boolean
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
  sample: 0.93,
  person: 0.93,
  post: 0.93,
  publication: 0.82,
}

/** Of a phrase that stands for an entry. */
const askedPrior = 0.97

/** The fit of a word that means the same to a reader. */
const alikeFit = 0.88

/** So much more a decisive word weighs. */
const decisive = 1.7

/** Before a word they make its opposite, which a text may write as one word: `not inferior`. */
const negations = new Set([
  'non',
  'not',
  'no',
  'without',
  'לא',
  'אי',
  'ללא',
  'בלי',
  'אינ',
  'אינו',
  'אינה',
  'א',
])
const opposites = ['non', 'un', 'in', 'אי', 'א', 'לא']

/** Hebrew prefixes before a hyphen and a Latin word: `ב־EDC`. */
const loose = /^(?:[ובהלכשמ]|מה|וב|וה|ול|ומ|כש|שה)$/

/** Adjacent words also get the meaning of their compound and of a spelled-out abbreviation. */
function wordsOf(index: SearchIndex, query: string): Word[] {
  const all = tokensOf(query.slice(0, longestQuery)).slice(0, mostWords)
  const telling = all.filter(({ stem }) => !loose.test(stem))
  const tokens = telling.length > 0 ? telling : all
  const words = tokens.map(({ stem, start, end }) => ({
    ...meaningsOf(index, stem),
    isDecisive: index.decisive.includes(stem),
    start,
    end,
  }))
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
    if (next && negations.has(stem))
      for (const opposite of opposites) mean(from, from + 2, opposite + next.stem, 0.95)
    for (const { stems, others } of index.alikeFrom().get(stem) ?? []) {
      if (!stems.every((one, at) => one === tokens[from + at]?.stem)) continue
      for (const other of others) mean(from, from + stems.length, other, alikeFit)
    }
    for (let to = from + 2; to <= tokens.length; to += 1)
      for (const abbreviation of spelledOut(tokens.slice(from, to).map((token) => token.stem)))
        mean(from, to, abbreviation, 0.9 + 0.01 * (to - from))
  })
  return words
}

/** The fit of a word to each name and to each entry, 0 to 1. */
function fitsOf(index: SearchIndex, { meanings, isDecisive }: Word) {
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
  const weight = Math.log(1 + entries.length / (1 + seen))
  return { names, entries, weight: isDecisive ? decisive * weight : weight }
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

/** An entry may lack words of the query if a name of it is so much of the query, or is whole in it. */
const named = { most: 0.5, whole: 0.25 }
/** If no name is more of the query than this, its words are only in texts. */
const unnamed = 0.3

/**
 * Entries with all words of the query, or with at least half of them if no entry has all; and those
 * whose name is most of it. Words that the index does not know are left out.
 */
function scores(index: SearchIndex, all: readonly Word[]): [entry: number, score: number][] {
  const words = all.filter(({ meanings }) => meanings.size > 0)
  const fits = words.map((word) => fitsOf(index, word))
  const total = fits.reduce((sum, { weight }) => sum + weight, 0) || 1
  const inNames = addUp(
    index.nameEntries.length,
    fits.map(({ names, weight }) => ({ fits: names, weight, isCounted: false })),
  )
  const told = addUp(
    index.kinds.length,
    fits.map(({ entries, weight }) => ({ fits: entries, weight, isCounted: true })),
  )
  const priorOf = (entry: number) => priors[kinds[index.kinds[entry] ?? 0] ?? 'page']
  const best = new Float64Array(index.kinds.length)
  const isNamed = new Set<number>()
  index.nameEntries.forEach((entry, name) => {
    const sum = inNames.sums[name] ?? 0
    if (sum === 0) return
    const whole = Math.min(1, (inNames.held[name] ?? 0) / (index.nameSizes[name] ?? 1))
    const isAsked = name >= index.firstAsked
    const prior = isAsked ? askedPrior : priorOf(entry)
    const score = prior * (sum / total) * (isAsked ? 0.45 + 0.55 * whole : 0.55 + 0.45 * whole)
    best[entry] = Math.max(best[entry] ?? 0, score)
    if (score >= (whole > 0.85 ? named.whole : named.most)) isNamed.add(entry)
  })
  const most = told.held.reduce((one, other) => Math.max(one, other), 0)
  if (most === 0) return []
  const half = Math.max(1, Math.ceil(words.length / 2))
  const full = most === words.length ? most : half
  const isTold = (least: number) => best.some((score, at) => (told.held[at] ?? 0) >= least && score > unnamed)
  const least = isTold(full) ? full : half
  const found: [entry: number, score: number][] = []
  best.forEach((score, entry) => {
    if ((told.held[entry] ?? 0) < least && !isNamed.has(entry)) return
    found.push([entry, score + (0.4 * priorOf(entry) * (told.sums[entry] ?? 0)) / total])
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
    const typed = bare(text.slice(start, end))
    const meant = [...meanings]
      .toSorted(([, a], [, b]) => b - a)
      .map(([place]) => index.stems[place] ?? '')
      // Half of what was typed is no correction of it.
      .filter((stem) => !typed.startsWith(stem))
      .map((stem) => written.get(stem))
      .find(Boolean)
    if (meant) text = text.slice(0, start) + meant + text.slice(end)
  }
  return bare(text) === bare(query) ? undefined : text.trim()
}

/** What is below answers a part of the query only. */
const leastScoreOfBest = 0.65

/** @param limit the most hits of a group @param only the one kind to return, without a best answer */
export function search(index: SearchIndex, query: string, limit: number, only?: Kind): Answer {
  const words = wordsOf(index, query)
  if (words.every(({ meanings }) => meanings.size === 0)) {
    const meant = onOtherKeyboard(query)
    const others = wordsOf(index, meant)
    if (others.every(({ meanings }) => [...meanings.values()].some((fit) => fit > 0.8)))
      return { ...answerTo(index, meant, others, limit, only), suggestion: meant }
  }
  return answerTo(index, query, words, limit, only)
}

function answerTo(index: SearchIndex, query: string, words: Word[], limit: number, only?: Kind): Answer {
  const found = new Set(
    words.flatMap(({ meanings }) => [...meanings.keys()].map((at) => index.stems[at] ?? '')),
  )
  const sorted = scores(index, words).toSorted(([a, scored], [b, other]) => other - scored || a - b)
  const [first] = sorted
  const best = first && !only && first[1] >= leastScoreOfBest ? index.entryAt(first[0]) : undefined
  const groups = new Map<Kind, Group>()
  for (const [entry, score] of best ? sorted.slice(1) : sorted) {
    const kind = kinds[index.kinds[entry] ?? 0] ?? 'page'
    if (only && kind !== only) continue
    const group = groups.get(kind) ?? { kind, count: 0, hits: [] }
    group.count += 1
    if (group.hits.length < limit) group.hits.push({ entry: index.entryAt(entry), score })
    groups.set(kind, group)
  }
  const list = [...groups.values()]
  const count = list.reduce((sum, group) => sum + group.count, best ? 1 : 0)
  const suggestion = suggest(index, query, words, best ?? list[0]?.hits[0]?.entry)
  return { best, groups: list, count, found, suggestion }
}
