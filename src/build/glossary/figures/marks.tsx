import { type ReactNode, use } from 'react'
import { fill } from '#client/text/fill.ts'
import { Label } from '#src/plots/drawing/label.tsx'
import { PlotFacts } from '#src/plots/drawing/note.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { type Chart, height as chartHeight, data, ink } from './chart.tsx'
import type { Drawing } from './figure.ts'

/** The usual height is that of a chart. */
export const drawn = (facts: Drawing['facts'], marks: ReactNode, height = chartHeight): Drawing => ({
  facts,
  marks,
  height,
})

interface RuleProps {
  on: Chart
  at: number
  color?: string
  dashes?: string
}

interface UprightProps extends RuleProps {
  /** In units of the view box, from the top of the area. */
  from?: number
  /** The value of y at its upper end. */
  upTo?: number
}

/** A vertical line at a value of x. */
export function Upright({ on, at, color = ink, dashes = '4 3', upTo, ...rest }: UprightProps) {
  const { from = upTo === undefined ? 0 : on.y(upTo) - on.box.top } = rest
  return (
    <g fill={color}>
      <path
        d={`M${Math.round(on.x(at))} ${tenth(on.box.top + from)}V${on.box.bottom}`}
        stroke={color}
        strokeWidth="1.5"
        strokeDasharray={dashes}
      />
    </g>
  )
}

interface LevelProps extends RuleProps {
  label?: string
  /** The end of the line at which its label is. */
  side?: 'start' | 'end'
}

/** A horizontal line at a value of y. Its label is above it. */
export function Level({ on, at, color = ink, dashes = '4 3', label = '', side = 'end' }: LevelProps) {
  const place = Math.round(on.y(at))
  const text = fill(label, use(PlotFacts))
  return (
    <g fill={color}>
      <path
        d={`M${on.box.left} ${place}H${on.box.right}`}
        stroke={color}
        strokeWidth="1.5"
        strokeDasharray={dashes}
      />
      {text && (
        <Label x={side === 'end' ? on.box.right : on.box.left + 4} y={place - 5} at={side}>
          {text}
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

/** A stroke of length 0 with a round cap, as in `dotsPath`. */
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

/** A dot on a curve, and the line from it to the axis. */
export function Stem({ on, x, y }: DotProps) {
  return (
    <>
      <Upright on={on} at={x} color={data} upTo={y} />
      <Dot on={on} x={x} y={y} />
    </>
  )
}
