import { queryText } from '#client/ui/query-address.ts'
import { type Kind, kinds, type SearchIndex } from './index-file.ts'
import { type Answer, search } from './rank.ts'

/** The most hits of a group, beside other groups or alone. */
const shown = { together: 6, alone: 60 }

export interface Asked {
  query: string
  only?: Kind | undefined
}

export function readAsked({ q = '', kind }: { q?: string; kind?: string | undefined }): Asked {
  return { query: queryText(q), only: kinds.find((known) => known === kind) }
}

export function ask(index: SearchIndex, { query, only }: Asked): Answer | undefined {
  if (query === '') return undefined
  return search(index, query, only ? shown.alone : shown.together, only)
}
