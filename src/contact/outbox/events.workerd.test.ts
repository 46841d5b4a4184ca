import { beforeEach, expect, test, vi } from 'vitest'
import { hour } from '#src/contact/delivery/back-off.ts'
import type { Fault } from '#test/support/mailchannels-account.ts'
import { later, makeOutbox, newMessage, untilOpen, untilState } from '#test/support/outbox.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** An outbox, and the points that it writes: `event label` or `event`. */
async function makeCounted(name: string, faults: (Fault | null)[] = [], more: object = {}) {
  const outbox = await makeOutbox(name, faults)
  const writeDataPoint = vi.fn<AnalyticsEngineDataset['writeDataPoint']>()
  await outbox.change({ MAILCHANNELS_API_KEY: name, EVENTS: { writeDataPoint }, ...more })
  const points = () => writeDataPoint.mock.calls.map(([point]) => point)
  const names = () => points().map((point) => (point?.blobs ?? []).join(' '))
  return { outbox, points, names }
}

test('a message that is mailed at the second try: accepted, retried, delivered; nothing of it is in a point', async () => {
  const { outbox, points, names } = await makeCounted('counted', [{ kind: 'status', status: 500 }])
  await outbox.stub.accept(newMessage('a'))
  await untilOpen(outbox)
  await later(outbox, 3000)
  await untilState(outbox, 'a', 'sent')
  expect(names()).toEqual(['accepted', 'retried retry', 'delivered sent'])
  expect(points()[0]).toEqual({ indexes: ['accepted'], blobs: ['accepted'], doubles: [1] })
  expect(JSON.stringify(points())).not.toMatch(/dana|Levi|שלום/)
})

test('nothing can be counted: the message is stored and delivered', async () => {
  const { outbox } = await makeCounted('uncounted')
  const writeDataPoint = () => {
    throw new TypeError('too many points')
  }
  await outbox.change({ MAILCHANNELS_API_KEY: 'uncounted', EVENTS: { writeDataPoint } })
  expect((await outbox.stub.accept(newMessage('a'))).outcome).toBe('stored')
  await untilState(outbox, 'a', 'sent')
})

test('a message that is refused twice: dead', async () => {
  const bad = { kind: 'status', status: 400 } as const
  const { outbox, names } = await makeCounted('counted-dead', [bad, bad])
  await outbox.stub.accept(newMessage('a'))
  await untilState(outbox, 'a', 'dead')
  expect(names()).toEqual(['accepted', 'dead dead'])
})

test('trapped, repeated under another text, refused by the budget', async () => {
  const more = { MAILS_PER_DAY: '1', OUTBOX_PAUSED: 'yes' }
  const { outbox, names } = await makeCounted('counted-refused', [], more)
  const sender = { isUnchecked: false }
  await outbox.stub.accept({ ...newMessage('a'), isTrapped: true })
  await outbox.stub.accept(newMessage('b'))
  await outbox.stub.accept(newMessage('b'))
  await outbox.stub.accept(newMessage('b', 'another text'))
  for (const key of ['c', 'd', 'e']) await outbox.stub.accept({ ...newMessage(key), sender })
  expect(names()).toEqual([
    'trapped',
    'accepted',
    'refused conflict',
    'accepted',
    'accepted',
    'refused refused',
  ])
})

test('the age of the oldest message, at each look', async () => {
  const { outbox, points } = await makeCounted('counted-oldest', [], { OUTBOX_PAUSED: 'yes' })
  await outbox.stub.accept(newMessage('a'))
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + hour)
  await outbox.stub.check()
  const oldest = points().find((point) => point?.indexes?.[0] === 'oldest')
  expect(Number(oldest?.doubles?.[0])).toBeGreaterThanOrEqual(3600)
})
