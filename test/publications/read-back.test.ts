import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
import { expect, test } from 'vitest'
import { factsOf } from '#content/publications/citation-facts.ts'
import { publicationRecords } from '#content/publications/records.ts'
import type { Reference } from '#content/types.ts'
import { citationFormats } from '#src/publications/citations/formats.ts'

const publications: Reference[] = publicationRecords.map((record, index) => ({
  id: `${record.id}-${index}`,
  ...factsOf(record),
  note: 'Fictional record of a sample site: no such publication exists.',
}))

/** Posts with everything that a format must escape. */
const posts: Reference[] = ['en', 'he'].map((language) => ({
  id: `post-${language}`,
  type: 'post-weblog',
  title: language === 'he' ? 'דרישות SDTM ו־ADaM לפי שלב: 50% & יותר' : 'Costs_of $5 & 10% of #1: a ~ b ^ c',
  author: language === 'he' ? [{ family: 'ברזל', given: 'יותם' }] : [{ literal: 'Marom Clinical Research' }],
  language,
  issued: { 'date-parts': [[2024, 11, 9]] },
  'container-title': 'Marom Clinical Research',
  publisher: 'Marom Clinical Research',
  'publisher-place': 'Tel Aviv',
  URL: `https://www.marom.example/blog/a_b-c?lang=${language}`,
  note: language === 'he' ? 'מאתר לדוגמה: המחברים והמוציא לאור בדויים.' : 'A sample & 100% fictional.',
}))

const terms: Reference[] = ['en', 'he'].map((language) => ({
  id: `hazard-ratio-hr-${language}`,
  type: 'entry-dictionary',
  title: language === 'he' ? 'יחס סיכונים (HR)' : 'Hazard ratio (HR)',
  author: [{ literal: 'Marom Clinical Research' }],
  language,
  'container-title': 'Key Concepts in Biostatistics',
  publisher: 'Marom Clinical Research',
  'publisher-place': 'Tel Aviv',
  URL: `https://www.marom.example/key-concepts/hazard-ratio-hr?lang=${language}`,
}))

/** Fields that citation-js has no place for. */
const lost: Record<string, Record<Reference['type'], (keyof Reference)[]>> = {
  bib: {
    'article-journal': ['status'],
    book: [],
    'entry-dictionary': ['type', 'container-title'],
    'post-weblog': ['type', 'container-title'],
  },
  ris: { 'article-journal': ['status'], book: [], 'entry-dictionary': [], 'post-weblog': [] },
}

const plain = (text: unknown) => String(text).replace(/<\/?span[^>]*>/g, '')

/** Without the labels and traces that citation-js adds. */
function asWritten(read: Record<string, unknown>, written: Reference): Record<string, unknown> {
  const language = read.language === 'hebrew' ? 'he' : read.language === 'english' ? 'en' : read.language
  // An organization has a family name only.
  const author = (read.author as { family?: string; given?: string; literal?: string }[]).map((name) =>
    name.family && !name.given ? { literal: name.family } : name,
  )
  // Both formats have the state of an article as a note too, before the other.
  const note = String([read.note].flat().at(-1) ?? '').replace(/^Forthcoming\. /, '') || undefined
  const known: Record<string, unknown> = { ...read, author, title: plain(read.title), language, note }
  return Object.fromEntries(Object.keys(written).map((key) => [key, known[key]]))
}

for (const ending of ['bib', 'ris'] as const) {
  for (const [name, references] of Object.entries({ publications, posts, terms })) {
    test(`${name} as .${ending}: citation-js reads back each record as it is`, () => {
      const read = new Cite(citationFormats[ending].write(references)).data
      expect(read).toHaveLength(references.length)
      for (const [index, reference] of references.entries()) {
        const left = lost[ending]?.[reference.type] ?? []
        const wanted = Object.fromEntries(
          Object.entries(reference).filter(([key]) => !left.some((one) => one === key)),
        )
        expect(asWritten(read[index] ?? {}, wanted as unknown as Reference)).toEqual(wanted)
      }
    })
  }
}

test('CSL-JSON: citation-js takes it as it is', () => {
  const all = [...publications, ...posts, ...terms]
  const read = new Cite(citationFormats['csl.json'].write(all)).data
  expect(read.map((item, index) => asWritten(item, all[index] as Reference))).toEqual(all)
})

test('an article without a year: none in any format, and its state where there is a word for it', () => {
  const [undated] = publications.filter(({ status }) => status)
  const one = undated ? [undated] : []
  expect(citationFormats.bib.write(one)).not.toMatch(/year|date/)
  expect(citationFormats.bib.write(one)).toContain('note = {Forthcoming. ')
  expect(citationFormats.ris.write(one)).not.toMatch(/^(PY|DA) /m)
  expect(citationFormats.ris.write(one)).toContain('N1  - Forthcoming')
})

test('capitals that a style would lose stand in braces, RIS lines end as the format wants', () => {
  expect(citationFormats.bib.write(publications)).toContain('{ADaM} datasets for time-to-event endpoints')
  expect(citationFormats.ris.write(publications).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

/** The types of BibTeX, and the fields that its own styles print or that any reader may ignore. */
const classicalTypes = ['article', 'book', 'misc']
const printed = [
  ...['author', 'title', 'journal', 'howpublished', 'publisher', 'address', 'year', 'month', 'volume'],
  ...['number', 'pages', 'note'],
]
const ignored = ['url', 'doi', 'day', 'shortjournal', 'pagetotal', 'langid']

test('classical BibTeX: types and fields that its readers know, with address, year and month in them', () => {
  const text = citationFormats.bib.write([...publications, ...posts, ...terms])
  const namesIn = (pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name]) => name))
  expect(namesIn(/^@(\w+)\{/gm)).toEqual(new Set(classicalTypes))
  expect(namesIn(/^ {2}(\w+) = /gm)).toEqual(new Set([...printed, ...ignored]))
  for (const { 'container-title': container, URL = '' } of [...posts, ...terms])
    expect(text).toContain(`howpublished = {${container}, ${URL.replaceAll('_', '\\_')}}`)
  expect(citationFormats.bib.write(posts)).toMatch(/year = \{2024\},\n {2}month = nov,\n/)
})
