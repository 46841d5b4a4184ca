import { beforeEach, expect, test, vi } from 'vitest'
import { day, hour, minute } from '#src/contact/delivery/back-off.ts'
import { held, lastKey, makeBudget, send, sendMany } from '#test/support/budget.ts'
import { makeOutbox, newMessage, sql, stopClock, untilState } from '#test/support/outbox.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

test('a message that was held back: late only once it is due, then mailed', async () => {
  const outbox = await makeOutbox('held')
  await outbox.change({ MAILCHANNELS_API_KEY: 'held', MAILS_PER_DAY: '1' })
  const clock = stopClock()
  await send(outbox)
  const first = lastKey()
  await send(outbox)
  await untilState(outbox, first, 'sent')
  clock.pass(hour)
  expect(await outbox.stub.summary()).toMatchObject({ queued: 1, oldestSeconds: 0 })
  clock.pass(day - hour + minute)
  expect(await outbox.stub.summary()).toMatchObject({ queued: 1, oldestSeconds: 60 })
  await outbox.stub.check()
  await untilState(outbox, lastKey(), 'sent')
})

test('a message that is due waits behind one that is held back: it is told when it is late', async () => {
  const outbox = await makeBudget('behind-held')
  const clock = stopClock()
  await sendMany(outbox, 6, () => '192.0.2')
  await sql(outbox, `DELETE FROM messages WHERE notBefore = 0`)
  await send(outbox, '198.51.100')
  clock.pass(11 * minute)
  expect(await outbox.stub.summary()).toMatchObject({ queued: 2, oldestSeconds: 660 })
})

test('a form without script: taken unchecked until the 31st message of the day', async () => {
  const outbox = await makeBudget('unchecked')
  const unchecked = { sender: { isUnchecked: true } }
  for (let index = 0; index < 30; index++) expect(await send(outbox, undefined, unchecked)).toBe('stored')
  expect(await send(outbox, undefined, unchecked)).toBe('unverified')
  expect(await send(outbox)).toBe('stored')
})

test('trapped messages use up a budget of their own, push nobody out and use up no mail', async () => {
  const outbox = await makeBudget('trap')
  stopClock()
  const trapped = { isTrapped: true }
  for (let index = 0; index < 300; index++)
    expect(await send(outbox, `10.${index}.0`, trapped)).toBe('stored')
  expect(await send(outbox, '11.3.0', trapped)).toBe('refused')
  expect(await sql(outbox, 'SELECT count(*) AS kept FROM trapped')).toEqual([{ kept: 300 }])
  expect(await send(outbox, '11.3.1')).toBe('stored')
  expect(await held(outbox)).toEqual([])
})

test('many trapped messages of one network: they hold back no mail', async () => {
  const outbox = await makeBudget('trap-of-one')
  stopClock()
  for (let index = 0; index < 20; index++) await send(outbox, '192.0.2', { isTrapped: true })
  await sendMany(outbox, 6, () => '198.51.100')
  expect((await held(outbox)).map(({ at }) => (Number(at) - Date.now()) / minute)).toEqual([36])
})

test('a repeated message costs nothing of the budget, also a trapped one', async () => {
  const outbox = await makeBudget('repeated')
  for (const isTrapped of [false, true]) {
    const message = {
      ...newMessage(`same-${isTrapped}`),
      isTrapped,
      sender: { network: '192.0.2', isUnchecked: false },
    }
    for (let index = 0; index < 30; index++)
      expect((await outbox.stub.accept(message)).outcome).toBe(index === 0 ? 'stored' : 'repeated')
  }
})
