import { describe, expect, it } from 'vitest'
import { isShown, noFilters, readFilters } from '#client/publications/filters.ts'
import { sortPublications } from '#content/publications/order.ts'
import { publicationRecords } from '#content/publications/records.ts'
import { allPublications, allYears, listPublications, publicationsPerYear, publicationYears } from './list.ts'

describe('the list', () => {
  it('in the order of display, which the build gives it', () => {
    const titles = (records: readonly { title: string }[]) => records.map(({ title }) => title)
    expect(titles(allPublications())).toEqual(titles(sortPublications(publicationRecords)))
  })

  it('an id that repeats: anchors that do not', () => {
    expect(new Set(publicationRecords.map(({ id }) => id)).size).toBeLessThan(publicationRecords.length)
    expect(new Set(allPublications().map(({ anchor }) => anchor)).size).toBe(publicationRecords.length)
    const record = publicationRecords.find(({ id }) => id === 'pub-01')
    const twice = record ? [record, record, record] : []
    expect(listPublications(twice).map(({ anchor }) => anchor)).toEqual(['pub-01', 'pub-01-2', 'pub-01-3'])
  })

  it('years: each once, falling, without those that have none', () => {
    expect(publicationYears([{ year: 1991 }, { year: null }, { year: 2014 }, { year: 1991 }])).toEqual([
      '2014',
      '1991',
    ])
    const years = publicationRecords.flatMap(({ year }) => year ?? [])
    expect(allYears().at(-1)).toBe(String(Math.min(...years)))
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
