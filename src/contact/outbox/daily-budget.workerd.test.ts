import { abortAllDurableObjects } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day, minute } from '#src/contact/delivery/back-off.ts'
import { held, makeBudget, send, sendMany } from '#test/support/budget.ts'
import { sql, stopClock } from '#test/support/outbox.ts'
import { boundsOf } from './day-bounds.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const network = { scarceFrom: 1 / 2, ifScarce: { atOnce: 1, stored: 2 } }
const owner = { ...network, scarceFrom: 5 / 6 }
const free = {
  unchecked: 30,
  atOnce: 60,
  stored: 300,
  network: { ...network, atOnce: 5, stored: 20 },
  owner: { ...owner, atOnce: 20, stored: 100 },
  gap: day / 40,
}
const smallest = {
  unchecked: 1,
  atOnce: 1,
  stored: 3,
  network: { ...network, atOnce: 1, stored: 1 },
  owner: { ...owner, atOnce: 1, stored: 1, ifScarce: { atOnce: 1, stored: 1 } },
  gap: day,
}
const large = {
  unchecked: 300,
  atOnce: 600,
  stored: 3000,
  network: { ...network, atOnce: 50, stored: 200 },
  owner: { ...owner, atOnce: 200, stored: 1000 },
  gap: day / 400,
}

test.each([
  [undefined, free],
  ['x', free],
  ['0', free],
  ['1', smallest],
  ['1000', large],
])('the bounds of %s mails a day', (mails, bounds) => {
  expect(boundsOf(mails === undefined ? {} : { MAILS_PER_DAY: mails })).toEqual(bounds)
})

describe('one network', () => {
  test('its sixth message is held back, its 21st refused; another network is not affected', async () => {
    const outbox = await makeBudget('one-network')
    stopClock()
    const outcomes = await sendMany(outbox, 21, () => '192.0.2')
    expect(outcomes).toEqual([...Array(20).fill('stored'), 'refused'])
    const start = Date.now()
    const waits = (await held(outbox)).map(({ at }) => (Number(at) - start) / minute)
    expect(waits).toEqual(Array.from({ length: 15 }, (_, index) => 36 * (index + 1)))
    expect(await send(outbox, '198.51.100')).toBe('stored')
    expect(await held(outbox)).toHaveLength(15)
  })

  test('it may write again on the next day (UTC)', async () => {
    const outbox = await makeBudget('next-day')
    const clock = stopClock()
    await sendMany(outbox, 21, () => '192.0.2')
    clock.pass(day)
    expect(await send(outbox, '192.0.2')).toBe('stored')
  })

  test('its name is scrambled, and gone after the day', async () => {
    const outbox = await makeBudget('scrambled')
    const clock = stopClock()
    await send(outbox, '192.0.2')
    const kept = async () => {
      const [row] = await sql(outbox, `SELECT value FROM facts WHERE name = 'today'`)
      return String(row?.value)
    }
    const today = await kept()
    expect(today).not.toContain('192.0.2')
    // The network, and its owner.
    expect(Object.values(JSON.parse(today).networks)).toEqual([1, 1])
    clock.pass(day)
    await outbox.stub.check()
    const { salt, networks } = JSON.parse(await kept())
    expect([networks, today.includes(salt)]).toEqual([{}, false])
  })
})

