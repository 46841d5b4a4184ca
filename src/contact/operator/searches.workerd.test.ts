import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { referenceFor } from '#src/contact/outbox/idempotency.ts'
import type { Outbox } from '#src/contact/outbox/outbox.ts'
import { operatorOf, watchLog } from '#test/support/operator.ts'
import { newMessage, sql, type TestOutbox } from '#test/support/outbox.ts'

const email = 'noa@lab.example'

/** By Noa: a queued one, a delivered one, a trapped one. By others: a mention, and one that is neither. */
async function fill({ stub, ...outbox }: TestOutbox) {
  await stub.accept(newMessage('mine', 'Hello', { email }))
  await stub.accept(newMessage('sent', 'Hello again', { email: 'NOA@Lab.example' }))
  await stub.accept(newMessage('mention', `Ask Noa@LAB.example`))
  await stub.accept(newMessage('other'))
  await stub.accept({ ...newMessage('trap', 'spam', { email }), isTrapped: true })
  await sql({ stub, ...outbox }, `UPDATE messages SET state = 'sent', finishedAt = 9 WHERE key = 'sent'`)
}

const referencesOf = (messages: unknown) => (messages as { reference: string }[]).map((one) => one.reference)

describe('find and export', () => {
  test('messages of an address in any case, and those that mention it; logged by reference', async () => {
    const log = watchLog()
    const { outbox, ask } = await operatorOf('find')
    await fill(outbox)
    const found = await ask('/find', { email, table: 'messages' })
    expect(found.answer.messages).toMatchObject([
      { reference: referenceFor('mine'), match: 'sender', state: 'queued', finishedAt: null },
      {
        reference: referenceFor('sent'),
        match: 'sender',
        state: 'sent',
        finishedAt: '1970-01-01T00:00:00.009Z',
      },
      { reference: referenceFor('mention'), match: 'mention', state: 'queued' },
    ])
    expect(JSON.stringify(found.answer)).not.toMatch(/Levi|@|Hello/)
    const trapped = await ask('/find', { email, table: 'trapped' })
    expect(trapped.answer.messages).toMatchObject([{ reference: referenceFor('trap'), state: 'trapped' }])
    expect(log.of('read')).toMatchObject([
      { references: referencesOf(found.answer.messages), by: 'dana' },
      { references: [referenceFor('trap')], by: 'dana' },
    ])
    expect(log.text()).not.toMatch(/lab\.example/i)
  })

  test('export: every column and the whole message', async () => {
    const log = watchLog()
    const { outbox, ask } = await operatorOf('export')
    await fill(outbox)
    await sql(outbox, 'ALTER TABLE messages ADD COLUMN laterAt INTEGER')
    await sql(outbox, `UPDATE messages SET laterAt = 1000`)
    const { answer } = await ask('/export', { email, table: 'messages' })
    const { fingerprint } = newMessage('mine', 'Hello', { email })
    expect(answer.messages).toMatchObject([
      {
        match: 'sender',
        key: 'mine',
        fingerprint,
        laterAt: '1970-01-01T00:00:01.000Z',
        message: { firstName: 'Dana', email, message: 'Hello' },
      },
      {},
      { match: 'mention', message: { email: 'dana@lab.example' } },
    ])
    expect(log.of('read')).toHaveLength(1)
  })

  test('more than a page: each is found once', async () => {
    watchLog()
    const { outbox, ask } = await operatorOf('find-pages')
    await runInDurableObject(outbox.stub, (_: Outbox, { storage }) => {
      storage.sql.exec(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
         INSERT INTO messages (reference, key, fingerprint, body, state, createdAt, queuedAt, dueAt, finishedAt)
         SELECT i, i, '', CASE WHEN i % 2 THEN '{}' ELSE '{"email":"noa@lab.example"}' END, 'dead', i, i, i, i FROM n`,
      )
    })
    const found: string[] = []
    for (let after: unknown = 0; after !== null; ) {
      const { answer } = await ask('/find', { email, table: 'messages', after })
      found.push(...referencesOf(answer.messages))
      after = answer.next
    }
    expect(found).toEqual(Array.from({ length: 600 }, (_, index) => String(2 * index + 2)))
  })
})

describe('erase', () => {
  test('what the address sent is gone in every state; mentions and others stay', async () => {
    const log = watchLog()
    const { outbox, ask } = await operatorOf('erase')
    await fill(outbox)
    const first = await ask('/erase', { email, table: 'messages' })
    expect(first.answer).toEqual({
      ok: true,
      references: [referenceFor('mine'), referenceFor('sent')],
      next: null,
    })
    const second = await ask('/erase', { email, table: 'trapped' })
    expect(second.answer.references).toEqual([referenceFor('trap')])
    expect((await sql(outbox, 'SELECT key FROM messages')).map(({ key }) => key)).toEqual([
      'mention',
      'other',
    ])
    expect(await sql(outbox, 'SELECT * FROM trapped')).toEqual([])
    expect(await outbox.stub.summary()).toMatchObject({ queued: 2, sent: 0, trapped: 0 })
    expect(log.of('erased')).toMatchObject([{ references: first.answer.references, by: 'dana' }, {}])
    expect(log.text()).not.toMatch(/lab\.example/i)
  })
})

describe('discard in bulk', () => {
  const rows = (state: string) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
     INSERT INTO messages (reference, key, fingerprint, body, state, createdAt, queuedAt, dueAt, finishedAt)
     SELECT '${state}' || i, '${state}' || i, '', '{}', '${state}', i * 1000, i, i, i FROM n`

  test('by pages, one state, only what is older', async () => {
    const log = watchLog()
    const { outbox, ask } = await operatorOf('discard-before')
    for (const state of ['dead', 'sent']) await sql(outbox, rows(state))
    const before = '1970-01-01T00:10:01Z'
    const first = await ask('/discard', { state: 'dead', before })
    expect(first.answer).toEqual({ ok: true, before: '1970-01-01T00:10:01.000Z', discarded: 500, next: 500 })
    const second = await ask('/discard', { state: 'dead', before, after: first.answer.next })
    expect(second.answer).toMatchObject({ discarded: 100, next: null })
    expect(await outbox.stub.summary()).toMatchObject({ dead: 100, sent: 700 })
    expect(log.of('discarded').map(({ references, by }) => [references.length, by])).toEqual([
      [500, 'dana'],
      [100, 'dana'],
    ])
  })

  test('trapped messages', async () => {
    watchLog()
    const { outbox, ask } = await operatorOf('discard-trapped')
    await fill(outbox)
    const { answer } = await ask('/discard', { state: 'trapped', before: new Date().toISOString() })
    expect(answer).toMatchObject({ discarded: 1, next: null })
    expect(await outbox.stub.summary()).toMatchObject({ trapped: 0, queued: 3 })
  })

  test('a message that is under way: left alone', async () => {
    watchLog()
    const { outbox, ask } = await operatorOf('discard-under-way', { OUTBOX_PAUSED: '' })
    await outbox.account.fail([{ kind: 'late', delay: 1500 }])
    await outbox.stub.accept(newMessage('a'))
    await expect.poll(async () => (await outbox.account.read()).requests).toBe(1)
    const { answer } = await ask('/discard', { state: 'queued', before: new Date().toISOString() })
    expect(answer).toMatchObject({ discarded: 0, next: null })
    await expect.poll(async () => (await outbox.stub.summary()).sent, { timeout: 5000 }).toBe(1)
  })

  test.each(['2999-01-01', 'yesterday', '', 5])('before %j: 400', async (before) => {
    const { ask } = await operatorOf('discard-time')
    const { status, answer } = await ask('/discard', { state: 'dead', before })
    expect([status, answer.error]).toEqual([400, 'invalid_parameter'])
  })
})

describe('a request that is wrong', () => {
  test.each([
    '',
    '{',
    '[]',
    '{}',
    { email: 'no address', table: 'messages' },
    { email, table: 'facts' },
    { email },
  ])('%j: 400 with a sentence', async (body) => {
    const { ask } = await operatorOf('wrong')
    for (const path of ['/find', '/export', '/erase', '/discard']) {
      const { status, answer } = await ask(path, body)
      expect([status, answer.error, typeof answer.details]).toEqual([400, 'invalid_parameter', 'string'])
    }
  })

  test('too long: 413', async () => {
    const { ask } = await operatorOf('wrong')
    expect((await ask('/find', `{"email":"${'x'.repeat(5000)}"}`)).status).toBe(413)
  })

  test('another method: 405', async () => {
    const { ask } = await operatorOf('wrong')
    for (const path of ['/find', '/export', '/erase', '/discard']) expect((await ask(path)).status).toBe(405)
  })
})
