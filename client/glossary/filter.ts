import { atom } from 'jotai'
import { fold } from '#client/text/fold.ts'
import { queryAddress, queryText } from '#client/ui/query-address.ts'

export interface GlossaryFilter {
  q: string
  letter: string | null
  topic: string | null
}

/** What the list is grouped by. Only this part of the filter can have a group. */
export interface TermOrder {
  by: 'letter' | 'topic'
  /** In the order of the list: from the value in the address to the name. */
  groups: Readonly<Record<string, string>>
}

export interface SearchableTerm {
  /** A letter or a topic. */
  group: string
  /** Term and definition, folded. */
  text: string
}

export interface GlossaryResult {
  /** In the order of the terms. */
  isShown: boolean[]
  shown: number
  /** Terms that contain `q`, by group. Groups without a term are absent. */
  counts: Record<string, number>
}

export const noFilter: GlossaryFilter = { q: '', letter: null, topic: null }

export const glossaryFilterAtom = atom<GlossaryFilter>(noFilter)

export function sift(terms: SearchableTerm[], { q, letter, topic }: GlossaryFilter): GlossaryResult {
  const words = fold(q)
  const chosen = letter ?? topic
  const result: GlossaryResult = { isShown: [], shown: 0, counts: {} }
  for (const { text, group } of terms) {
    const isFound = text.includes(words)
    const isShown = isFound && (chosen === null || chosen === group)
    if (isFound) result.counts[group] = (result.counts[group] ?? 0) + 1
    if (isShown) result.shown += 1
    result.isShown.push(isShown)
  }
  return result
}

export const groupFilter = ({ by }: TermOrder, group: string | null): Omit<GlossaryFilter, 'q'> => ({
  letter: by === 'letter' ? group : null,
  topic: by === 'topic' ? group : null,
})

/** An unknown letter or topic becomes null. */
export function readFilter(
  { q = '', letter = '', topic = '' }: { q?: string; letter?: string; topic?: string },
  order: TermOrder,
): GlossaryFilter {
  const group = order.by === 'topic' ? topic : fold(letter).toUpperCase()
  return { q: queryText(q), ...groupFilter(order, Object.hasOwn(order.groups, group) ? group : null) }
}

/** @param base the address of the list in its language and order */
export function filterAddress(base: string, { q, letter, topic }: GlossaryFilter): string {
  return queryAddress(base, { q: q.trim(), letter, topic })
}
