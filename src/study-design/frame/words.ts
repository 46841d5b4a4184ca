import { fill } from '#client/ui/fill.ts'
import type { Language } from '#content/locales.ts'
import type { DesignName } from '#content/study-design/routes.ts'
import type { DesignWords } from '#content/study-design/words.ts'
import { wordsOf } from '#src/words/words.ts'
import type { Fault, NamedField, Texts } from './fields.ts'
import { countText, trimmed } from './format.ts'
import type { Sentence, Values } from './result.ts'

export const frameWords = wordsOf('study-design/frame')

export function designWords(name: DesignName, language: Language): DesignWords {
  return wordsOf(`study-design/designs/${name}`)(language)
}

/** The names of a design's parts in one language: its own words, or those that designs share. */
export interface Lexicon {
  label: (field: string) => string
  hint: (field: string) => string | undefined
  option: (field: string, value: string) => string
  quantity: (name: string) => string
  part: (name: string) => string
  fault: (fault: Fault) => string
}

type Shared = Pick<DesignWords, 'fields' | 'options' | 'quantities' | 'parts'>

function knownIn(name: DesignName, language: Language, text: string | undefined, what: string): string {
  if (text === undefined)
    throw new Error(
      `The words of "${name}" in "${language}" lack the ${what}: add it in content/study-design.`,
    )
  return text
}

export function lexiconOf(name: DesignName, language: Language): Lexicon {
  const own = designWords(name, language)
  const frame = frameWords(language)
  const shared: Shared = frame
  const sentences: Record<string, string | object> = frame.errors
  const known = (text: string | undefined, what: string) => knownIn(name, language, text, what)
  const field = (key: string) => own.fields[key] ?? shared.fields[key]
  return {
    label: (key) => known(field(key)?.label, `label of ${key}`),
    hint: (key) => field(key)?.hint,
    option: (key, value) => {
      const options = own.options[key] ?? shared.options[key]
      // A condition may name values of a number field, which have no words.
      return options ? known(options[value], `option ${value} of ${key}`) : value
    },
    quantity: (key) => known(own.quantities[key] ?? shared.quantities[key], `quantity ${key}`),
    part: (key) => known(own.parts[key] ?? shared.parts[key], `part ${key}`),
    fault: ({ code, facts = {} }) => {
      const sentence = own.faults[code] ?? sentences[code]
      const printed = Object.entries(facts).map(([key, value]) => [
        key,
        typeof value === 'number' && value >= 1000 ? countText(value) : value,
      ])
      return fill(
        typeof sentence === 'string' ? sentence : frame.errors.notComputable,
        Object.fromEntries(printed),
      )
    },
  }
}

/** E.g. `Counts only for: Non-inferiority, Equivalence.` */
export function conditionOf(field: NamedField, lexicon: Lexicon, language: Language): string | undefined {
  const { onlyWith } = field
  if (!onlyWith) return undefined
  const options = onlyWith.options.map((option) => lexicon.option(onlyWith.field, option)).join(', ')
  return fill(frameWords(language).form.onlyWith, { options })
}

/**
 * The sentences of the design, and one on dropout.
 * @throws Error if a sentence is missing, or a fact for one of its places
 */
export function methodsText(
  name: DesignName,
  language: Language,
  { methods, values, texts }: { methods: readonly Sentence[]; values: Values; texts: Texts },
): string {
  const { methods: templates } = designWords(name, language)
  const lexicon = lexiconOf(name, language)
  const sentences = methods.map(({ key, facts }) => {
    const filled = Object.entries(facts).flatMap(([place, fact]) =>
      fact === undefined ? [] : [[place, typeof fact === 'object' ? lexicon.part(fact.part) : fact]],
    )
    const template = knownIn(name, language, templates[key], `sentence ${key}`)
    const sentence = fill(template, Object.fromEntries(filled))
    const [place] = /\{\w+\}/.exec(sentence) ?? []
    if (place) throw new Error(`The sentence ${key} of "${name}" has no fact for its place ${place}.`)
    return sentence
  })
  const enrolled = values.enrolledTotal ?? values.enrolledSize
  if (enrolled !== undefined) {
    const dropout = `${trimmed(Number(texts.dropout?.replace('%', '')))}%`
    sentences.push(fill(frameWords(language).methods.dropout, { dropout, enrolled: countText(enrolled) }))
  }
  return sentences.join(' ')
}
