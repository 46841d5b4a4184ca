import { expect, test } from 'vitest'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { languages } from '#content/locales.ts'
import { documentTitle } from '#src/site/head/title.ts'
import { summaryOf } from './terms.ts'

/** The texts that more than one term has. */
const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place)

test.each(languages)(
  'the head of every term (%s): its title and its description fit, and no two are alike',
  (language) => {
    const titles = records.map(({ term }) => documentTitle(term[language], language))
    const descriptions = records.map((record) => summaryOf(record, language))
    expect(titles.filter((title) => title.length > 60)).toEqual([])
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([])
    expect([...repeated(titles), ...repeated(descriptions)]).toEqual([])
  },
)
