import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { later, makeOutbox, newMessage, untilState, untilTried } from '#test/support/outbox.ts'
import { referenceFor } from './idempotency.ts'
import type { Outbox } from './outbox.ts'

const day = 24 * 3600 * 1000

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

describe('a stored message', () => {
  test('the provider is well: one mail, state sent', async () => {
    const outbox = await makeOutbox('well')
    expect(await outbox.stub.accept(newMessage('a'))).toEqual({
      outcome: 'stored',
      reference: referenceFor('a'),
    })
    await untilState(outbox, 'a', 'sent')
    expect((await outbox.account.read()).mails).toHaveLength(1)
  })

  test('another message drew its reference: refused, so that it is mailed directly; the first stays', async () => {
    const outbox = await makeOutbox('collision')
    await outbox.stub.accept(newMessage('a', 'first'))
    const second = { ...newMessage('b', 'second'), reference: referenceFor('a') }
    const refused = await runInDurableObject(outbox.stub, (object: Outbox) =>
      Promise.resolve()
        .then(() => object.accept(second))
        .catch(String),
    )
    expect(refused).toContain('UNIQUE')
    expect((await outbox.stub.find(referenceFor('a')))?.body).toContain('first')
  })

  test('the provider fails once: queued with the reason, sent by itself 2 s later', async () => {
    const outbox = await makeOutbox('once', [{ kind: 'status', status: 500 }])
    await outbox.stub.accept(newMessage('a'))
    await untilTried(outbox, 'a', 1, 'status 500')
    await untilState(outbox, 'a', 'sent')
    expect((await outbox.account.read()).mails).toHaveLength(1)
  })

  test('429 with Retry-After: not asked again before', async () => {
    const outbox = await makeOutbox('hold', [{ kind: 'status', status: 429, retryAfter: '60' }])
    await outbox.stub.accept(newMessage('a'))
    await untilTried(outbox, 'a', 1, 'status 429')
    await later(outbox, 50_000)
    expect((await outbox.account.read()).requests).toBe(1)
    await later(outbox, 61_000)
    await untilState(outbox, 'a', 'sent')
  })

  test.each([
    ['three-years', '99999999'],
    ['no-time', '9'.repeat(200)],
  ])('429 with an absurd Retry-After (%s): asked again after a day', async (name, retryAfter) => {
    const outbox = await makeOutbox(name, [{ kind: 'status', status: 429, retryAfter }])
    await outbox.stub.accept(newMessage('a'))
    await untilTried(outbox, 'a', 1, 'status 429')
    await later(outbox, day - 60_000)
    expect((await outbox.account.read()).requests).toBe(1)
    await later(outbox, day + 1000)
    await untilState(outbox, 'a', 'sent')
  })

  test('400: dead at once, told loudly, never asked again; an operator can try it again', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await makeOutbox('dead', [{ kind: 'status', status: 400 }])
    await outbox.stub.accept(newMessage('a'))
    await untilState(outbox, 'a', 'dead')
    expect(told.mock.calls.flat().join()).toContain('"event":"dead"')
    expect(await outbox.stub.summary()).toMatchObject({ queued: 0, dead: 1 })
    expect(await outbox.stub.retry(referenceFor('a'))).toBe('queued')
    await untilState(outbox, 'a', 'sent')
    expect(await outbox.stub.retry(referenceFor('a'))).toBe('sent')
    expect(await outbox.stub.retry('NONE')).toBe('unknown')
  })

  test('403: degraded and queued, even after 72 hours; sent once the key is mended', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await makeOutbox('key', [], { kind: 'status', status: 403 })
    await outbox.stub.accept(newMessage('a'))
    await untilTried(outbox, 'a', 1, 'status 403')
    await later(outbox, 73 * 3600 * 1000)
    await untilTried(outbox, 'a', 2, 'status 403')
    expect(await outbox.stub.summary()).toMatchObject({ queued: 1, isDegraded: true })
    await outbox.account.fail([])
    await later(outbox, 80 * 3600 * 1000)
    await untilState(outbox, 'a', 'sent')
    expect(await outbox.stub.summary()).toMatchObject({ queued: 0, isDegraded: false })
    expect(told).toHaveBeenCalled()
  })

  test('the provider is out for 72 hours: kept as dead', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await makeOutbox('expired', [], { kind: 'status', status: 503 })
    await outbox.stub.accept(newMessage('a'))
    await untilTried(outbox, 'a', 1, 'status 503')
    await runInDurableObject(outbox.stub, (_: Outbox, { storage }) => {
      storage.sql.exec('UPDATE messages SET queuedAt = queuedAt - ?', 73 * 3600 * 1000)
    })
    await later(outbox, 5000)
    await untilState(outbox, 'a', 'dead')
    expect(told).toHaveBeenCalled()
  })
})

