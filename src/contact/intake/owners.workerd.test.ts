import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day } from '#src/contact/delivery/back-off.ts'
import { nobody, siteWith } from '#test/support/flooded-site.ts'
import { makeOutbox, sql, stopClock } from '#test/support/outbox.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

/** Each sender has a /48, or a /24. */
const senders = 330

/** Owners of one IPv6 /32 each flood the form by turns; then 20 others write once. */
async function flood(name: string, owners: readonly string[], otherAt: (index: number) => string) {
  const outbox = await makeOutbox(name)
  await outbox.change({ MAILCHANNELS_API_KEY: name, MAILS_PER_DAY: '100', OUTBOX_PAUSED: 'yes' })
  stopClock(Math.ceil(Date.now() / day) * day)
  const post = siteWith(outbox)
  const flooders = nobody()
  for (let index = 1; index <= senders; index++)
    for (const owner of owners) await post(`${owner}:${index.toString(16)}::1`, flooders)
  const others = nobody()
  for (let index = 1; index <= 20; index++) await post(otherAt(index), others)
  const [row] = await sql(
    outbox,
    `SELECT count(*) FILTER (WHERE notBefore = 0) AS atOnce
     FROM (SELECT notBefore FROM messages ORDER BY rowid DESC LIMIT ?)`,
    others.accepted,
  )
  return { flooders: flooders.accepted, others: others.accepted, atOnce: Number(row?.atOnce) }
}

const one = ['2001:db8']
const three = ['2001:db8', '2001:db9', '2001:dba']

const elsewhere = {
  'each has another owner': (index: number) => `198.${index}.100.7`,
  'all are in one IPv4 /16': (index: number) => `198.51.${index}.7`,
  'all are in one IPv6 /32': (index: number) => `2a02:ed0:${index}::7`,
}

describe('330 senders of one IPv6 /32, then 20 others who write once', () => {
  test.each(Object.entries(elsewhere))('%s: all are taken, and mailed at once', async (where, otherAt) => {
    const row = await flood(`one-${where}`, one, otherAt)
    expect(row).toEqual({ flooders: 100, others: 20, atOnce: 20 })
  })
})

test('330 senders of each of three /32: 20 first-time others are taken, ten of them at once', async () => {
  const row = await flood('three', three, elsewhere['each has another owner'])
  expect(row).toEqual({ flooders: 250, others: 20, atOnce: 10 })
})
