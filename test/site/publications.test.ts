import { describe, expect, it, test } from 'vitest'
import { publicationRecords } from '#content/publications/records.ts'
import { allPublications } from '#src/publications.ts'
import { both, count, inLanguage, plain, read } from '#test/support/insights.ts'

describe.each(both)('the publications in %s', (language) => {
  const publications = allPublications()
  const path = '/blog/scientific-articles'
  const entries = (main: string) => [
    ...main.matchAll(/<li id="(pub-[\d-]+)" class="publication"( hidden="")?/g),
  ]
  const shown = async (query: string) => {
    const { main, status } = await read(inLanguage(`${path}${query}`, language))
    expect(status).toBe(200)
    return entries(main)
      .filter(([, , hidden]) => hidden === undefined)
      .map(([, id]) => id)
  }
  const idsOf = (isWanted: (record: (typeof publications)[number]) => boolean) =>
    publications.filter(isWanted).map(({ anchor }) => anchor)

  it('tiles: the counts of the data', async () => {
    const { main } = await read(inLanguage(path, language))
    const figures = [...main.matchAll(/<dd class="[^"]*figures">(\d+)<\/dd>/g)]
      .slice(0, 3)
      .map(([, n]) => Number(n))
    const books = publicationRecords.filter(({ type }) => type === 'book').length
    expect(figures).toEqual([publicationRecords.length, books, publicationRecords.length - books])
  })

  it('every record is there once, in order, with a title that links in a new tab only where it has a link', async () => {
    const { main } = await read(inLanguage(path, language))
    expect(entries(main).map(([, id]) => id)).toEqual(publications.map(({ anchor }) => anchor))
    for (const { anchor, link, authors, venue, year } of publications) {
      const entry = main.slice(main.indexOf(`<li id="${anchor}"`)).split('</li>')[0] ?? ''
      expect(count(entry, /<a /g)).toBe(link ? 2 : 0)
      if (link) expect(count(entry, new RegExp(`href="${link}" target="_blank" rel="noopener"`, 'g'))).toBe(2)
      const text = plain(entry).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
      for (const fact of [authors, venue, String(year ?? '')]) expect(text).toContain(fact)
    }
  })

  it('year and type: every year once, falling, and All', async () => {
    const { main } = await read(inLanguage(path, language))
    const options = [...main.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)
    const years = [...new Set(publicationRecords.flatMap(({ year }) => (year === null ? [] : [year])))]
    expect(options).toEqual(['', ...years.sort((a, b) => b - a).map(String), '', 'article', 'book'])
  })

  test('an address: what the server shows', async () => {
    const has = (text: string) => (record: (typeof publications)[number]) =>
      [record.title, record.authors, record.venue].some((field) => field.toLowerCase().includes(text))
    expect(await shown('')).toHaveLength(publicationRecords.length)
    expect((await shown('?q=smith')).length).toBeGreaterThan(0)
    expect(await shown('?q=smith')).toEqual(idsOf(has('smith')))
    expect(await shown('?q=++SMITH++')).toEqual(idsOf(has('smith')))
    expect(await shown('?year=2014')).toEqual(idsOf(({ year }) => year === 2014))
    expect(await shown('?type=book')).toEqual(idsOf(({ type }) => type === 'book'))
    expect(await shown('?q=&year=&type=')).toHaveLength(publicationRecords.length)
    expect(await shown('?q=estimands&year=2021&type=book')).toEqual(
      idsOf((record) => has('estimands')(record) && record.year === 2021 && record.type === 'book'),
    )
    expect(await shown('?year=1850&type=film')).toHaveLength(publicationRecords.length)
  })

  it.each([
    ['a thousand letters', `?q=${'x'.repeat(1000)}`],
    ['a pattern', '?q=.*'],
    ['a script', '?q=%3Cscript%3Ealert(1)%3C/script%3E'],
    ['half a surrogate pair', '?q=%ED%A0%80x'],
  ])('%s: nothing is found, calmly', async (_, query) => {
    const { status, main } = await read(inLanguage(`${path}${query}`, language))
    expect(status).toBe(200)
    expect(await shown(query)).toEqual([])
    const texts = {
      en: ['No publications found', 'Try adjusting your search criteria or filters.', 'Clear Filters'],
      he: ['לא נמצאו פרסומים', 'ניקוי הסינון'],
    }
    for (const text of texts[language]) expect(plain(main)).toContain(text)
    expect(main).not.toContain('<script>alert')
    expect(main).toMatch(
      new RegExp(`<a class="btn-quiet" href="${inLanguage(path, language).replace('?', '\\?')}"`),
    )
  })

  it('a zero byte: as if it were not there', async () => {
    expect(await shown('?q=%00')).toHaveLength(publicationRecords.length)
  })
})
