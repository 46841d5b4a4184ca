import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { once } from '#client/once.ts'
import { only, select, textOf } from '#test/support/html.ts'
import { rendered } from '#test/support/rendered.tsx'
import { Label } from './label.tsx'
import { formatP } from './numbers.ts'
import { areaPath, dotsPath, linePath, stairs, strokesPath } from './path.ts'
import { linearScale, logScale } from './scale.ts'
import { marksOf } from './survival-curve.tsx'

describe('scales', () => {
  test('linear, upside down as screens are: 0, 50 and 100 %', () => {
    const y = linearScale([0, 1], [200, 0])
    expect([0, 0.5, 1].map(y)).toEqual([200, 100, 0])
  })

  test('logarithmic: equal ratios are equally far apart', () => {
    const x = logScale([1, 100], [0, 80])
    expect([1, 10, 100].map((value) => Math.round(x(value)))).toEqual([0, 40, 80])
  })
})

describe('paths', () => {
  test('a staircase: each value holds until the next place', () => {
    expect(
      linePath(
        stairs([
          [0, 10],
          [5, 8],
          [9, 2],
        ]),
      ),
    ).toBe('M0 10h5v-2h4v-6')
  })

  test('a hundred steps of a third: the rounding does not add up', () => {
    const places = Array.from({ length: 101 }, (_, i) => [i / 3, 0] as const)
    const moves = [...linePath(places).matchAll(/h([\d.]+)/g)].map(([, width]) => Number(width))
    expect(moves.reduce((sum, width) => sum + width, 0)).toBeCloseTo(33.3, 6)
  })

  test('an area: along the upper line and back along the lower', () => {
    expect(
      areaPath(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [0, 3],
          [4, 2],
        ],
      ),
    ).toBe('M0 0h4v2l-4 1z')
  })

  test('dots: strokes without length', () => {
    expect(
      dotsPath([
        [1.26, 2],
        [3, 4],
      ]),
    ).toBe('M1.3 2h0M3 4h0')
  })

  test('strokes: each from the end of the one before, and no rounding errors add up', () => {
    const places = [0, 1, 2].map((index) => [index * 0.34, 5] as const)
    expect(strokesPath(places, 0, 6)).toBe('M0 5v6m.3-6v6m.4-6v6')
  })
})

describe('labels', () => {
  const draw = (props: Omit<ComponentProps<typeof Label>, 'children'>, text: string) => {
    const label = only(rendered(<Label {...props}>{text}</Label>, 'en'), 'text')
    const pairs = label.getAttributeNames().map((name) => [name, label.getAttribute(name)])
    return { label, attributes: Object.fromEntries(pairs) }
  }

  test('Hebrew: anchored as English is, in the direction of the drawing; a run of its own inside', () => {
    const { label, attributes } = draw({ x: 9, y: 4, at: 'end' }, 'טיפול')
    expect(attributes).toEqual({ x: '9', y: '4', 'text-anchor': 'end' })
    expect(label.textContent).toBe('\u202bטיפול\u202c')
  })

  test('a range inside Hebrew: apart, left to right', () => {
    const { label } = draw({ x: 9, y: 4 }, 'רווח 0.35–0.78')
    expect(label.textContent).toContain('רווח \u200f\u202a0.35–0.78\u202c\u200f\u202c')
    // SVG 2 has no such attributes.
    expect(select(label, '[direction], [unicode-bidi]')).toEqual([])
  })

  test('English: as it is, at a tenth of a unit', () => {
    const { label, attributes } = draw({ x: 9.04, y: 1 / 3, at: 'middle' }, 'Stock')
    expect(textOf(label)).toBe('Stock')
    expect(attributes).toEqual({ x: '9', y: '0.3', 'text-anchor': 'middle' })
  })
})

test('p values: three decimals, and a bound below one in a thousand', () => {
  expect([0.04951, 0.001, 0.0009999, 3e-9].map(formatP)).toEqual(['= 0.050', '= 0.001', '< 0.001', '< 0.001'])
})

test('once: computed on first use and never again, even when the result is undefined', () => {
  let runs = 0
  const compute = once(() => {
    runs++
    return undefined
  })
  expect(runs).toBe(0)
  compute()
  compute()
  expect(runs).toBe(1)
})

// By hand: half of four at month 1, none at month 3.
test('the marks of participants: those of one event share its step, and a censoring is a tick', () => {
  const follows = [
    { time: 3, isEvent: true },
    { time: 1, isEvent: true },
    { time: 2, isEvent: false },
    { time: 1, isEvent: true },
  ]
  const steps = [
    { time: 1, survival: 0.5, lower: 0, upper: 1 },
    { time: 3, survival: 0, lower: 0, upper: 1 },
  ]
  const frame = {
    box: { left: 0, top: 0, right: 40, bottom: 100 },
    x: linearScale([0, 4], [0, 40]),
    y: linearScale([0, 1], [100, 0]),
    last: 4,
  }
  const marks = marksOf(follows, steps, frame).map(({ x, from, to, width }) => [x, from, to, width])
  expect(marks).toEqual([
    [10, 0, 25, 10],
    [10, 25, 50, 10],
    [20, 47, 53, 10],
    [30, 50, 100, 10],
  ])
})
