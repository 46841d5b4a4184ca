import { beforeEach, expect, test } from 'vitest'
import { referenceFor } from '#src/contact/outbox/idempotency.ts'
import { operatorOf, watchLog } from '#test/support/operator.ts'
import { newMessage, sql, type TestOutbox, untilState } from '#test/support/outbox.ts'

type Row = Record<string, string | number | null>
type Ask = Awaited<ReturnType<typeof operatorOf>>['ask']

let log: ReturnType<typeof watchLog>

beforeEach(() => {
  log = watchLog()
})

async function copyOf(ask: Ask) {
  const lines: { table: string; row: Row }[] = []
  for (const table of ['trapped', 'messages'])
    for (let after: unknown = 0; after !== null; ) {
      const { answer } = await ask(`/backup?table=${table}&after=${after}`)
      lines.push(...(answer.rows as Row[]).map((row) => ({ table, row })))
      after = answer.next
    }
  return lines
}

const bring = async (ask: Ask, rows: unknown[], since?: string) =>
  (await ask('/import', { rows, since })).answer.results

const tablesOf = async (outbox: TestOutbox) => [
  await sql(outbox, 'SELECT * FROM messages'),
  await sql(outbox, 'SELECT * FROM trapped'),
]

async function fill({ stub, ...outbox }: TestOutbox, keys = ['a', 'b', 'c']) {
  for (const key of keys) await stub.accept(newMessage(key))
  await stub.accept({ ...newMessage('trap'), isTrapped: true })
  await sql(
    { stub, ...outbox },
    `UPDATE messages SET state = 'sent', finishedAt = queuedAt + 1 WHERE key = 'b'`,
  )
}

test('a backup in an empty outbox: the same rows, columns and counts; a second time nothing changes', async () => {
  const one = await operatorOf('backup-from')
  await fill(one.outbox)
  const lines = await copyOf(one.ask)
  const two = await operatorOf('backup-to')
  await sql(two.outbox, 'DELETE FROM messages')
  expect(await bring(two.ask, lines)).toEqual(['added', 'added', 'added', 'added'])
  expect(await tablesOf(two.outbox)).toEqual(await tablesOf(one.outbox))
  expect(await two.outbox.stub.summary()).toMatchObject({ queued: 2, sent: 1, trapped: 1 })
  expect(await bring(two.ask, lines)).toEqual(['kept', 'kept', 'kept', 'kept'])
  expect(log.of('read')).toHaveLength(2)
  expect(log.of('imported')).toMatchObject([
    { by: 'dana', references: lines.map(({ row }) => row.reference) },
  ])
  expect(log.text()).not.toMatch(/lab\.example/)
})

test('what is imported as queued is mailed; what is imported as sent is not', async () => {
  const one = await operatorOf('import-mails-from')
  await fill(one.outbox)
  const two = await operatorOf('import-mails', { OUTBOX_PAUSED: '' })
  // The look of the object's start is over.
  await new Promise((done) => setTimeout(done, 20))
  await bring(two.ask, await copyOf(one.ask))
  await untilState(two.outbox, 'a', 'sent')
  await untilState(two.outbox, 'c', 'sent')
  expect((await two.outbox.account.read()).mails).toHaveLength(2)
})

