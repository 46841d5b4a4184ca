import { describe, expect, test } from 'vitest'
import { rowsOfSite } from '#test/support/left.ts'
import { ask } from '#test/support/site.ts'

/** Not cached, neither at the edge nor in a browser. */
async function expectUnkept(response: Response, status: number): Promise<void> {
  const { headers } = response
  expect(response.status).toBe(status)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect([headers.get('Cloudflare-CDN-Cache-Control'), headers.get('ETag')]).toEqual([null, null])
  await response.arrayBuffer()
}

describe('addresses that the site does not write, of which there is no end: answered and kept nowhere', () => {
  test.each(
    rowsOfSite([
      ['a parameter that is not read', '/?x=1'],
      ['a parameter without a value', '/?x'],
      ['no parameter after the question mark', '/about-us?'],
      ['a campaign', '/?utm_source=x'],
      ['a campaign beside a letter', '/key-concepts?letter=B&utm_source=x'],
      ['an unknown language', '/about-us?lang=xyz'],
      ['the language that needs no word', '/about-us?lang=en'],
      ['the language twice', '/about-us?lang=he&lang=he'],
      ['a parameter twice', '/key-concepts?letter=B&letter=B'],
      ['a small letter', '/key-concepts?letter=b'],
      ['a letter of the other alphabet', '/key-concepts?letter=%D7%91'],
      ['two letters', '/key-concepts?letter=AB'],
      ['no letter', '/key-concepts?letter='],
      ['a letter in another spelling', '/key-concepts?letter=%42'],
      ['a letter in small hexadecimal digits', '/key-concepts?lang=he&letter=%d7%91'],
      ['the name of a parameter in another spelling', '/key-concepts?%6Cetter=B'],
      ['parameters in another order', '/key-concepts?topic=survival-analysis&by=topic'],
      ['the language between them', '/key-concepts?by=topic&lang=he&topic=survival-analysis'],
      ['an unknown sheet', '/biostatistics?sheet=nothing'],
      ['the first page of a list by its number', '/blog?page=1'],
      ['an unknown year', '/blog/scientific-articles?year=1066'],
      ['an unknown kind', '/blog/scientific-articles?type=song'],
      ['one publication and a filter', '/blog/scientific-articles.ris?id=pub-03&type=book'],
      ['shuffled cards', '/key-concepts/study?seed=7'],
      ['a trace with its way', '/sample-study/trace?at=101-001.DM.1.AGE&via=t-14-2-1.hazardRatio'],
      ['a value of a design', '/study-design/two-means?sd=12'],
      ['a value of a design as JSON', '/study-design/two-means.json?sd=12'],
      ['a design with what it does not read', '/study-design/two-means.json?x=1'],
      ['a file for machines', '/robots.txt?n'],
      ['the sitemap', '/sitemap.xml?n'],
      ['the glossary as a file', '/key-concepts.csv?n'],
      ['the benchmark values', '/study-design/checks.csv?n=1'],
      ['the Markdown of a page', '/about-us.md?n=1'],
    ]),
  )('%s: %s', async (_what, path) => {
    await expectUnkept(await ask(path), 200)
    // No 304 either.
    await expectUnkept(await ask(path, { headers: { 'If-None-Match': '*' } }), 200)
  })

  test.each([
    ['an old address with a query', '/he/about?x=1'],
    ['an old address with another slash', '/he/about/'],
    ['an old address with two slashes', '//he/about'],
    ['an old address in another spelling', '/he/%61bout'],
    ['another spelling of a page', '/about-us/'],
    ['an encoded spelling of a page', '/%61bout-us'],
  ])('%s: %s', async (_what, path) => {
    await expectUnkept(await ask(path), 301)
  })
})
