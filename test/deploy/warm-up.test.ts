import { execFile } from 'node:child_process'
import type { RequestListener, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { closedPort, listen } from '#test/support/local-server.ts'

const failed = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

async function warmUp(site: string, ...options: string[]) {
  const script = ['src/build/warm-up.ts', '--site', site, ...options]
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, script)
    return { code: 0, text: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = failed.parse(error)
    return { code, text: stdout + stderr }
  }
}

const health = JSON.stringify({ status: 'degraded', mail: 'not configured', outbox: {} })

type Pages = (response: ServerResponse, path: string) => void

const fine: Pages = (response) => response.end('<p>fine')

/** A deployed site of ours with `count` pages. @returns its origin, and the paths that were asked for */
async function open(count: number, pages: Pages, healthStatus = 200) {
  const asked: string[] = []
  const port = await listen(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/api/health') response.writeHead(healthStatus).end(health)
    else if (url === '/sitemap.xml')
      response.end(
        Array.from({ length: count }, (_, index) => `<loc>https://a.example/${index}?lang=he</loc>`).join(''),
      )
    else pages(response, url)
  })
  return { origin: `http://127.0.0.1:${port}`, asked }
}

const html =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html', location: '/parked' }).end('<p>another site')

describe('the domain is not connected: it says so, and how to connect it, and does not fail', () => {
  const places: [string, () => string | Promise<string>][] = [
    ['nothing listens', async () => `http://127.0.0.1:${await closedPort()}`],
    ['the name does not exist', () => 'https://www.marom.invalid'],
    ['no certificate', async () => `https://127.0.0.1:${await listen(html(200))}`],
    ['another site, 200', async () => `http://127.0.0.1:${await listen(html(200))}`],
    ['another site, 404', async () => `http://127.0.0.1:${await listen(html(404))}`],
    ['another site, 301', async () => `http://127.0.0.1:${await listen(html(301))}`],
    [
      'another site with JSON',
      async () => `http://127.0.0.1:${await listen((_, response) => response.end('{"status":"UP"}'))}`,
    ],
  ]
  test.each(places)('%s', async (_, place) => {
    const { code, text } = await warmUp(await place())
    expect(text).toMatch(/^The domain is not connected yet: http/)
    expect(text).toContain('"routes" of wrangler.toml')
    expect(code).toBe(0)
  })
})

test('all pages are fine: each address is asked for once', async () => {
  const { origin, asked } = await open(12, fine)
  const { code, text } = await warmUp(origin)
  expect(text).toContain('asked for 12 addresses')
  expect(text).toContain(', 0 failed')
  expect(code).toBe(0)
  expect(new Set(asked).size).toBe(14)
  expect(asked.length).toBe(14)
  expect(asked).toContain('/11?lang=he')
})

describe('the deploy is broken: it fails, and names the address', () => {
  const faults: [string, Pages][] = [
    ['answered 500', (response) => response.writeHead(500).end()],
    ['answered 404', (response) => response.writeHead(404).end()],
    ['did not answer', (response) => response.destroy()],
    ['more than 4000000 characters', (response) => response.end('a'.repeat(4_100_000))],
  ]
  test.each(faults)('a page %s', async (fault, pages) => {
    const { origin } = await open(5, (response, path) =>
      path.startsWith('/3') ? pages(response, path) : fine(response, path),
    )
    const { code, text } = await warmUp(origin)
    expect(text).toMatch(new RegExp(`^/3\\?lang=he .*${fault}`, 'm'))
    expect(text).toContain('npm run wrangler -- rollback')
    expect(code).toBe(1)
  })

  test.each([
    ['our own health', async () => (await open(3, fine, 503)).origin],
    ['a page of the platform', async () => `http://127.0.0.1:${await listen(html(530))}`],
  ])('health answers 5xx: %s', async (_, place) => {
    const { code, text } = await warmUp(await place())
    expect(text).toMatch(/^\/api\/health answered 5[03][03]/m)
    expect(code).toBe(1)
  })

  test.each([404, 200])('our site answers %i at health, and not as it should', async (status) => {
    const port = await listen((_, response) => {
      response.writeHead(status, { 'reporting-endpoints': 'site="/api/reports"' }).end('<p>')
    })
    const { code, text } = await warmUp(`http://127.0.0.1:${port}`)
    expect(text).toMatch(new RegExp(`^/api/health answered ${status}`, 'm'))
    expect(code).toBe(1)
  })

  test('the connection breaks at health', async () => {
    const port = await listen((_, response) => response.destroy())
    const { code, text } = await warmUp(`http://127.0.0.1:${port}`)
    expect(text).toMatch(/^\/api\/health did not answer/m)
    expect(code).toBe(1)
  })

  test('the sitemap lists nothing', async () => {
    const { code, text } = await warmUp((await open(0, fine)).origin)
    expect(text).toMatch(/^\/sitemap.xml lists no address/m)
    expect(code).toBe(1)
  })
})

describe('bounds', () => {
  test('the zone’s rate limit answers 429: it waits and asks again', async () => {
    let refused = 0
    const { origin } = await open(6, (response, path) => {
      if (path.startsWith('/2') && refused === 0) {
        refused += 1
        response.writeHead(429, { 'Retry-After': '1' }).end()
      } else fine(response, path)
    })
    const { code, text } = await warmUp(origin)
    expect([code, refused]).toEqual([0, 1])
    expect(text).toContain('asked for 6 addresses')
  })

  test('at most 2,000 addresses', async () => {
    const { origin, asked } = await open(2100, fine)
    expect(await warmUp(origin)).toMatchObject({ code: 0 })
    expect(asked.length).toBe(2002)
  })

  test('at most some twenty failures', async () => {
    const { origin, asked } = await open(200, (response) => response.writeHead(500).end())
    const { code, text } = await warmUp(origin)
    expect(code).toBe(1)
    expect(asked.length).toBeLessThan(30)
    expect(text).toMatch(/\d+ were not asked for/)
  })

  test('the time is up: the rest is left, and what is left is no failure', async () => {
    const { origin, asked } = await open(200, (response) => setTimeout(() => response.end(), 100))
    const { code, text } = await warmUp(origin, '--seconds', '1')
    expect(code).toBe(0)
    expect(asked.length).toBeLessThan(100)
    expect(text).toMatch(/\d+ were not asked for/)
  })
})
