import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#src/contact/delivery/back-off.ts'
import type { NewMessage } from '#src/contact/tables/message-row.ts'
import { DailyBudget } from './daily-budget.ts'
import { boundsOf } from './day-bounds.ts'

const none = () => ({ atOnce: 0, stored: 0, trapped: 0 })

/** A budget without an outbox, and what it gave to all and to each owner. */
function budgetOf(mails: number) {
  const env = { MAILS_PER_DAY: String(mails) }
  const kept = { today: '{}' }
  const facts = {
    read: () => kept.today,
    write: (_: string, value: string) => {
      kept.today = value
    },
  }
  const budget = new DailyBudget(facts, () => env as never)
  const all = none()
  const owners = new Map<string, typeof all>()
  const send = (network: string, { isTrapped = false, now = 0 } = {}) => {
    const admission = budget.admit({ sender: { network }, isTrapped } as NewMessage, now)
    const owner = network.split('.').slice(0, 2).join('.')
    const own = owners.get(owner) ?? none()
    owners.set(owner, own)
    if (admission.outcome !== 'stored') return admission.outcome
    const isAtOnce = !isTrapped && admission.heldUntil === 0
    for (const each of [all, own]) {
      each[isTrapped ? 'trapped' : 'stored'] += 1
      if (isAtOnce) each.atOnce += 1
    }
    return isAtOnce ? 'at once' : 'stored'
  }
  return { send, all, owners, bounds: boundsOf(env), today: () => JSON.parse(kept.today) }
}

const third = (messages: number) => Math.ceil(messages / 3)

test.each([1, 2, 3, 5, 7, 13, 100, 1000])(
  '%i mails a day, one owner of many networks: a third, and a first-time owner is taken at once',
  (mails) => {
    const { send, owners, bounds } = budgetOf(mails)
    expect(send('2001.db8.0')).toBe('at once')
    for (let index = 1; index < mails * 3; index++) send(`2001.db8.${index}`)
    const { atOnce, stored } = bounds.owner
    expect(owners.get('2001.db8')).toEqual({ atOnce, stored, trapped: 0 })
    expect(send('192.0.2')).toBe(bounds.atOnce > 1 ? 'at once' : 'stored')
  },
)

test('each plan: no share of an owner is more than a third', () => {
  for (let mails = 1; mails <= 3000; mails++) {
    const { atOnce, stored, owner } = boundsOf({ MAILS_PER_DAY: String(mails) })
    expect(Math.max(owner.atOnce, owner.ifScarce.atOnce)).toBeLessThanOrEqual(third(atOnce))
    expect(Math.max(owner.stored, owner.ifScarce.stored)).toBeLessThanOrEqual(third(stored))
  }
})

describe('100 mails a day', () => {
  test('trapped messages of one owner: a third of those that are kept', () => {
    const { send, owners } = budgetOf(100)
    for (let index = 0; index < 330; index++) send(`2001.db8.${index}`, { isTrapped: true })
    expect(owners.get('2001.db8')?.trapped).toBe(100)
  })

  test('27 owners leave room for another, and 28 close the form', () => {
    const closed = [27, 28].map((owners) => {
      const { send } = budgetOf(100)
      for (let owner = 0; owner < owners; owner++)
        for (let index = 0; index < 330; index++) send(`10.${owner}.${index}`)
      return send('192.0.2')
    })
    expect(closed).toEqual(['stored', 'refused'])
  })

  test('three owners for ten days: what waits leaves room for a first-time owner who is held back', () => {
    const { send } = budgetOf(100)
    const now = 9 * day
    for (let passed = 0; passed <= 9; passed++)
      for (let index = 0; index < 330; index++)
        for (const owner of ['a', 'b', 'c']) send(`${owner}.0.${index}`, { now: passed * day })
    const others = Array.from({ length: 20 }, (_, index) => send(`198.${index}.0`, { now }))
    expect(others).toEqual([...Array(10).fill('at once'), ...Array(10).fill('stored')])
  })
})

const floods = fc.record({
  mails: fc.constantFrom(1, 2, 5, 30, 100),
  owners: fc.integer({ min: 1, max: 40 }),
  networks: fc.integer({ min: 1, max: 400 }),
  numbers: fc.array(fc.nat(), { minLength: 500, maxLength: 500 }),
})

test('any flood: no owner beyond its third, and a first-time owner is refused only if all is full', () => {
  fc.assert(
    fc.property(floods, ({ mails, owners, networks, numbers }) => {
      const budget = budgetOf(mails)
      const { bounds, all } = budget
      for (const number of numbers) {
        const owner = `10.${number % owners}`
        const isFirst = !budget.owners.has(owner)
        const isTrapped = number % 11 === 0
        const outcome = budget.send(`${owner}.${number % networks}`, { isTrapped })
        if (isFirst && outcome === 'refused') expect(isTrapped ? all.trapped : all.stored).toBe(bounds.stored)
        if (isFirst && outcome === 'stored' && !isTrapped) expect(all.atOnce).toBe(bounds.atOnce)
      }
      for (const { atOnce, stored, trapped } of budget.owners.values()) {
        expect(atOnce).toBeLessThanOrEqual(third(bounds.atOnce))
        expect(stored + trapped).toBeLessThanOrEqual(third(bounds.stored))
      }
      const { accepted, atOnce, trapped, networks: counts } = budget.today()
      expect({ stored: accepted, atOnce, trapped }).toEqual(all)
      expect(Math.min(...Object.values<number>(counts))).toBeGreaterThan(0)
    }),
    { numRuns: 40 },
  )
})
