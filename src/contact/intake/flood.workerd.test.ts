import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day, minute } from '#src/contact/delivery/back-off.ts'
import { inShort, isWhole } from '#test/support/extent.ts'
import { nobody, siteWith, type Visitors } from '#test/support/flooded-site.ts'
import { makeOutbox, sql, stopClock } from '#test/support/outbox.ts'
import { meterOf } from '#test/support/row-meter.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const sum = ({ accepted, limited, refused }: Visitors) => accepted + limited + refused

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
    const row = await flood('flood-12', 12, (network) => `10.${network}.0.1`)
    expect(row.flooders.accepted).toBeLessThanOrEqual(150)
    expect(row.others).toEqual({ accepted: 20, limited: 0, refused: 0 })
    expect(row.mails).toBeLessThanOrEqual(60)
    expect(row.rowsWritten).toBeLessThan(5000)
  })

  test('200 networks of one IPv4 /16: they own a third; the others are mailed at once', async () => {
    const row = await flood('flood-16', 200, (network) => `10.0.${network}.1`, 1)
    expect(row.flooders.accepted).toBe(100)
    expect(row.others).toEqual({ accepted: 20, limited: 0, refused: 0 })
    expect(row.mails).toBe(40 + Math.floor(minutes / 36))
    expect(row.rowsWritten).toBeLessThan(5000)
  })

  test('200 networks of as many owners: the form closes for the day, and the rows, the mails and the wait stay bounded', async () => {
    const row = await flood('flood-200', 200, (network) => `10.${network}.0.1`, 1)
    expect(row.flooders.accepted + row.others.accepted).toBe(300)
    expect(row.others.refused).toBeGreaterThan(0)
    // One of those that are held back is due every 36 minutes.
    expect(row.mails).toBe(60 + Math.floor(minutes / 36))
    expect(row.daysUntilLast).toBeLessThan(7)
    expect(row.rowsWritten).toBeLessThan(10_000)
  })
})
