import { type IndexFacts, kinds } from '#client/search/index-file.ts'
import { writeNumbers, writeStems } from '#client/search/index-lines.ts'
import { joinedOf } from '#client/search/tokens.ts'
import type { Source } from './source.ts'
import { stemsIn, stops } from './stems.ts'

interface Folds {
  alike?: readonly (readonly string[])[]
  decisive?: readonly string[]
  transliterations?: readonly (readonly string[])[]
}

/** `readIndex` of `client/search/index-file.ts` reads the text. */
export function writeIndex(
  sources: readonly Source[],
  { alike = [], decisive = [], transliterations = [] }: Folds = {},
): string {
  const named = new Map<string, Set<number>>()
  const told = new Map<string, Set<number>>()
  const add = (map: Map<string, Set<number>>, stem: string, number: number) =>
    map.set(stem, (map.get(stem) ?? new Set()).add(number))
  const nameEntries: number[] = []
  const nameSizes: number[] = []
  const addName = (name: string, entry: number) => {
    const stems = stemsIn(name)
    for (const stem of [...stems, ...joinedOf(name)]) add(named, stem, nameEntries.length)
    nameEntries.push(entry)
    nameSizes.push(stems.length)
  }
  sources.forEach(({ names, body, place = '', isOnlyAsked }, entry) => {
    for (const name of names) addName(name, entry)
    if (isOnlyAsked) return
    for (const stem of stemsIn(`${body} ${place}`)) add(told, stem, entry)
  })
  const firstAsked = nameEntries.length
  const addAsked = (isLacking: boolean) =>
    sources.forEach(({ asked = [], lacking = [] }, entry) => {
      for (const way of asked) if (lacking.includes(way) === isLacking) addName(way, entry)
    })
  addAsked(false)
  const firstLacking = nameEntries.length
  addAsked(true)
  const spelled = spelledAs(transliterations, named)
  const stems = [...new Set([...named.keys(), ...told.keys(), ...spelled.keys()])].sort()
  const facts: IndexFacts = {
    words: stems.length,
    kinds: sources.map(({ kind }) => kinds.indexOf(kind)),
    nameEntries,
    nameSizes,
    firstAsked,
    firstLacking,
    alike: alike.map((group) => [...new Set(group.map((way) => stemsIn(way).join(' ')))]),
    decisive: decisive.flatMap(stemsIn),
    stops: [...stops],
  }
  const numbers = (map: Map<string, Set<number>>, stem: string) => writeNumbers([...(map.get(stem) ?? [])])
  const names = (stem: string) => [numbers(named, stem), ...(spelled.get(stem) ?? [])].join('=')
  const entries = sources.map(entryLine)
  const texts = stems.map((stem) => numbers(told, stem))
  return [JSON.stringify(facts), ...writeStems(stems), ...stems.map(names), ...texts, ...entries].join('\n')
}

const entryLine = ({
  names: _names,
  asked: _asked,
  lacking: _lacking,
  isOnlyAsked: _isOnlyAsked,
  words: _words,
  ...entry
}: Source): string => JSON.stringify(entry)

/** From a word in Hebrew letters to the English word, if a name has that. */
function spelledAs(
  transliterations: readonly (readonly string[])[],
  named: ReadonlyMap<string, unknown>,
): Map<string, readonly string[]> {
  const words = transliterations.flatMap(([english = '', ...ways]) => {
    const [stem = ''] = stemsIn(english)
    return named.has(stem) ? ways.flatMap(stemsIn).map((way) => [way, [stem]] as const) : []
  })
  return new Map(words)
}
