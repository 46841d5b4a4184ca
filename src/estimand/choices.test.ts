import { designs, type Measure } from '@marom/trial-designs'
import { expect, test } from 'vitest'
import { glossaryRecords } from '#src/words/words.ts'
import { designsFor, type FitNote, strategies, summaries, summaryNames } from './choices.ts'

test('terms are entries of the glossary', () => {
  const slugs = glossaryRecords().map(({ slug }) => slug)
  const terms = [...Object.values(summaries), ...Object.values(strategies)].map(({ term }) => term)
  expect(slugs).toEqual(
    expect.arrayContaining([...terms, 'estimand', 'intercurrent-event', 'population-level-summary']),
  )
})

/** What a design must test if its note says that it does not test the summary itself. */
const measureOf: Partial<Record<FitNote, Measure>> = {
  equality: 'risk-difference',
  logarithms: 'mean-difference',
}

test.each(summaryNames)('%s: a design tests this summary, or its note says what it tests', (summary) => {
  for (const { name, parameters, note } of designsFor(summary)) {
    expect(designs[name].measures, name).toContain((note && measureOf[note]) ?? summary)
    const answer = designs[name].answer(parameters)
    expect(answer.isResult, name).toBe(true)
    expect(answer.texts).toMatchObject(parameters)
  }
})
