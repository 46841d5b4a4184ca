import { commonEvents, estimandExamples } from '#content/estimand/examples.ts'
import { type Language, languages } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import { type QuestionName, questionNames, type Texts } from '#src/study-design/index.ts'
import { wordsOf } from '#src/words/words.ts'
import type { Piece } from './pieces.ts'
import { parametersOfEstimand } from './read.ts'
import type { EstimandWords, Say } from './statement.ts'

export const estimandWords = wordsOf('estimand')

type PhraseName = keyof EstimandWords['phrases']

const fold = (text: string) => text.trim().toLowerCase()

/** The known phrase, in any language, that equals a typed text. */
function phraseOf(text: string): PhraseName | undefined {
  for (const language of languages) {
    const { phrases } = estimandWords(language)
    for (const name in phrases) {
      if (isPhrase(name, phrases) && fold(phrases[name]) === fold(text)) return name
    }
  }
  return undefined
}

function isPhrase(name: string, phrases: EstimandWords['phrases']): name is PhraseName {
  return Object.hasOwn(phrases, name)
}

/** Phrases of the examples are known in both languages. */
export function sayIn(language: Language): Say {
  return (text): Piece => {
    const name = phraseOf(text)
    return name ? estimandWords(language).phrases[name] : { typed: text }
  }
}

export function suggestedEvents(language: Language): string[] {
  const { phrases } = estimandWords(language)
  return commonEvents.map((name) => phrases[name])
}

export type ExampleName = keyof typeof estimandExamples

/** What the form holds after a press on the example. */
export function exampleTexts(name: ExampleName, language: Language): Record<string, string> {
  const { phrases } = estimandWords(language)
  const { population, treatment, comparator, variable, summary, events } = estimandExamples[name]
  const parameters: Record<string, string> = {
    population: phrases[population],
    treatment: phrases[treatment],
    comparator: phrases[comparator],
    variable: phrases[variable],
    summary,
  }
  for (const [index, one] of events.entries()) {
    parameters[`event${index + 1}`] = phrases[one.event]
    parameters[`strategy${index + 1}`] = one.strategy
    if ('detail' in one) parameters[`detail${index + 1}`] = phrases[one.detail]
  }
  return parameters
}

export const exampleHref = (name: ExampleName, language: Language) =>
  hrefWith('estimand', language, exampleTexts(name, language))

export const exampleNames = ['oncology', 'diabetes', 'vaccine', 'pain'] as const satisfies ExampleName[]

/** The example that a design can be for, if nothing of it was changed. */
export function questionOf(texts: Texts): QuestionName | null {
  const stated = new URLSearchParams(parametersOfEstimand(texts)).toString()
  const found = questionNames.find((name) =>
    languages.some((language) => new URLSearchParams(exampleTexts(name, language)).toString() === stated),
  )
  return found ?? null
}

export function exampleLinks(language: Language): { label: string; href: string }[] {
  const { labels } = estimandWords(language).examples
  return exampleNames.map((name) => ({ label: labels[name], href: exampleHref(name, language) }))
}
