import type { ReactNode } from 'react'
import { type Axis, type Box, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { areaPath, linePath, type Point } from '#src/plots/drawing/path.ts'
import { linearScale, type Scale } from '#src/plots/drawing/scale.ts'

export type Range = readonly [from: number, to: number]

type Ticks = Axis['ticks']

export interface Chart {
  box: Box
  x: Scale
  y: Scale
  xs: Range
  ys: Range
  ticks: { x: Ticks; y?: Ticks | undefined }
}

/** The height of a figure with a titled horizontal axis. */
export const height = 236
const box: Box = { left: 36, top: 24, right: 350, bottom: 196 }
/** Without a vertical axis. */
const wide: Box = { ...box, left: 8 }

/** Without ticks of y it has no vertical axis. */
export function chart(xs: Range, ys: Range, xTicks: Ticks, yTicks?: Ticks): Chart {
  const area = yTicks ? box : wide
  return {
    box: area,
    xs,
    ys,
    x: linearScale(xs, [area.left, area.right]),
    y: linearScale(ys, [area.bottom, area.top]),
    ticks: { x: xTicks, y: yTicks },
  }
}

type Curve = (value: number) => number

/** As fine as a curve of this width needs. */
const pieces = 72

/** The curve between two values, on the chart. */
export function pointsOf({ x, y }: Chart, curve: Curve, [from, to]: Range, count = pieces): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const value = from + ((to - from) * i) / count
    return [x(value), y(curve(value))] as const
  })
}

export const accent = 'var(--accent)'
export const data = 'var(--data)'
export const ink = 'var(--ink)'
export const muted = 'var(--muted)'

interface CurveProps {
  on: Chart
  of: Curve
  from?: number
  to?: number
  color?: string
  dashes?: string
}

export function Line({ on, of, from = on.xs[0], to = on.xs[1], color = accent, dashes }: CurveProps) {
  return (
    <path
      d={linePath(pointsOf(on, of, [from, to]))}
      stroke={color}
      strokeWidth="2"
      strokeDasharray={dashes}
      fill="none"
    />
  )
}

/** The area between the curve and the axis. */
export function Shade({
  on,
  of,
  from = on.xs[0],
  to = on.xs[1],
  color = accent,
  strength = 0.3,
}: CurveProps & { strength?: number }) {
  if (!(to > from)) return null
  const count = Math.max(4, Math.round((pieces * (to - from)) / (on.xs[1] - on.xs[0])))
  const edge = pointsOf(on, of, [from, to], count)
  const base = on.y(Math.max(on.ys[0], 0))
  const floor: Point[] = [
    [on.x(from), base],
    [on.x(to), base],
  ]
  return <path d={areaPath(edge, floor)} fill={color} fillOpacity={strength} />
}

interface AxesProps {
  on: Chart
  /** The titles of the axes. */
  x: string
  y?: string
  children: ReactNode
}

/** The vertical axis is below the marks, the horizontal one above them. */
export function Axes({ on, x, y = '', children }: AxesProps) {
  return (
    <>
      {on.ticks.y && <YAxis axis={{ scale: on.y, ticks: on.ticks.y, title: y }} box={on.box} />}
      {children}
      <XAxis axis={{ scale: on.x, ticks: on.ticks.x, title: x }} box={on.box} />
    </>
  )
}

/** With a minus sign as printed, U+2212. */
export const numbers = (...values: number[]): Ticks =>
  values.map((value) => ({ value, label: `${value}`.replace('-', '−') }))

/** E.g. `percents(0, 25, 50)` for an axis of shares. */
export const percents = (...values: number[]): Ticks =>
  values.map((value) => ({ value: value / 100, label: `${value}` }))
