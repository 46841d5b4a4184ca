import type { Texts } from '@marom/trial-designs'

/** One request to the Worker. */
export interface Asked {
  path: string
  /** Of a call to `/mcp`: the tool, and what it is given. */
  call?: { name: string; arguments: object }
  /** Asked before it, since the Worker remembers its last plan of a design. */
  before?: readonly string[]
}

/** Requests that differ in texts. A climb changes one text at a time. */
export interface Kind {
  name: string
  seeds: readonly Texts[]
  /** What else each text may be; an empty one is left out of the request. */
  tries: (texts: Texts, random: () => number) => Readonly<Record<string, readonly string[]>>
  request: (texts: Texts) => Asked
}

/** In an arbitrary order, the same for the same numbers. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** Of a parameter that occurs several times each text has a number: `design.0`. */
export function addressOf(path: string, texts: Texts): string {
  const pairs = Object.entries(texts).filter(([, text]) => text !== '')
  const query = new URLSearchParams(pairs.map(([name, text]) => [name.replace(/\.\d+$/, ''), text]))
  return query.size > 0 ? `${path}?${query}` : path
}
