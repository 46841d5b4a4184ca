import { type Random, seededRandom } from '@marom/statistics'
import { designNames, designs, type NamedField, type Texts } from '@marom/trial-designs'
import { expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { lexiconOf, methodsText, notesText } from '#src/study-design/words.ts'
import { inShort } from '#test/support/extent.ts'
import { covering, productOf } from './properties/choices.ts'
import { nameOf, type State } from './states.ts'

/** A count of 1 before a word in the plural; the last of several counts may be 1. */
const wrong: Record<Language, RegExp> = {
  en: /(?<!and )(?<![\d.,])1 (months|participants|pairs|(expected )?events|responses|clusters|analyses|percentage points|trials|studies)\b/,
  he: /(?<! ו־)(?<![\d.,])1 (חודשים|משתתפים|זוגות|אירועים|תגובות|אשכולות|ניתוחים|נקודות)/,
}

const count = inShort(300, 20_000)

/** Texts of 1 for each field that may hold it. */
const onesOf = (fields: readonly NamedField[]): Texts[] =>
  fields
    .filter(({ kind, min, max }) => kind !== 'choice' && min <= 1 && max >= 1)
    .map(({ name, kind }) => ({ [name]: kind === 'percent' ? '1%' : '1' }))

/** The smallest trial, one of two more, or the example's. */
const sizesOf = (fields: readonly NamedField[]): Texts[] =>
  fields
    .filter(({ name }) => ['n', 'n1', 'fixed'].includes(name))
    .flatMap(({ name, min }) => [{}, ...[0, 1].map((more) => ({ [name]: String(Math.max(1, min) + more) }))])

/** Every choice with small sizes, and two fields that are 1. */
function statesOfOne(design: State['design'], random: Random): State[] {
  const { fields } = designs[design]
  const lists = [covering(productOf(design), random), sizesOf(fields), onesOf(fields), onesOf(fields)]
  const oneOf = (list: readonly Texts[]) => list[Math.floor(random() * list.length)]
  return Array.from({ length: count }, () => ({ design, texts: Object.assign({}, ...lists.map(oneOf)) }))
}

/** All sentences of a state, or what is wrong with it. */
function saidOf({ design, texts }: State, language: Language): string[] {
  const answer = designs[design].answer(texts)
  if (!answer.isResult) return answer.faults.map(lexiconOf(design, language).fault)
  const notes = notesText(design, language, answer.notes).map(({ text }) => text)
  return [methodsText(design, language, answer), ...notes]
}

test.each(designNames)('%s: no count of 1 has its word in the plural', (design) => {
  const found = statesOfOne(design, seededRandom(20_261_129)).flatMap((state) =>
    languages.flatMap((language) =>
      saidOf(state, language)
        .filter((text) => wrong[language].test(text))
        .map((text) => `${wrong[language].exec(text)?.[0]} in ${nameOf(state)}: ${text}`),
    ),
  )
  expect(found.slice(0, 4).join('\n')).toBe('')
})

test('a wrong count is seen', () => {
  expect('over 1 months').toMatch(wrong.en)
  expect('at 1, 1, and 1 events, 21 months, 0.1 months, 1,001 months').not.toMatch(wrong.en)
  expect('במשך 1 חודשים').toMatch(wrong.he)
})
