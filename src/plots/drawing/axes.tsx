import { Label } from './label.tsx'
import { type Place, strokesPath } from './path.ts'
import type { Scale } from './scale.ts'

export interface Tick {
  value: number
  label: string
}

export interface Axis {
  scale: Scale
  ticks: readonly Tick[]
  /** Quantity and unit. */
  title: string
}

/** The drawing area inside the axes, in units of the view box. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Faint in every theme: where the token of lines is black, full lines would drown the data. */
export function GridLines({ d }: { d: string }) {
  return <path d={d} stroke="var(--control)" strokeOpacity=".35" fill="none" />
}

/** Ticks that are labeled with their own numbers. */
export function numberTicks(...values: number[]): Tick[] {
  return values.map((value) => ({ value, label: `${value}` }))
}

/** The x axis below the box; its title centered under the numbers. */
export function XAxis({ axis, box, isBare = false }: { axis: Axis; box: Box; isBare?: boolean }) {
  const ticks = axis.ticks.map(({ value }): Place => [axis.scale(value), box.bottom])
  return (
    <g fill="var(--muted)">
      <path
        d={`M${box.left} ${box.bottom}H${box.right}${strokesPath(ticks, 0, 4)}`}
        stroke="var(--control)"
        fill="none"
      />
      {!isBare &&
        axis.ticks.map(({ value, label }) => (
          <Label key={value} x={Math.round(axis.scale(value))} y={box.bottom + 17} at="middle">
            {label}
          </Label>
        ))}
      {!isBare && axis.title !== '' && (
        <Label x={(box.left + box.right) / 2} y={box.bottom + 37} at="middle">
          {axis.title}
        </Label>
      )}
    </g>
  )
}

/**
 * The y axis left of the box with lines across it; its title level above, so that nobody turns the
 * head.
 */
export function YAxis({ axis, box }: { axis: Axis; box: Box }) {
  const lines = axis.ticks.map(({ value }): Place => [box.left, axis.scale(value)])
  return (
    <g fill="var(--muted)">
      <GridLines d={strokesPath(lines, box.right - box.left, 0)} />
      {axis.ticks.map(({ value, label }) => (
        <Label key={value} x={box.left - 6} y={Math.round(axis.scale(value) + 5)} at="end">
          {label}
        </Label>
      ))}
      <Label x={0} y={9}>
        {axis.title}
      </Label>
    </g>
  )
}
