import type { ReactNode } from 'react'
import { type Axis, type Box, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { type Anchor, Label } from '#src/plots/drawing/label.tsx'
import { areaPath, linePath, type Point, tenth } from '#src/plots/drawing/path.ts'
import { linearScale, type Scale } from '#src/plots/drawing/scale.ts'

export type Range = readonly [from: number, to: number]

export interface Chart {
  box: Box
  x: Scale
  y: Scale
  xs: Range
  ys: Range
}

/** The height of a figure with a titled horizontal axis. */
export const height = 236
const box: Box = { left: 36, top: 24, right: 350, bottom: 196 }
/** Without a vertical axis. */
const wide: Box = { ...box, left: 8 }

export function chart(xs: Range, ys: Range, { isWide = false }: { isWide?: boolean } = {}): Chart {
  const area = isWide ? wide : box
  return {
    box: area,
    xs,
    ys,
    x: linearScale(xs, [area.left, area.right]),
    y: linearScale(ys, [area.bottom, area.top]),
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

interface RuleProps {
  on: Chart
  at: number
  color?: string
  dashes?: string
  /** In units of the view box, from the top of the area. */
  from?: number
  label?: string
  /** The side of the line on which its label is. */
  side?: Anchor
}

/** A vertical line at a value of x. Its label is at the upper end. */
export function Upright({ on, at, color = ink, dashes = '4 3', from = 0, label, side = 'start' }: RuleProps) {
  const place = Math.round(on.x(at))
  const shift = side === 'middle' ? 0 : side === 'start' ? 5 : -5
  return (
    <g fill={color}>
      <path
        d={`M${place} ${tenth(on.box.top + from)}V${on.box.bottom}`}
        stroke={color}
        strokeWidth="1.5"
        strokeDasharray={dashes}
      />
      {label && (
        <Label x={place + shift} y={on.box.top + from + (side === 'middle' ? -4 : 11)} at={side}>
          {label}
        </Label>
      )}
    </g>
  )
}

/** A horizontal line at a value of y. Its label is above it. */
export function Level({ on, at, color = ink, dashes = '4 3', label, side = 'end' }: RuleProps) {
  const place = Math.round(on.y(at))
  return (
    <g fill={color}>
      <path
        d={`M${on.box.left} ${place}H${on.box.right}`}
        stroke={color}
        strokeWidth="1.5"
        strokeDasharray={dashes}
      />
      {label && (
        <Label x={side === 'end' ? on.box.right : on.box.left + 4} y={place - 5} at={side}>
          {label}
        </Label>
      )}
    </g>
  )
}

interface DotProps {
  on: Chart
  x: number
  y: number
  color?: string
  size?: number
}

/** A stroke of length 0 with a round cap, as in `strokesPath`. */
export function Dot({ on, x, y, color = data, size = 9 }: DotProps) {
  return (
    <path
      d={`M${tenth(on.x(x))} ${tenth(on.y(y))}h0`}
      stroke={color}
      strokeWidth={size}
      strokeLinecap="round"
    />
  )
}

interface NoteProps {
  x: number
  y: number
  at?: Anchor
  color?: string
  isBold?: boolean
  /** Covers the lines behind it. */
  isClear?: boolean
  children: string
}

const halo = {
  stroke: 'var(--paper)',
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

export function Note({ x, y, at, color = ink, isBold = false, isClear = false, children }: NoteProps) {
  return (
    <Label
      x={x}
      y={y}
      {...(at ? { at } : {})}
      fill={color}
      {...(isBold ? { fontWeight: 700 } : {})}
      {...(isClear ? halo : {})}
    >
      {children}
    </Label>
  )
}

interface AxesProps {
  on: Chart
  x: { title: string; ticks: Axis['ticks'] }
  y?: { title: string; ticks: Axis['ticks'] }
  children: ReactNode
}

/** The vertical axis is below the marks, the horizontal one above them. */
export function Axes({ on: { box: area, x: xScale, y: yScale }, x, y, children }: AxesProps) {
  return (
    <>
      {y && <YAxis axis={{ scale: yScale, ...y }} box={area} />}
      {children}
      <XAxis axis={{ scale: xScale, ...x }} box={area} />
    </>
  )
}

/** E.g. `percents(0, 25, 50)` for an axis of shares. */
export const percents = (...values: number[]): Axis['ticks'] =>
  values.map((value) => ({ value: value / 100, label: `${value}` }))
