import type { Texts } from '@marom/trial-designs'
import { type Kind, shuffled } from './kind.ts'

/** What one request costs. Noise only adds to it, so the least of some counts. */
export type Cost = (kind: Kind, texts: Texts) => Promise<number> | number

export interface Found {
  kind: Kind
  texts: Texts
  cost: number
}

export const dearestFirst = (one: Found, other: Found) => other.cost - one.cost

/** What costs less more than it did is noise. */
const clearly = 1.04

const repeats = 5

/** Seeds of a kind from which a climb may begin. */
const kept = 4

export interface Search {
  cost: Cost
  random: () => number
  seconds: number
}

/** The least cost of some, or null as soon as it is not above `limit`. */
async function costAbove(limit: number, cost: Cost, kind: Kind, texts: Texts): Promise<number | null> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < repeats; i += 1) {
    least = Math.min(least, await cost(kind, texts))
    if (least <= limit) return null
  }
  return least
}

/** As many seeds as there is time for are tried. */
export async function dearestSeeds(kind: Kind, { cost, seconds }: Search): Promise<Found[]> {
  const end = Date.now() + 1000 * seconds
  let best: Found[] = []
  for (const texts of kind.seeds) {
    if (Date.now() > end && best.length > 0) break
    const above = await costAbove(best.length < kept ? 0 : (best.at(-1)?.cost ?? 0), cost, kind, texts)
    if (above !== null) best = [...best, { kind, texts, cost: above }].sort(dearestFirst).slice(0, kept)
  }
  return best
}

/** Every request that differs in one text. */
function neighboursOf({ tries }: Kind, texts: Texts, random: () => number): Texts[] {
  const all = Object.entries(tries(texts, random)).flatMap(([name, values]) =>
    [...new Set(values)]
      .filter((value) => value !== (texts[name] ?? ''))
      .map((value) => ({ ...texts, [name]: value })),
  )
  return shuffled(all, random)
}

/** The first neighbour that costs clearly more; null if none does, or the time is over. */
async function dearer({ kind, ...found }: Found, { cost, random }: Search, end: number) {
  for (const texts of neighboursOf(kind, found.texts, random)) {
    if (Date.now() > end) return null
    const above = await costAbove(clearly * found.cost, cost, kind, texts)
    if (above !== null) return { kind, texts, cost: above }
  }
  return null
}

/** Changes one text at a time and keeps what costs more. */
export async function climb(seed: Found, search: Search): Promise<Found> {
  const end = Date.now() + 1000 * search.seconds
  let at = seed
  for (let next = await dearer(at, search, end); next; next = await dearer(at, search, end)) at = next
  return at
}
