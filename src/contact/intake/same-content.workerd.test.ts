import { abortAllDurableObjects } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { eachField } from '#client/contact/fields.ts'
import { minute } from '#src/contact/delivery/back-off.ts'
import { fingerprintOf, keyOfNoClient } from '#src/contact/outbox/idempotency.ts'
import type { Bindings } from '#src/env.ts'
import { makeOutbox, newMessage, sql, stopClock, type TestOutbox } from '#test/support/outbox.ts'
import { acceptMessage } from './accept.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const message = {
  ...eachField(() => ''),
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana@lab.example',
  message: 'A phase II trial.',
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/143.0'

async function makePaused(name: string) {
  const outbox = await makeOutbox(name)
  await outbox.change({ OUTBOX_PAUSED: 'yes' })
  return outbox
}

/** Sends the form of a browser without script. @returns the reference that its visitor sees */
async function send({ stub }: TestOutbox, agent: string | undefined, network = '192.0.2', isForm = true) {
  const bindings = {
    ...(env as unknown as Bindings),
    OUTBOX: { getByName: () => stub },
  } as unknown as Bindings
  const sender = { network, isUnchecked: true }
  const accepted = await acceptMessage(bindings, message, {
    key: undefined,
    isForm,
    isTrapped: false,
    sender,
    agent,
  })
  return accepted.ok ? accepted.reference : accepted.code
}

const rows = (outbox: TestOutbox) => sql(outbox, 'SELECT reference, key FROM messages')

test('a browser sends the same content again: one message, also after a restart of the object', async () => {
  const outbox = await makePaused('same-browser')
  const first = await send(outbox, firefox)
  expect(await send(outbox, firefox)).toBe(first)
  await abortAllDurableObjects()
  const again = await makePaused('same-browser')
  expect(await send(again, firefox)).toBe(first)
  expect(await rows(again)).toHaveLength(1)
})

test('after ten minutes: a message of its own', async () => {
  const outbox = await makePaused('same-browser-later')
  const clock = stopClock()
  const first = await send(outbox, firefox)
  clock.pass(10 * minute)
  expect(await send(outbox, firefox)).not.toBe(first)
})

test.each([
  ['another browser', chrome, '192.0.2'],
  ['a browser of another network', firefox, '198.51.100'],
  ['a program that names no browser', undefined, '192.0.2'],
])(
  '%s sends the same content: stored on its own, and the first reference is not shown',
  async (_, agent, network) => {
    const outbox = await makePaused(`other-${agent}-${network}`)
    const first = await send(outbox, firefox)
    const other = await send(outbox, agent, network)
    expect(other).not.toBe(first)
    expect(await send(outbox, agent, network)).toBe(other)
    expect(await rows(outbox)).toHaveLength(2)
  },
)

test.each([
  [
    'a key of its own',
    async (outbox: TestOutbox) => {
      await outbox.stub.accept({ ...newMessage('client-key', message.message) })
    },
  ],
  ['no key, as JSON', (outbox: TestOutbox) => send(outbox, chrome, '192.0.2', false)],
])('the same content came before with %s, from elsewhere: its reference is not shown', async (_, before) => {
  const outbox = await makePaused(`before-${_.length}`)
  await before(outbox)
  const [known] = await rows(outbox)
  expect(await send(outbox, firefox)).not.toBe(known?.reference)
})

test('what is stored: neither the network nor the browser, and nothing that two messages share', async () => {
  const outbox = await makePaused('unlinked')
  await send(outbox, firefox)
  const [{ key } = { key: '' }] = await rows(outbox)
  expect(key).toMatch(/^none [A-Z0-9-]{14} [\w-]{12}$/)
  const other = await makePaused('unlinked-other')
  message.message = 'Another.'
  await send(other, firefox)
  message.message = 'A phase II trial.'
  const [{ key: second } = { key: '' }] = await rows(other)
  expect(String(second).split(' ')[2]).not.toBe(String(key).split(' ')[2])
})

test('during a release: a Worker that sends no code, before or after one that does: one message', async () => {
  const fingerprint = fingerprintOf(message)
  const old = { ...newMessage('a'), key: 'none AAAA-BBBB-CCCC', fingerprint, sameContentWithin: 10 * minute }
  const before = await makePaused('release-before')
  const { reference } = await before.stub.accept(old)
  expect(await send(before, firefox)).toBe(reference)
  const after = await makePaused('release-after')
  const first = await send(after, firefox)
  expect(await after.stub.accept(old)).toEqual({ outcome: 'repeated', reference: first })
})

test('the key of a browser: no client can name it', () => {
  expect(keyOfNoClient('AAAA-BBBB-CCCC', 'code')).toBe('none AAAA-BBBB-CCCC code')
})
