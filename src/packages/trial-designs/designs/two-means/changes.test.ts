import { describe, expect, test } from 'vitest'
import { type GridQuestion, gridOf } from '../../frame/grid.ts'
import { resultOf } from '../../testing/result.ts'
import { twoMeans } from './design.ts'

const noninferior = { goal: 'noninferiority', difference: '0', margin: '5', sd: '10' }

const changesOf = (texts: Record<string, string>) => resultOf(twoMeans, texts).changes
const sensitivityOf = (texts: Record<string, string>) => resultOf(twoMeans, texts).sensitivity
const grid = (texts: Record<string, string>, asked: GridQuestion) => gridOf(changesOf(texts), asked)

/** What is asked about the cells of a table: the texts, the total, and the power as a percentage. */
const shown = ({ value, left }: { value: number | null; left: number | null }) => [
  value,
  left === null ? null : Number((left * 100).toFixed(2)),
]

describe('a fifth less and more', () => {
  // R 4.2.2: pt(qt(.975, df), df, (difference + margin) / (sd * sqrt(2 / n)), lower.tail = FALSE).
  test('non-inferiority without a difference: sizes, and the power with 64 in each group, as by R', () => {
    const table = sensitivityOf(noninferior)
    expect(table).toMatchObject({ headline: 'total', left: 'power' })
    expect(shown(table.planned)).toEqual([128, 80.15])
    const rows = table.rows.map(({ name, less, more }) => [
      name,
      less.texts,
      shown(less),
      more.texts,
      shown(more),
    ])
    expect(rows).toEqual([
      ['differenceByMargin', { difference: '-1' }, [200, 61.24], { difference: '1' }, [90, 92.05]],
      ['sd', { sd: '8' }, [84, 93.92], { sd: '12' }, [184, 64.77]],
      ['margin', { margin: '4' }, [200, 61.24], { margin: '6' }, [90, 92.05]],
    ])
  })

  test('a step that takes all of the difference leaves 0, not a rounding error', () => {
    // 1 + (0.8 − 1) · 5 and −1 + (1.2 − 1) · 5 as binary numbers are 2.2e-16 and −5.6e-17.
    const changed = (difference: string) =>
      sensitivityOf({ ...noninferior, difference }).rows.find(({ name }) => name === 'differenceByMargin')
    expect(changed('1')?.less.texts).toEqual({ difference: '0' })
    expect(changed('-1')?.more.texts).toEqual({ difference: '0' })
  })

  test('a changed plan that would be too large: no size, but the power that is left', () => {
    // For large groups the power depends on the relative change alone: that of 4 instead of 5.
    const [difference] = sensitivityOf({ difference: '0.06' }).rows
    expect(difference?.less.value).toBeNull()
    expect(difference?.less.left).toBeCloseTo(0.61, 2)
  })

  test.each(['power', 'difference', 'sd'])('%s of a given size: only that', (find) => {
    const table = sensitivityOf({ find, n: '64' })
    expect(table).toMatchObject({ headline: find, left: null })
    for (const { less, more } of table.rows) expect([less.left, more.left]).toEqual([null, null])
    expect(table.rows.map(({ name }) => name)).toContain('n')
    expect(table.rows.map(({ name }) => name)).not.toContain(find)
  })
})

describe('a grid of two assumptions', () => {
  // The same call of R, with sizes of the smallest n that reaches 80%.
  test('standard deviations by differences, in steps of 10%: as by R', () => {
    const found = grid({}, { rows: 'sd', columns: 'difference' })
    expect(found?.rowLevels.map(({ texts }) => texts.sd)).toEqual(['8', '9', '10', '11', '12'])
    expect(found?.columnLevels.map(({ texts }) => texts.difference)).toEqual(['4', '4.5', '5', '5.5', '6'])
    expect(found?.cells.map((row) => row.map(({ value }) => value))).toEqual([
      [128, 102, 84, 70, 58],
      [162, 128, 104, 88, 74],
      [200, 158, 128, 106, 90],
      [240, 190, 154, 128, 108],
      [286, 226, 184, 152, 128],
    ])
    expect(found?.cells[0]?.map((cell) => shown(cell)[1])).toEqual([80.15, 88.45, 93.92, 97.12, 98.78])
    expect(found?.cells[4]?.map((cell) => shown(cell)[1])).toEqual([46.47, 55.77, 64.77, 73, 80.15])
  })

  test('the planned cell is the plan; a row beside it changes one assumption alone', () => {
    const found = grid(noninferior, { rows: 'margin', columns: 'differenceByMargin', step: '20' })
    expect(found?.rowLevels.map(({ isPlanned }) => isPlanned)).toEqual([false, false, true, false, false])
    expect(found?.cells[2]?.[2]?.texts).toEqual({})
    expect(found?.cells[1]?.[2]).toMatchObject({ texts: { margin: '4' }, value: 200 })
    expect(found?.cells[1]?.[1]?.texts).toEqual({ margin: '4', difference: '-1' })
  })

  test('each cell is the answer of its own address', () => {
    for (const cell of grid(noninferior, { rows: 'sd', columns: 'margin', step: '5' })?.cells.flat() ?? [])
      expect(changesOf({ ...noninferior, ...cell.texts }).at({}).value).toBe(cell.value)
  })

  test.each([
    ['the same twice', { rows: 'sd', columns: 'sd' }],
    ['one alone', { rows: 'sd' }],
    ['one that is not read', { rows: 'sd', columns: 'margin' }],
    ['one that does not exist', { rows: 'sd', columns: 'constructor' }],
  ])('%s: none', (_what, asked) => {
    expect(grid({}, asked)).toBeNull()
  })

  test('a step that is not offered: that of 10%', () => {
    expect(grid({}, { rows: 'sd', columns: 'difference', step: '0.001' })?.step).toBe(10)
  })

  test('a whole number that hardly changes: each value once', () => {
    const found = grid({ find: 'power', n: '6' }, { rows: 'n', columns: 'sd' })
    expect(found?.rowLevels.map(({ texts }) => texts.n)).toEqual(['5', '6', '7'])
    expect(found?.rowLevels.map(({ isPlanned }) => isPlanned)).toEqual([false, true, false])
  })
})
