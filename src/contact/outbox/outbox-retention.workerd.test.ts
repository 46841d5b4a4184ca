import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { later, makeOutbox, newMessage, untilState } from '#test/support/outbox.ts'
import { referenceFor } from './idempotency.ts'
import type { Outbox } from './outbox.ts'

const day = 24 * 3600 * 1000

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

test('30 days after delivery: the text is gone, the count stays; what is dead waits for its own day', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const outbox = await makeOutbox('purge', [
    null,
    { kind: 'status', status: 400 },
    { kind: 'status', status: 400 },
  ])
  await outbox.stub.accept(newMessage('sent'))
  await untilState(outbox, 'sent', 'sent')
  await outbox.stub.accept(newMessage('dead'))
  await untilState(outbox, 'dead', 'dead')
  await later(outbox, 29 * day)
  expect(await outbox.stub.find(referenceFor('sent'))).not.toBeNull()
  await later(outbox, 30 * day + 1000)
  expect(await outbox.stub.find(referenceFor('sent'))).toBeNull()
  expect(await outbox.stub.summary()).toMatchObject({ sent: 1, dead: 1 })
  await later(outbox, 364 * day)
  expect((await outbox.stub.find(referenceFor('dead')))?.body).toContain('שלום')
  const rest = await runInDurableObject(outbox.stub, (_: Outbox, { storage }) =>
    storage.sql.exec('SELECT * FROM messages').toArray(),
  )
  expect(rest).toHaveLength(1)
})

test.each(['', 'soon', '-1'])('a retention of "%s" days: 30 days', async (days) => {
  const outbox = await makeOutbox(`retention${days}`)
  await outbox.change({ MAILCHANNELS_API_KEY: `retention${days}`, OUTBOX_RETENTION_DAYS: days })
  await outbox.stub.accept(newMessage('a'))
  await untilState(outbox, 'a', 'sent')
  await later(outbox, 29 * day)
  expect(await outbox.stub.find(referenceFor('a'))).not.toBeNull()
  await later(outbox, 31 * day)
  expect(await outbox.stub.find(referenceFor('a'))).toBeNull()
})

test('an operator discards a message: nothing of it is left', async () => {
  const outbox = await makeOutbox('discard')
  await outbox.stub.accept(newMessage('a'))
  await untilState(outbox, 'a', 'sent')
  expect(await outbox.stub.discard(referenceFor('a'))).toBe(true)
  expect(await outbox.stub.discard(referenceFor('a'))).toBe(false)
  expect(await outbox.stub.list(null, 10)).toEqual([])
})

test('a trapped message: gone after 30 days', async () => {
  const outbox = await makeOutbox('purge-trapped')
  await outbox.stub.accept({ ...newMessage('a'), isTrapped: true })
  await later(outbox, 29 * day)
  expect(await outbox.stub.summary()).toMatchObject({ trapped: 1, queued: 0 })
  await later(outbox, 31 * day)
  expect(await outbox.stub.summary()).toMatchObject({ trapped: 0, queued: 0 })
})
