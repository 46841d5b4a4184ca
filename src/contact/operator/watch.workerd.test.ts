import { abortAllDurableObjects, createScheduledController, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hour, minute } from '#src/contact/delivery/back-off.ts'
import type { Outbox } from '#src/contact/outbox/outbox.ts'
import type { Bindings } from '#src/env.ts'
import worker from '#src/index.ts'
import {
  later,
  makeOutbox,
  newMessage,
  sql,
  type TestOutbox,
  untilOpen,
  untilState,
} from '#test/support/outbox.ts'
import { lineOf, watch } from './watch.ts'

const bindings = env as unknown as Bindings
const monitor = 'https://monitor.example/ping'
const chat = 'https://chat.example/hook'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A watch over that outbox, with a monitor and a chat that note what they get. */
function watchOver(stub: unknown) {
  const original = globalThis.fetch
  const lines: string[] = []
  const state = { pings: 0, status: 200 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input === monitor) state.pings += 1
    else if (input === chat) lines.push(JSON.parse(String(init?.body)).text)
    else return original(input, init)
    return new Response(null, { status: state.status })
  })
  const OUTBOX = { getByName: () => stub } as unknown as Bindings['OUTBOX']
  const look = () => watch({ ...bindings, OUTBOX, HEALTHCHECK_URL: monitor, ALERT_WEBHOOK_URL: chat })
  return { look, lines, state }
}

const set = (outbox: TestOutbox, more: Partial<Bindings>) =>
  outbox.change({ MAILCHANNELS_API_KEY: outbox.account.key, ...more })

interface Trouble {
  name: string
  says: string
  start: (outbox: TestOutbox) => Promise<unknown>
  end: (outbox: TestOutbox) => Promise<unknown>
}

const refusing = (status: number) => async (outbox: TestOutbox) => {
  await outbox.account.fail([], { kind: 'status', status, retryAfter: '3600' })
  for (const key of ['a', 'b']) await outbox.stub.accept(newMessage(key))
  await untilOpen(outbox)
  await later(outbox, 2 * hour)
  await vi.waitFor(async () => {
    expect((await outbox.stub.summary()).reasons).toEqual([`the provider is out: status ${status}`])
  }, 5000)
}

const mending = async (outbox: TestOutbox) => {
  await outbox.account.fail([])
  await later(outbox, 4 * hour)
  for (const key of ['a', 'b']) await untilState(outbox, key, 'sent')
}

const noteLoss = (stub: TestOutbox['stub'], at: number) =>
  runInDurableObject(stub, (_: Outbox, { storage }) => storage.kv.put('alarmLost', at))

const troubles: Trouble[] = [
  { name: 'provider', says: 'the provider is out: status 503', start: refusing(503), end: mending },
  { name: 'provider', says: 'the provider is out: status 403', start: refusing(403), end: mending },
  { name: 'provider', says: 'the provider is out: status 429', start: refusing(429), end: mending },
  {
    name: 'configuration',
    says: 'the configuration cannot send: MAIL_TO is no address',
    start: (outbox) => set(outbox, { MAIL_TO: 'nobody' }),
    end: (outbox) => set(outbox, {}),
  },
  {
    name: 'dead',
    says: 'there are dead messages',
    start: async (outbox) => {
      const bad = { kind: 'status', status: 400 } as const
      await outbox.account.fail([bad, bad])
      await outbox.stub.accept(newMessage('a'))
      await untilState(outbox, 'a', 'dead')
    },
    end: (outbox) => sql(outbox, `DELETE FROM messages WHERE state = 'dead'`),
  },
  {
    name: 'unreadable',
    says: 'a message waits for an operator: cannot be read (SyntaxError)',
    start: async (outbox) => {
      await outbox.stub.accept({ ...newMessage('a'), body: '{' })
      await vi.waitFor(async () => expect((await outbox.stub.summary()).reasons).toHaveLength(1))
    },
    end: (outbox) => sql(outbox, 'DELETE FROM messages'),
  },
  {
    name: 'late',
    says: 'the oldest message waits longer than 10 minutes',
    start: async (outbox) => {
      await set(outbox, { OUTBOX_PAUSED: 'yes' })
      await outbox.stub.accept(newMessage('a'))
      // As a message that failed alone: no other wait may last.
      await sql(
        outbox,
        'UPDATE messages SET createdAt = createdAt - ?, dueAt = dueAt + ?, attempts = 12',
        ...[11 * minute, hour - minute],
      )
      await set(outbox, {})
    },
    end: (outbox) => sql(outbox, 'DELETE FROM messages'),
  },
  {
    name: 'budget',
    says: 'unusually many messages came today: some are mailed later',
    start: async (outbox) => {
      await set(outbox, { MAILS_PER_DAY: '1' })
      await outbox.stub.accept(newMessage('a'))
      await untilState(outbox, 'a', 'sent')
    },
    end: (outbox) => set(outbox, {}),
  },
  {
    name: 'token',
    says: 'the token of omer in OUTBOX_TOKEN is shorter than 16 characters',
    start: (outbox) => set(outbox, { OUTBOX_TOKEN: 'dana:a-token-that-is-long omer:hush' }),
    end: (outbox) => set(outbox, {}),
  },
  {
    name: 'alarm',
    says: 'the platform lost an alarm in the last hour: it was set again',
    start: ({ stub }) => noteLoss(stub, Date.now() - minute),
    end: ({ stub }) => noteLoss(stub, Date.now() - hour),
  },
]

