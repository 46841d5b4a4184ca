import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day, hour } from '#src/contact/delivery/back-off.ts'
import { referenceFor } from '#src/contact/intake/idempotency.ts'
import { makeOutbox, newMessage, sql, type TestOutbox, untilState } from '#test/support/outbox.ts'
import {
  OutboxQueue as QueueBefore,
  OutboxTable as TableBefore,
} from '#test/support/releases/2-outbox-table.ts'
import { releaseBefore } from '#test/support/releases/index.ts'
import { migrate, migrations } from './migrations.ts'
import type { Outbox } from './outbox.ts'

const dumps = import.meta.glob<string>('/test/support/releases/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const numberOf = (file: string) => Number(/(\d+)\.sql$/.exec(file)?.[1])

/** The file as a release left it, but every queued message is due now and the provider is well. */
async function openFile(name: string, dump: string): Promise<TestOutbox> {
  const outbox = await makeOutbox(name)
  await runInDurableObject(outbox.stub, async (_: Outbox, { storage }) => {
    const parts = storage.sql
      .exec<{ type: string; name: string }>(
        `SELECT type, name FROM sqlite_master WHERE type IN ('table', 'trigger') AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
      )
      .toArray()
    for (const { type, name } of parts.toSorted((a, b) => b.type.localeCompare(a.type)))
      storage.sql.exec(`DROP ${type} ${name}`)
    storage.sql.exec(dump)
    storage.sql.exec(`UPDATE messages SET dueAt = createdAt, notBefore = 0 WHERE state = 'queued'`)
    if (dump.includes('CREATE TABLE facts')) storage.sql.exec('DELETE FROM facts')
    await storage.deleteAlarm()
  })
  await abortAllDurableObjects()
  return await makeOutbox(name)
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

describe.each(Object.entries(dumps))('the file of a release: %s', (file, dump) => {
  const number = numberOf(file)

  test('opened today: everything queued is delivered, the counts are right', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await openFile(`release-${number}`, dump)
    const rows = await sql(outbox, `SELECT count(*) AS total FROM messages WHERE state <> 'dead'`)
    await vi.waitFor(async () => {
      expect(await outbox.stub.summary()).toMatchObject({ queued: 0, sent: rows[0]?.total })
    }, 5000)
    const dead = await sql(outbox, `SELECT count(*) AS total FROM messages WHERE state = 'dead'`)
    expect((await outbox.stub.summary()).dead).toBe(dead[0]?.total)
    expect(dead[0]?.total).toBeGreaterThan(0)
    expect(await sql(outbox, 'SELECT number FROM migrations ORDER BY number')).toEqual(
      migrations.map((step) => ({ number: step.number })),
    )
  })
})

test('a rollback after an outage of eight days: the release before gives no waiting message up', async () => {
  const before = Object.entries(dumps).find(([file]) => numberOf(file) === releaseBefore.schema)
  const outbox = await makeOutbox('gives-up')
  await outbox.change({ MAILCHANNELS_API_KEY: 'gives-up', OUTBOX_PAUSED: 'yes' })
  await runInDurableObject(outbox.stub, (_: Outbox, { storage }) => {
    const rows = (before?.[1] ?? '').split('\n').filter((line) => line.startsWith('INSERT INTO messages '))
    storage.sql.exec('ALTER TABLE messages DROP COLUMN firstFailedAt')
    storage.sql.exec('DELETE FROM migrations WHERE number = 3')
    storage.sql.exec(rows.join('\n'))
    migrate(storage)
  })
  await outbox.stub.accept(newMessage('new'))
  await outbox.stub.accept(newMessage('retried'))
  await outbox.stub.retry(referenceFor('retried'))
  await outbox.stub.accept({ ...newMessage('released'), isTrapped: true })
  await outbox.stub.retry(referenceFor('released'))
  const rows = await runInDurableObject(outbox.stub, (_: Outbox, { storage }) =>
    new TableBefore(storage.sql).list('queued', 999, 999),
  )
  expect(rows.length).toBeGreaterThan(5)
  const givenUp = rows.filter(({ queuedAt, createdAt }) => createdAt + 8 * day - queuedAt >= 72 * hour)
  expect(givenUp.map(({ reference }) => reference)).toEqual([])
})

test('the file of today, opened by the release before: it reads, stores, delivers and purges; today goes on', async () => {
  const outbox = await makeOutbox('back')
  await outbox.stub.accept(newMessage('today'))
  await untilState(outbox, 'today', 'sent')
  await runInDurableObject(outbox.stub, (_: Outbox, { storage }) => {
    const table = new TableBefore(storage.sql)
    const queue = new QueueBefore(storage.sql)
    expect(table.byKey('today')).toMatchObject({ state: 'sent' })
    for (const key of ['a', 'b']) table.insert(newMessage(key), 1000)
    expect(queue.oldest(2000, 6)).toHaveLength(2)
    table.finish(referenceFor('a'), { state: 'sent', reason: '', attempts: 1 }, 2000)
    queue.postpone(referenceFor('b'), { reason: 'x', attempts: 1, dueAt: 9, isForOperator: false })
    expect(table.list(null, 99, 10)).toHaveLength(3)
    expect(table.purge(2000, 10)).toBe(1)
  })
  expect(await outbox.stub.summary()).toMatchObject({ queued: 1, sent: 2, dead: 0 })
  await abortAllDurableObjects()
  await untilState(await makeOutbox('back'), 'b', 'sent')
})

test('a message that the release before stored after a rollback: another rollback does not let it die', async () => {
  const outbox = await makeOutbox('back-twice')
  await outbox.change({ OUTBOX_PAUSED: 'yes' })
  const stored = await runInDurableObject(outbox.stub, (_: Outbox, { storage }) => {
    const now = Date.now()
    new TableBefore(storage.sql).insert(newMessage('a'), now)
    return now
  })
  await outbox.stub.check()
  const [row] = await sql(outbox, 'SELECT queuedAt FROM messages')
  expect(Number(row?.queuedAt)).toBeGreaterThan(stored + 360 * 24 * 3_600_000)
})

test('a step fails: nothing of it is left, it is told loudly, and the object does not start', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const outbox = await makeOutbox('broken-step')
  const broken = [
    ...migrations,
    { number: 99, sql: 'CREATE TABLE half (a); CREATE INDEX x ON messages (nothing)' },
  ]
  await runInDurableObject(outbox.stub, (_: Outbox, { storage }) => {
    expect(() => migrate(storage, broken)).toThrow('nothing')
  })
  expect(told.mock.calls.flat().join()).toContain('migration failed')
  expect(await sql(outbox, `SELECT name FROM sqlite_master WHERE name = 'half'`)).toEqual([])
  expect(await sql(outbox, 'SELECT number FROM migrations WHERE number = 99')).toEqual([])
})

test('a step of a later release was applied: left as it is', async () => {
  const outbox = await makeOutbox('later-release')
  await sql(outbox, 'INSERT INTO migrations VALUES (98, 1)')
  await runInDurableObject(outbox.stub, (_: Outbox, { storage }) => migrate(storage))
  await outbox.stub.accept(newMessage('a'))
  await untilState(outbox, 'a', 'sent')
})
