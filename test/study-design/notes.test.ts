import { type Answer, designNames, designs, type Texts } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { mostOpenNotes } from '#client/study-design/note-list.tsx'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { frameWords, notesText } from '#src/study-design/words.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { isWhole } from '#test/support/extent.ts'
import { select } from '#test/support/html.ts'

const everyDesign = designNames.flatMap((name) => languages.map((language) => ({ name, language })))

const known = new Map<string, ReturnType<typeof statesOf>>()

/** In `npm test` each state in one language, in turn. */
function statesIn(name: (typeof designNames)[number], language: Language) {
  const states = known.get(name) ?? statesOf(name)
  known.set(name, states)
  return states.filter((_, place) => isWhole || place % languages.length === languages.indexOf(language))
}

/** The example, every choice, and the ends of every other field: one state for each set of warnings. */
function statesOf(name: (typeof designNames)[number]): { texts: Texts; answer: Answer }[] {
  const { fields, answer } = designs[name]
  const ends = fields.flatMap(({ name: field, options, min, max }) =>
    (options.length > 0 ? options : [min, max]).map((text) => ({ [field]: String(text) })),
  )
  const states = [{}, ...ends].map((texts) => ({ texts, answer: answer(texts) }))
  const setOf = (state: Answer) => (state.isResult ? state.notes.map(({ key }) => key).join() : 'no result')
  return [...new Map(states.map((state) => [setOf(state.answer), state])).values()]
}

describe.each(everyDesign)('$name in $language', ({ name, language }) => {
  test('every warning stands beside the number, the gravest first, which the line names too', async () => {
    const words = frameWords(language).result
    for (const { texts, answer } of statesIn(name, language)) {
      const query = new URLSearchParams({ ...texts })
      const document = await documentAt(inLanguage(`/study-design/${name}?${query}`, language))
      const notes = answer.isResult ? notesText(name, language, answer.notes) : []
      const shown = select(document, '#result [data-level]').map((note) => note.textContent)
      const expected = notes.map(({ level, text }) => (level === 'info' ? text : words[level] + text))
      expect(shown, String(query)).toEqual(expected)
      const folded = select(document, '#result details[data-setting="notes"] [data-level]')
      expect(
        folded.map((note) => note.textContent),
        String(query),
      ).toEqual(expected.slice(mostOpenNotes))
      const [gravest] = notes
      const sign = gravest && gravest.level !== 'info' ? [words[gravest.level]] : []
      expect(
        select(document, '[data-sign]').map(({ textContent }) => textContent),
        String(query),
      ).toEqual(sign)
    }
  })
})
