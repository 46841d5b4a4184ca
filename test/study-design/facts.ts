import {
  type DesignName,
  type Fact,
  type Fault,
  type Likeness,
  type Note,
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
  ...[
    'group-sequential endpoint.size',
    'group-sequential singleSize',
    'group-sequential plain.size',
    'group-sequential plain.power',
  ],
  ...['byRate', 'byRateDelayed', 'eventFreeOf', 'month', 'point'],
  ...['aboveMargin', 'aboveNegative', 'belowNegative'],
])

/** A place with its sign, a text that the planner has to replace, or a number of the words, but no count of groups. */
const token = /([−±]?)\{(\w+)[^}]*\}|\[[^\]]*\]|(?<![\w.])\d+(?:\.\d+)?%|\b\d{3,}\b/g

interface Reader {
  design: DesignName
  language: Language
  /** Otherwise in the order in which the words say it. */
  isSorted?: boolean
}

function factText(reader: Reader, fact: Fact): string {
  if (typeof fact !== 'object') return String(fact)
  if (!('part' in fact)) return `${fact.list}(${fact.of.map((one) => factText(reader, one)).join(' ')})`
  const language = asInEnglish.has(fact.part) && !reader.isSorted ? 'en' : reader.language
  const said = saidOf(reader, lexiconOf(reader.design, language).part(fact.part), fact.facts ?? {})
  return said === '' ? fact.part : `${fact.part}(${said})`
}

/** What a template says beside its words. */
function saidOf(reader: Reader, template: string, facts: Sentence['facts']): string {
  const tokens = [...template.matchAll(token)].map(([found, sign = '', place]) => {
    if (place === undefined) return found.startsWith('[') ? '[]' : found
    const fact = facts[place]
    return `${place}=${sign}${fact === undefined ? '?' : factText(reader, fact)}`
  })
  return (reader.isSorted ? tokens.toSorted() : tokens).join(' ')
}

type Words = Readonly<Record<string, unknown>>

const named = (key: string, said: string) => `${key} ${said}`.trimEnd()

/**
 * The sentences of a methods paragraph without their words: the name of each, and what it says at which place. The same
 * in every language.
 */
export function factsSaid(
  name: DesignName,
  language: Language,
  { likeness, methods, r }: { likeness: Likeness; methods: readonly Sentence[]; r: string },
): string[] {
  const common = { company: 'us', package: packagesIn(r)[0] ?? 'stats' }
  const sentences = methods.map(({ from: design = name, key, facts }) => {
    const inLanguage = asInEnglish.has(`${design} ${key}`) ? 'en' : language
    const words: Words = { ...frameWords(inLanguage).methods, ...designWords(design, inLanguage).methods }
    return named(key, saidOf({ design, language }, String(words[key]), { ...common, ...facts }))
  })
  return [...(likeness.isExample ? ['example'] : []), ...sentences]
}

/** Notes without their words; the order within a note may differ between the languages. */
export const notesSaid = (name: DesignName, language: Language, notes: readonly Note[]): string[] =>
  notes.map(({ from: design = name, key, facts }) => {
    const words: Words = { ...frameWords(language).notes, ...designWords(design, language).notes }
    return named(key, saidOf({ design, language, isSorted: true }, String(words[key]), facts))
  })

/** A refusal without its words. */
export function faultSaid(
  name: DesignName,
  language: Language,
  { code, from: design = name, facts = {} }: Fault,
): string {
  const words: Words = { ...frameWords(language).errors, ...designWords(design, language).faults }
  return named(code, saidOf({ design, language }, String(words[code]), facts))
}

/** The numbers of a text, in order of size; 0 and 1 may be words. */
export const numbersSaid = (text: string): number[] =>
  numbersIn(text)
    .map(({ value }) => value)
    .filter((value) => value !== 0 && value !== 1)
    .toSorted((a, b) => a - b)
