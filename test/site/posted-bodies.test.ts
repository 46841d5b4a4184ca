import { afterEach, describe, expect, test, vi } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage, isPageName, routes } from '#content/routes.ts'
import { createApp } from '#src/app.tsx'
import type { Bindings } from '#src/env.ts'
import { pages } from '#src/pages.ts'
import { translator } from '#src/words/messages.ts'
import { attributesOf, documentOf, only, textOf } from '#test/support/html.ts'
import { bindings } from '#test/support/site.ts'

const app = createApp()
const token = 'a-token-of-enough-letters'
const form = 'application/x-www-form-urlencoded'

const always = (success: boolean) => ({ limit: vi.fn(async () => ({ success })) })
const limitsThat = (success: boolean) =>
  Object.fromEntries(
    Object.keys(bindings).flatMap((name) => (name.endsWith('_RATE_LIMIT') ? [[name, always(success)]] : [])),
  )

/** Of each route that takes a body, with the type that it reads. */
const posts = [
  ...Object.entries(pages).flatMap(([name, page]) =>
    page.isPosted && isPageName(name) ? [{ path: routes[name], type: form }] : [],
  ),
  { path: '/api/send-email', type: form },
  { path: '/api/send-email', type: 'application/json' },
  { path: '/api/page-view', type: 'application/json' },
  { path: '/api/reports', type: 'application/reports+json' },
  { path: '/mcp', type: 'application/json' },
  ...['find', 'export', 'erase', 'discard', 'import', 'restore'].map((name) => ({
    path: `/api/outbox/${name}`,
    type: 'application/json',
  })),
]

interface Body {
  path: string
  type: string
  body: BodyInit
  headers?: Record<string, string>
  env?: Partial<Bindings>
}

const post = ({ path, type, body, headers = {}, env = {} }: Body) =>
  app.request(
    path,
    {
      method: 'POST',
      body,
      headers: { 'content-type': type, authorization: `Bearer ${token}`, accept: 'text/html', ...headers },
    },
    { ...bindings, ...limitsThat(true), OUTBOX_TOKEN: token, ...env },
  )

/** A body that ends after some parts, breaks off, or goes on for ever. @returns it and what was read of it, in bytes */
function streamOf(parts: number, end?: 'breaks' | 'waits') {
  const part = new TextEncoder().encode('a=1&'.repeat(4096))
  const read = { bytes: 0 }
  let left = parts
  const stream = new ReadableStream({
    pull(controller) {
      if (left > 0) {
        left -= 1
        read.bytes += part.length
        return controller.enqueue(part)
      }
      if (end === 'breaks') return controller.error(new Error('the line is gone'))
      if (end === 'waits') return new Promise(() => {})
      controller.close()
    },
  })
  return { stream, read }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('each route that takes a body is in the list', () => {
  const withoutBody = [/^\/api\/outbox(\/:reference)?\/retry(\/held)?$/, /^\/api\/outbox\/(pause|resume)$/]
  const all = new Set(app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path))
  const known = new Set(posts.map(({ path }) => path))
  const others = [...all].filter((path) => !known.has(path) && !withoutBody.some((one) => one.test(path)))
  expect(others).toEqual([])
  expect([...known].filter((path) => !all.has(path))).toEqual([])
})

describe.each(posts)('$path, $type', ({ path, type }) => {
  test('a body that goes on for ever: 413, and little of it is read', async () => {
    const { stream, read } = streamOf(100_000)
    const { status } = await post({ path, type, body: stream })
    expect(status).toBe(413)
    expect(read.bytes).toBeLessThan(2.5 * 1024 * 1024)
  })

  test('a body that says that it is too long: 413, and none of it is read', async () => {
    const { stream, read } = streamOf(100_000)
    const { status } = await post({ path, type, body: stream, headers: { 'content-length': '9000000' } })
    expect(status).toBe(413)
    expect(read.bytes).toBeLessThanOrEqual(32 * 1024)
  })

  test('a body that breaks off: 400, and no line of an error in the log', async () => {
    const told = vi.spyOn(console, 'error')
    const { status } = await post({ path, type, body: streamOf(0, 'breaks').stream })
    expect(status).toBe(400)
    expect(told).not.toHaveBeenCalled()
  })

  test('a body of which nothing more comes: 400 after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = post({ path, type, body: streamOf(0, 'waits').stream })
    await vi.advanceTimersByTimeAsync(31_000)
    expect((await answer).status).toBe(400)
  })

  test.runIf(type === form)('more fields than any form has: 413, parsed or not', async () => {
    expect((await post({ path, type, body: 'a=1&'.repeat(600) })).status).toBe(413)
    const parts = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(600)
    const multipart = { type: 'multipart/form-data; boundary=b', body: `${parts}--b--` }
    expect((await post({ path, ...multipart })).status).toBe(413)
  })

  test('a network that posts too often: 429 before the body is read', async (context) => {
    // Such a message is checked without a page, and limited after the check.
    if (path === '/api/send-email' && type !== form) return context.skip()
    const { stream, read } = streamOf(1)
    const { status, headers } = await post({ path, type, body: stream, env: limitsThat(false) })
    expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
    expect(read.bytes).toBeLessThanOrEqual(16 * 1024)
  })
})

describe.each(languages)('a refused form says why, and leads back (%s)', (language) => {
  const t = translator(language)
  const forms = posts.filter((one) => one.type === form).map(({ path }) => path)

  test.each(forms)('%s', async (path) => {
    const address = inLanguage(path, language)
    const unread = [
      ['too_many', await post({ path: address, type: form, body: 'a=1', env: limitsThat(false) })],
      ['too_large', await post({ path: address, type: form, body: 'a=1&'.repeat(600) })],
      ['unreadable', await post({ path: address, type: form, body: streamOf(0, 'breaks').stream })],
    ] as const
    const back = path.startsWith('/api') ? inLanguage('/', language, 'contact') : address
    for (const [fault, response] of unread) {
      const page = documentOf(await response.text())
      expect(textOf(only(page, 'main'))).toContain(t(`posted.${fault}`))
      expect(attributesOf(page, 'href', 'main .btn-primary')).toEqual([back])
      expect(attributesOf(page, 'lang', 'html')).toEqual([language])
    }
  })
})