describe('well, then in trouble, then well again', () => {
  test.each(troubles)(
    '$says: the pings stop and come back, the chat gets a line for each',
    async (trouble) => {
      const outbox = await makeOutbox(`watch-${trouble.says.replaceAll(/\W/g, '-')}`)
      const { look, lines, state } = watchOver(outbox.stub)
      await look()
      expect([state.pings, lines]).toEqual([1, []])
      await trouble.start(outbox)
      for (let times = 0; times < 3; times++) await look()
      expect(state.pings).toBe(1)
      const bad = `${bindings.SITE_ORIGIN} | bad: ${trouble.says}`
      expect(lines).toEqual([bad])
      await trouble.end(outbox)
      for (let times = 0; times < 2; times++) await look()
      expect(state.pings).toBe(3)
      expect(lines).toEqual([bad, `${bindings.SITE_ORIGIN} | good again: ${trouble.name} | all is well`])
    },
  )

  test('the object does not start: told once, also after restarts; good again when it is repaired', async () => {
    const outbox = await makeOutbox('watch-broken')
    // Step 3 is applied a second time, which fails.
    await sql(outbox, 'DELETE FROM migrations WHERE number = 1')
    await abortAllDurableObjects()
    const broken = await makeOutbox('watch-broken')
    const { look, lines, state } = watchOver(broken.stub)
    for (let times = 0; times < 2; times++) await look()
    await abortAllDurableObjects()
    const still = await makeOutbox('watch-broken')
    const again = watchOver(still.stub)
    await again.look()
    expect([lines.length, again.lines, state.pings, again.state.pings]).toEqual([1, [], 0, 0])
    expect(lines[0]).toContain('the outbox does not start')
    await sql(still, 'INSERT INTO migrations VALUES (1, 0)')
    await again.look()
    expect(again.lines).toEqual([`${bindings.SITE_ORIGIN} | good again: outbox | all is well`])
    expect(again.state.pings).toBe(1)
  })
})

test('the object does not answer for a while: told, and told when it answers again', async () => {
  const outbox = await makeOutbox('watch-away')
  const state = { isAway: false }
  const away = () => Promise.reject(new Error('away'))
  const stub = {
    check: () => (state.isAway ? away() : outbox.stub.check()),
    noteTold: (names: string[]) => (state.isAway ? away() : outbox.stub.noteTold(names)),
  }
  const { look, lines, state: told } = watchOver(stub)
  await set(outbox, { MAIL_TO: 'nobody' })
  await look()
  state.isAway = true
  for (let times = 0; times < 2; times++) await look()
  state.isAway = false
  for (let times = 0; times < 2; times++) await look()
  expect(told.pings).toBe(0)
  expect(lines.slice(1)).toEqual([
    `${bindings.SITE_ORIGIN} | bad: the outbox does not answer: Error: away`,
    `${bindings.SITE_ORIGIN} | good again: outbox | still bad: configuration`,
  ])
})

test('the chat does not take the line: it gets it at the next look', async () => {
  const outbox = await makeOutbox('watch-deaf')
  const { look, lines, state } = watchOver(outbox.stub)
  await set(outbox, { MAIL_TO: 'nobody' })
  state.status = 500
  await look()
  state.status = 200
  for (let times = 0; times < 2; times++) await look()
  expect(lines).toHaveLength(2)
})

test('neither the chat nor the monitor answers: given up after 5 s, and each is asked', async () => {
  const outbox = await makeOutbox('watch-hanging')
  const { look } = watchOver(outbox.stub)
  await set(outbox, { MAIL_TO: 'nobody' })
  await look()
  await set(outbox, {})
  const original = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => original(10))
  const asked: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.push(input)
    return new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('late'))),
    )
  })
  await look()
  expect(asked).toEqual([chat, monitor])
  expect(timeout.mock.calls).toEqual([[5000], [5000]])
})

test.each(['no address', 'http://127.0.0.1:1/'])(
  'monitor and chat are %s: nothing is thrown',
  async (url) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const outbox = await makeOutbox(`watch-${url.length}`)
    const OUTBOX = { getByName: () => outbox.stub } as unknown as Bindings['OUTBOX']
    await watch({ ...bindings, OUTBOX, HEALTHCHECK_URL: url, ALERT_WEBHOOK_URL: url })
    await set(outbox, { MAIL_TO: '' })
    await watch({ ...bindings, OUTBOX, HEALTHCHECK_URL: url, ALERT_WEBHOOK_URL: url })
    expect(told.mock.calls.flat().join()).toContain('not told')
  },
)

test('something new is bad while something else still is: one line says both', () => {
  const problems = [
    { name: 'provider', text: 'the provider is out: no answer' },
    { name: 'dead', text: 'there are dead messages' },
  ] as const
  expect(lineOf('https://site', { problems: [...problems], told: ['provider', 'late'] })).toBe(
    'https://site | bad: there are dead messages | good again: late | still bad: provider',
  )
})

test('the cron trigger wakes the outbox: a message whose alarm was lost is mailed', async () => {
  const outbox = await makeOutbox('watch-wakes')
  await set(outbox, { OUTBOX_PAUSED: 'yes' })
  await outbox.stub.accept(newMessage('a'))
  await set(outbox, {})
  const OUTBOX = { getByName: () => outbox.stub } as unknown as Bindings['OUTBOX']
  await worker.scheduled(createScheduledController(), { ...bindings, OUTBOX })
  await untilState(outbox, 'a', 'sent')
})
