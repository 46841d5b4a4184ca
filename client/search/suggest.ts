import type { Entry, SearchIndex } from './index-file.ts'
import { longestQuery, type Word } from './query-words.ts'
import { bare, tokensOf } from './tokens.ts'

/** The query with its misspelled words as the best entry writes them. */
export function suggest(index: SearchIndex, query: string, words: readonly Word[], best: Entry | undefined) {
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
