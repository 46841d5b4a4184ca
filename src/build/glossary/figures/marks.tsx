import { type Anchor, Label } from '#src/plots/drawing/label.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { type Chart, data, ink } from './chart.tsx'

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
