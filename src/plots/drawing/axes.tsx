import { Label } from './label.tsx'
import { type Point, strokesPath } from './path.ts'
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

/** In units of the view box. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Faint in every theme: full lines in black would hide the data. */
export function GridLines({ d }: { d: string }) {
  return <path d={d} stroke="var(--control)" strokeOpacity=".35" fill="none" />
}

export function numberTicks(...values: number[]): Tick[] {
  return values.map((value) => ({ value, label: `${value}` }))
}

export function XAxis({ axis, box, isBare = false }: { axis: Axis; box: Box; isBare?: boolean }) {
  const ticks = axis.ticks.map(({ value }): Point => [axis.scale(value), box.bottom])
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

/** The title is horizontal, above the axis, so that nobody has to turn the head. */
export function YAxis({ axis, box }: { axis: Axis; box: Box }) {
  const lines = axis.ticks.map(({ value }): Point => [box.left, axis.scale(value)])
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
