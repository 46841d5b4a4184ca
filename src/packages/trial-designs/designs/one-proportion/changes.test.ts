import { expect, test } from 'vitest'
import { gridOf } from '../../frame/grid.ts'
import { resultOf } from '../../testing/result.ts'
import { oneProportion } from './design.ts'

const asked = { rows: 'sameEffect', columns: 'effect', step: '20' }

const gridAt = (texts: Record<string, string>) => gridOf(resultOf(oneProportion, texts).changes, asked)

test('two assumptions that move the same rate: the difference is added to the moved rate', () => {
  const grid = gridAt({ p0: '20', p1: '40' })
  const rates = grid?.cells
    .slice(1, 4)
    .map((row) => row.slice(1, 4).map(({ texts }) => [texts.p0 ?? '20', texts.p1 ?? '40']))
  // By hand: rates of 16, 20 and 24%, differences of 16, 20 and 24 points.
  expect(rates).toEqual([
    [
      ['16', '32'],
      ['16', '36'],
      ['16', '40'],
    ],
    [
      ['20', '36'],
      ['20', '40'],
      ['20', '44'],
    ],
    [
      ['24', '40'],
      ['24', '44'],
      ['24', '48'],
    ],
  ])
})

test('the head of a row has what all its cells have; a column without such a text has its change', () => {
  const grid = gridAt({ p0: '20', p1: '40' })
  expect(grid?.rowLevels.map(({ texts }) => texts)).toEqual(
    ['12', '16', '20', '24', '28'].map((p0) => ({ p0 })),
  )
  expect(grid?.columnLevels.map(({ texts }) => texts)).toEqual([{}, {}, {}, {}, {}])
  expect(grid?.columnLevels.map(({ percent }) => percent)).toEqual([-40, -20, 0, 20, 40])
})

test('a rate with a percent sign: its head is written as the others', () => {
  const grid = gridAt({ p0: '20%', p1: '40%' })
  expect(grid?.rowLevels[2]?.texts).toEqual({ p0: '20' })
})
