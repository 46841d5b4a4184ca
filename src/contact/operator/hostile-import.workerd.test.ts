import { beforeEach, expect, test } from 'vitest'
import { day, hour, longestHold, minute } from '#src/contact/delivery/back-off.ts'
import { operatorOf, watchLog } from '#test/support/operator.ts'
import { newMessage, sql, untilState } from '#test/support/outbox.ts'

beforeEach(() => {
  watchLog()
})

function rowOf(key: string, change: object = {}) {
  const { reference, fingerprint, body } = newMessage(key)
  const times = { createdAt: Date.now(), queuedAt: 1, dueAt: 1, finishedAt: null }
  return { reference, key, fingerprint, body, state: 'queued', ...times, ...change }
}

let count = 0

async function makeSite(more: object = {}) {
  count += 1
  const { outbox, ask } = await operatorOf(`hostile-import-${count}`, more)
  const bring = async (row: unknown) =>
    (await ask('/import', { rows: [{ table: 'messages', row }] })).answer.results
  return { outbox, ask, bring }
}

const refused = [{ problem: expect.any(String) }]

test.each([
  { attempts: 'x' },
  { attempts: 1e300 },
  { attempts: -1 },
  { firstFailedAt: 'x' },
  { firstFailedAt: 1.5 },
  { isForOperator: 'x' },
  { notBefore: 'x' },
  { reason: 5 },
  { createdAt: 9e15 },
  { dueAt: 9e15 },
  { queuedAt: 9e15 },
  { createdAt: Date.now() + 2 * day },
  { queuedAt: Date.now() + 2 * day },
  { firstFailedAt: Date.now() + 2 * day },
  { state: 'sent', finishedAt: Date.now() + 2 * day },
  { dueAt: 8.64e15 },
  { dueAt: Date.now() + longestHold + minute },
  { notBefore: 8.64e15 },
  { state: 'sent', finishedAt: 9e15 },
  { state: 'sent' },
  { finishedAt: 5 },
])('a row with %j: left out; the list and the mail go on', async (change) => {
  const { outbox, ask, bring } = await makeSite({ OUTBOX_PAUSED: '' })
  expect(await bring(rowOf('bad', change))).toEqual(refused)
  expect((await ask('')).status).toBe(200)
  await outbox.stub.accept(newMessage('good'))
  await untilState(outbox, 'good', 'sent')
})

test('what is refused for its time: the reason says which time, without the row', async () => {
  const { bring } = await makeSite()
  expect(await bring(rowOf('a', { dueAt: 8.64e15 }))).toEqual([
    { problem: 'row.dueAt: it is later than any rule of the outbox allows' },
  ])
  expect(await bring(rowOf('a', { createdAt: 8.64e15 }))).toEqual([
    { problem: 'row.createdAt: it is in the future' },
  ])
})

test.each([
  ['a clock that is an hour ahead', () => ({ createdAt: Date.now() + hour, queuedAt: Date.now() + hour })],
  ['the longest hold', () => ({ dueAt: Date.now() + longestHold, notBefore: Date.now() + longestHold })],
])('a row with the times of %s: added', async (_, change) => {
  const { bring } = await makeSite()
  expect(await bring(rowOf('a', change()))).toEqual(['added'])
})

test.each(['reference', 'key'] as const)(
  'a delivered row with the %s of another message: left out, so that this one is mailed',
  async (name) => {
    const { outbox, bring } = await makeSite()
    await outbox.stub.accept(newMessage('a', 'first'))
    const other = rowOf('b', { state: 'sent', finishedAt: 5, fingerprint: newMessage('b', 'x').fingerprint })
    expect(await bring({ ...other, [name]: newMessage('a')[name] })).toEqual(refused)
    expect(await sql(outbox, 'SELECT key, state FROM messages')).toEqual([{ key: 'a', state: 'queued' }])
  },
)

test('names of methods as columns: nothing of them is stored', async () => {
  const { outbox, bring } = await makeSite()
  const text = JSON.stringify(rowOf('a')).replace('{', '{"__proto__":1,"constructor":2,"rowid":77,')
  expect(await bring(JSON.parse(text))).toEqual(['added'])
  expect(await sql(outbox, 'SELECT rowid AS row, key FROM messages')).toEqual([{ row: 1, key: 'a' }])
})
