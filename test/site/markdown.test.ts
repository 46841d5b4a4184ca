import { describe, expect, test, vi } from 'vitest'
import { inLanguage } from '#content/routes.ts'
import { createApp } from '#src/app.tsx'
import { toMarkdown } from '#src/machine/markdown/convert.ts'
import { documentOf } from '#src/machine/markdown/document.ts'
import { plainPages } from '#src/machine/markdown/plain-pages.ts'
import { pages, places } from '#src/pages.ts'
import { definePage } from '#src/site/define-page.ts'
import { listedPages } from '#src/site/head/addresses.ts'
import { staticFile } from '#src/words/static-files.ts'
import { only, documentOf as parsed, select, textOf } from '#test/support/html.ts'
import { ask, bindings, documentAt, origin, pagesInTurn } from '#test/support/site.ts'

const typeOf = (response: Response) => response.headers.get('Content-Type')?.toLowerCase()

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

  test('the text, written by the build or not: that of the whole page', async () => {
    const page = toMarkdown(await (await ask(address)).text(), origin)
    expect(await (await ask(twin)).text()).toBe(documentOf(page, language))
  })
})

const estimand = new URLSearchParams({
  population: 'HbA1c <7 & "naïve" a_b*',
  treatment: "the site's own product",
  comparator: 'placebo',
  variable: 'overall survival',
  summary: 'hazard-ratio',
  event1: 'death',
  strategy1: 'composite',
})

test.each([
  ['/study-design/group-sequential', 'looks=6&unit=survival&futility=kimDeMets'],
  ['/study-design/two-means', 'lang=he&n=0&sd=x'],
  ['/study-design/estimand', `${estimand}`],
  ['/blog/scientific-articles', 'year=2017'],
])('a state of %s (%s): the text of the whole page', async (path, query) => {
  const language = query.startsWith('lang=he') ? 'he' : 'en'
  const page = toMarkdown(await (await ask(`${path}?${query}`)).text(), origin)
  if (query === 'year=2017') page.canonical = `${origin}${path}?${query}`
  expect(await (await ask(`${path}.md?${query}`)).text()).toBe(documentOf(page, language))
})

test('typed text with the characters of HTML and of Markdown: the same text, escaped', async () => {
  const text = await (await ask(`/study-design/estimand.md?${estimand}`)).text()
  expect(text).toContain('HbA1c \\<7 & "naïve" a\\_b\\*')
})

test('what Markdown leaves out of every design is not rendered for it', async () => {
  const html = await (await plainPages(pages, places).request('/study-design/two-means', {}, bindings)).text()
  const document = parsed(html)
  expect(select(document, 'header, footer, style, #design, #contact form')).toEqual([])
  expect(select(document, 'main h1')).toHaveLength(1)
})

test.each(['load', 'Page'])('a page whose %s throws: 500 and no Markdown', async (part) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => {
    throw new Error('broken')
  }
  const copy = { title: 'Broken', description: 'A page that fails.' }
  const page = definePage({ copy: () => copy, Page: () => null, [part]: broken })
  const response = await createApp({ ...pages, 'privacy-policy': page }).request(
    '/privacy-policy.md',
    {},
    bindings,
  )
  expect(response.status).toBe(500)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(typeOf(response)).toContain('text/html')
  await response.text()
  expect(log).toHaveBeenCalled()
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

  test('a parameter that the page does not read: the same text; one that it reads: its state', async () => {
    const list = '/blog/scientific-articles.md'
    const bare = await text(list)
    expect(await text(`${list}?x=1`)).toBe(bare)
    expect(await text(`${list}?type=book`)).not.toBe(bare)
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

  test('not of what changes without a build: a page with the day, a page under a pattern', async () => {
    const isBuilt = async (file: string) => {
      const found = await staticFile(bindings, `/data/markdown/${file}`)
      await found?.body?.cancel()
      return found !== undefined
    }
    for (const built of [`en${path}`, `he${path}`, 'en/index.md']) expect(await isBuilt(built)).toBe(true)
    const items = listedPages(pages).filter(({ params }) => params.slug)
    for (const page of [items[0]?.path, items.at(-1)?.path, '/privacy-policy'])
      expect(await isBuilt(`en${page}.md`), page).toBe(false)
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
