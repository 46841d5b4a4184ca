import { type Entry, type Kind, kinds, type SearchIndex } from './index-file.ts'
import { onOtherKeyboard } from './keyboard.ts'
import { type Word, wordsOf } from './query-words.ts'
import { scores } from './scores.ts'
import { suggest } from './suggest.ts'

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

/** What is below answers a part of the query only. */
const leastScoreOfBest = 0.65

/** @param limit the most hits of a group @param only the one kind to return, without a best answer */
export function search(index: SearchIndex, query: string, limit: number, only?: Kind): Answer {
  const words = wordsOf(index, query)
  if (words.every(({ meanings }) => meanings.size === 0)) {
    const meant = onOtherKeyboard(query)
    const others = wordsOf(index, meant)
    if (others.length > 0 && others.every(({ meanings }) => [...meanings.values()].some((fit) => fit > 0.8)))
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
  const known = words.filter(({ meanings }) => meanings.size > 0).length
  // Another long number is another thing: `104-012` is not participant 101-012.
  const isNumberUnknown = words.some(
    ({ meanings, start, end }) => meanings.size === 0 && /^\d{3,}$/.test(query.slice(start, end)),
  )
  const isSure =
    first !== undefined &&
    first[1] >= leastScoreOfBest &&
    first[2] &&
    known >= words.length / 2 &&
    !isNumberUnknown
  const best = isSure && !only ? index.entryAt(first[0]) : undefined
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
