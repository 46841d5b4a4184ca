import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drainAfterAll } from '#test/support/drained.ts'
import { createApp } from '../app.tsx'
import type { Bindings } from '../env.ts'
import { outboxOf } from './outbox.ts'

const bindings = env as unknown as Bindings
const app = createApp()
drainAfterAll(bindings)
const token = 'a-long-token'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

function ask(path: string, method = 'GET', given = token, change: object = { OUTBOX_TOKEN: token }) {
  const headers = { authorization: `Bearer ${given}` }
  return app.request(`/api/outbox${path}`, { method, headers }, { ...bindings, ...change })
}

async function send(): Promise<string> {
  const body = JSON.stringify({
    firstName: 'Noa',
    lastName: 'Bar',
    email: 'noa@lab.example',
    message: 'Hello',
  })
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.200' }
  const response = await app.request('/api/send-email', { method: 'POST', body, headers }, bindings)
  const { reference } = (await response.json()) as { reference: string }
  return reference
}

describe('who gets in', () => {
  test.each(['', '/ABC', '/ABC/retry'])('no token is configured: %s does not exist', async (path) => {
    for (const method of ['GET', 'POST']) expect((await ask(path, method, token, {})).status).toBe(404)
  })

  test.each(['', 'wrong', `${token}x`, token.slice(1)])('the token "%s": 401', async (given) => {
    const response = await ask('', 'GET', given)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response.text()).not.toContain('reference')
  })
})

describe('what an operator sees and does', () => {
  test('the list: references and states, nothing personal, not cached', async () => {
    const reference = await send()
    const response = await ask('')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).toContain(reference)
    expect(text).not.toMatch(/Noa|lab\.example|Hello/)
    expect(JSON.parse(text)).toMatchObject({ ok: true, summary: { dead: 0 } })
  })

  test('the list of one state: only those', async () => {
    await send()
    expect(await (await ask('?state=dead')).json()).toMatchObject({ messages: [] })
  })

  test('one message: with its text', async () => {
    const reference = await send()
    expect(await (await ask(`/${reference}`)).json()).toMatchObject({
      ok: true,
      reference,
      message: { firstName: 'Noa', message: 'Hello' },
    })
  })

  test('a delivered message: it is not sent again; it can be deleted', async () => {
    const reference = await send()
    await vi.waitFor(async () => expect((await outboxOf(bindings).find(reference))?.state).toBe('sent'), 5000)
    expect((await ask(`/${reference}/retry`, 'POST')).status).toBe(409)
    expect((await ask(`/${reference}`, 'DELETE')).status).toBe(200)
    expect((await ask(`/${reference}`)).status).toBe(404)
  })

  test('an unknown reference: 404', async () => {
    expect((await ask('/NONE')).status).toBe(404)
    expect((await ask('/NONE/retry', 'POST')).status).toBe(404)
    expect((await ask('/NONE', 'DELETE')).status).toBe(404)
  })

  test('another method: 405 with Allow', async () => {
    expect((await ask('', 'POST')).headers.get('allow')).toBe('GET')
    expect((await ask('/NONE/retry')).headers.get('allow')).toBe('POST')
  })
})

describe('health', () => {
  const health = async (change: object = {}) => {
    const response = await app.request('/api/health', {}, { ...bindings, ...change })
    return {
      status: response.status,
      cache: response.headers.get('cache-control'),
      body: await response.json(),
    }
  }

  test('with a key: configured, with depth and age; nothing personal, no secret', async () => {
    await send()
    const { status, cache, body } = await health()
    expect([status, cache]).toEqual([200, 'no-store'])
    expect(body).toEqual({
      status: 'ok',
      mail: 'configured',
      outbox: {
        queued: expect.any(Number),
        sent: expect.any(Number),
        dead: 0,
        oldestSeconds: expect.any(Number),
        isDegraded: false,
      },
    })
    expect(JSON.stringify(body)).not.toMatch(/key|token|@/)
  })

  test('without a key: it says so', async () => {
    expect((await health({ MAILCHANNELS_API_KEY: undefined })).body).toMatchObject({ mail: 'not configured' })
  })

  test('the outbox cannot be read: 503', async () => {
    const OUTBOX = { getByName: () => ({ summary: () => Promise.reject(new Error('out')) }) }
    expect(await health({ OUTBOX })).toMatchObject({ status: 503, body: { status: 'failing', outbox: null } })
  })
})
