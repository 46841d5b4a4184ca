import { abortAllDurableObjects } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hour } from '#src/contact/delivery/back-off.ts'
import {
  later,
  makeOutbox,
  newMessage,
  sql,
  untilAsked,
  untilOpen,
  untilState,
} from '#test/support/outbox.ts'
import { referenceFor } from './idempotency.ts'

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

  test('another message drew its reference: told loudly, stored under another; both arrive', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await makeOutbox('collision')
    await outbox.stub.accept(newMessage('a', 'first'))
    const second = { ...newMessage('b', 'second'), reference: referenceFor('a') }
    const { outcome, reference } = await outbox.stub.accept(second)
    expect([outcome, reference === referenceFor('a')]).toEqual(['stored', false])
    expect(told.mock.calls.flat().join()).toContain('reference collision')
    await vi.waitFor(async () => expect((await outbox.account.read()).mails).toHaveLength(2))
    expect(await outbox.stub.accept(second)).toEqual({ outcome: 'repeated', reference })
  })

  test('the provider fails once: sent by itself 2 s later', async () => {
    const outbox = await makeOutbox('once', [{ kind: 'status', status: 500 }])
    await outbox.stub.accept(newMessage('a'))
    await untilState(outbox, 'a', 'sent')
    expect((await outbox.account.read()).mails).toHaveLength(1)
  })

  test('400: once more without reply-to and names, and sent', async () => {
    const outbox = await makeOutbox('faulty', [{ kind: 'status', status: 400 }])
    await outbox.stub.accept(newMessage('a'))
    await untilState(outbox, 'a', 'sent')
    const [mail] = (await outbox.account.read()).mails
    expect(mail?.payload.reply_to).toBeUndefined()
    expect(mail?.payload.from).toEqual({ email: 'website@marom.example' })
    expect(mail?.payload.content[0]?.value).toContain('dana@lab.example')
  })

  test.each(['a..b@x.example', '.a@x.example', 'a.@x.example', `${'a'.repeat(65)}@x.example`, 'a@127.0.0.1'])(
    'stored with the address %s, which the provider refuses: it arrives, with the address in its text',
    async (email) => {
      const outbox = await makeOutbox(`strange-${email}`)
      await outbox.stub.accept(newMessage('a', 'text', { email }))
      await untilState(outbox, 'a', 'sent')
      const { mails, requests } = await outbox.account.read()
      expect(mails[0]?.payload.content[0]?.value).toContain(email)
      expect([mails[0]?.payload.reply_to, requests]).toEqual([undefined, 2])
    },
  )

  test('400 twice: dead, told loudly, never asked again; an operator can try it again', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const bad = { kind: 'status', status: 400 } as const
    const outbox = await makeOutbox('dead', [bad, bad])
    await outbox.stub.accept(newMessage('a'))
    await untilState(outbox, 'a', 'dead')
    expect(told.mock.calls.flat().join()).toContain('"event":"dead"')
    expect(await outbox.stub.summary()).toMatchObject({ queued: 0, dead: 1, isDegraded: true })
    expect(await outbox.stub.retry(referenceFor('a'))).toBe('queued')
    await untilState(outbox, 'a', 'sent')
    expect(await outbox.stub.retry(referenceFor('a'))).toBe('sent')
    expect(await outbox.stub.retry('NONE')).toBe('unknown')
  })

  test('403: degraded and queued, even after 72 hours; sent once the key is mended', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await makeOutbox('key', [], { kind: 'status', status: 403 })
    await outbox.stub.accept(newMessage('a'))
    await untilAsked(outbox, 1)
    await later(outbox, 73 * hour)
    await untilAsked(outbox, 2)
    expect(await outbox.stub.summary()).toMatchObject({
      queued: 1,
      isDegraded: true,
      reasons: expect.arrayContaining(['the provider is out: status 403']),
    })
    await outbox.account.fail([])
    await later(outbox, 80 * hour)
    await untilState(outbox, 'a', 'sent')
    expect(await outbox.stub.summary()).toMatchObject({ queued: 0, isDegraded: false, reasons: [] })
    expect(told).toHaveBeenCalled()
  })

  test('the mail is paused: stored and not mailed, at no alarm; mailed when it is not', async () => {
    const outbox = await makeOutbox('paused')
    await outbox.change({ MAILCHANNELS_API_KEY: 'paused', OUTBOX_PAUSED: 'yes' })
    await outbox.stub.accept(newMessage('a'))
    await later(outbox, hour)
    expect(await outbox.stub.summary()).toMatchObject({ queued: 1, isDegraded: true })
    expect((await outbox.account.read()).requests).toBe(0)
    await outbox.change({ MAILCHANNELS_API_KEY: 'paused' })
    await later(outbox, 2 * hour)
    await untilState(outbox, 'a', 'sent')
  })

  test('an operator mends the key and tries one again: the queue does not wait for its probe', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const limit = { kind: 'status', status: 429, retryAfter: '3600' } as const
    const outbox = await makeOutbox('mended', [limit, limit])
    for (const key of ['a', 'b']) await outbox.stub.accept(newMessage(key))
    await untilAsked(outbox, 2)
    await outbox.stub.retry(referenceFor('b'))
    for (const key of ['a', 'b']) await untilState(outbox, key, 'sent')
  })

  test('the provider is out for 72 hours: the message waits, and is sent afterwards', async () => {
    const outbox = await makeOutbox('long', [], { kind: 'status', status: 503 })
    await outbox.stub.accept(newMessage('a'))
    await untilAsked(outbox, 1)
    await later(outbox, 73 * hour)
    await untilAsked(outbox, 2)
    await outbox.account.fail([])
    await later(outbox, 74 * hour)
    await untilState(outbox, 'a', 'sent')
  })

  test.each([
    [
      'waited 73 hours for the provider',
      'createdAt = createdAt - 262800000, queuedAt = queuedAt - 262800000',
    ],
    ['failed 30 times within an hour', 'attempts = 30, firstFailedAt = createdAt - 3600000'],
    ['could not be read 30 times', 'attempts = 30, createdAt = createdAt - 262800000'],
    ['failed once, 73 hours ago', 'attempts = 1, firstFailedAt = createdAt - 262800000'],
  ])('it %s, and fails while others get through: it waits, and is sent', async (how, change) => {
    const outbox = await makeOutbox(`own-${how.replaceAll(' ', '-')}`, [{ kind: 'failed' }])
    await outbox.stub.accept(newMessage('a'))
    await untilOpen(outbox)
    await sql(outbox, `UPDATE messages SET ${change}`)
    await outbox.stub.accept(newMessage('b'))
    await later(outbox, 3000)
    await untilState(outbox, 'b', 'sent')
    expect(await outbox.stub.summary()).toMatchObject({ queued: 1, dead: 0 })
    await later(outbox, 3 * hour)
    await untilState(outbox, 'a', 'sent')
  })

  test('it fails while others get through, 24 times and for 72 hours: kept as dead', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await makeOutbox('poison', [{ kind: 'failed' }])
    await outbox.stub.accept(newMessage('a'))
    await untilOpen(outbox)
    await sql(outbox, 'UPDATE messages SET attempts = 23, firstFailedAt = createdAt - ?', 73 * hour)
    await outbox.stub.accept(newMessage('b'))
    await later(outbox, 3000)
    await untilState(outbox, 'a', 'dead')
    expect((await outbox.stub.find(referenceFor('a')))?.reason).toBe('failed result')
    expect(told.mock.calls.flat().join()).toContain('"event":"dead"')
    await outbox.stub.retry(referenceFor('a'))
    expect((await outbox.stub.find(referenceFor('a')))?.firstFailedAt).toBeNull()
  })
})

