import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import { type Outbox, outboxOf } from '#src/contact/outbox/outbox.ts'
import type { Bindings } from '#src/env.ts'
import { drainAfterAll } from '#test/support/drained.ts'

const bindings = env as unknown as Bindings
const app = createApp()
drainAfterAll(bindings)
const token = 'a-long-token-of-dana'

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
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await ask('', 'GET', given)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response.text()).not.toContain('reference')
  })
})

describe('who tries', () => {
  test('a wrong token: a line in the log, without the token', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    await ask('', 'GET', 'guess')
    expect(told.mock.calls.flat().join()).toContain('operator refused')
    expect(told.mock.calls.flat().join()).not.toContain('guess')
  })

  test('too many tries of a network: 429 with Retry-After, for the right token too', async () => {
    const OPERATOR_RATE_LIMIT = { limit: async () => ({ success: false }) }
    const response = await ask('', 'GET', token, { OUTBOX_TOKEN: token, OPERATOR_RATE_LIMIT })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  })

  test('the outbox hangs or fails: 503', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const OUTBOX = { getByName: () => ({ list: () => Promise.reject(new Error('out')) }) }
    expect((await ask('', 'GET', token, { OUTBOX_TOKEN: token, OUTBOX })).status).toBe(503)
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

  test.each(['?state=broken', '?state=', '?before=x', '?before=0', '?before=-1'])(
    'a parameter that is none (%s): 400',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )

  test('more than 500 messages: in pages, each once, the newest first', async () => {
    const stub = outboxOf(bindings, 'pages')
    const numbers = Array.from({ length: 1100 }, (_, index) => `R${String(index).padStart(4, '0')}`)
    await runInDurableObject(stub, (_: Outbox, { storage }) => {
      for (const name of numbers)
        storage.sql.exec(
          `INSERT INTO messages (reference, key, fingerprint, body, state, createdAt, queuedAt, dueAt, finishedAt)
           VALUES (?, ?, '', '{}', 'dead', 1, 1, 1, 1)`,
          name,
          name,
        )
    })
    const OUTBOX = { getByName: () => stub }
    const found: string[] = []
    for (let query: string | null = ''; query !== null; ) {
      const answer = await ask(`?state=dead${query}`, 'GET', token, { OUTBOX_TOKEN: token, OUTBOX })
      const { messages, next } = (await answer.json()) as {
        messages: { reference: string }[]
        next: number | null
      }
      found.push(...messages.map(({ reference }) => reference))
      query = next ? `&before=${next}` : null
    }
    expect(found).toEqual(numbers.toReversed())
  })

  test('retry of all that is dead: a part at a time, until there is no more', async () => {
    const stub = outboxOf(bindings, 'retry-all')
    await runInDurableObject(stub, (outbox: Outbox, { storage }) => {
      Object.assign(outbox, { env: { ...bindings, MAIL_FROM: '' } })
      storage.sql.exec(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 450)
         INSERT INTO messages (reference, key, fingerprint, body, state, createdAt, queuedAt, dueAt, finishedAt)
         SELECT i, i, '', '{}', 'dead', i, i, i, i FROM n`,
      )
    })
    const change = { OUTBOX_TOKEN: token, OUTBOX: { getByName: () => stub } }
    const first = (await (await ask('/retry', 'POST', token, change)).json()) as { next: number }
    expect(first).toEqual({ ok: true, queued: 200, next: 200 })
    await ask(`/retry?after=${first.next}`, 'POST', token, change)
    const last = await (await ask('/retry?after=400', 'POST', token, change)).json()
    expect(last).toEqual({ ok: true, queued: 50, next: null })
    expect(await stub.summary()).toMatchObject({ queued: 450, dead: 0 })
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
