import { describe, expect, test } from 'vitest'
import { designNames } from '#src/study-design/designs/index.ts'
import { isWithin, toleranceOf } from '#src/study-design/frame/benchmark.ts'
import { computeBenchmarks } from './table.ts'

const rows = computeBenchmarks()

test.each(rows)('$design $quantity: $printed, $source', (row) => {
  expect(row.computed).toBeTypeOf('number')
  expect(Math.abs(row.computed - Number(row.printed))).toBeLessThanOrEqual(row.tolerance * (1 + 1e-9))
  expect(row.isWithin).toBe(true)
})

test('every design is held to five values at least, and the whole to a hundred', () => {
  for (const name of designNames)
    expect(rows.filter(({ design }) => design === name).length, name).toBeGreaterThanOrEqual(5)
  expect(rows.length).toBeGreaterThan(100)
})

test('no row stands twice', () => {
  const keys = rows.map(({ design, inputs, quantity, source }) =>
    JSON.stringify([design, inputs, quantity, source]),
  )
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('a row that allows more than its digits says why', () => {
  for (const { printed, tolerance, note } of rows)
    if (tolerance > toleranceOf({ printed })) expect(note).not.toBe('')
})

describe('tolerance', () => {
  test.each([
    ['64', 0.5],
    ['76.7', 0.05],
    ['0.80177', 0.000005],
    ['0.834680', 8.3468e-7],
    ['393.4067', 3.934067e-4],
    ['9.388137e-6', 9.388137e-12],
  ])('%s: %d', (printed, tolerance) => expect(toleranceOf({ printed })).toBeCloseTo(tolerance, 15))

  test('one unit of the last digit off: outside', () => {
    expect(isWithin({ printed: '76.7' }, 76.749)).toBe(true)
    expect(isWithin({ printed: '76.7' }, 76.8)).toBe(false)
    expect(isWithin({ printed: '64' }, 63)).toBe(false)
    expect(isWithin({ printed: '64' }, Number.NaN)).toBe(false)
  })
})