test('more than a page: each row once', async () => {
  const { outbox, ask } = await operatorOf('backup-pages')
  await sql(
    outbox,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 450)
     INSERT INTO messages (reference, key, fingerprint, body, state, createdAt, queuedAt, dueAt)
     SELECT i, i, '', '{}', 'dead', i, i, i FROM n`,
  )
  expect((await copyOf(ask)).map(({ row }) => Number(row.reference))).toEqual(
    Array.from({ length: 450 }, (_, index) => index + 1),
  )
})

test.each([
  ['queued', 'sent', 'sent'],
  ['dead', 'sent', 'sent'],
  ['sent', 'queued', 'sent'],
  ['sent', 'dead', 'sent'],
  ['queued', 'dead', 'dead'],
  ['dead', 'queued', 'dead'],
])('%s here, %s in the backup: %s', async (here, saved, after) => {
  const { outbox, ask } = await operatorOf(`merge-${here}-${saved}`)
  await outbox.stub.accept(newMessage('a'))
  const [line] = await copyOf(ask)
  const finishedAt = (state: string, later: number) =>
    state === 'queued' ? null : Number(line?.row.queuedAt) + later
  await sql(outbox, 'UPDATE messages SET state = ?, finishedAt = ?', here, finishedAt(here, 5))
  const row = { ...line?.row, state: saved, finishedAt: finishedAt(saved, 9), attempts: 7 }
  expect(await bring(ask, [{ table: 'messages', row }])).toEqual([here === after ? 'kept' : 'changed'])
  expect(await sql(outbox, 'SELECT state, attempts FROM messages')).toEqual([
    { state: after, attempts: here === after ? 0 : 7 },
  ])
})

test('a message that was queued again after the backup: stays queued', async () => {
  const { outbox, ask } = await operatorOf('merge-retried')
  await outbox.stub.accept(newMessage('a'))
  const [line] = await copyOf(ask)
  const queuedAt = Number(line?.row.queuedAt)
  await sql(outbox, 'UPDATE messages SET queuedAt = ?', queuedAt + 10)
  const row = { ...line?.row, state: 'dead', finishedAt: queuedAt + 5 }
  expect(await bring(ask, [{ table: 'messages', row }])).toEqual(['kept'])
})

test('it died after the moment of the restoration: it stays dead, and is not tried again', async () => {
  const { outbox, ask } = await operatorOf('merge-died')
  await outbox.stub.accept(newMessage('a'))
  const [restored] = await copyOf(ask)
  const bad = { kind: 'status', status: 400 } as const
  await outbox.account.fail([bad, bad])
  await outbox.change({ MAILCHANNELS_API_KEY: 'merge-died', OUTBOX_PAUSED: '' })
  await ask(`/${referenceFor('a')}/retry`, undefined, 'POST')
  await untilState(outbox, 'a', 'dead')
  const [dead] = await copyOf(ask)
  await outbox.change({ MAILCHANNELS_API_KEY: 'merge-died', OUTBOX_PAUSED: '1' })
  await sql(outbox, 'DELETE FROM messages')
  const queuedAt = Number(dead?.row.queuedAt)
  const row = { ...restored?.row, queuedAt }
  expect(await bring(ask, [{ table: 'messages', row }, dead])).toEqual(['added', 'changed'])
  expect((await outbox.stub.find(referenceFor('a')))?.state).toBe('dead')
})

test('trapped here, released in the backup: released', async () => {
  const { outbox, ask } = await operatorOf('merge-released')
  await outbox.stub.accept({ ...newMessage('a'), isTrapped: true })
  await ask(`/${referenceFor('a')}/retry`, undefined, 'POST')
  const lines = await copyOf(ask)
  await sql(outbox, 'DELETE FROM messages')
  await outbox.stub.accept({ ...newMessage('a'), isTrapped: true })
  expect(await bring(ask, lines, new Date().toISOString())).toEqual(['changed'])
  expect((await tablesOf(outbox)).map((rows) => rows.length)).toEqual([1, 0])
})

test('since a moment: what is missing and older stays out', async () => {
  const { outbox, ask } = await operatorOf('merge-since')
  await fill(outbox, ['a', 'b'])
  const lines = await copyOf(ask)
  for (const { row } of lines) row.createdAt = row.key === 'a' ? 1000 : 2000
  await sql(outbox, 'DELETE FROM messages')
  await sql(outbox, 'DELETE FROM trapped')
  const results = await bring(ask, lines, '1970-01-01T00:00:02Z')
  expect(lines.map(({ row }, index) => [row.key, (results as unknown[])[index]])).toEqual([
    ['trap', 'added'],
    ['a', 'left'],
    ['b', 'added'],
  ])
})

test('columns of another release: unknown ones are left out, missing ones get their default', async () => {
  const { outbox, ask } = await operatorOf('merge-columns')
  await outbox.stub.accept(newMessage('a'))
  const [line] = await copyOf(ask)
  await sql(outbox, 'DELETE FROM messages')
  const { notBefore: _, ...row }: Row = { ...line?.row, ofLaterRelease: 'x' }
  expect(await bring(ask, [{ table: 'messages', row }])).toEqual(['added'])
  expect(await sql(outbox, 'SELECT notBefore FROM messages')).toEqual([{ notBefore: 0 }])
})

test('bad rows: named without their values, and the others are taken', async () => {
  const { ask } = await operatorOf('merge-bad')
  const good = newMessage('good')
  const row = {
    ...{ reference: good.reference, key: 'good', fingerprint: '', body: good.body, state: 'queued' },
    ...{ createdAt: Date.now(), queuedAt: 1, dueAt: 1, finishedAt: null },
  }
  const rows = [
    { table: 'messages', row: { ...row, state: 'secret' } },
    { table: 'facts', row },
    null,
    { table: 'trapped', row },
    { table: 'messages', row },
  ]
  const results = (await bring(ask, rows)) as { problem: string }[]
  expect(results.map((one) => (typeof one === 'string' ? one : 'bad'))).toEqual([
    'bad',
    'bad',
    'bad',
    'bad',
    'added',
  ])
  expect(results[0]?.problem).toContain('row.state')
  expect(results[3]?.problem).toContain('NOT NULL')
  expect(JSON.stringify(results)).not.toContain('secret')
})

test.each(['', '{}', { rows: {} }, { rows: Array(101).fill({}) }, { rows: [], since: 'soon' }])(
  'a request that is wrong: 400',
  async (body) => {
    const { ask } = await operatorOf('import-wrong')
    expect((await ask('/import', body)).status).toBe(400)
  },
)

test.each(['', '?table=facts', '?table=messages&after=x', '?table=messages&after=-1'])(
  'a backup of %s: 400',
  async (query) => {
    const { ask } = await operatorOf('backup-wrong')
    expect((await ask(`/backup${query}`)).status).toBe(400)
  },
)
