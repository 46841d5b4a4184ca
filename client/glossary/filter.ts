import { atom } from 'jotai'
import { fold } from '#client/ui/fold.ts'
import { queryAddress } from '#client/ui/query-address.ts'

/** What the visitor looks for: words anywhere in a term or its definition, and one first letter. */
export interface GlossaryFilter {
  q: string
  letter: string | null
}

/** A term as it is searched: the letter it is filed under, and term and definition folded. */
export interface SearchableTerm {
  letter: string
  text: string
}

export interface GlossaryResult {
  /** For every term in turn, whether it is shown. */
  isShown: boolean[]
  shown: number
  /** Terms that hold the words, by their letter; a letter without any is absent. */
  counts: Record<string, number>
}

export const noFilter: GlossaryFilter = { q: '', letter: null }

export const glossaryFilterAtom = atom<GlossaryFilter>(noFilter)

/** Finds the terms that a filter shows. The words are plain text: nothing in them is a pattern. */
export function sift(terms: SearchableTerm[], { q, letter }: GlossaryFilter): GlossaryResult {
  const words = fold(q)
  const result: GlossaryResult = { isShown: [], shown: 0, counts: {} }
  for (const term of terms) {
    const isFound = term.text.includes(words)
    const isShown = isFound && (letter === null || letter === term.letter)
    if (isFound) result.counts[term.letter] = (result.counts[term.letter] ?? 0) + 1
    if (isShown) result.shown += 1
    result.isShown.push(isShown)
  }
  return result
}

/**
 * Reads a filter from the parameters of an address; a letter that the alphabet does not have is
 * none.
 */
export function readFilter(parameters: { q?: string; letter?: string }, alphabet: string): GlossaryFilter {
  const letter = fold(parameters.letter ?? '').toUpperCase()
  return {
    q: (parameters.q ?? '')
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
    letter: letter.length === 1 && alphabet.includes(letter) ? letter : null,
  }
}

/** The address of a filter on a page: `base` is the page's own address in its language. */
export function filterAddress(base: string, { q, letter }: GlossaryFilter): string {
  return queryAddress(base, { q: q.trim(), letter })
}
