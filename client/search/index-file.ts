import { once } from '#client/once.ts'
import { lettersOf } from './distance.ts'
import { readNumbers, readStems } from './index-lines.ts'
import { rootOf } from './tokens.ts'

/** Each kind is a group of the answer. */
export const kinds = ['term', 'service', 'design', 'sample', 'post', 'publication', 'person', 'page'] as const

export type Kind = (typeof kinds)[number]

export interface Entry {
  /** `kind:name`, the same in every language. */
  id: string
  kind: Kind
  href: string
  title: string
  /** Its name in the other language. */
  other?: string
  /** Shown with the title, e.g. the post of a section. */
  place?: string
  body: string
  /** English on every page. */
  isEnglish?: boolean
}

/** The first line of the file. All lists are in the order of the entries or of the names. */
export interface IndexFacts {
  /** The number of lines of words that follow. After them each entry is one line. */
  words: number
  /** The index of each entry's kind in `kinds`. */
  kinds: number[]
  /** The entry that each name belongs to. */
  nameEntries: number[]
  /** The words of each name. */
  nameSizes: number[]
  /** The number of the first name that is a way to ask for the entry. All later names are such too. */
  firstAsked: number
  /** From this one on the page lacks a word of the name: it finds the entry, but is no best answer. */
  firstLacking: number
  /** Groups of stems, with spaces between those of several words, that mean the same to a reader. */
  alike: string[][]
  /** Folded words that are left out of a query. */
  stops: string[]
  /** Stems that say what for, whatever else is said: a price, a job. */
  decisive: string[]
}

/** A parsed index. Below, the place of a stem is its index in `stems`. */
export interface SearchIndex extends Omit<IndexFacts, 'words' | 'alike' | 'stops'> {
  /** Stems in the order of their code units. */
  stems: string[]
  /** A map of all stems would take longer than a query. */
  places: { get: (stem: string) => number | undefined }
  /** Whether a name has the stem, by its place. */
  isName: boolean[]
  /** `lettersOf` of each stem, by its place. */
  letters: () => number[]
  /** Names with the stem, by its place. */
  namesOf: (stem: number) => number[]
  /** Entries whose text has the stem, by its place. */
  bodiesOf: (stem: number) => number[]
  entryAt: (entry: number) => Entry
  /** From a root to the places of the Hebrew stems of names that have it. */
  rooted: () => ReadonlyMap<string, readonly number[]>
  stops: ReadonlySet<string>
  /** The ways to say something that begin with the stem. */
  alikeFrom: (stem: string) => Alike[]
}

/** A way to say something. */
export interface Alike {
  stems: string[]
  /** For each of its stems those that say the same: other single words, or its part of the first way. */
  others: string[][]
}

const lists = ['kinds', 'nameEntries', 'nameSizes', 'alike', 'stops', 'decisive'] as const

/** The name of the file has the hash of its text, so only another file has other facts. */
function isFacts(found: unknown): found is IndexFacts {
  if (!(found instanceof Object)) return false
  const facts: Partial<Record<keyof IndexFacts, unknown>> = found
  const areNumbers = [facts.words, facts.firstAsked, facts.firstLacking].every(
    (value) => typeof value === 'number',
  )
  return areNumbers && lists.every((name) => Array.isArray(facts[name]))
}

function isEntry(found: unknown): found is Entry {
  if (!(found instanceof Object)) return false
  const { kind, id, href, title, body }: Partial<Record<keyof Entry, unknown>> = found
  return (
    kinds.some((one) => one === kind) && [id, href, title, body].every((value) => typeof value === 'string')
  )
}

function readEntry(line: string): Entry {
  const entry: unknown = JSON.parse(line)
  if (!isEntry(entry)) throw new Error('The index has a line that is no entry: load it again.')
  return entry
}

/**
 * Reads an index: a line of facts, a line for each stem, for its names, and for its texts, then a line
 * for each entry. Names that end with `=hazard` are also those of that stem. A line is parsed when a
 * query needs it.
 */
export function readIndex(file: string): SearchIndex {
  const lines = file.split('\n')
  const found: unknown = JSON.parse(lines[0] ?? '')
  // A file that was cut off, or that is none of this site.
  if (!isFacts(found) || lines.length <= 3 * found.words + found.kinds.length)
    throw new Error('The index is not whole: load it again.')
  const { words, alike, stops, ...facts } = found
  const stems = readStems(lines.slice(1, words + 1))
  const namesAt = words + 1
  const textsAt = namesAt + words
  const isName = lines.slice(namesAt, textsAt).map((line) => line !== '')
  const places = {
    get(stem: string) {
      const place = firstFrom(stems, stem)
      return stems[place] === stem ? place : undefined
    },
  }
  const namesOf = (stem: number): number[] => {
    const [own = '', other] = lines[namesAt + stem]?.split('=') ?? []
    const place = other === undefined ? undefined : places.get(other)
    return [...readNumbers(own), ...(place === undefined ? [] : namesOf(place))]
  }
  return {
    ...facts,
    stops: new Set(stops),
    stems,
    isName,
    letters: once(() => stems.map(lettersOf)),
    places,
    namesOf,
    bodiesOf: (stem) => readNumbers(lines[textsAt + stem] ?? ''),
    entryAt: (entry) => readEntry(lines[textsAt + words + entry] ?? ''),
    rooted: once(() => readRoots(stems, isName)),
    alikeFrom: (stem) => alike.flatMap((group) => readAlike(group, stem)),
  }
}

/** The place of the first stem that is not before the text. */
export function firstFrom(stems: readonly string[], text: string): number {
  let low = 0
  let high = stems.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stems[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

function readAlike(group: readonly string[], stem: string): Alike[] {
  if (!group.some((way) => way.startsWith(stem))) return []
  const ways = group.map((way) => way.split(' '))
  const [first = []] = ways
  return ways
    .filter((stems) => stems[0] === stem)
    .map((stems) => {
      const short = ways.filter((way) => way !== stems && way.length === 1).flat()
      const isFirst = stems === first || first.length === 1 || first.length > stems.length
      const others = stems.map((_, at) => (isFirst ? short : [...short, first[at] ?? first.at(-1) ?? '']))
      return { stems, others }
    })
}

function readRoots(stems: readonly string[], isName: readonly boolean[]): Map<string, number[]> {
  const rooted = new Map<string, number[]>()
  stems.forEach((stem, place) => {
    const root = isName[place] && stem > '\u0590' ? rootOf(stem) : ''
    if (root) rooted.set(root, [...(rooted.get(root) ?? []), place])
  })
  return rooted
}
