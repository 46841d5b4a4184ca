import type { Entry } from '#client/search/index-file.ts'
import type { Answer } from '#client/search/rank.ts'
import names from './collection.json' with { type: 'json' }

/** The kinds to which writers add. Entries of other kinds are all known. */
const known = new Map(Object.entries(names).map(([kind, list]) => [kind, new Set(list)]))

/** `post:slug#section` is known with `post:slug`. */
function isKnown({ id, kind }: Entry): boolean {
  const [name = ''] = id.slice(kind.length + 1).split('#')
  return known.get(kind)?.has(name) ?? true
}

/**
 * The first result among the entries that were there when people said what their queries should find. An
 * entry that was added later, e.g. a post with a title like a query, is neither right nor wrong.
 */
export function firstKnown(answer: Answer | undefined): Entry | undefined {
  const hits = (answer?.groups ?? [])
    .flatMap((group) => group.hits)
    .sort((one, other) => other.score - one.score)
  const entries = [answer?.best, ...hits.map(({ entry }) => entry)]
  return entries.find((entry) => entry !== undefined && isKnown(entry))
}
