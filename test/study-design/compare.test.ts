import { designNames } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { ask, documentAt, origin } from '#test/support/built-pages.ts'
import { attributesOf, documentOf, only, select, textOf } from '#test/support/html.ts'

const addressOf = (designs: readonly string[], extension = '') =>
  `/study-design/compare${extension}?${new URLSearchParams(designs.map((design) => ['design', design]))}`

const cellsIn = (row: Element) => [...row.children].map((cell) => textOf(cell).trim())

const rowsOf = (page: Document) => select(page, 'table.scenarios tr').map(cellsIn)

const four = ['two-means?power=80', 'two-means?power=90', 'precision', 'time-to-event?hr=abc']

describe.each(languages)('a comparison (%s)', (language) => {
  const address = inLanguage(addressOf(four), language)

  test('in no cache, not listed, reported without what was typed; so is its file', async () => {
    for (const asked of [address, inLanguage(addressOf(four, '.csv'), language)]) {
      const response = await ask(asked)
      expect([response.status, response.headers.get('Cache-Control')], asked).toEqual([200, 'no-store'])
      expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toBeNull()
    }
    const page = await documentAt(address)
    expect(attributesOf(page, 'content', 'meta[name="robots"]')).toEqual(['noindex'])
    expect(page.documentElement.getAttribute('data-reported')).toBe('lang')
  })

  test('a column for each scenario in order, the answer first, differences marked and counted', async () => {
    const page = await documentAt(address)
    const rows = rowsOf(page)
    expect(rows[0]).toHaveLength(5)
    expect(rows.every((row) => row.length === 5 || row.length === 1)).toBe(true)
    // power.t.test of R: 63.77 and 85.03 in each group.
    const [total] = rows.filter((row) => row.includes('172'))
    expect(total?.slice(1, 4)).toEqual(['128', '172', '–'])
    const marked = select(page, 'table.scenarios th[scope="row"]:has(.sr-only)')
    expect(marked.map(textOf).some((text) => text.includes('≠'))).toBe(true)
    const bold = select(page, 'table.scenarios td strong').map(textOf)
    expect(bold).toContain('90%')
    expect(bold).not.toContain('80%')
  })

  test('each column leads to its form with the whole comparison, where the numbers stand', async () => {
    const page = await documentAt(address)
    const [change = ''] = attributesOf(page, 'href', '.scenarios tbody:first-of-type td:nth-child(3) a')
    const form = await documentAt(change.replace(/#.*/, ''))
    expect(change).toMatch(/#scenario$/)
    only(form, '#scenario')
    expect(only(form, '#field-power').getAttribute('value')).toBe('90')
    const carried = attributesOf(form, 'value', '#design input[name="with"]')
    expect(carried.map((text) => text.replace(/\?.*/, ''))).toEqual([
      'two-means',
      '*two-means',
      'precision',
      'time-to-event',
    ])
    // The language link and the other designs carry it too.
    for (const selector of ['a[data-language]', '#others-title + ul a', '#sensitivity-title ~ section a']) {
      const [link = ''] = attributesOf(form, 'href', selector)
      expect(new URL(link, origin).searchParams.getAll('with'), selector).toEqual(carried)
    }
    // The link to share does not.
    expect(only(form, '#design-link').getAttribute('href')).not.toContain('with=')
  })

  test('the brief gets all that have a result', async () => {
    const [add = ''] = attributesOf(await documentAt(address), 'href', 'a[data-brief-add]')
    const brief = await documentAt(add)
    expect(select(brief, '#block-designs + ul > li')).toHaveLength(3)
    expect(select(brief, 'main input[name="design"]')).toHaveLength(3)
  })

  test('as CSV: the same numbers', async () => {
    const text = await (await ask(inLanguage(addressOf(four, '.csv'), language))).text()
    expect(text).toMatch(/,128,172,,\r\n/)
  })

  test('the fifth is left out and leads to its form; what is no design is said', async () => {
    const five = [...four.slice(0, 3), 'rare-events', 'rare-events?risk=7', 'nothing?x=1']
    const page = await documentAt(inLanguage(addressOf(five), language))
    expect(rowsOf(page)[0]).toHaveLength(5)
    const links = attributesOf(page, 'href', 'main a[href*="risk=7"]')
    expect(links).toHaveLength(1)
    expect(
      only(await documentAt((links[0] ?? '').replace(/#.*/, '')), '#field-risk').getAttribute('value'),
    ).toBe('7')
    expect(textOf(page)).not.toContain('nothing')
    expect(select(page, 'main p.font-600').length).toBeGreaterThanOrEqual(3)
  })

  test('nothing asked: how to begin, with every design and an example; cached and listed', async () => {
    const bare = inLanguage('/study-design/compare', language)
    const response = await ask(bare)
    expect(response.headers.get('Cache-Control')).toContain('public')
    const page = documentOf(await response.text())
    expect(select(page, 'table, meta[name="robots"]')).toEqual([])
    expect(select(page, '#designs-title + ul a')).toHaveLength(designNames.length)
    const [example = ''] = attributesOf(page, 'href', 'main a[href*="design="]')
    const shown = rowsOf(await documentAt(example))
    expect(shown[0]).toHaveLength(4)
    expect(shown.some((row) => row.includes('172'))).toBe(true)
    expect((await ask(inLanguage('/study-design/compare.csv', language))).status).toBe(404)
  })
})

describe('the page of a design', () => {
  const linksTo = (page: Document, path: string) => attributesOf(page, 'href', `main a[href^="${path}?"]`)

  test('begins a comparison with itself; unchanged it is that scenario, changed it is added', async () => {
    const page = await documentAt('/study-design/two-means?power=90')
    const [start = ''] = attributesOf(page, 'href', 'main a[href*="with="]')
    const same = await documentAt(start.replace(/#.*/, ''))
    // The way back, and nothing to add yet.
    expect(linksTo(same, '/study-design/compare')).toHaveLength(1)
    const changed = await documentAt(start.replace(/#.*/, '').replace('power=90', 'power=85'))
    const [back = '', add = ''] = linksTo(changed, '/study-design/compare')
    const designsIn = (link: string) =>
      new URL(link, origin).searchParams.getAll('design').map((text) => /power=(\d+)/.exec(text)?.[1])
    expect([designsIn(back), designsIn(add)]).toEqual([['90'], ['90', '85']])
  })

  test('in place of a scenario: the others keep their order', async () => {
    const query = ['two-means?power=80', '*two-means?power=90', 'precision']
    const address = `/study-design/two-means?power=95&${new URLSearchParams(query.map((text) => ['with', text]))}`
    const [, put = ''] = linksTo(await documentAt(address), '/study-design/compare')
    const powers = new URL(put, origin).searchParams
      .getAll('design')
      .map((text) => /power=(\d+)|^\w+$/.exec(text)?.[0])
    expect(powers).toEqual(['power=80', 'power=95', 'precision'])
  })

  test('a full comparison: no link that would lose a scenario', async () => {
    const query = [1, 2, 3, 4].map((risk) => ['with', `rare-events?risk=${risk}`])
    const page = await documentAt(`/study-design/two-means?${new URLSearchParams(query)}`)
    expect(linksTo(page, '/study-design/compare')).toHaveLength(1)
  })

  test('typed text stays text, also in what is carried along', async () => {
    const hostile = '"><script>alert(1)</script>'
    const query = new URLSearchParams({ design: `two-means?sd=${hostile}` })
    const compared = await documentAt(`/study-design/compare?${query}`)
    expect(textOf(only(compared, 'table.scenarios'))).toContain(hostile)
    const carried = new URLSearchParams({ with: `two-means?sd=${hostile}` })
    for (const page of [compared, await documentAt(`/study-design/two-means?${carried}`)])
      expect(select(page, 'main script:not([type="application/ld+json"])')).toEqual([])
  })
})