describe('all networks', () => {
  test('the 61st is held back, the 301st refused; health is degraded from the 30th on, for the day', async () => {
    const outbox = await makeBudget('all')
    const clock = stopClock()
    await sendMany(outbox, 29, (index) => `10.${index}.0`)
    const isTold = async () => (await outbox.stub.summary()).reasons.join().includes('unusually many')
    expect(await isTold()).toBe(false)
    await sendMany(outbox, 31, (index) => `11.${index}.0`)
    expect(await held(outbox)).toEqual([])
    expect(await isTold()).toBe(true)
    const others = await sendMany(outbox, 241, (index) => `12.${index}.0`)
    expect(others).toEqual([...Array(240).fill('stored'), 'refused'])
    expect(await held(outbox)).toHaveLength(240)
    expect(await send(outbox)).toBe('refused')
    clock.pass(day)
    expect(await isTold()).toBe(false)
  })

  test('half is used up: mailed at once is only the first of a network, and stored its first two', async () => {
    const outbox = await makeBudget('scarce')
    stopClock()
    await sendMany(outbox, 150, (index) => `10.${index % 30}.0`)
    expect(await held(outbox)).toHaveLength(120)
    expect(await sendMany(outbox, 3, () => '192.0.2')).toEqual(['stored', 'stored', 'refused'])
    expect(await held(outbox)).toHaveLength(121)
    expect(await send(outbox, '10.7.0')).toBe('refused')
  })

  test('the held back of many days: at most three times the mails of a day', async () => {
    const outbox = await makeBudget('many-days')
    const clock = stopClock()
    for (let passed = 0; passed < 4; passed++) {
      await sendMany(outbox, 200, (index) => `1${passed}.${index}.0`)
      clock.pass(day)
    }
    const [row] = await sql(
      outbox,
      'SELECT count(*) AS waiting FROM messages WHERE notBefore > ?',
      Date.now(),
    )
    expect(Number(row?.waiting)).toBeLessThanOrEqual(300)
    expect(Number(row?.waiting)).toBeGreaterThan(200)
  })

  test('as many are held back as ever, and the day changes: the first of the new day are mailed at once', async () => {
    const outbox = await makeBudget('held-and-new-day')
    const clock = stopClock(Math.ceil(Date.now() / day) * day)
    await sendMany(outbox, 300, (index) => `10.${index}.0`)
    clock.pass(2 * day - minute)
    expect((await sendMany(outbox, 300, (index) => `11.${index}.0`)).at(-1)).toBe('refused')
    const before = (await held(outbox)).length
    clock.pass(minute)
    expect(await send(outbox, '192.0.2')).toBe('stored')
    expect(await held(outbox)).toHaveLength(before)
  })

  test('a plan of 70 mails, which no day is a multiple of: times in whole ms', async () => {
    const outbox = await makeBudget('plan-of-70')
    await outbox.change({ MAILS_PER_DAY: '70', OUTBOX_PAUSED: 'yes' })
    await sendMany(outbox, 8, () => '192.0.2')
    const times = await sql(
      outbox,
      'SELECT DISTINCT typeof(dueAt) AS due, typeof(notBefore) AS held FROM messages',
    )
    expect([times, (await held(outbox)).length]).toEqual([[{ due: 'integer', held: 'integer' }], 4])
  })

  test('more networks than are counted: what is written stays small, and all are taken', async () => {
    const plan = { MAILS_PER_DAY: '100000', OUTBOX_PAUSED: 'yes' }
    const outbox = await makeBudget('many-networks')
    await outbox.change(plan)
    await send(outbox, '192.0.2')
    const networks = JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, one) => [one, 1])))
    await sql(
      outbox,
      `UPDATE facts SET value = json_set(value, '$.networks', json(?)) WHERE name = 'today'`,
      networks,
    )
    await abortAllDurableObjects()
    const again = await makeBudget('many-networks')
    await again.change(plan)
    expect(await sendMany(again, 20, (index) => `10.0.${index}`)).toEqual(Array(20).fill('stored'))
    const [today] = await sql(again, `SELECT value FROM facts WHERE name = 'today'`)
    const { accepted, networks: counted } = JSON.parse(String(today?.value))
    expect([accepted, Object.keys(counted).length]).toEqual([21, 5000])
  })

  test('the restart of the object forgets nothing', async () => {
    const outbox = await makeBudget('restarted')
    await sendMany(outbox, 20, () => '192.0.2')
    await abortAllDurableObjects()
    const again = await makeBudget('restarted')
    expect(await send(again, '192.0.2')).toBe('refused')
  })
})
