import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import { day, minute } from '#src/contact/delivery/back-off.ts'
import type { Bindings } from '#src/env.ts'
import { inShort, isWhole } from '#test/support/extent.ts'
import { makeOutbox, sql, stopClock, type TestOutbox } from '#test/support/outbox.ts'
import { meterOf } from '#test/support/row-meter.ts'

const bindings = env as unknown as Bindings
const app = createApp()

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** 5 a minute for each key, by the clock of the test. The platform's limit has its own clock. */
function limitOf5(): RateLimit {
  const counted = new Map<string, number>()
  return {
    limit: async ({ key }) => {
      const window = `${key} ${Math.floor(Date.now() / minute)}`
      counted.set(window, (counted.get(window) ?? 0) + 1)
      return { success: (counted.get(window) ?? 0) <= 5 }
    },
  }
}

type Visitors = Record<'accepted' | 'limited' | 'refused', number>

/** The site with the bounds of the free plans over that outbox. */
function siteWith({ stub }: TestOutbox) {
  const site = {
    ...bindings,
    CONTACT_RATE_LIMIT: limitOf5(),
    OUTBOX: { getByName: () => stub } as unknown as Bindings['OUTBOX'],
  }
  let count = 0
  return async (address: string, visitors: Visitors) => {
    count += 1
    const response = await app.request(
      '/api/send-email',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
        body: JSON.stringify({ firstName: 'A', lastName: 'B', email: 'a@b.example', message: `N${count}` }),
      },
      site,
    )
    const { error }: { error?: string } = await response.json()
    if (response.ok) visitors.accepted += 1
    else if (error === 'too_many') visitors.limited += 1
    else visitors.refused += 1
    expect([200, 429]).toContain(response.status)
  }
}

const sum = ({ accepted, limited, refused }: Visitors) => accepted + limited + refused

const nobody = (): Visitors => ({ accepted: 0, limited: 0, refused: 0 })

/** Of the moved clock. An hour is like its first minutes, but takes as long as all other tests. */
const minutes = inShort(3, 60)

async function flood(name: string, networks: number, addressOf: (network: number) => string, perMinute = 6) {
  const outbox = await makeOutbox(name)
  await outbox.change({ MAILCHANNELS_API_KEY: name, MAILS_PER_DAY: '100' })
  // Midnight must not pass, which is when the budget is new.
  const clock = stopClock(Math.ceil(Date.now() / day) * day)
  const meter = await meterOf(outbox)
  const post = siteWith(outbox)
  const flooders = nobody()
  const others = nobody()
  for (let passed = 0; passed < minutes; passed++) {
    for (let round = 0; round < perMinute; round++)
      for (let network = 0; network < networks; network++) await post(addressOf(network), flooders)
    const due = Math.floor((20 * (passed + 1)) / minutes)
    while (sum(others) < due) await post(`198.51.${sum(others)}.7`, others)
    clock.pass(minute)
  }
  await vi.waitFor(async () => {
    const due = `SELECT count(*) AS due FROM messages WHERE state = 'queued' AND dueAt <= ?`
    await outbox.stub.check()
    expect(await sql(outbox, due, Date.now())).toEqual([{ due: 0 }])
  }, 10_000)
  const { mails } = await outbox.account.read()
  const [held] = await sql(
    outbox,
    `SELECT count(*) AS total, max(notBefore) AS last FROM messages WHERE state = 'queued' AND notBefore > 0`,
  )
  const row = {
    networks,
    flooders,
    others,
    rowsWritten: meter.written(),
    mails: mails.length,
    held: Number(held?.total),
    daysUntilLast: (Number(held?.last) - Date.now()) / day,
  }
  if (isWhole) console.info(JSON.stringify(row))
  return row
}

describe('a flood, beside 20 others who write once', () => {
  test('12 networks of one IPv6 /48: they own one share; the others do not notice', async () => {
    const row = await flood('flood-48', 12, (network) => `2001:db8:1:${network}::1`)
    expect(row.flooders.accepted).toBe(20)
    expect(row.others).toEqual({ accepted: 20, limited: 0, refused: 0 })
    expect(row.mails).toBeGreaterThanOrEqual(25)
    expect(row.rowsWritten).toBeLessThan(1000)
  })

  test('12 networks far apart: the others are mailed at once', async () => {
    const row = await flood('flood-12', 12, (network) => `10.0.${network}.1`)
    expect(row.flooders.accepted).toBeLessThanOrEqual(150)
    expect(row.others).toEqual({ accepted: 20, limited: 0, refused: 0 })
    expect(row.mails).toBeLessThanOrEqual(60)
    expect(row.rowsWritten).toBeLessThan(5000)
  })

  test('200 networks: the form closes for the day, and the rows, the mails and the wait stay bounded', async () => {
    const row = await flood('flood-200', 200, (network) => `10.0.${network}.1`, 1)
    expect(row.flooders.accepted + row.others.accepted).toBe(300)
    expect(row.others.refused).toBeGreaterThan(0)
    // One of those that are held back is due every 36 minutes.
    expect(row.mails).toBe(60 + Math.floor(minutes / 36))
    expect(row.daysUntilLast).toBeLessThan(7)
    expect(row.rowsWritten).toBeLessThan(10_000)
  })
})
