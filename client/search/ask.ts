import { fill } from '#client/text/fill.ts'
import { queryText } from '#client/ui/query-address.ts'
import { type Kind, kinds, type SearchIndex } from './index-file.ts'
import { type Answer, search } from './rank.ts'

/** In UTF-16 code units. A longer query is not cut, but refused. */
const longestQuestion = 200

/** The most hits of a group, beside other groups or alone. */
const shown = { together: 6, alone: 60 }

export interface Asked {
  query: string
  only?: Kind | undefined
}

export function readAsked({ q = '', kind }: { q?: string; kind?: string | undefined }): Asked {
  return { query: queryText(q), only: kinds.find((known) => known === kind) }
}

/** @param template with `{max}` and `{length}`. Empty if the query is not too long. */
export function tooLong(template: string, { length }: string): string {
  return length > longestQuestion ? fill(template, { max: longestQuestion, length }) : ''
}

export function ask(index: SearchIndex, { query, only }: Asked): Answer | undefined {
  if (query === '' || query.length > longestQuestion) return undefined
  return search(index, query, only ? shown.alone : shown.together, only)
}
