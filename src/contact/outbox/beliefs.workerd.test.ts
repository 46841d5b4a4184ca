import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day, hour, longestHold, minute } from '#src/contact/delivery/back-off.ts'
import { closed } from '#src/contact/delivery/breaker-memory.ts'
import { makeOutbox, newMessage, sql, stopClock, type TestOutbox, untilState } from '#test/support/outbox.ts'
import { boundsOf } from './day-bounds.ts'
import type { Outbox } from './outbox.ts'

let told = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  told = vi.spyOn(console, 'error').mockImplementation(() => {})
})

const year275760 = 8.64e15

const alerts = () => told.mock.calls.flat().join('\n')

const inStorage = ({ stub }: TestOutbox, change: (storage: DurableObjectStorage) => unknown) =>
  runInDurableObject(stub, async (_: Outbox, { storage }) => {
    await change(storage)
  })

let count = 0

/** The account's key holds no blank. */
const nextName = () => `belief-${++count}`

/** An outbox that starts with one message, in whose storage something is false. */
async function startWith(change: (outbox: TestOutbox) => Promise<unknown>) {
  const name = nextName()
  const outbox = await makeOutbox(name)
  await outbox.change({ MAILCHANNELS_API_KEY: name, OUTBOX_PAUSED: 'yes' })
  await outbox.stub.accept(newMessage('old'))
  await change(outbox)
  await abortAllDurableObjects()
  return await makeOutbox(name)
}

const facts = (outbox: TestOutbox, name: string, value: string) =>
  sql(outbox, 'INSERT INTO facts VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2', name, value)

const breaker = (memory: object) => (outbox: TestOutbox) =>
  facts(outbox, 'breaker', JSON.stringify({ ...closed, ...memory }))

const today = (change: object) => async (outbox: TestOutbox) => {
  const [row] = await sql(outbox, `SELECT value FROM facts WHERE name = 'today'`)
  await facts(outbox, 'today', JSON.stringify({ ...JSON.parse(String(row?.value)), ...change }))
}

const message = (change: string) => (outbox: TestOutbox) => sql(outbox, `UPDATE messages SET ${change}`)

const far = Date.now() + 400 * day

describe('what is stored is false, and the object starts: what waits is mailed, and so is the next message', () => {
  test.each<[string, (outbox: TestOutbox) => Promise<unknown>]>([
    ['a message is due in the year 275760', message(`dueAt = ${year275760}`)],
    ['it is held back until then', message(`dueAt = ${year275760}, notBefore = ${year275760}`)],
    ['it is held back longer than any plan holds', message(`dueAt = ${far}, notBefore = ${far}`)],
    [
      'it was received by a clock that ran a day ahead',
      message('createdAt = createdAt + 86400000, dueAt = createdAt + 86400000'),
    ],
    ['it failed by a clock that ran a day ahead', message('dueAt = dueAt + 90000000, attempts = 3')],
    ['it cannot be read until a week has passed', message('dueAt = dueAt + 604800000, isForOperator = 1')],
    ['its times are text', message(`dueAt = 'x', createdAt = 'x', notBefore = 'x'`)],
    ['its counts are text', message(`attempts = 'x', reason = x'00', format = 'x'`)],
    ['its fingerprint is no text', message(`fingerprint = x'00'`)],
    ['it was received before 1970', message('createdAt = -5, dueAt = -5')],
    ['its row has the last number', message('rowid = 9007199254740991')],
    [
      'the provider is asked in the year 275760',
      breaker({ state: 'retry', openedAt: 1, probeAt: year275760, failedProbes: 9 }),
    ],
    ['the breaker is closed until then', breaker({ probeAt: year275760, rationedUntil: year275760 })],
    [
      'the provider was out by a clock that ran ahead',
      breaker({ state: 'limited', openedAt: far, probeAt: far }),
    ],
    ['a number of probes below 0', breaker({ state: 'retry', openedAt: 1, probeAt: 1, failedProbes: -1e9 })],
    ['the breaker’s memory is no JSON', (outbox) => facts(outbox, 'breaker', '{')],
    ['the budget is full until the year 275760', today({ atOnce: 1e9, heldUntil: year275760 })],
    ['the budget’s day is to come', today({ day: 99_999_999, accepted: 1e9, atOnce: 1e9 })],
    ['the budget is no JSON', (outbox) => facts(outbox, 'today', '{')],
    ['the counts are gone', (outbox) => sql(outbox, 'DELETE FROM counts')],
    ['what was told is no list', (outbox) => inStorage(outbox, ({ kv }) => kv.put('told', { a: 1 }))],
    ['the loss of an alarm is no time', (outbox) => inStorage(outbox, ({ kv }) => kv.put('alarmLost', 'x'))],
    ['a migration of a later release', (outbox) => sql(outbox, 'INSERT INTO migrations VALUES (99, 0)')],
    ['no alarm', (outbox) => inStorage(outbox, (storage) => storage.deleteAlarm())],
  ])('%s', async (_, change) => {
    const outbox = await startWith(change)
    await untilState(outbox, 'old', 'sent')
    // A plan that is used up holds it back, but refuses nobody.
    expect((await outbox.stub.accept(newMessage('new', 'next'))).outcome).toBe('stored')
    await outbox.stub.retryHeld()
    await untilState(outbox, 'new', 'sent')
    expect((await outbox.account.read()).mails).toHaveLength(2)
    expect(Array.isArray((await outbox.stub.check()).told)).toBe(true)
  })
})

