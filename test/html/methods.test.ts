import { describe, expect, test } from 'vitest'
import { machineFiles } from '#src/machine/index.ts'
import { ask, everyPage } from '#test/support/built-pages.ts'

const english = everyPage.filter((page) => page.language === 'en').map((page) => page.path)
const readable = [...english, ...Object.keys(machineFiles), '/index.md', '/he/about']

/** Pages whose form is posted. */
const posted = ['/brief', '/study-design/estimand']

describe.each(readable)('%s', (path) => {
  const allowed = posted.includes(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
  const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'].filter((method) => !allowed.includes(method))

  test('OPTIONS: 204 and what may be asked', async () => {
    const response = await ask(path, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('Allow')).toBe(allowed)
  })

  test.each(others)('%s: 405 with Allow', async (method) => {
    const response = await ask(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe(allowed)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    await response.text()
  })

  test('HEAD: the status and type of GET, and no body', async () => {
    const [get, head] = await Promise.all([ask(path), ask(path, { method: 'HEAD' })])
    expect(head.status).toBe(get.status)
    expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'))
    expect(await head.text()).toBe('')
    await get.text()
  })
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
