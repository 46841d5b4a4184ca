import { expect, test } from 'vitest'
import { referenceFor } from '#src/contact/outbox/idempotency.ts'
import { operatorOf, watchLog } from '#test/support/operator.ts'
import { newMessage } from '#test/support/outbox.ts'

test('one message is read, retried, deleted: its reference and the name of the operator are logged', async () => {
  const log = watchLog()
  const { outbox, ask } = await operatorOf('log-one')
  await outbox.stub.accept(newMessage('a'))
  const reference = referenceFor('a')
  await ask(`/${reference}`)
  await ask(`/${reference}/retry`, undefined, 'POST')
  await ask('/retry', undefined, 'POST')
  await ask(`/${reference}`, undefined, 'DELETE')
  expect(log.of('read')).toMatchObject([{ references: [reference], by: 'dana' }])
  expect(log.of('retry')).toMatchObject([
    { reference, by: 'dana' },
    { count: 0, by: 'dana' },
  ])
  expect(log.of('discard')).toMatchObject([{ reference, by: 'dana' }])
})

test('an unknown reference, which may be anything: not logged', async () => {
  const log = watchLog()
  const { ask } = await operatorOf('log-unknown')
  for (const method of ['GET', 'DELETE']) await ask('/dana@lab.example', undefined, method)
  await ask('/dana@lab.example/retry', undefined, 'POST')
  expect(log.text()).not.toContain('dana')
})

test('the outbox fails: 503 for every route', async () => {
  watchLog()
  const { outbox, ask } = await operatorOf('log-fails')
  const archive = () => {
    throw new Error('out')
  }
  Object.assign(outbox.stub, { archive })
  const place = { email: 'noa@lab.example', table: 'messages' }
  for (const path of ['/find', '/export', '/erase'])
    expect(await ask(path, place)).toMatchObject({ status: 503, answer: { error: 'unavailable' } })
  expect((await ask('/backup?table=messages')).status).toBe(503)
  expect((await ask('/import', { rows: [] })).status).toBe(503)
})
