import { describe, expect, test } from 'vitest'
import { attributesOf, select, textOf } from '#test/support/html.ts'
import { plotReference } from '#test/support/plot-reference.ts'
import { rendered } from '#test/support/rendered.tsx'
import { plots } from './components.ts'
import type { PlotName } from './names.ts'
import { doses } from './simulated/doses.ts'
import { survivalByStratum } from './simulated/survival.ts'

function draw(name: PlotName): Element {
  const Plot = plots[name]
  return rendered(<Plot />, 'en')
}

const labelOf = (figure: Element, anchor: 'middle' | 'end', text: string) =>
  select(figure, `text[text-anchor="${anchor}"]`).find((label) => textOf(label) === text)

/** The x coordinate of a tick of the lower axis. */
const tickAt = (figure: Element, tick: number) =>
  Number(labelOf(figure, 'middle', `${tick}`)?.getAttribute('x') ?? Number.NaN)

/** The matches of the pattern in the lines that a selector finds. */
const linesOf = (figure: Element, selector: string, pattern: RegExp) =>
  attributesOf(figure, 'd', selector).flatMap((d) => [...d.matchAll(pattern)])

/** Turns x coordinates into values of the lower axis, by two of its ticks. */
function readAxis(figure: Element, [from, to]: readonly [number, number]) {
  const start = tickAt(figure, from)
  const unit = (tickAt(figure, to) - start) / (to - from)
  return (x: number) => from + (x - start) / unit
}

const dots = (figure: Element, selector: string) =>
  linesOf(figure, selector, /M([\d.]+) ([\d.]+)h0/g).map(([, x, y]) => [Number(x), Number(y)])

/** Where a line of relative moves ends. */
function endOf(d: string): [x: number, y: number] {
  const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(d) ?? []
  const moves = (pattern: RegExp) => [...d.matchAll(pattern)].reduce((sum, [, step]) => sum + Number(step), 0)
  return [Number(x) + moves(/h(-?[\d.]+)/g), Number(y) + moves(/v(-?[\d.]+)/g)]
}

describe('marks stand where their numbers say', () => {
  test('enrollment: the interval of the time lies level at the target', () => {
    const figure = draw('enrollment')
    const [, lower, top, half, upper] =
      linesOf(figure, 'path', /^M([\d.]+) ([\d.]+)v8m0-(4)H([\d.]+)m0-4v8$/g)[0]?.map(Number) ?? []
    const month = readAxis(figure, [0, 21])
    const { forecastLower, forecastUpper } = plotReference.enrollment.facts
    expect(month(lower ?? 0)).toBeCloseTo(Number(forecastLower), 1)
    expect(month(upper ?? 0)).toBeCloseTo(Number(forecastUpper), 1)
    const target = labelOf(figure, 'end', '240')?.getAttribute('y') ?? Number.NaN
    expect(Math.abs((top ?? 0) + (half ?? 0) - (Number(target) - 5))).toBeLessThan(0.6)
  })

  test('depots: every order leaves from the line of the trigger', () => {
    const figure = draw('supply-chain')
    const level = linesOf(figure, 'path[stroke="var(--ink)"]', /^M34 ([\d.]+)H350$/g)
    const triggers = level.map(([, y]) => Number(y))
    expect(triggers).toHaveLength(3)
    const orders = dots(figure, 'path[stroke-width="8"]')
    expect(orders).toHaveLength(12)
    for (const [, y] of orders) expect(triggers).toContain(y)
  })

  test('titers: one dot lies below the limit of quantitation', () => {
    const figure = draw('antibody-titers')
    const [limit] = linesOf(figure, 'path[stroke="var(--ink)"]', /^M48 ([\d.]+)H356$/g)
    const titers = dots(figure, 'path[stroke-width="5.5"]')
    expect(titers).toHaveLength(120)
    expect(titers.filter(([, y = 0]) => y > Number(limit?.[1]))).toHaveLength(1)
  })

  // ICH E2F: data lock a year after the first authorization, due 60 days later.
  test('DSUR: counts from month 5, locked a year later and again, due two months after each', () => {
    const figure = draw('document-timeline')
    const month = readAxis(figure, [0, 30])
    const near = (x: string | undefined) => Math.round(2 * month(Number(x))) / 2
    const diamonds = linesOf(figure, 'path', /M([\d.]+) ([\d.]+)l7-7/g)
    expect(diamonds.map(([, x]) => near(`${Number(x) + 7}`))).toEqual([5, 17, 29])
    const row = diamonds[0]?.[2]
    const bars = linesOf(figure, 'path', new RegExp(`M([\\d.]+) ${row}H([\\d.]+)`, 'g'))
    expect(bars.map(([, from, to]) => [near(from), near(to)])).toEqual([
      [17, 19],
      [29, 31],
    ])
  })

  test('survival: drawn to the last month that hazard ratio and test use', () => {
    const figure = draw('kaplan-meier')
    const longest = Math.max(
      ...survivalByStratum()
        .flatMap(({ treatment, control }) => [...treatment, ...control])
        .map(({ time }) => time),
    )
    const month = readAxis(figure, [0, 24])(350)
    expect(month).toBeGreaterThan(longest)
    expect(month).toBeLessThan(longest + 2)
  })

  test('queries: raised and closed end together, at the lock', () => {
    const figure = draw('queries')
    const lines = attributesOf(figure, 'd', '.plot-draw path[fill-opacity] ~ path').slice(0, 2)
    const [raised, closed] = lines.map(endOf)
    expect(readAxis(figure, [0, 25])(raised?.[0] ?? 0)).toBeCloseTo(24, 1)
    expect(closed?.[0]).toBeCloseTo(raised?.[0] ?? 0, 5)
    expect(closed?.[1]).toBeCloseTo(raised?.[1] ?? 0, 5)
  })

  test('coding: the filled part of each bar is the printed share, the open one the rest', () => {
    const figure = draw('coding')
    const widths = attributesOf(figure, 'width', 'rect.plot-draw').map(Number)
    const shares = (plotReference.coding.texts ?? []).slice(1).map((text) => Number.parseInt(text, 10))
    expect(widths).toHaveLength(2 * shares.length)
    for (const [i, share] of shares.entries()) {
      const [filled = 0, open = 0] = widths.slice(2 * i)
      // The open part is drawn 2 units from the filled one, half a stroke inside its end.
      expect((100 * filled) / (filled + open + 3)).toBeCloseTo(share, -0.5)
    }
  })

  test('dose-response: the interval of the ED50 spans three doses, as the card says', () => {
    const { halfLower, halfUpper } = plotReference['dose-response'].facts
    const spanned = doses.filter((dose) => dose > Number(halfLower) && dose < Number(halfUpper))
    expect(spanned).toEqual([10, 25, 50])
  })
})
