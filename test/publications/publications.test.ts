import { describe, expect, it, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { publicationRecords } from '#content/publications/records.ts'
import { href, inLanguage } from '#content/routes.ts'
import { allPublications } from '#src/publications/list.ts'
import { answerAt, documentAt } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf, textsOf } from '#test/support/html.ts'

describe.each(languages)('the publications in %s', (language) => {
  const read = async (query = '') => {
    const address = inLanguage(`${path}${query}`, language)
    const { status } = await answerAt(address)
    return { status, main: only(await documentAt(address), 'main') }
  }
  const publications = allPublications()
  const path = '/blog/scientific-articles'
  const entries = 'section[aria-labelledby="results-title"] li[data-type]'
  const shown = async (query: string) => {
    const { main, status } = await read(query)
    expect(status).toBe(200)
    return attributesOf(main, 'id', `${entries}:not([hidden])`)
  }
  const idsOf = (isWanted: (record: (typeof publications)[number]) => boolean) =>
    publications.filter(isWanted).map(({ anchor }) => anchor)

  it('tiles: the counts of the data', async () => {
    const { main } = await read()
    const figures = textsOf(main, 'h1 ~ dl dd').map(Number)
    const books = publicationRecords.filter(({ type }) => type === 'book').length
    expect(figures).toEqual([publicationRecords.length, books, publicationRecords.length - books])
  })

  it('every record is there once, in order, with a title that links in a new tab only where it has a link', async () => {
    const { main } = await read()
    expect(attributesOf(main, 'id', entries)).toEqual(publications.map(({ anchor }) => anchor))
    for (const { anchor, link, authors, venue, year } of publications) {
      const entry = only(main, `li#${anchor}`)
      expect(attributesOf(entry, 'href', 'a:not(.cite a)')).toEqual(link ? [link, link] : [])
      expect(select(entry, 'a:not([target="_blank"][rel="noopener"], .cite a)')).toEqual([])
      const text = textOf(entry)
      for (const fact of [authors, venue, String(year ?? '')]) expect(text).toContain(fact)
    }
  })

  it('year and type: every year once, falling, and All', async () => {
    const { main } = await read()
    const options = attributesOf(main, 'value', 'option')
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
    const { status, main } = await read(query)
    expect(status).toBe(200)
    expect(await shown(query)).toEqual([])
    const texts = {
      en: ['No publications found', 'Try adjusting your search criteria or filters.', 'Clear Filters'],
      he: ['לא נמצאו פרסומים', 'ניקוי הסינון'],
    }
    for (const text of texts[language]) expect(textOf(main)).toContain(text)
    expect(select(main, 'script').filter((script) => script.textContent?.includes('alert'))).toEqual([])
    const clear = select(main, 'a').find((link) => textOf(link) === texts[language].at(-1))
    expect(clear?.getAttribute('href')).toBe(inLanguage(path, language))
  })

  it('a zero byte: as if it were not there', async () => {
    expect(await shown('?q=%00')).toHaveLength(publicationRecords.length)
  })
})

test.each(languages)(
  'the page of a list to come says so, draws nothing, and leads to what there is (%s)',
  async (language) => {
    const main = only(await documentAt(inLanguage('/publications', language)), 'main')
    expect(textOf(main)).toContain({ en: 'Publications list coming soon', he: 'תפורסם כאן בקרוב' }[language])
    expect(select(main, 'svg.plot')).toEqual([])
    const link = only(main, `a.onward-link[href="${href('scientific-articles', language)}"]`)
    expect(textOf(link)).toContain(String(publicationRecords.length))
  },
)
