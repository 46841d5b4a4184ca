import { hebrewPrefixes } from '#client/search/expand.ts'
import { loosePrefix } from '#client/search/query-words.ts'
import { joinedOf, rootOf } from '#client/search/tokens.ts'
import { stemsIn } from './stems.ts'
import { transliterations } from './typed.ts'

/** The stem, and what is left of it without a Hebrew prefix. */
const formsOf = (stem: string): string[] =>
  /^[א-ת]/.test(stem)
    ? ['', ...hebrewPrefixes]
        .filter((prefix) => stem.startsWith(prefix) && stem.length - prefix.length > 1)
        .map((prefix) => stem.slice(prefix.length))
    : [stem]

/** Empty where words of another meaning often have the same: Hebrew roots of three letters. */
const tellingRoot = (stem: string) => {
  const root = rootOf(stem)
  return /[א-ת]/.test(root) && root.length < 4 ? '' : root
}

/** A way to say something, in stems. */
type Way = readonly string[]

const spelled = transliterations.map(({ name, phrases }) => [name, ...phrases].map(stemsIn))

/**
 * Whether a text has each telling word of a phrase: itself, another form of it, or a declared synonym.
 * @param alike groups of ways to say the same
 */
export function holdersWith(alike: readonly (readonly Way[])[]) {
  const groups = [...alike, ...spelled]
  return (text: string): ((phrase: string) => boolean) => {
    const stems = new Set([...stemsIn(text), ...joinedOf(text)].flatMap(formsOf))
    const roots = new Set([...stems].map(tellingRoot).filter(Boolean))
    const begun = (stem: string) => stem.length > 4 && [...stems].some((one) => one.startsWith(stem))
    const has = (stem: string) =>
      formsOf(stem).some((form) => stems.has(form)) || roots.has(tellingRoot(stem)) || begun(stem)
    const said = groups.filter((group) => group.some((way) => way.every(has))).flat()
    return (phrase) => {
      const words = stemsIn(phrase).filter((stem) => !loosePrefix.test(stem))
      const held = words.map(has)
      for (const way of said) for (const at of placesOf(way, words)) held.fill(true, at, at + way.length)
      return held.every(Boolean)
    }
  }
}

const placesOf = (way: readonly string[], words: readonly string[]) =>
  [...words.keys()].filter((at) => way.every((stem, next) => formsOf(words[at + next] ?? '').includes(stem)))
