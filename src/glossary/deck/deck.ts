import { seededRandom } from '@marom/statistics'
import type { GlossaryFilter } from '#client/glossary/filter.ts'
import type { Language } from '#content/locales.ts'
import { searchGlossary, type Term } from '#src/glossary/search.ts'
import { paginate } from '#src/site/pagination.ts'

/** The question of a card: the term, its definition, or the term in one of the languages. */
export const directions = ['term', 'definition', 'he', 'en'] as const

export type Direction = (typeof directions)[number]

/** The first direction is the default and is not written into the address. */
export const isOtherDirection = (ask: string) => directions.slice(1).some((known) => known === ask)

/** About as many as one learns without a break. */
const roundSize = 20

interface Chosen {
  filter: GlossaryFilter
  terms: readonly Term[]
}

export interface Round extends Chosen {
  direction: Direction
  seed: number
  round: number
  rounds: number
  total: number
  /** Number of the first card among all, from 1. */
  first: number
}

/** Fisher and Yates; the same seed gives the same order. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seededRandom(seed)
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [order[last], order[other]]
    if (one !== undefined && two !== undefined) {
      order[last] = two
      order[other] = one
    }
  }
  return order
}

/** The terms that the address chooses, in alphabetical order. */
export function chosenTerms(language: Language, query: Record<string, string>): Chosen {
  const { filter, terms, isShown } = searchGlossary(language, query)
  return { filter, terms: terms.filter((_, index) => isShown[index]) }
}

/** Null if the address asks for a round that does not exist. */
export function roundOf({ filter, terms }: Chosen, query: Record<string, string>): Round | null {
  const seed = /^[1-9]\d{0,5}$/.test(query.seed ?? '') ? Number(query.seed) : 1
  const page = paginate(shuffled(terms, seed), query.round, roundSize)
  if (!page) return null
  return {
    filter,
    seed,
    direction: directions.find((known) => known === query.ask) ?? 'term',
    round: page.page,
    rounds: page.pages,
    total: terms.length,
    first: (page.page - 1) * roundSize + 1,
    terms: page.items,
  }
}
