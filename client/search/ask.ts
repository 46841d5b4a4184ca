import { type Kind, kinds, type SearchIndex } from './index-file.ts'
import { type Answer, search } from './rank.ts'

/** Hits of a group beside others, and of one that stands alone. */
const shown = { together: 6, alone: 60 }

/** A query and the one kind that it asks for. */
export interface Asked {
  query: string
  only?: Kind | undefined
}

/** What is asked for by the parameters of an address, or by a form. */
export function readAsked({ q = '', kind }: { q?: string; kind?: string | undefined }): Asked {
  const query = q
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
  return { query, only: kinds.find((known) => known === kind) }
}

/** The answer as a page shows it; none to an empty query. */
export function ask(index: SearchIndex, { query, only }: Asked): Answer | undefined {
  if (query === '') return undefined
  return search(index, query, only ? shown.alone : shown.together, only)
}