describe('many messages', () => {
  test('the provider comes back: the first that gets through wakes the others', async () => {
    const outbox = await makeOutbox('wake', [], { kind: 'status', status: 500 })
    for (const key of ['a', 'b', 'c']) await outbox.stub.accept(newMessage(key))
    for (const key of ['a', 'b', 'c']) await untilTried(outbox, key, 1, 'status 500')
    await runInDurableObject(outbox.stub, (_: Outbox, { storage }) => {
      storage.sql.exec('UPDATE messages SET dueAt = dueAt + 1000000, attempts = 8')
    })
    await outbox.account.fail([])
    await later(outbox, 31_000)
    for (const key of ['a', 'b', 'c']) await untilState(outbox, key, 'sent')
  })

  test('one answer is late: the others do not wait for it', async () => {
    const outbox = await makeOutbox('late', [{ kind: 'late', delay: 2500 }])
    await outbox.stub.accept(newMessage('slow'))
    await vi.waitFor(async () => expect((await outbox.account.read()).requests).toBe(1))
    const start = Date.now()
    await outbox.stub.accept(newMessage('quick'))
    await untilState(outbox, 'quick', 'sent')
    expect(Date.now() - start).toBeLessThan(1500)
    expect((await outbox.stub.find(referenceFor('slow')))?.state).toBe('queued')
    await untilState(outbox, 'slow', 'sent')
    expect((await outbox.account.read()).mails).toHaveLength(2)
  })

  test('the object ends while a try is under way: the try is made again', async () => {
    const outbox = await makeOutbox('evicted', [{ kind: 'status', status: 500 }])
    await outbox.stub.accept(newMessage('a'))
    await untilTried(outbox, 'a', 1, 'status 500')
    await runInDurableObject(outbox.stub, (_: Outbox, { storage }) => {
      storage.sql.exec('UPDATE messages SET isInFlight = 1, dueAt = dueAt + 1000000')
    })
    await abortAllDurableObjects()
    await untilState(await makeOutbox('evicted'), 'a', 'sent')
  })
})

describe('the same message again', () => {
  test('the same key at the same instant: one reference, one mail', async () => {
    const outbox = await makeOutbox('twice')
    const answers = await Promise.all([1, 2, 3].map(() => outbox.stub.accept(newMessage('a'))))
    expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'repeated', 'repeated'])
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    await untilState(outbox, 'a', 'sent')
    expect((await outbox.account.read()).mails).toHaveLength(1)
  })

  test('the same key with another text: a conflict, and the first one stays', async () => {
    const outbox = await makeOutbox('conflict')
    await outbox.stub.accept(newMessage('a'))
    expect((await outbox.stub.accept(newMessage('a', 'other'))).outcome).toBe('conflict')
  })

  test('a form without key: the same content within the window is the same message', async () => {
    const outbox = await makeOutbox('window')
    const first = await outbox.stub.accept({ ...newMessage('a'), sameContentWithin: 60_000 })
    const again = await outbox.stub.accept({ ...newMessage('b'), sameContentWithin: 60_000 })
    expect(again).toEqual({ outcome: 'repeated', reference: first.reference })
    const other = await outbox.stub.accept({ ...newMessage('c', 'other'), sameContentWithin: 60_000 })
    expect(other.outcome).toBe('stored')
  })
})
