import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'

const app = createApp()

function send(body: string, headers: Record<string, string> = {}, limits: object = {}) {
  const writeDataPoint = vi.fn()
  const bindings = { ...env, PAGE_VIEWS: { writeDataPoint }, ...limits }
  const response = app.request(
    '/api/page-view',
    { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
    bindings,
  )
  return { response, writeDataPoint }
}

describe('a page view', () => {
  test('is stored with its full location and nothing else', async () => {
    const { response, writeDataPoint } = send('{"location":"http://localhost/blog?page=2&lang=he#top"}')
    expect((await response).status).toBe(204)
    expect(writeDataPoint).toHaveBeenCalledExactlyOnceWith({
      blobs: ['http://localhost/blog?page=2&lang=he#top'],
      indexes: ['/blog'],
    })
  })

  test.each(['sec-gpc', 'dnt'])('with %s: 1 is not stored', async (header) => {
    const { response, writeDataPoint } = send('{"location":"http://localhost/"}', { [header]: '1' })
    expect((await response).status).toBe(204)
    expect(writeDataPoint).not.toHaveBeenCalled()
  })

  test.each([
    '',
    '{',
    '[]',
    '{"location":7}',
    '{"location":"javascript:1"}',
    '{"location":"http://else.example/"}',
  ])('that is no report (%s): 400, nothing stored', async (body) => {
    const { response, writeDataPoint } = send(body)
    expect((await response).status).toBe(400)
    expect(await (await response).json()).toMatchObject({
      ok: false,
      error: expect.any(String),
      details: expect.any(String),
    })
    expect(writeDataPoint).not.toHaveBeenCalled()
  })

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('from another site (%o): 403, nothing stored', async (headers) => {
    const { response, writeDataPoint } = send('{"location":"http://localhost/"}', headers)
    expect((await response).status).toBe(403)
    expect(await (await response).json()).toMatchObject({ ok: false, error: 'foreign_origin' })
    expect(writeDataPoint).not.toHaveBeenCalled()
  })

  test('from this site: stored', async () => {
    const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    const { response, writeDataPoint } = send('{"location":"http://localhost/"}', own)
    expect((await response).status).toBe(204)
    expect(writeDataPoint).toHaveBeenCalledOnce()
  })

  test('with typed text in its address: stored without it', async () => {
    const { response, writeDataPoint } = send('{"location":"http://localhost/BRIEF?subject=secret"}')
    expect((await response).status).toBe(204)
    expect(writeDataPoint).toHaveBeenCalledExactlyOnceWith({
      blobs: ['http://localhost/redacted?redacted'],
      indexes: ['/redacted'],
    })
  })

  test('beyond the limit of its network: 429 with Retry-After, nothing stored', async () => {
    const limit = vi.fn(async () => ({ success: false }))
    const from = { 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' }
    const { response, writeDataPoint } = send('{"location":"http://localhost/"}', from, {
      REPORT_RATE_LIMIT: { limit },
    })
    expect((await response).status).toBe(429)
    expect((await response).headers.get('retry-after')).toBe('60')
    expect(await (await response).json()).toMatchObject({ ok: false, error: 'too_many' })
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: '2001:db8:1:2' })
    expect(writeDataPoint).not.toHaveBeenCalled()
  })

  test('where nothing is counted: 204, not an error', async () => {
    const body = '{"location":"http://localhost/"}'
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const response = await app.request('/api/page-view', request, { ...env, PAGE_VIEWS: undefined })
    expect(response.status).toBe(204)
  })

  test('of more than 8 KB: 413', async () => {
    const { response } = send(JSON.stringify({ location: `http://localhost/${'x'.repeat(9000)}` }))
    expect((await response).status).toBe(413)
  })
})
