import { describe, expect, test } from 'vitest'
import { machineFiles } from '#src/machine/index.ts'
import { firstOfEachKind } from '#test/support/addresses.ts'
import { ask, everyPage } from '#test/support/built-pages.ts'
import { isWhole } from '#test/support/extent.ts'

/** One middleware answers all pages: in `npm test` one of each kind. */
const ofKinds = isWhole ? everyPage : firstOfEachKind(everyPage)
const english = ofKinds.filter((page) => page.language === 'en').map((page) => page.path)
const readable = [...english, ...Object.keys(machineFiles), '/index.md', '/he/about']

/** Pages whose form is posted. */
const posted = ['/brief', '/study-design/estimand']

const allowedAt = (path: string) =>
  posted.includes(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'

test('OPTIONS: 204 and what may be asked', async () => {
  for (const path of readable) {
    const response = await ask(path, { method: 'OPTIONS' })
    expect.soft([path, response.status, response.headers.get('Allow')]).toEqual([path, 204, allowedAt(path)])
  }
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s: 405 with Allow', async (method) => {
  for (const path of readable) {
    if (allowedAt(path).includes(method)) continue
    const { status, headers } = await ask(path, { method })
    const found = [path, status, headers.get('Allow'), headers.get('X-Content-Type-Options')]
    expect.soft(found).toEqual([path, 405, allowedAt(path), 'nosniff'])
  }
})

test('HEAD: the status and type of GET, and no body', async () => {
  for (const path of readable) {
    const [get, head] = await Promise.all([ask(path), ask(path, { method: 'HEAD' })])
    const typeOf = ({ status, headers }: Response) => [path, status, headers.get('Content-Type')]
    expect.soft(typeOf(head)).toEqual(typeOf(get))
    expect.soft(await head.text(), path).toBe('')
    await get.text()
  }
})

describe('an address that only takes posts', () => {
  test.each([
    ['GET', '/api/page-view'],
    ['DELETE', '/api/page-view'],
    ['GET', '/api/reports'],
  ])('%s %s: 405 with Allow, in JSON', async (method, path) => {
    const response = await ask(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
    expect(await response.json()).toMatchObject({ ok: false, error: 'method_not_allowed' })
  })
})

test.each(['OPTIONS', 'POST'])('an unknown path asked with %s: 404', async (method) => {
  const response = await ask('/no-such-page', { method })
  expect(response.status).toBe(404)
  await response.text()
})
