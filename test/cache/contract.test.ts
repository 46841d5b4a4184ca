import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { serve, type Server as Worker } from '#test/bench/server.ts'
import { rowsOfSite } from '#test/support/left.ts'
import { type Edge, openEdge } from './edge.ts'

const day = 24 * 60 * 60
const workers: Worker[] = []
let edge: Edge

/** Two versions of the Worker that differ only in their id. */
beforeAll(async () => {
  const bundle = inject('bundle')
  const next = `${dirname(bundle)}-next`
  cpSync(dirname(bundle), next, { recursive: true })
  for (const [index, file] of [bundle, join(next, 'index.js')].entries())
    workers.push(await serve(file, 8960 + index))
}, 60_000)
afterAll(() => {
  for (const { stop } of workers) stop()
})
beforeEach(async () => {
  edge = await openEdge(workers[0]?.port ?? 0)
})
afterEach(async () => {
  vi.useRealTimers()
  await edge.settled()
  await edge.close()
})

/** Moves the cache's clock forward, in seconds. */
const later = (seconds: number) => vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] })

describe('kept: the second visitor does not reach the Worker', () => {
  test.each(
    rowsOfSite([
      ['a page', '/', 200],
      ['a page in Hebrew', '/?lang=he', 200],
      ['a post', '/blog/supply-chain-early-phase-studies', 200],
      ['a filtered list', '/blog/scientific-articles?type=book', 200],
      ['a letter', '/key-concepts?letter=B', 200],
      ['a page that prints the day', '/privacy-policy', 200],
      ['an old address', '/he/about', 301],
      ['a file for machines', '/sitemap.xml', 200],
      ['the Markdown of a page', '/about-us.md', 200],
      ['a design’s example', '/study-design/two-means', 200],
      ['a design’s example as JSON', '/study-design/two-means.json', 200],
      ['a design’s example as Markdown', '/study-design/two-means.md', 200],
      ['an estimand before anything is typed', '/study-design/estimand?lang=he', 200],
      ['a step of a trace', '/sample-study/trace?at=t-14-2-1.hazardRatio', 200],
    ]),
  )('%s', async (_kind, path, status) => {
    const first = await edge.ask(path)
    const second = await edge.ask(path)
    expect(first).toMatchObject({ status, invocations: 1 })
    expect(second).toMatchObject({ status, invocations: 0, body: first.body })
  })
})

describe('not kept: every visitor reaches the Worker', () => {
  test.each(
    rowsOfSite([
      ['a search in the glossary', '/key-concepts?q=bias', 200],
      ['a search among the publications', '/blog/scientific-articles?q=smith', 200],
      ['a search of the site', '/search?q=bias', 200],
      ['the receipt', '/message-received', 200],
      ['a receipt with a proof', '/message-received?reference=AAAA-BBBB-CCCC&proof=a.b', 200],
      ['an unknown page', '/no-such-page', 404],
      ['an insight', '/api/insights/supply-chain-early-phase-studies', 200],
      ['health', '/api/health', 200],
      ['an operator’s address', '/api/outbox', 404],
      ['a page with an unread parameter', '/?x=1', 200],
      ['a page with a campaign', '/?utm_source=letter', 200],
      ['a page in an unknown language', '/?lang=xx', 200],
      ['a letter twice', '/key-concepts?letter=B&letter=B', 200],
      ['robots.txt with a query', '/robots.txt?n', 200],
      ['the sitemap with a query', '/sitemap.xml?n', 200],
      ['the glossary as a file with a query', '/key-concepts.csv?n', 200],
      ['a design with a value', '/study-design/two-means?sd=12', 200],
      ['a design with a value as JSON', '/study-design/two-means.json?sd=12', 200],
      ['a design with a value as Markdown', '/study-design/two-means.md?sd=12', 404],
      ['a design in Hebrew with a value', '/study-design/two-means?lang=he&sd=12', 200],
      ['a design with a value that cannot be used', '/study-design/two-means.json?sd=Zq7', 422],
      ['an estimand', '/study-design/estimand?population=Zq7', 200],
      ['a brief', '/brief?subject=Zq7', 200],
      ['a brief as Markdown', '/brief.md?subject=Zq7', 200],
      ['a brief at a mistyped address', '/BRIEF?subject=Zq7', 404],
      [
        'a step of a trace with the steps before it',
        '/sample-study/trace?at=101-001.DM.1.AGE&via=t-14-2-1.hazardRatio',
        200,
      ],
      ['an old address with a query', '/he/about?x=1', 301],
      ['another spelling of a page', '/about-us/', 301],
    ]),
  )('%s', async (_kind, path, status) => {
    await edge.ask(path)
    expect(await edge.ask(path)).toMatchObject({ status, invocations: 1 })
  })

  test('a form that is refused, with what was typed into it', async () => {
    const type = 'application/x-www-form-urlencoded'
    const post = () => edge.ask('/api/send-email', 'POST', { 'content-type': type, accept: 'text/html' })
    await post()
    const again = await post()
    expect(again).toMatchObject({ status: 400, invocations: 1 })
    expect(again.headers['cache-control']).toBe('no-store')
  })

  test('a message that is posted', async () => {
    const post = () => edge.ask('/api/send-email', 'POST', { 'content-type': 'application/json' })
    await post()
    expect(await post()).toMatchObject({ status: 400, invocations: 1 })
  })
})