describe('an alarm that the platform lost', () => {
  const failing = { kind: 'status', status: 500 } as const

  /** Starts an object again whose alarm is said to be of last week. The pool would ring a real one. */
  async function startAfterLoss(getAlarm: () => Promise<number | null>) {
    const name = nextName()
    const outbox = await makeOutbox(name)
    await inStorage(outbox, (storage) =>
      vi.spyOn(Object.getPrototypeOf(storage), 'getAlarm').mockImplementation(getAlarm),
    )
    await abortAllDurableObjects()
    const again = await makeOutbox(name, [failing])
    await again.stub.accept(newMessage('a'))
    return again
  }

  test('the object starts with it, and a message fails once: delivered, told, and well after an hour', async () => {
    const outbox = await startAfterLoss(async () => Date.now() - 7 * day)
    await untilState(outbox, 'a', 'sent')
    expect(alerts()).toContain('"event":"alarm lost"')
    const { problems } = await outbox.stub.check()
    expect(problems).toEqual([
      { name: 'alarm', text: 'the platform lost an alarm in the last hour: it was set again' },
    ])
    stopClock().pass(hour)
    expect((await outbox.stub.check()).problems).toEqual([])
  })

  test.each([
    ['throws', () => Promise.reject(new Error('no alarm'))],
    ['never answers', () => new Promise<null>(() => {})],
  ])(
    'the question for it %s: the object starts, and a message that failed once is delivered',
    async (_, ask) => {
      const outbox = await startAfterLoss(ask)
      await untilState(outbox, 'a', 'sent')
      expect(alerts()).toContain('"event":"alarm lost"')
    },
  )

  test('a living object loses it: the next call sets it again', async () => {
    const outbox = await makeOutbox('lost-alive', [], failing)
    await outbox.stub.accept(newMessage('a'))
    await runInDurableObject(outbox.stub, (object: Outbox, { storage }) => {
      const setAlarm = vi.spyOn(storage, 'setAlarm').mockResolvedValue()
      const now = Date.now()
      vi.spyOn(Date, 'now').mockReturnValue(now + hour)
      object.accept(newMessage('b'))
      expect(setAlarm.mock.lastCall?.[0]).toBeGreaterThan(now + hour)
    })
    expect(alerts()).toContain('"event":"alarm lost"')
  })

  test('it is only late, up to a minute: awaited, and nothing is told', async () => {
    const outbox = await makeOutbox('late-alarm', [], failing)
    await outbox.stub.accept(newMessage('a'))
    await runInDurableObject(outbox.stub, (object: Outbox) => {
      const now = Date.now()
      vi.spyOn(Date, 'now').mockReturnValue(now + minute)
      object.accept(newMessage('b'))
    })
    expect(alerts()).not.toContain('alarm lost')
  })

  test('it cannot be set, at once or later: nothing is thrown, and the next call sets it', async () => {
    for (const fail of [
      () => Promise.reject(new Error('full')),
      () => {
        throw new Error('full')
      },
    ]) {
      const outbox = await makeOutbox(nextName())
      await runInDurableObject(outbox.stub, async (object: Outbox, { storage }) => {
        const setAlarm = vi.spyOn(storage, 'setAlarm').mockImplementationOnce(fail)
        object.accept(newMessage('a'))
        await new Promise((done) => setTimeout(done, 1))
        object.accept(newMessage('b'))
        expect(setAlarm.mock.calls.length).toBeGreaterThan(1)
      })
      for (const key of ['a', 'b']) await untilState(outbox, key, 'sent')
      expect(alerts()).toContain('"event":"alarm not set"')
    }
  })
})

describe('the platform fails', () => {
  test('the clock runs a day ahead and comes back: what came meanwhile is mailed by the next look of the cron trigger', async () => {
    const outbox = await makeOutbox('clock', [], { kind: 'status', status: 503 })
    const clock = stopClock()
    clock.pass(day)
    await outbox.stub.accept(newMessage('a'))
    await vi.waitFor(async () => expect((await outbox.stub.summary()).breaker).toBe('open'), 5000)
    clock.pass(-day)
    await outbox.account.fail([])
    await outbox.stub.check()
    await untilState(outbox, 'a', 'sent')
  })

  test('no timer fires any more: the alarm mails', async () => {
    const outbox = await makeOutbox('timers')
    const real = globalThis.setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, ms?: number) =>
      ms === 0 ? 0 : real(done, ms)) as unknown as typeof setTimeout)
    await outbox.stub.accept(newMessage('a'))
    await untilState(outbox, 'a', 'sent')
  })

  test('nothing can be deleted: what waits is mailed all the same', async () => {
    const outbox = await makeOutbox('undeletable')
    await outbox.change({ MAILCHANNELS_API_KEY: 'undeletable', OUTBOX_RETENTION_DAYS: '0' })
    await inStorage(outbox, (storage) => {
      const exec = storage.sql.exec.bind(storage.sql)
      vi.spyOn(storage.sql, 'exec').mockImplementation(((statement: string, ...values: SqlStorageValue[]) => {
        if (statement.includes('DELETE FROM messages')) throw new Error('full')
        return exec(statement, ...values)
      }) as typeof storage.sql.exec)
    })
    for (const key of ['a', 'b']) {
      await outbox.stub.accept(newMessage(key))
      await untilState(outbox, key, 'sent')
    }
    expect(alerts()).toContain('"event":"look failed"')
  })
})

test('no number of mails a day holds a message longer than the longest hold', () => {
  for (let mails = 1; mails <= 2000; mails++) {
    const { stored, gap } = boundsOf({ MAILS_PER_DAY: String(mails) })
    expect((stored + 1) * gap, String(mails)).toBeLessThanOrEqual(longestHold)
  }
})
