import { describe, expect, test } from 'vitest'
import { gridOf } from '../../frame/grid.ts'
import { resultOf } from '../../testing/result.ts'
import { valuesOf } from '../../testing/states.ts'
import { simonTwoStage } from './design.ts'

const compute = valuesOf(simonTwoStage)

describe('a grid near the largest size', () => {
  const asked = { rows: 'bothRates', columns: 'p1', step: '5' }

  test('the most costly cells are left out; what is computed is what their designs answer', () => {
    const { changes } = resultOf(simonTwoStage, { p0: '20', p1: '27' })
    const cells = gridOf(changes, asked)?.cells.flat() ?? []
    const left = cells.filter(({ isLeftOut }) => isLeftOut)
    expect(left.length).toBeGreaterThan(0)
    for (const { texts, value, isLeftOut } of cells) {
      const { size = null } = compute({ p0: '20', p1: '27', ...texts })
      expect(value).toBe(isLeftOut ? null : size)
    }
    const work = cells.reduce((sum, { texts, isLeftOut }) => sum + (isLeftOut ? 0 : changes.workOf(texts)), 0)
    expect(work).toBeLessThanOrEqual(1)
  })

  test('none is left out of a file, or of a grid of small designs', () => {
    const near = resultOf(simonTwoStage, { p0: '20', p1: '27' }).changes
    const small = resultOf(simonTwoStage, {}).changes
    const cells = [gridOf(near, asked, true), gridOf(small, asked)].flatMap(
      (grid) => grid?.cells.flat() ?? [],
    )
    expect(cells.length).toBe(18)
    expect(cells.filter(({ isLeftOut }) => isLeftOut)).toEqual([])
  })
})