test('within a day: fresh. After it: stale at once, and renewed behind it by a 304', async () => {
  const { body } = await edge.ask('/about-us')
  later(day - 60)
  expect(await edge.ask('/about-us')).toMatchObject({ invocations: 0 })
  later(120)
  const before = edge.invocations()
  expect((await edge.ask('/about-us')).body).toBe(body)
  await edge.settled()
  expect(edge.invocations() - before).toBe(1)
  expect(await edge.ask('/about-us')).toMatchObject({ invocations: 0, body })
})

test('a page that prints the day: after midnight in Israel it is asked for, not served stale', async () => {
  await edge.ask('/privacy-policy')
  later(25 * 60 * 60)
  expect(await edge.ask('/privacy-policy')).toMatchObject({ status: 200, invocations: 1 })
})

test('a hundred visitors at once for a page that nobody had: one reaches the Worker', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => edge.ask('/biostatistics')))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(edge.invocations()).toBe(1)
})

test('a visitor who has the page that the cache has lost: 304, and nothing is rendered', async () => {
  const { headers } = await edge.ask('/careers')
  const named = { 'if-none-match': String(headers.etag) }
  expect(await edge.ask('/leadership', 'GET', named)).toMatchObject({ status: 304, body: '' })
})

test('HEAD: the headers of the page without its body', async () => {
  const page = await edge.ask('/solutions')
  const head = await edge.ask('/solutions', 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.headers.etag).toBe(page.headers.etag)
})

test('a new version: a copy of the old one that is asked about gets the new page, not a 304', async () => {
  const old = await edge.ask('/about-us')
  edge.deploy(workers[1]?.port ?? 0)
  const named = { 'if-none-match': String(old.headers.etag) }
  const fresh = await openEdge(workers[1]?.port ?? 0)
  const asked = await fresh.ask('/about-us', 'GET', named)
  expect(asked.status).toBe(200)
  expect(asked.headers.etag).not.toBe(old.headers.etag)
  await fresh.close()
})

test('nobody else’s field leaves: neither the name of the cache nor a Vary', async () => {
  const { headers } = await edge.ask('/')
  expect(headers['cloudflare-cdn-cache-control']).toBeUndefined()
  expect(headers.vary).toBeUndefined()
  expect(String(headers['cache-control'])).not.toMatch(/s-maxage|must-revalidate|proxy-revalidate/)
})

/** A proxy that shortens the sitemap: the whole takes ten seconds. */
async function withShortSitemap(port: number): Promise<Server> {
  const server = createServer(async ({ url = '' }, outgoing) => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { Connection: 'close' } })
    const text = await answer.text()
    outgoing.writeHead(answer.status)
    outgoing.end(url === '/sitemap.xml' ? text.split('<url>', 60).join('<url>') : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('after a deploy health and every address of the sitemap are asked for once', async () => {
  const site = await withShortSitemap(workers[0]?.port ?? 0)
  edge.deploy((site.address() as AddressInfo).port)
  const script = ['src/build/warm-up.ts', '--site', edge.origin]
  const { stdout } = await promisify(execFile)(process.execPath, script)
  const [, asked = '0'] = /asked for (\d+) addresses of \S+, 0 failed/.exec(stdout) ?? []
  expect(edge.invocations()).toBe(Number(asked) + 2)
  expect(Number(asked)).toBeGreaterThan(30)
  site.close()
})
