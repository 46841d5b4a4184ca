import { describe, expect, test } from 'vitest'
import { plannedBy, recruitmentPlan, simulateRecruitment } from './recruitment.ts'
import { exampleDepots, supplyPlan } from './supply.ts'
import { exampleTiters } from './titers.ts'
import { exampleTrial } from './trial.ts'

describe('the depots', () => {
  const depots = exampleDepots()

  test('stock: never negative, ends within the 40 weeks, and a shipment for each order that had time to arrive', () => {
    for (const { stock, orders } of depots) {
      expect(stock.every(({ kits, week }) => kits >= 0 && week <= supplyPlan.weeks)).toBe(true)
      const arrivals = stock.filter(({ kits }, i) => kits > (stock[i - 1]?.kits ?? kits))
      const due = orders.filter(({ week }) => week + supplyPlan.leadTime <= supplyPlan.weeks)
      expect(arrivals).toHaveLength(due.length)
      expect(arrivals.map(({ week }) => week)).toEqual(due.map(({ week }) => week + supplyPlan.leadTime))
    }
  })

  test('lowest: the least of the stock', () => {
    for (const { stock, lowest } of depots) expect(lowest).toBe(Math.min(...stock.map(({ kits }) => kits)))
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

test('recruitment: in order, nobody after the data cut', () => {
  const months = simulateRecruitment(5)
  expect(months.length).toBeGreaterThan(50)
  expect(months).toEqual(months.toSorted((a, b) => a - b))
  expect(months.at(-1)).toBeLessThan(recruitmentPlan.cutoff)
})

test('titers: powers of two times 20', () => {
  for (const { dose2, dose3 } of exampleTiters())
    for (const titer of [dose2, dose3]) expect(Number.isInteger(Math.log2(titer / 20))).toBe(true)
})

test('the trial: everybody followed for a time, to a tenth of a month, within 36 months', () => {
  const { treatment, control } = exampleTrial()
  for (const { time } of [...treatment, ...control]) {
    expect(time).toBeGreaterThan(0)
    expect(time).toBeLessThanOrEqual(36)
    expect(Math.round(time * 10) / 10).toBe(time)
  }
})
