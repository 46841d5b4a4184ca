import {
  type DesignName,
  type Fact,
  type Fault,
  type Likeness,
  packagesIn,
  type Sentence,
} from '@marom/trial-designs'
import type { Language } from '#content/locales.ts'
import { designWords, frameWords, lexiconOf } from '#src/study-design/words.ts'
import { numbersIn } from './said/numbers.ts'

/** Whose places have another order in Hebrew, or of whose facts Hebrew says others: they count as English has them. */
const asInEnglish = new Set([
  ...['time-to-event noninferiority', 'time-to-event events', 'time-to-event assumed'],
  ...['cluster-randomized means.noninferiority', 'cluster-randomized proportions.noninferiority'],
  ...['group-sequential endpoint.size', 'group-sequential singleSize', 'group-sequential plain.size'],
  ...[
    'byRate',
    'byRateDelayed',
    'eventFreeOf',
    'month',
    'point',
    'aboveMargin',
    'aboveNegative',
    'belowNegative',
  ],
])

/** A place with its sign, a text that the planner has to replace, or a number of the words, but no count of groups. */
const token = /([−±]?)\{(\w+)[^}]*\}|\[[^\]]*\]|(?<![\w.])\d+(?:\.\d+)?%|\b\d{3,}\b/g

const templateOf = (name: DesignName, language: Language, key: string): string => {
  const words: Record<string, string> = {
    ...frameWords(language).methods,
    ...designWords(name, language).methods,
  }
  return words[key] ?? ''
}

function factText(name: DesignName, language: Language, fact: Fact): string {
  if (typeof fact !== 'object') return String(fact)
  const textOf = (one: Fact) => factText(name, language, one)
  if (!('part' in fact)) return `${fact.list}(${fact.of.map(textOf).join(' ')})`
  const template = lexiconOf(name, asInEnglish.has(fact.part) ? 'en' : language).part(fact.part)
  const said = tokensOf(name, language, template, fact.facts ?? {})
  return said === '' ? fact.part : `${fact.part}(${said})`
}

/** What a template says beside its words, in the order in which it says it. */
function tokensOf(name: DesignName, language: Language, template: string, facts: Sentence['facts']): string {
  return [...template.matchAll(token)]
    .map(([found, sign = '', place]) => {
      if (place === undefined) return found.startsWith('[') ? '[]' : found
      const fact = facts[place]
      return `${place}=${sign}${fact === undefined ? '?' : factText(name, language, fact)}`
    })
    .join(' ')
}

/**
 * The sentences of a methods paragraph without their words: the name of each, and what it says at which place. The same
 * in every language.
 */
export const factsSaid = (
  name: DesignName,
  language: Language,
  { likeness, methods, r }: { likeness: Likeness; methods: readonly Sentence[]; r: string },
): string[] => {
  const common = { company: 'us', package: packagesIn(r)[0] ?? 'stats' }
  const sentences = methods.map(({ from = name, key, facts }) => {
    const template = templateOf(from, asInEnglish.has(`${from} ${key}`) ? 'en' : language, key)
    return `${key} ${tokensOf(from, language, template, { ...common, ...facts })}`.trimEnd()
  })
  return [...(likeness.isExample ? ['example'] : []), ...sentences]
}

/** A refusal without its words: its code, and what it says at which place. */
export function faultSaid(
  name: DesignName,
  language: Language,
  { code, from = name, facts = {} }: Fault,
): string {
  const words: Record<string, unknown> = {
    ...frameWords(language).errors,
    ...designWords(from, language).faults,
  }
  return `${code} ${tokensOf(from, language, String(words[code]), facts)}`.trimEnd()
}

/** The numbers of a text, in order of size; 0 and 1 may be words. */
export const numbersSaid = (text: string): number[] =>
  numbersIn(text)
    .map(({ value }) => value)
    .filter((value) => value !== 0 && value !== 1)
    .toSorted((a, b) => a - b)
