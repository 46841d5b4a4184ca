import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { minute } from '#src/contact/delivery/back-off.ts'
import type { Outbox } from '#src/contact/outbox/outbox.ts'
import type { Bindings } from '#src/env.ts'
import {
  later,
  makeOutbox,
  newMessage,
  sql,
  stopClock,
  untilAsked,
  untilState,
} from '#test/support/outbox.ts'
import { health } from './health.ts'

const bindings = env as unknown as Bindings

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

async function ask(change: object = {}) {
  const response = await health.request('/health', {}, { ...bindings, ...change })
  return { status: response.status, body: await response.json() }
}

const askAbout = ({ stub }: Awaited<ReturnType<typeof makeOutbox>>, change: object = {}) =>
  ask({ OUTBOX: { getByName: () => stub }, ...change })

test('all is well: state and ages, no count but that of the trap, nothing personal, no secret', async () => {
  const outbox = await makeOutbox('health-well')
  await outbox.stub.accept(newMessage('a'))
  await untilState(outbox, 'a', 'sent')
  await outbox.stub.accept({ ...newMessage('b'), isTrapped: true })
  expect(await askAbout(outbox)).toEqual({
    status: 200,
    body: {
      status: 'ok',
      mail: 'configured',
      outbox: { breaker: 'closed', breakerSeconds: 0, oldestSeconds: 0, trapped: 1 },
    },
  })
})

describe('degraded', () => {
  const degraded = { status: 200, body: { status: 'degraded' } }

  test('the oldest message waits longer than 10 minutes', async () => {
    const outbox = await makeOutbox('health-late')
    await outbox.change({ MAIL_FROM: '' })
    await outbox.stub.accept(newMessage('a'))
    await outbox.change({})
    await sql(outbox, 'UPDATE messages SET dueAt = dueAt + 1000000')
    expect(await askAbout(outbox)).toMatchObject({ body: { status: 'ok' } })
    await sql(outbox, 'UPDATE messages SET createdAt = createdAt - ?', 11 * minute)
    expect(await askAbout(outbox)).toMatchObject({
      body: { status: 'degraded', outbox: { oldestSeconds: 660 } },
    })
  })

  test('the provider is out, also after the object has ended', async () => {
    const outbox = await makeOutbox('health-out', [], { kind: 'status', status: 500 })
    await outbox.stub.accept(newMessage('a'))
    await untilAsked(outbox, 1)
    expect(await askAbout(outbox)).toMatchObject({ body: { status: 'ok', outbox: { breaker: 'open' } } })
    await later(outbox, 3000)
    await untilAsked(outbox, 2)
    expect(await askAbout(outbox)).toMatchObject(degraded)
  })

  test('there is a dead message', async () => {
    const outbox = await makeOutbox('health-dead')
    await sql(
      outbox,
      `INSERT INTO messages (reference, key, fingerprint, body, state, createdAt, queuedAt, dueAt)
       VALUES ('R', 'k', '', '{}', 'dead', 1, 1, 1)`,
    )
    expect(await askAbout(outbox)).toMatchObject(degraded)
  })

  test.each([
    ['a sender', { MAIL_FROM: undefined }, 'MAIL_FROM is no address'],
    ['a sender that is an address', { MAIL_FROM: 'nobody' }, 'MAIL_FROM is no address'],
    ['a recipient', { MAIL_TO: '' }, 'MAIL_TO is no address'],
    ['a key without a line break', { MAILCHANNELS_API_KEY: 'key\n' }, 'MAILCHANNELS_API_KEY holds'],
    ['a base URL', { MAILCHANNELS_BASE_URL: 'mail.example' }, 'MAILCHANNELS_BASE_URL is no web address'],
    [
      'a base URL of the web',
      { MAILCHANNELS_BASE_URL: 'ftp://x' },
      'MAILCHANNELS_BASE_URL is no web address',
    ],
  ])(
    'the configuration lacks %s: not configured; the message waits, and no try is made',
    async (_, change, why) => {
      const outbox = await makeOutbox(`health-${why}-${JSON.stringify(change)}`)
      await outbox.change(change)
      await outbox.stub.accept(newMessage('a'))
      await later(outbox, minute)
      expect(await askAbout(outbox, change)).toMatchObject({
        body: { status: 'degraded', mail: 'not configured' },
      })
      const { reasons, queued } = await outbox.stub.summary()
      expect([reasons.join(), queued]).toEqual([expect.stringContaining(why), 1])
      expect(await sql(outbox, 'SELECT attempts FROM messages')).toEqual([{ attempts: 0 }])
      await outbox.change({ MAILCHANNELS_API_KEY: 'test-key' })
      await later(outbox, 6 * minute)
      await untilState(outbox, 'a', 'sent')
    },
  )
})

test("a developer's machine without a key: it says so, and that is fine", async () => {
  const outbox = await makeOutbox('health-developer')
  await outbox.change({ MAILCHANNELS_API_KEY: undefined })
  const body = { status: 'ok', mail: 'not configured' }
  expect(await askAbout(outbox, { MAILCHANNELS_API_KEY: undefined })).toMatchObject({ body })
})

test('the outbox cannot be read: 503', async () => {
  const OUTBOX = { getByName: () => ({ summary: () => Promise.reject(new Error('out')) }) }
  expect(await ask({ OUTBOX })).toMatchObject({ status: 503, body: { status: 'failing', outbox: null } })
})

test('the outbox does not answer: 503, and not after a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const OUTBOX = { getByName: () => ({ summary: () => new Promise(() => {}) }) }
  const asked = ask({ OUTBOX })
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  expect((await asked).status).toBe(503)
})

test('asked a hundred times in 10 s: the outbox is asked once; then again', async () => {
  const clock = stopClock()
  const summary = vi.fn(async () => ({
    breaker: 'closed',
    breakerSeconds: 0,
    oldestSeconds: 0,
    isDegraded: false,
  }))
  const own = { ...bindings, OUTBOX: { getByName: () => ({ summary }) } }
  for (let count = 0; count < 100; count++) {
    await health.request('/health', {}, own)
    clock.pass(99)
  }
  expect(summary).toHaveBeenCalledTimes(1)
  clock.pass(1000)
  await health.request('/health', {}, own)
  expect(summary).toHaveBeenCalledTimes(2)
})

test('20,000 delivered messages: a summary reads a handful of rows', async () => {
  const outbox = await makeOutbox('health-many')
  await sql(
    outbox,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
     INSERT INTO messages (reference, key, fingerprint, body, state, createdAt, queuedAt, dueAt, finishedAt)
     SELECT i, i, '', '{}', 'sent', i, i, i, ?1 FROM n`,
    Date.now(),
  )
  const read = await runInDurableObject(outbox.stub, (object: Outbox, { storage }) => {
    const exec = vi.spyOn(storage.sql, 'exec')
    expect(object.summary().sent).toBe(20_000)
    const cursors = exec.mock.results.map(({ value }) => value)
    return cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
  })
  expect(read).toBeLessThanOrEqual(15)
})
