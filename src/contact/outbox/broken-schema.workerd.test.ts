import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { second } from '#src/contact/delivery/back-off.ts'
import { makeOutbox, newMessage, sql, untilState } from '#test/support/outbox.ts'
import { meterOf } from '#test/support/row-meter.ts'
import type { Outbox } from './outbox.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** An outbox with a waiting message, whose tables cannot be opened: step 1 is applied a second time. */
async function makeBroken(name: string) {
  const outbox = await makeOutbox(name)
  await outbox.change({ MAILCHANNELS_API_KEY: name, OUTBOX_PAUSED: 'yes' })
  await outbox.stub.accept(newMessage('waiting'))
  await sql(outbox, 'DELETE FROM migrations WHERE number = 1')
  await abortAllDurableObjects()
  return await makeOutbox(name)
}

test('its tables cannot be opened: no message is called stored', async () => {
  const { stub } = await makeBroken('broken-accept')
  // Not a rejected promise of the stub: the tests would report it as unhandled too.
  await runInDurableObject(stub, (outbox: Outbox) => {
    for (let times = 0; times < 2; times++) {
      expect(() => outbox.accept(newMessage('new'))).toThrow('already exists')
      expect(() => outbox.find('new')).toThrow('already exists')
    }
  })
})

test('its tables cannot be opened: each alarm sets the next, half a minute later, and writes no row', async () => {
  const outbox = await makeBroken('broken-alarm')
  const meter = await meterOf(outbox)
  await runInDurableObject(outbox.stub, async (object: Outbox) => {
    for (let times = 1; times <= 5; times++) {
      await object.alarm()
      expect(meter.nextAlarm() - Date.now()).toBeGreaterThan(25 * second)
      // The alarm itself.
      expect(meter.written()).toBe(times)
    }
  })
})

test('its tables can be opened again: the alarm mails what waits', async () => {
  const outbox = await makeBroken('broken-repaired')
  await sql(outbox, 'INSERT INTO migrations VALUES (1, 0)')
  await runInDurableObject(outbox.stub, (object: Outbox) => object.alarm())
  await untilState(outbox, 'waiting', 'sent')
})

test('a message is accepted: its alarm is set before the answer, so that a restart does not lose it', async () => {
  const { stub } = await makeOutbox('alarm-with-message')
  await runInDurableObject(stub, (outbox: Outbox, { storage }) => {
    const setAlarm = vi.spyOn(storage, 'setAlarm')
    outbox.accept(newMessage('a'))
    expect(setAlarm).toHaveBeenCalledOnce()
  })
})
