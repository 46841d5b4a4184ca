import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { once } from '#client/once.ts'
import { Label } from './label.tsx'
import { formatP } from './numbers.ts'
import { areaPath, linePath, stairs, strokesPath } from './path.ts'
import { linearScale, logScale } from './scale.ts'

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
      strokesPath(
        [
          [1.26, 2],
          [3, 4],
        ],
        0,
        0,
      ),
    ).toBe('M1.3 2h0M3 4h0')
  })
})

describe('labels', () => {
  test('Hebrew ending at a point: right to left, so its start is that point', () => {
    expect(
      renderToStaticMarkup(
        <Label x={9} y={4} at="end">
          טיפול
        </Label>,
      ),
    ).toBe('<text x="9" y="4" direction="rtl">טיפול</text>')
    expect(
      renderToStaticMarkup(
        <Label x={9} y={4}>
          טיפול
        </Label>,
      ),
    ).toContain('text-anchor="end"')
  })

  test('a range inside Hebrew: isolated, left to right', () => {
    const html = renderToStaticMarkup(
      <Label x={9} y={4}>
        רווח 0.35–0.78
      </Label>,
    )
    expect(html).toContain('<tspan direction="ltr" unicode-bidi="isolate">0.35–0.78</tspan>')
  })

  test('Hebrew that begins with a Latin name: anchored as Hebrew', () => {
    expect(
      renderToStaticMarkup(
        <Label x={9} y={4}>
          ED50: 39 מ״ג
        </Label>,
      ),
    ).toContain('rtl">\u200f<tspan')
  })

  test('English: as it is, at a tenth of a unit', () => {
    expect(
      renderToStaticMarkup(
        <Label x={9.04} y={1 / 3} at="middle">
          Stock
        </Label>,
      ),
    ).toBe('<text x="9" y="0.3" text-anchor="middle">Stock</text>')
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
