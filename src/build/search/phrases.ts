/**
 * The format of the texts in `content/search/`: phrases with commas between them, in some files after
 * `name: `. `#` begins a comment. All functions throw with file, line and advice for each fault.
 */
import { stopAt } from '@marom/tables/files'

/** What people type for one thing. */
export interface Named {
  /** Without a space, e.g. the slug of a term. */
  name: string
  phrases: readonly string[]
  /** File and line of the name. */
  at: string
}

interface Line {
  text: string
  at: string
}

const linesIn = (text: string, file: string): Line[] =>
  text
    .split('\n')
    .map((line, place) => ({ text: line.trimEnd(), at: `${file}:${place + 1}` }))
    .filter((line) => !/^\s*(?:#|$)/.test(line.text))

/** @param seen the phrases so far, each with its place */
function phrasesOf({ text, at }: Line, seen: Map<string, string>, faults: string[]): string[] {
  const phrases = text.split(',').map((phrase) => phrase.trim())
  for (const phrase of phrases) {
    const first = seen.get(phrase)
    if (phrase === '') faults.push(`${at}: a phrase is empty. Write it, or delete its comma.`)
    else if (first) faults.push(`${at}: "${phrase}" is at ${first} too. Delete one of them.`)
    else seen.set(phrase, at)
  }
  return phrases
}

/** Lines `name: phrase, phrase`. More phrases may follow in indented lines. */
export function namedIn(text: string, file: string): Named[] {
  const found: (Named & { phrases: string[] })[] = []
  const faults: string[] = []
  const seen = new Map<string, string>()
  const places = new Map<string, string>()
  for (const { text: line, at } of linesIn(text, file)) {
    const [, name, rest = ''] = /^(\S+):(?:\s+(.+))?$/.exec(line) ?? []
    const above = found.at(-1)
    if (/^\s/.test(line) && above) above.phrases.push(...phrasesOf({ text: line, at }, seen, faults))
    else if (!name)
      faults.push(
        `${at}: no name. Write "name: phrase, phrase", or two spaces before more phrases of a name.`,
      )
    else {
      const first = places.get(name)
      if (first) faults.push(`${at}: "${name}" is at ${first} too. Write all its phrases there.`)
      places.set(name, at)
      found.push({ name, at, phrases: rest ? phrasesOf({ text: rest, at }, seen, faults) : [] })
    }
  }
  const bare = found.filter(({ phrases }) => phrases.length === 0)
  stopAt([
    ...faults,
    ...bare.map(({ name, at }) => `${at}: "${name}" has no phrase. Write one, or delete it.`),
  ])
  return found
}

/** Lines with two phrases or more, each different from the others of its line. */
export function groupsIn(text: string, file: string): string[][] {
  const faults: string[] = []
  const groups = linesIn(text, file).map((line) => {
    const group = phrasesOf(line, new Map(), faults)
    if (group.length < 2)
      faults.push(`${line.at}: "${group}" is alone. Write what means the same, or delete it.`)
    return group
  })
  stopAt(faults)
  return groups
}

/** All phrases of all lines, each different from the others. */
export function listIn(text: string, file: string): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  const phrases = linesIn(text, file).flatMap((line) => phrasesOf(line, seen, faults))
  stopAt(faults)
  return phrases
}
