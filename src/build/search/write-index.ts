import { type Facts, kinds, writeNumbers } from '#client/search/index-file.ts'
import { joinedOf } from '#client/search/tokens.ts'
import type { Source } from './source.ts'
import { stemsIn, stops } from './stems.ts'

interface Folds {
  alike?: readonly (readonly string[])[]
  decisive?: readonly string[]
}

/** `readIndex` of `client/search/index-file.ts` reads the text. */
export function writeIndex(sources: readonly Source[], { alike = [], decisive = [] }: Folds = {}): string {
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
  sources.forEach(({ asked = [] }, entry) => {
    for (const way of asked) addName(way, entry)
  })
  const stems = [...new Set([...named.keys(), ...told.keys()])].sort()
  const facts: Facts = {
    words: stems.length,
    kinds: sources.map(({ kind }) => kinds.indexOf(kind)),
    nameEntries,
    nameSizes,
    firstAsked,
    alike: alike.map((group) => [...new Set(group.map((way) => stemsIn(way).join(' ')))]),
    decisive: decisive.flatMap(stemsIn),
    stops: [...stops],
  }
  const numbers = (map: Map<string, Set<number>>, stem: string) => writeNumbers([...(map.get(stem) ?? [])])
  const lines = stems.map((stem) => `${stem}\t${numbers(named, stem)}\t${numbers(told, stem)}`)
  const entries = sources.map(({ names: _names, asked: _asked, isOnlyAsked: _isOnlyAsked, ...entry }) =>
    JSON.stringify(entry),
  )
  return [JSON.stringify(facts), ...lines, ...entries].join('\n')
}