describe('many messages', () => {
  test('one fails whenever it is asked about: it waits by itself, and the others get through', async () => {
    const outbox = await makeOutbox('blamed', [{ kind: 'status', status: 500 }])
    await outbox.stub.accept(newMessage('bad'))
    await untilOpen(outbox)
    for (const key of ['a', 'b', 'c']) await outbox.stub.accept(newMessage(key))
    await later(outbox, 3000)
    for (const key of ['a', 'b', 'c']) await untilState(outbox, key, 'sent')
    expect(await outbox.stub.find(referenceFor('bad'))).toMatchObject({ attempts: 1, reason: 'status 500' })
    await later(outbox, 10_000)
    await untilState(outbox, 'bad', 'sent')
  })

  test('one answer is late: the others do not wait for it', async () => {
    const outbox = await makeOutbox('late', [{ kind: 'late', delay: 3000 }])
    await outbox.stub.accept(newMessage('slow'))
    await vi.waitFor(async () => expect((await outbox.account.read()).requests).toBe(1))
    await outbox.stub.accept(newMessage('quick'))
    await untilState(outbox, 'quick', 'sent')
    expect((await outbox.stub.find(referenceFor('slow')))?.state).toBe('queued')
    await untilState(outbox, 'slow', 'sent')
    expect((await outbox.account.read()).mails).toHaveLength(2)
  })

  test('the object ends while a try is under way: the try is made again', async () => {
    const outbox = await makeOutbox('evicted', [{ kind: 'drop-after' }])
    await outbox.stub.accept(newMessage('a'))
    await untilOpen(outbox)
    await abortAllDurableObjects()
    await untilState(await makeOutbox('evicted'), 'a', 'sent')
  })

  test('the object ends while the provider is out: what it knew of that is not forgotten', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const limit = { kind: 'status', status: 429, retryAfter: '3600' } as const
    const outbox = await makeOutbox('remembered', [], limit)
    await outbox.stub.accept(newMessage('a'))
    await untilAsked(outbox, 1)
    await abortAllDurableObjects()
    const again = await makeOutbox('remembered', [], limit)
    await again.stub.accept(newMessage('b'))
    expect(await again.stub.summary()).toMatchObject({ breaker: 'open', queued: 2 })
    await later(again, hour / 2)
    expect((await again.account.read()).requests).toBe(1)
  })
})
