import type { Language } from '#content/locales.ts'
import { locales } from '#content/locales.ts'
import type { Anchor } from '#src/plots/drawing/label.tsx'
import { Note } from '#src/plots/drawing/note.tsx'
import { dotsPath, type Point, tenth } from '#src/plots/drawing/path.ts'
import { accent, type Chart, ink } from './chart.tsx'

interface DotsProps {
  /** Without it, the places are in units of the view box. */
  on?: Chart
  at: readonly Point[]
  color?: string
  size?: number
  /** A ring: a value that nobody sees. */
  isOpen?: boolean
}

/** Many dots in one path. */
export function Dots({ on, at, color = accent, size = 7, isOpen = false }: DotsProps) {
  if (at.length === 0) return null
  const d = dotsPath(on ? placesOn(on, at) : at)
  return (
    <g strokeLinecap="round">
      <path d={d} stroke={color} strokeWidth={size} />
      {isOpen && <path d={d} stroke="var(--paper)" strokeWidth={size - 3} />}
    </g>
  )
}

/** Points of a chart as places of the drawing. */
export const placesOn = ({ x, y }: Chart, points: readonly Point[]): Point[] =>
  points.map(([one, other]) => [x(one), y(other)])

interface BlockProps {
  left: number
  right: number
  top: number
  height?: number
  color?: string
  strength?: number
  /** In its middle. */
  children?: string
}

/** A rectangle with a name: a period, a cell, a step. */
export function Block({
  left,
  right,
  top,
  height = 26,
  color = accent,
  strength = 0.18,
  children,
}: BlockProps) {
  return (
    <g>
      <rect
        x={tenth(left)}
        y={tenth(top)}
        width={tenth(right - left)}
        height={height}
        fill={color}
        fillOpacity={strength}
        stroke={color}
      />
      {children && (
        <Note x={(left + right) / 2} y={top + height / 2 + 5} at="middle" isBold label={children} />
      )}
    </g>
  )
}

interface ArrowProps {
  from: Point
  to: Point
  color?: string
  dashes?: string
}

/** A straight line with a head at its end. */
export function Arrow({ from, to, color = ink, dashes }: ArrowProps) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const head = [-0.45, 0.45].map(
    (turn): Point => [tenth(to[0] - 8 * Math.cos(angle + turn)), tenth(to[1] - 8 * Math.sin(angle + turn))],
  )
  const end = `${tenth(to[0])} ${tenth(to[1])}`
  return (
    <g stroke={color} strokeWidth="1.5" fill="none">
      <path d={`M${tenth(from[0])} ${tenth(from[1])}L${end}`} strokeDasharray={dashes} />
      <path d={`M${head[0]?.join(' ')}L${end}L${head[1]?.join(' ')}`} />
    </g>
  )
}

/** A scheme without an axis is mirrored in Hebrew. */
export function mirrored(language: Language): { at: (x: number) => number; side: Anchor } {
  return locales[language].dir === 'rtl'
    ? { at: (x) => 360 - x, side: 'end' }
    : { at: (x) => x, side: 'start' }
}
