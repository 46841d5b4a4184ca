import {
  conditionsOf,
  countText,
  type DesignName,
  type Fact,
  type Fault,
  type Likeness,
  type NamedField,
  type Note,
  type NoteLevel,
  packagesIn,
  type Sentence,
  type Texts,
} from '@marom/trial-designs'
import { fill } from '#client/text/fill.ts'
import type { Language } from '#content/locales.ts'
import { site } from '#content/site.ts'
import type { DesignWords } from '#content/study-design/words.ts'
import type { DesignFormula } from '#content/types.ts'
import type { Worded } from '#src/study-design/worded.ts'
import { designFormulas, wordsOf } from '#src/words/words.ts'
import { sharedWordsOf } from './lent-words.ts'

export const frameWords = wordsOf('study-design/frame' satisfies Worded['frame'])
export const monitoringWords = wordsOf('study-design/monitoring' satisfies Worded['monitoring'])

export function designWords(name: DesignName, language: Language): DesignWords {
  return wordsOf(`study-design/designs/${name satisfies Worded['designs']}`)(language)
}

/** The names of a design's parts in one language: its own words, or those that designs share. */
export interface Lexicon {
  label: (field: string) => string
  hint: (field: string) => string | undefined
  option: (field: string, value: string) => string
  quantity: (name: string) => string
  part: (name: string) => string
  /** Of a row of changed assumptions: a part of the words, or the label of a field. */
  assumption: (name: string) => string
  fault: (fault: Fault) => string
}

type Lists = Record<'and' | 'or', { two: string; many: string }>

function knownIn(name: DesignName, language: Language, text: string | undefined, what: string): string {
  if (text === undefined)
    throw new Error(
      `content/study-design/designs/${name}/${language}.ts lacks the ${what}: add it there, or in the shared words.`,
    )
  return text
}

/**
 * `{size}`, or `{size|one participant|# participants}`: the first form for 1, else the second with the
 * number at `#`.
 */
const place = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g

/** A place without a text stays. */
const filledWith = (template: string, textOf: (name: string) => string | undefined): string =>
  template.replace(place, (found, name: string, one?: string, many = '#') => {
    const text = textOf(name)
    if (text === undefined) return found
    return text === '1' && one !== undefined ? one : many.replace('#', () => text)
  })

export function lexiconOf(name: DesignName, language: Language): Lexicon {
  const own = designWords(name, language)
  const frame = frameWords(language)
  const shared = sharedWordsOf(name, language)
  const known = (text: string | undefined, what: string) => knownIn(name, language, text, what)
  const field = (key: string) => own.fields[key] ?? shared.fields[key]
  return {
    label: (key) => known(field(key)?.label, `label of ${key}`),
    hint: (key) => field(key)?.hint,
    option: (key, value) => {
      const text = own.options[key]?.[value] ?? shared.options[key]?.[value]
      // A condition may name values of a number field, which have no words.
      return own.options[key] || shared.options[key] ? known(text, `option ${value} of ${key}`) : value
    },
    quantity: (key) => known(own.quantities[key] ?? shared.quantities[key], `quantity ${key}`),
    part: (key) => known(own.parts[key] ?? shared.parts[key], `part ${key}`),
    assumption: (key) =>
      own.parts[key] ?? shared.parts[key] ?? known(field(key)?.label, `part or label ${key}`),
    fault: ({ code, from, facts = {} }) => {
      const { faults } = from ? designWords(from, language) : own
      const sentence = faults[code] ?? Object.entries(frame.errors).find(([name]) => name === code)?.[1]
      return filledWith(typeof sentence === 'string' ? sentence : frame.errors.notComputable, (key) => {
        const value = facts[key]
        return typeof value === 'number' && value >= 1000 ? countText(value) : value?.toString()
      })
    },
  }
}

/** A typed number as a page prints it. */
export const shownText = ({ kind }: NamedField, text: string) =>
  `${text.replace('-', '−')}${kind === 'percent' && !text.endsWith('%') ? '%' : ''}`

/**
 * What an assumption becomes: `48%`; where several fields change, with the names of those that it is
 * not named after: `Proportion in group 1: 60%`.
 * @param name a field, or a part of the words
 */
export function changedText(
  fields: readonly NamedField[],
  lexicon: Lexicon,
  name: string,
  texts: Texts,
): string {
  const changed = fields.filter((field) => texts[field.name] !== undefined)
  const isOwn = (field: NamedField) => field.name === name || changed.length === 1
  const textOf = (field: NamedField) => shownText(field, texts[field.name] ?? '')
  return [
    ...changed.filter(isOwn).map(textOf),
    ...changed
      .filter((field) => !isOwn(field))
      .map((field) => `${lexicon.label(field.name)}: ${textOf(field)}`),
  ].join(', ')
}

