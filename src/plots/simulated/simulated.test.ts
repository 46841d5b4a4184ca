import { describe, expect, test } from 'vitest'
import { plannedBy, recruitmentPlan, simulateRecruitment, siteRecords } from './recruitment.ts'
import { exampleDepots, supplyPlan } from './supply.ts'
import { exampleTiters, lloq } from './titers.ts'
import { exampleRegions } from './trial.ts'

describe('the depots', () => {
  const depots = exampleDepots()

  test('stock: never negative, ends within the 40 weeks, and a shipment for each order that had time to arrive', () => {
    for (const { stock, orders } of depots) {
      expect(stock.every(({ kits, week }) => Math.min(...kits) >= 0 && week <= supplyPlan.weeks)).toBe(true)
      const arrivals = stock.filter(({ kits }, i) => kits[0] > (stock[i - 1]?.kits ?? kits)[0])
      const due = orders.filter(({ week }) => week + supplyPlan.leadTime <= supplyPlan.weeks)
      expect(arrivals).toHaveLength(due.length)
      expect(arrivals.map(({ week }) => week)).toEqual(due.map(({ week }) => week + supplyPlan.leadTime))
    }
  })

  test('lowest: the least of the stock of either type', () => {
    for (const { stock, lowest } of depots)
      expect(lowest).toBe(Math.min(...stock.flatMap(({ kits }) => kits)))
  })

  test('an order leaves when the type that calls for it is at the trigger, whatever the other has', () => {
    for (const { orders, stock } of depots)
      for (const { week, type, kits } of orders) {
        expect(kits).toBe(supplyPlan.triggerPerType)
        expect(stock.find((one) => one.week === week)?.kits[type]).toBe(kits)
      }
  })

  test('the example: no visit without its kit, and depots that differ', () => {
    expect(depots.reduce((sum, { missed }) => sum + missed, 0)).toBe(0)
    expect(new Set(depots.map(({ orders }) => orders.length)).size).toBeGreaterThan(1)
  })
})

test('planned recruitment by hand: 14.25 at month 3, half of the sites open, 57 at month 6, the target and no more', () => {
  expect(plannedBy(3)).toBeCloseTo(0.95 * ((20 * 9) / 12), 10)
  expect(plannedBy(6)).toBeCloseTo(57, 10)
  expect(plannedBy(7)).toBeCloseTo(76, 10)
  expect(plannedBy(30)).toBe(recruitmentPlan.target)
})

test('recruitment: after the opening of the site and before the data cut, at rates that differ', () => {
  const sites = simulateRecruitment(5)
  expect(sites).toHaveLength(recruitmentPlan.sites)
  for (const { opens, randomized } of sites)
    for (const month of randomized) {
      expect(month).toBeGreaterThan(opens)
      expect(month).toBeLessThan(recruitmentPlan.cutoff)
    }
  const records = siteRecords(sites)
  expect(records[0]).toEqual({
    months: 12 - (sites[0]?.opens ?? 0),
    participants: sites[0]?.randomized.length,
  })
  expect(new Set(records.map(({ participants }) => participants)).size).toBeGreaterThan(5)
})

test('titers: powers of two times the limit of quantitation, or half of it', () => {
  const all = exampleTiters().flatMap(({ dose2, dose3 }) => [dose2, dose3])
  for (const titer of all) expect(Number.isInteger(Math.log2(titer / lloq))).toBe(true)
  expect(Math.min(...all)).toBe(lloq / 2)
})

test('trials of the regions: everybody followed for a time, to a tenth of a month, within 36 months', () => {
  const everyone = exampleRegions().flatMap(({ treatment, control }) => [...treatment, ...control])
  expect(everyone).toHaveLength(508)
  for (const { time } of everyone) {
    expect(time).toBeGreaterThan(0)
    expect(time).toBeLessThanOrEqual(36)
    expect(Math.round(time * 10) / 10).toBe(time)
  }
})
