import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day, minute } from '#src/contact/delivery/back-off.ts'
import { operatorOf, watchLog } from '#test/support/operator.ts'
import { makeOutbox, newMessage, sql, stopClock, type TestOutbox, untilState } from '#test/support/outbox.ts'
import { meterOf } from '#test/support/row-meter.ts'
import { referenceFor } from './idempotency.ts'
import { longestUndelivered } from './retention.ts'

let log: ReturnType<typeof watchLog>

beforeEach(() => {
  log = watchLog()
})

const keys = async (outbox: TestOutbox) =>
  (await sql(outbox, 'SELECT key FROM messages ORDER BY key')).map(({ key }) => key)

const problems = async ({ stub }: TestOutbox) => (await stub.check()).problems.map(({ name }) => name)

/** Nothing is mailed. */
async function makePaused(name: string) {
  const outbox = await makeOutbox(name)
  await outbox.change({ OUTBOX_PAUSED: 'yes' })
  return outbox
}

test('a year is 365 days', () => expect(longestUndelivered).toBe(365 * 24 * 3600 * 1000))

describe('a year after its receipt a message that was not delivered is deleted, not a ms before', () => {
  test.each([
    ['waits', ''],
    ['is given up', `state = 'dead', reason = 'status 413', finishedAt = createdAt + 5`],
    ['was given up yesterday', `state = 'dead', finishedAt = createdAt + 364 * 86400000`],
    ['is held back for longer', 'notBefore = createdAt + 400 * 86400000, dueAt = createdAt + 400 * 86400000'],
    ['fails alone', 'attempts = 9000, dueAt = createdAt + 366 * 86400000, firstFailedAt = createdAt'],
    ['cannot be read', `isForOperator = 1, body = '{'`],
  ])('it %s', async (what, change) => {
    const outbox = await makePaused(`year-${what}`)
    const clock = stopClock()
    await outbox.stub.accept(newMessage('a'))
    if (change) await sql(outbox, `UPDATE messages SET ${change}`)
    clock.pass(longestUndelivered - 1)
    await outbox.stub.check()
    expect(await keys(outbox)).toEqual(['a'])
    expect(log.of('purged')).toEqual([])
    clock.pass(1)
    await outbox.stub.check()
    expect(await keys(outbox)).toEqual([])
    expect(await outbox.stub.summary()).toMatchObject({ queued: 0, dead: 0, sent: 0, isDegraded: true })
    expect(log.of('purged')).toEqual([{ scope: 'contact', event: 'purged', count: 1 }])
    await outbox.stub.check()
    expect(log.of('purged')).toHaveLength(1)
  })
})

test('an operator queues it again: the year still counts from its receipt', async () => {
  const outbox = await makePaused('year-retried')
  const clock = stopClock()
  await outbox.stub.accept(newMessage('a'))
  clock.pass(364 * day)
  await outbox.stub.retry(referenceFor('a'))
  clock.pass(day)
  await outbox.stub.check()
  expect(await keys(outbox)).toEqual([])
})

test('younger and delivered messages stay', async () => {
  const outbox = await makeOutbox('year-others')
  await outbox.change({ MAILCHANNELS_API_KEY: 'year-others', OUTBOX_RETENTION_DAYS: '800' })
  const clock = stopClock()
  await outbox.stub.accept(newMessage('sent'))
  await untilState(outbox, 'sent', 'sent')
  await outbox.change({ OUTBOX_PAUSED: 'yes' })
  await outbox.stub.accept(newMessage('old'))
  clock.pass(1)
  await outbox.stub.accept(newMessage('young'))
  clock.pass(longestUndelivered - 1)
  await outbox.stub.check()
  expect(await keys(outbox)).toEqual(['sent', 'young'])
})

test('it is being delivered when its year is over: it is not deleted, and then counts as delivered', async () => {
  const outbox = await makeOutbox('year-under-way', [{ kind: 'late', delay: 1000 }])
  const clock = stopClock()
  await outbox.stub.accept(newMessage('a'))
  await vi.waitFor(async () => expect((await outbox.account.read()).requests).toBe(1))
  clock.pass(longestUndelivered + day)
  await outbox.stub.check()
  expect(await keys(outbox)).toEqual(['a'])
  await untilState(outbox, 'a', 'sent')
  await outbox.stub.check()
  expect(await keys(outbox)).toEqual(['a'])
})

test('30 days before, the operator is told the day', async () => {
  const outbox = await makePaused('year-told')
  const clock = stopClock(Date.UTC(2026, 10, 26, 12))
  await outbox.stub.accept(newMessage('a'))
  clock.pass(335 * day - 1)
  expect(await problems(outbox)).toEqual(['configuration'])
  clock.pass(1)
  const { problems: found } = await outbox.stub.check()
  expect(found.at(-1)).toEqual({
    name: 'ending',
    text: 'a message that was not delivered is deleted on 2027-11-26',
  })
  clock.pass(30 * day)
  expect(await problems(outbox)).toEqual(['configuration'])
})

test('a backup brings back no undelivered message of a year ago, and says so', async () => {
  const { outbox, ask } = await operatorOf('year-import')
  stopClock()
  const rowOf = (key: string, age: number, state = 'queued') => {
    const { reference, fingerprint, body } = newMessage(key)
    const createdAt = Date.now() - age
    const finishedAt = state === 'queued' ? null : Date.now()
    const times = { createdAt, queuedAt: createdAt, dueAt: createdAt, finishedAt }
    return { table: 'messages', row: { reference, key, fingerprint, body, state, ...times } }
  }
  const rows = [
    rowOf('waiting', longestUndelivered),
    rowOf('dead', longestUndelivered, 'dead'),
    rowOf('sent', longestUndelivered, 'sent'),
    rowOf('young', longestUndelivered - 1),
  ]
  const { answer } = await ask('/import', { rows })
  const refused = { problem: expect.stringContaining('not delivered for a year') }
  expect(answer.results).toEqual([refused, refused, 'added', 'added'])
  expect(await keys(outbox)).toEqual(['sent', 'young'])
})

test('a look at 1,000 that wait: each is read twice, and none is written', async () => {
  const outbox = await makePaused('year-rows')
  const now = Date.now()
  await sql(
    outbox,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
     INSERT INTO messages (reference, key, fingerprint, body, createdAt, queuedAt, dueAt)
     SELECT 'N' || i, 'N' || i, '', '{"message":"N"}', ?1, ?2, ?1 FROM n`,
    now - day,
    now + 300 * day,
  )
  await outbox.stub.check()
  const counts = await meterOf(outbox)
  await outbox.stub.check()
  expect(counts.read()).toBeLessThanOrEqual(2 * 1000 + 50)
  expect(counts.written()).toBeLessThanOrEqual(1)
})

test('many at once: 200 at a look, the rest at the next', async () => {
  const outbox = await makePaused('year-many')
  await sql(
    outbox,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
     INSERT INTO messages (reference, key, fingerprint, body, createdAt, queuedAt, dueAt)
     SELECT 'N' || i, 'N' || i, '', '{"message":"N"}', ?1, ?1, ?1 FROM n`,
    Date.now() - longestUndelivered - minute,
  )
  await outbox.stub.check()
  expect(await keys(outbox)).toHaveLength(100)
  await outbox.stub.check()
  expect(await keys(outbox)).toEqual([])
  expect(log.of('purged').map(({ count }) => count)).toEqual([200, 100])
})
