import { expect, test } from 'vitest'
import { estimandExamples } from '#content/estimand/examples.ts'
import { languages } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { documentOf, only, select, textOf } from '#test/support/html.ts'
import { ask } from '#test/support/site.ts'
import { areaExamples } from './area-question.tsx'
import { designsFor } from './choices.ts'
import { estimandWords, exampleNames } from './words.ts'

test('every example belongs to a therapeutic area', () => {
  expect(Object.values(areaExamples).toSorted()).toEqual(exampleNames.toSorted())
})

test.each(languages)(
  'an area states its example and offers each design that fits it (%s)',
  async (language) => {
    const page = documentOf(await (await ask(href('therapeutic-areas', language))).text())
    const { phrases } = estimandWords(language)
    for (const [area, name] of Object.entries(areaExamples)) {
      if (!name) continue
      const { population, events, summary } = estimandExamples[name]
      const section = only(page, `#${area}`)
      for (const phrase of [population, ...events.map(({ event }) => event)])
        expect(textOf(section)).toContain(phrases[phrase])
      for (const design of designsFor(summary))
        expect(
          select(section, `a[href^="/study-design/${design.name}"]`),
          `${area}: ${design.name}`,
        ).not.toEqual([])
    }
  },
)
