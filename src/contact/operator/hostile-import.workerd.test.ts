import { beforeEach, expect, test } from 'vitest'
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
