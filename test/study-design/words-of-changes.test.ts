import { type DesignName, designNames, designs } from '@marom/trial-designs'
import { expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { lexiconOf, methodsText } from '#src/study-design/words.ts'
import { ask } from '#test/support/built-pages.ts'
import { oneIn } from '#test/support/extent.ts'

/** The example with each pair of choices, or with a seventh of them in `npm test`. */
function statesOf(name: DesignName): Record<string, string>[] {
  const choices = designs[name].fields.flatMap((field) =>
    field.options.map((option) => ({ [field.name]: option })),
  )
  return oneIn(
    7,
    choices.flatMap((one) => choices.map((other) => ({ ...one, ...other }))),
  )
}

/** Without what is in brackets. */
const nameOf = (label: string) => label.replace(/ \(.*/, '')

/** Labels beside a value of one field that do not begin as that field does. */
function strayLabels(name: DesignName, language: Language): string[] {
  const lexicon = lexiconOf(name, language)
  const stray = statesOf(name).flatMap((texts) => {
    const answer = designs[name].answer(texts)
    return [...(answer.isResult ? answer.changes.variations : [])].flatMap(([key, vary]) => {
      const [field, ...others] = Object.keys(vary(1.2))
      const label = lexicon.assumption(key)
      if (field === undefined || others.length > 0) return []
      return label.startsWith(nameOf(lexicon.label(field))) ? [] : [`${label}: value of ${field}`]
    })
  })
  return [...new Set(stray)]
}

test.each(languages)('a changed value stands beside the name of its own field (%s)', (language) => {
  expect(designNames.flatMap((name) => strayLabels(name, language))).toEqual([])
})

const withoutDifference = { find: 'margin', difference: '0', p1: '50', p2: '50' }

test.each(languages)('a margin that was found has no source, a typed one has (%s)', (language) => {
  const source = { en: '[source]', he: '[מקור]' }[language]
  const margins = (['two-means', 'two-proportions', 'cluster-randomized'] as const).flatMap((name) =>
    (['margin', 'power'] as const).map((find) => {
      const answer = designs[name].answer({ ...withoutDifference, goal: 'noninferiority', find })
      if (!answer.isResult) throw new Error(JSON.stringify({ name, find, faults: answer.faults }))
      const [hypothesis = ''] = methodsText(name, language, answer).split(/\. (?=\D)/)
      return [name, find, hypothesis.includes(source)]
    }),
  )
  expect(margins).toEqual([
    ['two-means', 'margin', false],
    ['two-means', 'power', true],
    ['two-proportions', 'margin', false],
    ['two-proportions', 'power', true],
    ['cluster-randomized', 'margin', false],
    ['cluster-randomized', 'power', true],
  ])
})

test('the Markdown of a page has no table of two assumptions, which only some addresses ask for', async () => {
  const text = await (await ask('/study-design/two-means.md')).text()
  expect(text).not.toContain('## Two assumptions at once')
})
