import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { referenceFor } from '#src/contact/outbox/idempotency.ts'
import type { Outbox } from '#src/contact/outbox/outbox.ts'
import { laterStep } from '#test/support/later-step.ts'
import { makeOutbox, newMessage, sql, type TestOutbox, untilState } from '#test/support/outbox.ts'
import { migrate, migrations } from './migrations.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

/** Two queued messages, of which one failed; a dead and a delivered one. As a release with these steps left them. */
async function openFile(name: string, steps: typeof migrations): Promise<TestOutbox> {
  const outbox = await makeOutbox(name)
  await runInDurableObject(outbox.stub, async (_: Outbox, { storage }) => {
    const parts = storage.sql
      .exec<{ type: string; name: string }>(
        `SELECT type, name FROM sqlite_master WHERE type IN ('table', 'trigger') AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
      )
      .toArray()
    for (const { type, name } of parts.toSorted((a, b) => b.type.localeCompare(a.type)))
      storage.sql.exec(`DROP ${type} ${name}`)
    migrate(storage, steps)
    const rows = { new: ['queued', 0], failed: ['queued', 3], dead: ['dead', 2], sent: ['sent', 1] }
    for (const [key, [state, attempts]] of Object.entries(rows)) {
      const { reference, fingerprint, body } = newMessage(key)
      storage.sql.exec(
        `INSERT INTO messages (reference, key, fingerprint, body, state, attempts, createdAt, queuedAt, dueAt, finishedAt)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?7, iif(?5 = 'queued', NULL, ?7))`,
        ...[reference, key, fingerprint, body, state, attempts, Date.now()],
      )
    }
    await storage.deleteAlarm()
  })
  await abortAllDurableObjects()
  return await makeOutbox(name)
}

const stepsOf = async (outbox: TestOutbox) =>
  (await sql(outbox, 'SELECT number FROM migrations ORDER BY number')).map(({ number }) => number)

test.each(migrations.map(({ number }, index) => ({ number, steps: migrations.slice(0, index + 1) })))(
  'a file with the steps up to $number, opened today: everything queued is delivered, the counts are right',
  async ({ number, steps }) => {
    const outbox = await openFile(`steps-${number}`, steps)
    await untilState(outbox, 'new', 'sent')
    await untilState(outbox, 'failed', 'sent')
    expect(await outbox.stub.summary()).toMatchObject({ queued: 0, sent: 3, dead: 1 })
    expect(await stepsOf(outbox)).toEqual(migrations.map((step) => step.number))
  },
)

test('a later release, a rollback and the later release again: nothing is lost, today reads, stores, delivers and purges', async () => {
  const deploy = (outbox: TestOutbox) =>
    runInDurableObject(outbox.stub, (_: Outbox, { storage }) => migrate(storage, [...migrations, laterStep]))
  const outbox = await makeOutbox('back')
  await outbox.change({ OUTBOX_PAUSED: 'yes' })
  await outbox.stub.accept(newMessage('before'))
  await outbox.stub.accept({ ...newMessage('trap'), isTrapped: true })
  await deploy(outbox)
  await outbox.stub.accept(newMessage('later'))
  await abortAllDurableObjects()

  const back = await makeOutbox('back')
  await untilState(back, 'before', 'sent')
  await untilState(back, 'later', 'sent')
  await back.stub.accept(newMessage('after'))
  await untilState(back, 'after', 'sent')
  expect(await back.stub.retry(referenceFor('trap'))).toBe('queued')
  await untilState(back, 'trap', 'sent')
  expect(await back.stub.summary()).toMatchObject({ queued: 0, sent: 4, dead: 0, trapped: 0 })
  await back.change({ MAILCHANNELS_API_KEY: 'back', OUTBOX_RETENTION_DAYS: '0' })
  await runInDurableObject(back.stub, (object: Outbox) => object.alarm())
  expect(await sql(back, 'SELECT key FROM messages')).toEqual([])

  await deploy(back)
  expect(await stepsOf(back)).toEqual([...migrations.map(({ number }) => number), laterStep.number])
  expect(await sql(back, 'SELECT count(*) AS total FROM ofLaterRelease')).toEqual([{ total: 3 }])
  expect(await back.stub.summary()).toMatchObject({ queued: 0, sent: 4, dead: 0 })
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
