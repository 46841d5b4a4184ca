import { expect, test } from 'vitest'
import { hour } from '#src/contact/delivery/back-off.ts'
import { operatorOf, watchLog } from '#test/support/operator.ts'
import { newMessage, sql, stopClock, type TestOutbox } from '#test/support/outbox.ts'

/** Free plan: 60 are due at once, the others one after another, 36 minutes apart. */
async function fill(outbox: TestOutbox, total: number): Promise<void> {
  for (let index = 0; index < total; index++) {
    const sender = { network: `10.${index}.0`, isUnchecked: false }
    await outbox.stub.accept({ ...newMessage(`${index}`), sender })
  }
}

/** In hours from now. */
async function waits(outbox: TestOutbox): Promise<number[]> {
  const rows = await sql(outbox, `SELECT notBefore AS at FROM messages WHERE notBefore > 0 ORDER BY rowid`)
  return rows.map(({ at }) => (Number(at) - Date.now()) / hour)
}

const budget = { MAILS_PER_DAY: '100' }

test('an operator releases what is held back: due now, in pages, and the next waits behind none', async () => {
  const log = watchLog()
  const { outbox, ask } = await operatorOf('held-released', budget)
  stopClock()
  await fill(outbox, 270)
  expect(await waits(outbox)).toHaveLength(210)
  const first = await ask('/retry/held', undefined, 'POST')
  expect(first).toEqual({ status: 202, answer: { ok: true, queued: 200, next: 260 } })
  const last = await ask(`/retry/held?after=${first.answer.next}`, undefined, 'POST')
  expect(last.answer).toMatchObject({ queued: 10, next: null })
  expect(await waits(outbox)).toEqual([])
  expect(await outbox.stub.summary()).toMatchObject({ queued: 270 })
  expect(log.of('retry').map(({ count, by }) => [count, by])).toEqual([
    [200, 'dana'],
    [10, 'dana'],
  ])
  await outbox.stub.accept(newMessage('next'))
  expect(await waits(outbox)).toEqual([0.6])
})

test('an operator deletes a flood: the next message waits behind no deleted one', async () => {
  watchLog()
  const { outbox, ask } = await operatorOf('held-deleted', budget)
  const clock = stopClock()
  await fill(outbox, 260)
  expect((await waits(outbox)).at(-1)).toBe(120)
  clock.pass(1)
  const before = new Date(Date.now()).toISOString()
  expect((await ask('/discard', { state: 'queued', before })).answer).toMatchObject({ discarded: 260 })
  await outbox.stub.accept(newMessage('next'))
  expect(await waits(outbox)).toEqual([0.6])
})

test('nothing is held back: nothing changes', async () => {
  watchLog()
  const { outbox, ask } = await operatorOf('held-none', budget)
  await fill(outbox, 2)
  expect((await ask('/retry/held', undefined, 'POST')).answer).toMatchObject({ queued: 0, next: null })
  expect((await ask('/retry/held')).status).toBe(405)
  expect((await ask('/retry/held?after=x', undefined, 'POST')).status).toBe(400)
})
