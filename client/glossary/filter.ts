import { atom } from 'jotai'
import { fold } from '#client/ui/fold.ts'
import { queryAddress, queryText } from '#client/ui/query-address.ts'

export interface GlossaryFilter {
  q: string
  letter: string | null
}

export interface SearchableTerm {
  letter: string
  /** Term and definition, folded. */
  text: string
}

export interface GlossaryResult {
  /** In the order of the terms. */
  isShown: boolean[]
  shown: number
  /** Terms that contain `q`, by letter. Letters without a term are absent. */
  counts: Record<string, number>
}

export const noFilter: GlossaryFilter = { q: '', letter: null }

export const glossaryFilterAtom = atom<GlossaryFilter>(noFilter)

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

/** A letter outside `alphabet` becomes null. */
export function readFilter(parameters: { q?: string; letter?: string }, alphabet: string): GlossaryFilter {
  const letter = fold(parameters.letter ?? '').toUpperCase()
  return {
    q: queryText(parameters.q ?? ''),
    letter: letter.length === 1 && alphabet.includes(letter) ? letter : null,
  }
}

/** @param base the address of the page in its language */
export function filterAddress(base: string, { q, letter }: GlossaryFilter): string {
  return queryAddress(base, { q: q.trim(), letter })
}
