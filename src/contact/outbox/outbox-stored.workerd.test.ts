import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day } from '#src/contact/delivery/back-off.ts'
import { later, makeOutbox, newMessage, sql, untilState } from '#test/support/outbox.ts'
import { referenceFor } from './idempotency.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

describe('a message that cannot be read', () => {
  test('it waits for an operator, with its reason and without a word of its text; the others get through', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await makeOutbox('unfit')
    await outbox.stub.accept({ ...newMessage('bad'), body: '{"message": "half a secret' })
    await outbox.stub.accept(newMessage('good'))
    await untilState(outbox, 'good', 'sent')
    expect(await outbox.stub.summary()).toMatchObject({
      queued: 1,
      isDegraded: true,
      reasons: ['a message waits for an operator: cannot be read (SyntaxError)'],
    })
    expect(told.mock.calls.flat().join()).not.toContain('secret')
    await sql(
      outbox,
      `UPDATE messages SET body = '{"message":"whole"}' WHERE reference = ?`,
      referenceFor('bad'),
    )
    await later(outbox, day + 1000)
    await untilState(outbox, 'bad', 'sent')
    expect((await outbox.stub.summary()).isDegraded).toBe(false)
  })

  test('its service was removed from the form: it is mailed as it was taken', async () => {
    const outbox = await makeOutbox('old-service')
    await outbox.stub.accept(newMessage('a', 'text', { service: 'fortune-telling' }))
    await untilState(outbox, 'a', 'sent')
    const [mail] = (await outbox.account.read()).mails
    expect(mail?.payload.content[0]?.value).toContain('Service: fortune-telling')
  })

  test('a later release stored it: what this one knows of it is mailed', async () => {
    const outbox = await makeOutbox('later-format')
    const message = newMessage('a', 'text', { attachments: ['x'] })
    await outbox.stub.accept({ ...message, format: 7 })
    await untilState(outbox, 'a', 'sent')
  })
})

describe('the same message again', () => {
  test('the same key at the same instant: one reference, one mail', async () => {
    const outbox = await makeOutbox('twice')
    const answers = await Promise.all([1, 2, 3].map(() => outbox.stub.accept(newMessage('a'))))
    expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'repeated', 'repeated'])
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    await untilState(outbox, 'a', 'sent')
    expect((await outbox.account.read()).mails).toHaveLength(1)
  })

  test('the same key with another text: a conflict, and the first one stays', async () => {
    const outbox = await makeOutbox('conflict')
    await outbox.stub.accept(newMessage('a'))
    expect((await outbox.stub.accept(newMessage('a', 'other'))).outcome).toBe('conflict')
  })

  test('a form without key: the same content within the window is the same message', async () => {
    const outbox = await makeOutbox('window')
    const first = await outbox.stub.accept({ ...newMessage('a'), sameContentWithin: 60_000 })
    const again = await outbox.stub.accept({ ...newMessage('b'), sameContentWithin: 60_000 })
    expect(again).toEqual({ outcome: 'repeated', reference: first.reference })
    const other = await outbox.stub.accept({ ...newMessage('c', 'other'), sameContentWithin: 60_000 })
    expect(other.outcome).toBe('stored')
  })
})
