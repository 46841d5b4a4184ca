import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShown, noFilters, readFilters } from '#client/state/publications.ts'
import { publicationRecords } from '#content/publications/records.ts'
import {
  allPublications,
  allYears,
  listPublications,
  publicationsPerYear,
  publicationYears,
  sortPublications,
} from './publications.ts'

const anyRecord = fc.record({
  year: fc.option(fc.integer({ min: 1900, max: 2030 }), { nil: null }),
  title: fc.oneof(fc.constantFrom('alpha', 'Alpha', 'ALPHA', 'beta', 'Beta', 'zeta'), fc.string()),
})

const collator = new Intl.Collator('en', { sensitivity: 'accent' })

describe('the order of publications', () => {
  it('any records: years fall, none counts as 0, titles rise within a year, nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const before = [...records]
        const sorted = sortPublications(records)
        expect(records).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(records))
        expect(sorted).toHaveLength(records.length)
        const isInOrder = sorted.every((b, index) => {
          const a = sorted[index - 1]
          if (!a || (a.year ?? 0) > (b.year ?? 0)) return true
          const order = collator.compare(a.title, b.title)
          return (
            (a.year ?? 0) === (b.year ?? 0) &&
            (order < 0 || (order === 0 && records.indexOf(a) < records.indexOf(b)))
          )
        })
        expect(isInOrder).toBe(true)
      }),
    )
  })

  it('titles that differ in case only: not told apart', () => {
    const records = ['b', 'B', 'a', 'A'].map((title) => ({ title, year: 2000 }))
    expect(sortPublications(records).map(({ title }) => title)).toEqual(['a', 'A', 'b', 'B'])
  })
})

describe('the list', () => {
  it('an id that repeats: anchors that do not', () => {
    expect(new Set(publicationRecords.map(({ id }) => id)).size).toBeLessThan(publicationRecords.length)
    expect(new Set(allPublications().map(({ anchor }) => anchor)).size).toBe(publicationRecords.length)
    const [record] = publicationRecords
    const twice = record ? [record, record, record] : []
    expect(listPublications(twice).map(({ anchor }) => anchor)).toEqual(['pub-01', 'pub-01-2', 'pub-01-3'])
  })

  it('years: each once, falling, without those that have none', () => {
    expect(publicationYears([{ year: 1991 }, { year: null }, { year: 2014 }, { year: 1991 }])).toEqual([
      '2014',
      '1991',
    ])
    expect(allYears().at(-1)).toBe('1991')
  })
})

it('records by year: counted, oldest first, without those that have none', () => {
  const records = [{ year: 2014 }, { year: null }, { year: 1991 }, { year: 2014 }]
  expect(publicationsPerYear(records)).toEqual([
    { year: 1991, count: 1 },
    { year: 2014, count: 2 },
  ])
})

describe('the filters', () => {
  const [record] = listPublications([
    {
      id: 'x',
      type: 'book',
      title: 'Estimands in Practice',
      authors: 'Smith J, Cohen D',
      venue: 'Carob Press',
      year: 2014,
      citation: '',
      link: null,
      createdFrom: 'publications page',
    },
  ])
  const isFound = (asked: object) =>
    record !== undefined && isShown(record.filtered, readFilters(asked, ['2014', '1991']))

  it.each([
    [{}, true],
    [{ q: '  smith ' }, true],
    [{ q: 'SMITH' }, true],
    [{ q: 'estimands IN' }, true],
    [{ q: 'carob' }, true],
    [{ q: 'press smith' }, false],
    [{ q: 'smith.*' }, false],
    [{ q: '(' }, false],
    [{ q: '\u0000' }, true],
    [{ q: '\ud800' }, false],
    [{ year: '2014' }, true],
    [{ year: '1991' }, false],
    [{ year: '1850' }, true],
    [{ type: 'book' }, true],
    [{ type: 'article' }, false],
    [{ type: 'film' }, true],
    [{ q: 'smith', year: '2014', type: 'book' }, true],
    [{ q: 'smith', year: '2014', type: 'article' }, false],
  ])('%j: %s', (asked, found) => {
    expect(isFound(asked)).toBe(found)
  })

  it('nothing asked: all', () => {
    expect(readFilters({}, allYears())).toEqual(noFilters)
  })
})
