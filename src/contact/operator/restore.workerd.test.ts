import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Outbox } from '#src/contact/outbox/outbox.ts'
import { operatorOf, watchLog } from '#test/support/operator.ts'
import { newMessage, sql, type TestOutbox } from '#test/support/outbox.ts'

let log: ReturnType<typeof watchLog>

beforeEach(() => {
  log = watchLog()
})

const copied = { messages: 0, trapped: 0, at: new Date().toISOString() }
const at = () => new Date(Date.now() - 3_600_000).toISOString()

/** The storage's history, and the object's end, as the platform has them. */
const history = ({ stub }: TestOutbox) =>
  runInDurableObject(stub, (outbox: Outbox) => {
    const { ctx } = outbox as unknown as { ctx: DurableObjectState }
    return {
      forTime: vi.spyOn(ctx.storage, 'getBookmarkForTime').mockResolvedValue('then'),
      next: vi.spyOn(ctx.storage, 'onNextSessionRestoreBookmark').mockResolvedValue('undo'),
      abort: vi.spyOn(ctx, 'abort').mockImplementation(() => {}),
    }
  })

test('mail is paused: restarts at the bookmark, and gives back what the backup lacks', async () => {
  const { outbox, ask } = await operatorOf('restore')
  for (const key of ['a', 'b', 'c']) await outbox.stub.accept(newMessage(key))
  await outbox.stub.accept({ ...newMessage('trap'), isTrapped: true })
  const spies = await history(outbox)
  const moment = at()
  await sql(outbox, 'UPDATE messages SET createdAt = createdAt - 60000')
  await sql(outbox, 'UPDATE trapped SET createdAt = createdAt - 60000')
  const later = new Date().toISOString()
  const { status, answer } = await ask('/restore', {
    at: moment,
    copied: { messages: 2, trapped: 1, at: later },
  })
  expect([status, answer.undo]).toEqual([202, { at: expect.any(String), bookmark: 'undo' }])
  expect(Date.parse((answer.undo as { at: string }).at)).toBeGreaterThan(Date.parse(moment))
  expect(answer.rows).toMatchObject([{ table: 'messages', row: { key: 'c', state: 'queued' } }])
  expect(spies.forTime).toHaveBeenCalledWith(Date.parse(moment))
  expect(spies.next).toHaveBeenCalledWith('then')
  expect(spies.abort).not.toHaveBeenCalled()
  await expect.poll(() => spies.abort.mock.calls.length, { timeout: 3000 }).toBe(1)
  expect(log.of('restored')).toMatchObject([{ by: 'dana' }])
})

test('the last row of the backup was deleted, and the next message got its number: it is given back', async () => {
  const { outbox, ask } = await operatorOf('restore-number')
  for (const key of ['a', 'b']) await outbox.stub.accept(newMessage(key))
  await sql(outbox, 'UPDATE messages SET createdAt = createdAt - 60000')
  const backup = { messages: 2, trapped: 0, at: new Date().toISOString() }
  await outbox.stub.discard(newMessage('b').reference)
  await outbox.stub.accept(newMessage('c'))
  await history(outbox)
  const { answer } = await ask('/restore', { at: at(), copied: backup })
  expect(answer.rows).toMatchObject([{ row: { key: 'c' } }])
})

test('a message posted before the restart: waits for it', async () => {
  const { outbox, ask } = await operatorOf('restore-waits')
  const spies = await history(outbox)
  await ask('/restore', { at: at(), copied })
  await outbox.stub.accept(newMessage('late'))
  expect(spies.abort).toHaveBeenCalledTimes(1)
})

test('to a bookmark: the history is not asked for the time', async () => {
  const { outbox, ask } = await operatorOf('restore-bookmark')
  const spies = await history(outbox)
  expect((await ask('/restore', { at: at(), bookmark: '0000-ab', copied })).status).toBe(202)
  expect(spies.forTime).not.toHaveBeenCalled()
  expect(spies.next).toHaveBeenCalledWith('0000-ab')
  await expect.poll(() => spies.abort.mock.calls.length, { timeout: 3000 }).toBe(1)
})

test('mail is not paused: 409, nothing is asked', async () => {
  const { outbox, ask } = await operatorOf('restore-not-paused', { OUTBOX_PAUSED: '' })
  const spies = await history(outbox)
  const { status, answer } = await ask('/restore', { at: at(), copied })
  expect([status, answer.error]).toEqual([409, 'not_paused'])
  expect(spies.next).not.toHaveBeenCalled()
})

test('much came since the backup: 409, nothing is asked', async () => {
  const { outbox, ask } = await operatorOf('restore-old-backup')
  await sql(
    outbox,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
     INSERT INTO messages (reference, key, fingerprint, body, state, createdAt, queuedAt, dueAt)
     SELECT i, i, '', '{}', 'dead', i, i, i FROM n`,
  )
  const spies = await history(outbox)
  const { status, answer } = await ask('/restore', { at: at(), copied })
  expect([status, answer.error]).toEqual([409, 'backup_too_old'])
  expect(spies.next).not.toHaveBeenCalled()
})

test('the history refuses: 409; the log says why', async () => {
  const { outbox, ask } = await operatorOf('restore-refused')
  const spies = await history(outbox)
  spies.next.mockRejectedValue(new Error('no such bookmark'))
  const { status, answer } = await ask('/restore', { at: at(), bookmark: 'x', copied })
  expect([status, answer.error]).toEqual([409, 'refused'])
  expect(log.of('not restored')).toMatchObject([{ reason: 'Error: no such bookmark' }])
})

test('a local run, which has no history: 501', async () => {
  const { ask } = await operatorOf('restore-local')
  const { status, answer } = await ask('/restore', { at: at(), copied })
  expect([status, answer.error]).toEqual([501, 'no_history'])
})

test.each([
  { at: '2999-01-01', copied },
  { at: '2026-01-01', copied },
  { copied },
  { at: 'soon', copied },
  { bookmark: 'x', copied },
  { at: new Date().toISOString(), bookmark: 'a b', copied },
  { at: new Date().toISOString() },
])('%j: 400', async (body) => {
  const { ask } = await operatorOf('restore-wrong')
  expect((await ask('/restore', body)).status).toBe(400)
})
