import type { ToolDescription } from '#src/build/machines/description.ts'
import { address, listOf, object, oneOf, text } from '#src/build/machines/schema.ts'
import { strategyNames, summaryNames } from '#src/estimand/choices.ts'
import { attributeNames, eventNumbers, longestText } from '#src/estimand/read.ts'
import { estimandWords, exampleTexts } from '#src/estimand/words.ts'

const { fields, summaries, strategies } = estimandWords('en')

const typed = (maxLength: number, description: string) => ({ type: 'string', maxLength, description })

const meanings = (names: readonly string[], words: Readonly<Record<string, string>>) =>
  names.map((name) => `${name}: ${words[name]}`).join('. ')

const attributes = attributeNames.map((name) => [
  name === 'comparator' ? `${name}?` : name,
  typed(longestText.attribute, `${fields[name].label}. ${fields[name].hint}`),
])

const event = object({
  event: typed(longestText.event, fields.event.label),
  strategy: oneOf(strategyNames, meanings(strategyNames, strategies)),
  'detail?': typed(longestText.detail, fields.detail.hint),
})

const { population, treatment, comparator, variable, summary, event1, strategy1, detail1 } = exampleTexts(
  'diabetes',
  'en',
)

export const tools: Record<string, ToolDescription> = {
  state_estimand: {
    title: 'State an estimand',
    description:
      'Writes the five attributes of an estimand (ICH E9(R1)) as a sentence and a table, with the questions that each strategy raises and the designs that fit. Returns the address of the page.',
    inputs: {
      ...Object.fromEntries(attributes),
      summary: oneOf(summaryNames, meanings(summaryNames, summaries)),
      'events?': { ...listOf(event, 'Intercurrent events.'), maxItems: eventNumbers.length },
    },
    outputs: {
      sentence: text(),
      attributes: listOf(object({ name: text(), lines: listOf(text()) })),
      questions: listOf(text(), 'For the protocol.'),
      designs: listOf(object({ name: text(), title: text(), 'note?': text(), page: address() })),
      source: text(),
      page: address('The page with the same estimand.'),
    },
    example: {
      population,
      treatment,
      comparator,
      variable,
      summary,
      events: [{ event: event1, strategy: strategy1, ...(detail1 ? { detail: detail1 } : {}) }],
    },
  },
}
