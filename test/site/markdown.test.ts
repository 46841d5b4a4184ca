import { afterEach, describe, expect, test, vi } from 'vitest'
import { inLanguage } from '#content/routes.ts'
import { createApp } from '#src/app.tsx'
import { toMarkdown } from '#src/build/markdown/convert.ts'
import { documentOf } from '#src/build/markdown/document.ts'
import { pages } from '#src/pages.ts'
import { only, documentOf as parsed, select, textOf } from '#test/support/html.ts'
import { hasLeft, rowsOfSite } from '#test/support/left.ts'
import { ask, bindings, documentAt, origin, pagesInTurn } from '#test/support/site.ts'

const typeOf = (response: Response) => response.headers.get('Content-Type')?.toLowerCase()

afterEach(() => void vi.useRealTimers())

describe.each(pagesInTurn)('the Markdown of $name in $language', ({ path, language, address }) => {
  const twin = inLanguage(path === '/' ? '/index.md' : `${path}.md`, language)

  test('its own address: the page as text, from its heading on', async () => {
    const response = await ask(twin)
    expect(response.status).toBe(200)
    expect(typeOf(response)).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('Content-Language')).toBe(language)
    expect(response.headers.get('Link')).toBe(`<${origin}${address}>; rel="canonical"`)
    const page = await ask(address)
    expect(page.headers.get('Link')).toContain(`<${twin}>; rel=alternate; type="text/markdown"`)
    await page.text()
    const text = await response.text()
    const heading = only(await documentAt(address), 'main h1')
    expect(text).toContain(`\n# ${textOf(heading)}\n`)
    expect(text).toContain(`url: "${origin}${address}"`)
    // A line of R code may begin like a heading, and TypeScript has angle brackets.
    const words = text.replace(/^```$.*?^```$/gms, '')
    expect(words.match(/^# /gm)).toHaveLength(1)
    expect(words).not.toMatch(/<\/?[a-z]+[ >]|&amp;|\]\(\//)
  })

  test('the text: that of the whole page, also years after the build', async () => {
    vi.useFakeTimers({ now: new Date('2040-01-01T12:00:00Z'), toFake: ['Date'] })
    const page = toMarkdown(await (await ask(address)).text(), origin)
    expect(await (await ask(twin)).text()).toBe(documentOf(page, language))
  })
})

describe('a state of a page has no Markdown, so that nobody gets the text of another one', () => {
  test.each(
    rowsOfSite([
      ['a value of a design', '/study-design/two-means', 'sd=12'],
      ['a design in Hebrew', '/study-design/two-means', 'lang=he&sd=12'],
      ['a comparison', '/study-design/compare', 'design=two-means&design=precision'],
      ['an estimand', '/study-design/estimand', 'population=adults'],
      ['a letter', '/key-concepts', 'letter=B'],
      ['a search', '/key-concepts', 'q=bias'],
      ['shuffled cards', '/key-concepts/study', 'seed=7'],
      ['a page of the list', '/blog', 'page=1'],
      ['a year', '/blog/scientific-articles', 'year=2017'],
      ['a sheet', '/biostatistics', 'sheet=pk-pd'],
      ['an output', '/sample-study/outputs', 'show=t-14-3-1'],
      ['a step of a trace', '/sample-study/trace', 'at=101-001.DM.1.AGE'],
    ]),
  )('%s: %s?%s', async (_what, path, query) => {
    const page = await ask(`${path}?${query}`, { headers: { Accept: 'text/markdown' } })
    expect(page.status).toBe(200)
    expect(typeOf(page)).toContain('text/html')
    expect(page.headers.get('Link')).not.toContain('text/markdown')
    expect(select(parsed(await page.text()), 'link[type="text/markdown"]')).toEqual([])
    const twin = await ask(`${path}.md?${query}`)
    expect(twin.status).toBe(404)
    expect(typeOf(twin)).toContain('text/html')
    await twin.text()
  })

  test('a parameter that the page does not read is no state', async () => {
    const [page, twin] = [await ask('/about-us?x=1'), await ask('/about-us.md?x=1')]
    expect(page.headers.get('Link')).toContain('</about-us.md>; rel=alternate; type="text/markdown"')
    await page.text()
    expect(await twin.text()).toBe(await (await ask('/about-us.md')).text())
  })
})

/** The cells of each row, by table. A bar after a backslash is text. */
const tablesIn = (markdown: string) =>
  [...markdown.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.replace(/\\./g, '').split('|').length - 2),
  )

describe('a bar, a backtick or a line end is typed: each row of a table keeps its number of cells', () => {
  const typed = 'a|b `c`\n| d |'

  test('every page: its rows have as many cells as the head', async () => {
    let tables = 0
    for (const { path, language } of pagesInTurn) {
      const text = await (await ask(inLanguage(path === '/' ? '/index.md' : `${path}.md`, language))).text()
      for (const rows of tablesIn(text)) {
        tables += 1
        expect(new Set(rows).size, `${path}: ${rows}`).toBe(1)
      }
    }
    expect(tables).toBeGreaterThan(20)
  })

  test.skipIf(hasLeft('/brief'))('in a brief: each row is one line of its list', async () => {
    const query = new URLSearchParams({ subject: typed, sponsor: `# ${typed}`, notes: '1. x\n- y\n# z\n> w' })
    const text = await (await ask(`/brief.md?${query}`)).text()
    expect(text).toContain('a\\|b \\`c\\` \\| d \\|')
    for (const line of text.split('\n')) expect(line).toMatch(/^(|#{1,2} .*|- .*)$/)
    expect(text.match(/^# /gm)).toHaveLength(1)
    for (const line of text.match(/^- .*/gm) ?? []) expect(line).not.toMatch(/^- (?:[#>-]|1\. )/)
  })
})

describe('a text that the build has written', () => {
  const path = '/key-concepts.md'
  const text = async (address: string) => (await ask(address)).text()

  test('answered without the page', async () => {
    const answer = () => {
      throw new Error('the page was asked for')
    }
    const app = createApp({ ...pages, 'key-concepts': { ...pages['key-concepts'], answer } })
    const response = await app.request(path, {}, bindings)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(await text(path))
  })

  test('its addresses begin with the origin of the configuration', async () => {
    const own = { ...bindings, SITE_ORIGIN: 'https://other.example' }
    const response = await createApp().request(path, {}, own)
    expect(response.headers.get('Link')).toBe('<https://other.example/key-concepts>; rel="canonical"')
    const moved = await response.text()
    expect(moved).toContain('url: "https://other.example/key-concepts"')
    expect(moved.replaceAll('https://other.example', origin)).toBe(await text(path))
  })

  test('kept as its page; to a visitor who has it, 304', async () => {
    const names = ['ETag', 'Cache-Control', 'Cloudflare-CDN-Cache-Control']
    const [twin, page] = [await ask(path), await ask('/key-concepts')]
    for (const name of names) expect(twin.headers.get(name)).toBe(page.headers.get(name))
    await Promise.all([twin.text(), page.text()])
    const again = await ask(path, { headers: { 'If-None-Match': twin.headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

test.each(['/no-such-page.md', '/blog/no-such-post.md', '/.md', '/message-received.md'])(
  '%s: 404',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    await response.text()
  },
)
