import { expect, test } from 'vitest'
import { factsOf } from './citation-facts.ts'
import { publicationRecords } from './records.ts'

const [first] = publicationRecords.filter(({ id }) => id === 'pub-01')

test('every citation fits its record, and names what the record leaves out', () => {
  const facts = publicationRecords.map(factsOf)
  expect(first && factsOf(first)).toEqual({
    type: 'article-journal',
    title: first?.title,
    author: [
      { family: 'Petridou-Lavi', given: 'K' },
      { family: 'Nakagawa-Lev', given: 'H' },
      { family: 'Sela-Brandt', given: 'M' },
      { family: 'Dekel-Voss', given: 'T' },
    ],
    language: 'en',
    issued: { 'date-parts': [[2022]] },
    'container-title': 'Journal of Quantitative Vaccinology',
    'container-title-short': 'J Quant Vaccinol',
    volume: '33',
    issue: '2',
    page: '77-91',
    DOI: '10.5555/sample.2022.01',
  })
  expect(facts.filter(({ DOI }) => DOI && !DOI.startsWith('10.5555/'))).toEqual([])
  expect(facts.filter(({ status }) => status).length).toBeGreaterThan(0)
})

test.each([
  ['another year', '2022;', '2021;'],
  ['another DOI', 'sample.2022.01', 'sample.2022.09'],
  ['another author', 'Petridou-Lavi K', 'Petridou-Lavi H'],
  ['no pages', ':77-91', ''],
])('%s in the citation: the build stops', (_, from, to) => {
  if (!first) throw new Error('no record')
  expect(() => factsOf({ ...first, citation: first.citation.replace(from, to) })).toThrow('pub-01')
})

test('pages that Vancouver shortens are written out', () => {
  const [record] = publicationRecords.filter(({ citation }) => citation.includes(':145-58.'))
  expect(record && factsOf(record).page).toBe('145-158')
})
