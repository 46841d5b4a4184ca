import { once } from '#client/ui/once.ts'
import { lettersOf } from './distance.ts'

/** Each kind is a group of the answer. */
export const kinds = ['term', 'service', 'design', 'post', 'publication', 'page'] as const

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
export interface Facts {
  /** The number of lines of words that follow. After them each entry is one line. */
  words: number
  /** The index of each entry's kind in `kinds`. */
  kinds: number[]
  /** The entry that each name belongs to. */
  nameEntries: number[]
  /** The words of each name. */
  nameSizes: number[]
}

/** A parsed index. Below, the place of a stem is its index in `stems`. */
export interface SearchIndex extends Omit<Facts, 'words'> {
  /** Stems in the order of their code units. */
  stems: string[]
  places: Map<string, number>
  /** Whether a name has the stem, by its place. */
  isName: boolean[]
  /** `lettersOf` of each stem, by its place. */
  letters: () => number[]
  /** Names with the stem, by its place. */
  namesOf: (stem: number) => number[]
  /** Entries whose text has the stem, by its place. */
  bodiesOf: (stem: number) => number[]
  entryAt: (entry: number) => Entry
}

/** Ascending numbers as their distances, in base 36. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map((number, index) => (number - (numbers[index - 1] ?? 0)).toString(36)).join(' ')
}

function readNumbers(text: string): number[] {
  let last = 0
  if (text === '') return []
  return text.split(' ').map((distance) => {
    last += Number.parseInt(distance, 36)
    return last
  })
}

/**
 * Reads an index: a line of facts, a line for each stem (`stem`, names, texts, with tabs between
 * them), a line for each entry. A line is parsed when a query needs it.
 */
export function readIndex(file: string): SearchIndex {
  const lines = file.split('\n')
  const { words, ...facts }: Facts = JSON.parse(lines[0] ?? '')
  const stems: string[] = []
  const isName: boolean[] = []
  for (let line = 1; line <= words; line += 1) {
    const text = lines[line] ?? ''
    const tab = text.indexOf('\t')
    stems.push(text.slice(0, tab))
    isName.push(text[tab + 1] !== '\t')
  }
  const part = (stem: number, column: number) => readNumbers(lines[stem + 1]?.split('\t')[column] ?? '')
  return {
    ...facts,
    stems,
    isName,
    letters: once(() => stems.map(lettersOf)),
    places: new Map(stems.map((stem, place) => [stem, place])),
    namesOf: (stem) => part(stem, 1),
    bodiesOf: (stem) => part(stem, 2),
    entryAt: (entry) => JSON.parse(lines[words + 1 + entry] ?? ''),
  }
}
