import { type Kind, kinds, type SearchIndex } from './index-file.ts'
import type { Word } from './query-words.ts'

/** Visitors look for a definition more often than for an article that mentions the word. */
const priors: Record<Kind, number> = {
  term: 1,
  service: 0.97,
  design: 0.95,
  page: 0.94,
  sample: 0.93,
  person: 0.93,
  post: 0.93,
  publication: 0.78,
}

/** Of a phrase that stands for an entry. */
const askedPrior = 0.97

/** So much more a decisive word weighs. */
const decisive = 1.7

/** With a lower fit a word only begins the same, or has the same root, as one of the entry. */
const leastHeld = 0.7

/** The fit of a word to each name and to each entry, 0 to 1, and the entries that only a phrase of their intents has it for. */
function fitsOf(index: SearchIndex, { meanings, isDecisive, isMisspelled }: Word) {
  const names = new Float64Array(index.nameEntries.length)
  const entries = new Float64Array(index.kinds.length)
  const held = new Set<number>()
  const asked = new Set<number>()
  const raise = (fits: Float64Array, at: number, fit: number) => {
    if (fit > (fits[at] ?? 0)) fits[at] = fit
  }
  for (const [stem, fit] of meanings) {
    const isSame = fit >= leastHeld || isMisspelled
    for (const entry of index.bodiesOf(stem)) {
      raise(entries, entry, 0.4 * fit)
      if (isSame) held.add(entry)
    }
    for (const name of index.namesOf(stem)) {
      raise(names, name, fit)
      const entry = index.nameEntries[name] ?? 0
      raise(entries, entry, fit)
      if (name >= index.firstLacking) asked.add(entry)
      else if (isSame) held.add(entry)
    }
  }
  const seen = entries.reduce((count, fit) => (fit > 0 ? count + 1 : count), 0)
  const weight = Math.log(1 + entries.length / (1 + seen))
  const onlyAsked = new Set([...asked].filter((entry) => !held.has(entry)))
  return { names, entries, onlyAsked, weight: isDecisive ? decisive * weight : weight }
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

type Scored = [entry: number, score: number, holdsAll: boolean]

/**
 * Entries with all words of the query, or with at least half of them if no entry has all, or with one
 * if none has half; and those whose name is most of it. Words that the index does not know are left out.
 * `holdsAll` tells whether no word is in a phrase of the entry’s intents only, and not on its page.
 */
export function scores(index: SearchIndex, all: readonly Word[]): Scored[] {
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
  const withWords = (count: number) => {
    const found: Scored[] = []
    best.forEach((score, entry) => {
      if ((told.held[entry] ?? 0) < count && !isNamed.has(entry)) return
      const holdsAll = !fits.some(({ onlyAsked }) => onlyAsked.has(entry))
      found.push([entry, score + (0.4 * priorOf(entry) * (told.sums[entry] ?? 0)) / total, holdsAll])
    })
    return found
  }
  const found = withWords(least)
  return found.length > 0 ? found : withWords(1)
}
