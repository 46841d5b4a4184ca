import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import { documentOf, only } from '#test/support/html.ts'
import { rowsOfSite } from '#test/support/left.ts'
import { bindings } from '#test/support/site.ts'

const app = createApp()
const ask = (path: string, init: RequestInit = {}) =>
  app.request(new Request(`https://www.marom.example${path}`, { redirect: 'manual', ...init }), {}, bindings)

const says = (response: Response) => ({
  status: response.status,
  browser: response.headers.get('Cache-Control'),
  edge: response.headers.get('Cloudflare-CDN-Cache-Control'),
  tag: response.headers.get('ETag'),
})

const nowhere = { browser: 'no-store', edge: null, tag: null }

const ofBuild = 'public, max-age=86400, stale-while-revalidate=2592000'

afterEach(() => void vi.useRealTimers())

describe('what is the same for everybody is kept at the edge, and asked for by browsers each time', () => {
  test.each(
    rowsOfSite([
      ['a page', '/'],
      ['a page in Hebrew', '/about-us?lang=he'],
      ['a filtered list', '/blog/scientific-articles?type=book'],
      ['its references', '/blog/scientific-articles.ris?year=2013&type=article'],
      ['the references of one publication', '/blog/scientific-articles.ris?id=pub-03'],
      ['a letter of the glossary', '/key-concepts?letter=B'],
      ['a letter of the Hebrew one, the language first', '/key-concepts?lang=he&letter=%D7%91'],
      ['the same, the language last', '/key-concepts?letter=%D7%91&lang=he'],
      ['flash cards', '/key-concepts/study?letter=B&ask=definition'],
      ['a sheet', '/biostatistics?sheet=pk-pd'],
      ['an output', '/sample-study/outputs?show=t-14-3-1'],
      ['a step of a trace', '/sample-study/trace?at=t-14-2-1.hazardRatio'],
      ['the example of a design', '/study-design/two-means?lang=he'],
      ['the same as JSON', '/study-design/two-means.json'],
      ['the Markdown of a page', '/about-us.md'],
      ['the sitemap', '/sitemap.xml'],
      ['a feed', '/feed.atom'],
    ]),
  )('%s', async (_what, path) => {
    const response = await ask(path)
    expect(says(response)).toEqual({
      status: 200,
      browser: 'public, max-age=0',
      edge: ofBuild,
      tag: `W/"${bindings.VERSION.id}"`,
    })
    await response.arrayBuffer()
  })

  test.each(['/he/about', '/he/about?lang=he', '/insights/supply-chain-early-phase-studies'])(
    'the old address %s',
    async (path) => {
      expect(says(await ask(path))).toMatchObject({ status: 301, edge: ofBuild })
    },
  )
})

describe('what is one visitor’s, an error or an answer of the API is kept nowhere', () => {
  test.each([
    ['a search in the glossary', '/key-concepts?q=bias', 200],
    ['the Markdown of a search', '/key-concepts.md?q=bias', 404],
    ['a search among the publications', '/blog/scientific-articles?q=smith', 200],
    ['the receipt', '/message-received?reference=ABCD-EFGH-JKMN', 200],
    ['an unknown page', '/no-such-page', 404],
    ['an unknown post', '/blog/no-such-post', 404],
    ['a page of the list that is none', '/blog?page=99', 404],
    ['health', '/api/health', 200],
    ['an insight', '/api/insights/supply-chain-early-phase-studies', 200],
    ['an unknown address of the API', '/api/no-such', 404],
    ['an operator’s address', '/api/outbox', 404],
  ])('%s', async (_what, path, status) => {
    const response = await ask(path)
    expect(says(response)).toEqual({ status, ...nowhere })
    await response.arrayBuffer()
  })

  test.each(['POST', 'PUT', 'OPTIONS'])('%s at a page', async (method) => {
    expect(says(await ask('/', { method }))).toMatchObject({ browser: 'no-store', edge: null })
  })

  test('a message that is refused, and one that is taken', async () => {
    const post = (body: string) =>
      ask('/api/send-email', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      })
    const taken = 'firstName=Noa&lastName=Bar&email=noa%40company.example&message=Freshness'
    for (const [body, status] of [
      ['firstName=Noa', 400],
      [taken, 303],
    ] as const) {
      const response = await post(body)
      expect(says(response)).toMatchObject({ status, browser: 'no-store', edge: null })
      await response.arrayBuffer()
    }
  })
})

describe('a visitor who has the page', () => {
  const tag = `W/"${bindings.VERSION.id}"`

  test.each([tag, bindings.VERSION.id.replace(/^.*$/, '"$&"'), `"other", ${tag}`, '*'])(
    'If-None-Match %s: 304 without a body, with the same words on freshness',
    async (named) => {
      const response = await ask('/about-us', { headers: { 'If-None-Match': named } })
      expect(says(response)).toEqual({ status: 304, browser: 'public, max-age=0', edge: ofBuild, tag })
      expect(await response.text()).toBe('')
    },
  )

  test.each(['"other"', 'W/"of-another-version"', ''])('If-None-Match %s: the whole page', async (named) => {
    const response = await ask('/about-us', { headers: { 'If-None-Match': named } })
    expect(response.status).toBe(200)
    only(documentOf(await response.text()), 'h1')
  })

  test('nothing is rendered for a 304, and an unknown page stays unknown', async () => {
    const headers = { 'If-None-Match': '*' }
    expect((await ask('/no-such-page', { headers })).status).toBe(404)
    expect((await ask('/blog/no-such-post', { headers })).status).toBe(404)
    expect((await ask('/sitemap.xml', { headers })).status).toBe(304)
    expect((await ask('/about-us.md', { headers })).status).toBe(304)
  })
})

describe('a page that prints the day', () => {
  const at = async (time: string, init: RequestInit = {}) => {
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
    const response = await ask('/privacy-policy', init)
    return { ...says(response), text: await response.text() }
  }

  test.each([
    ['an hour before midnight in summer', '2026-07-01T20:00:00Z', '2026-07-01', 3600],
    ['an hour before midnight in winter', '2026-12-01T21:00:00Z', '2026-12-01', 3600],
    ['at midnight', '2026-07-01T21:00:00Z', '2026-07-02', 86_400],
    ['on the day of 23 hours', '2026-03-26T22:00:00Z', '2026-03-27', 23 * 3600],
    ['on the day of 25 hours', '2026-10-24T21:00:00Z', '2026-10-25', 25 * 3600],
  ])('%s: until midnight in Israel', async (_when, time, day, seconds) => {
    expect(await at(time)).toMatchObject({
      edge: `public, max-age=${seconds}`,
      tag: `W/"${bindings.VERSION.id}-${day}"`,
    })
  })

  test('yesterday’s tag gets today’s page, today’s a 304', async () => {
    const yesterday = await at('2026-07-01T20:59:00Z')
    const today = await at('2026-07-01T21:01:00Z', { headers: { 'If-None-Match': yesterday.tag ?? '' } })
    expect(today).toMatchObject({ status: 200, text: expect.stringContaining('July 2, 2026') })
    const again = await at('2026-07-01T21:02:00Z', { headers: { 'If-None-Match': today.tag ?? '' } })
    expect(again.status).toBe(304)
  })
})