/** E.g. `Counts only for: Non-inferiority, Equivalence.` */
export function conditionOf(field: NamedField, lexicon: Lexicon, language: Language): string | undefined {
  const words = frameWords(language).form
  const named = (name: string, options: readonly string[]) =>
    options.map((option) => lexicon.option(name, option)).join(', ')
  const sentences = [
    ...conditionsOf(field).map(({ field: by, options }) =>
      fill(words.onlyWith, { options: named(by, options) }),
    ),
    field.unless && fill(words.unless, { options: named('find', field.unless) }),
  ].filter((sentence) => sentence !== undefined)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/**
 * Writes sentences of one kind. It throws if a sentence is missing, or a fact for one of its places.
 * @param common facts that every sentence may use
 */
function sentenceWriter(
  name: DesignName,
  language: Language,
  kind: 'methods' | 'notes',
  common: Sentence['facts'] = {},
): (sentence: Sentence) => string {
  const frame = frameWords(language)
  const own: Record<string, string> = designWords(name, language)[kind]
  const shared: Record<string, string> = frame[kind]
  const lists: Lists = frame.lists
  const lexicon = lexiconOf(name, language)

  const textOf = (fact: Fact): string | number => {
    if (typeof fact !== 'object') return fact
    if ('part' in fact) return filled(lexicon.part(fact.part), fact.facts ?? {})
    const items = fact.of.map(textOf)
    const form = lists[fact.list][items.length > 2 ? 'many' : 'two']
    const listed = fill(form, { most: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' })
    // The maqaf joins a letter to a number, not to a word.
    return listed.replace(/ ו־(?=\p{Script=Hebrew})/u, ' ו')
  }
  /** Only the facts that the template uses are written. */
  const filled = (template: string, facts: Sentence['facts']): string =>
    filledWith(template, (name) => {
      const fact = facts?.[name]
      return fact === undefined ? undefined : String(textOf(fact))
    })
  return ({ key, facts, from = name }) => {
    if (from !== name) return sentenceWriter(from, language, kind, common)({ key, facts })
    const template = knownIn(name, language, own[key] ?? shared[key], `sentence ${key}`)
    const sentence = filled(template, { ...common, ...facts })
    const [missing] = sentence.match(place) ?? []
    if (missing) throw new Error(`The sentence ${key} of "${name}" has no fact for its place ${missing}.`)
    return sentence
  }
}

/** The methods paragraph; of an example it says so. Functions of R without a package belong to `stats`, which R always has. */
export function methodsText(
  name: DesignName,
  language: Language,
  { likeness, methods, r }: { likeness: Likeness; methods: readonly Sentence[]; r: string },
): string {
  const common = { company: site.name[language], package: packagesIn(r)[0] ?? 'stats' }
  const sentences = methods.map(sentenceWriter(name, language, 'methods', common))
  return [...(likeness.isExample ? [frameWords(language).example.methods] : []), ...sentences].join(' ')
}

interface NoteText {
  level: NoteLevel
  code: string
  text: string
}

/** The sentences beside the number, the gravest first. */
export function notesText(name: DesignName, language: Language, notes: readonly Note[]): NoteText[] {
  const write = sentenceWriter(name, language, 'notes')
  const order: readonly NoteLevel[] = ['stop', 'caution', 'info']
  return order.flatMap((level) =>
    notes
      .filter((note) => note.level === level)
      .map((note) => ({ level, code: note.key, text: write(note) })),
  )
}

/** Each with its heading, which `info` has not. */
export const noteLines = (
  notes: readonly Pick<NoteText, 'level' | 'text'>[],
  headings: Readonly<Record<Exclude<NoteLevel, 'info'>, string>>,
): string[] => notes.map(({ level, text }) => (level === 'info' ? text : `${headings[level]}: ${text}`))

export function formulasOf(name: DesignName, { formula }: { formula: readonly string[] }): DesignFormula[] {
  const formulas = designFormulas(name)
  return formula.map((key) => {
    const found = formulas[key]
    if (!found) throw new Error(`"${name}" has no formula ${key}: add it in content/study-design.`)
    return found
  })
}

/** E.g. `n₁` and `ln`. */
export const symbolsIn = (text: string) => text.match(/[\p{Lu}\p{Ll}]+\p{Mark}?[₀-₉ᵢⱼₖₕᵦ]?′?/gu) ?? []

/** The symbols of the formulas, by themselves or several with commas, and what they mean. */
export function meaningsOf(name: DesignName, language: Language, formulas: readonly DesignFormula[]) {
  const used = new Set(formulas.flatMap(({ text }) => symbolsIn(text)))
  const own = designWords(name, language).symbols
  // The design's own come first, also where they replace shared ones.
  return Object.entries({ ...own, ...frameWords(language).symbols, ...own }).filter(([symbols]) =>
    symbols.split(', ').some((symbol) => used.has(symbol)),
  )
}
