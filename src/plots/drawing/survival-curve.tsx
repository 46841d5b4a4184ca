import type { Tick } from './axes.tsx'
import { Label } from './label.tsx'
import type { Scale } from './scale.ts'
import type { Frame, Step, SurvivalCurve } from './survival-path.ts'

/** A participant's place on the curve, in units of the view box. */
export interface Mark<One> {
  of: One
  x: number
  /** The heights before and after the event; of a censoring, the ends of its tick. */
  from: number
  to: number
  /** Until half of the way to the neighbors, at most 18. */
  width: number
}

interface Followed {
  time: number
  isEvent: boolean
}

/** Those with an event at the same time share its step, from the top down. */
export function marksOf<One extends Followed>(
  follows: readonly One[],
  steps: readonly Step[],
  { x, y, last }: Frame,
): Mark<One>[] {
  const shown = follows.filter(({ time }) => time <= last).sort((one, other) => one.time - other.time)
  const ties = Map.groupBy(shown, ({ time, isEvent }) => `${time} ${isEvent}`)
  return shown.map((of) => {
    const here = x(of.time)
    const after = y(steps.findLast(({ time }) => time <= of.time)?.survival ?? 1)
    const before = y(steps.findLast(({ time }) => time < of.time)?.survival ?? 1)
    const tied = ties.get(`${of.time} ${of.isEvent}`) ?? [of]
    const part = (after - before) / tied.length
    const gaps = [shown.findLast(({ time }) => time < of.time), shown.find(({ time }) => time > of.time)].map(
      (other) => Math.abs(x(other?.time ?? Number.POSITIVE_INFINITY) - here),
    )
    return {
      of,
      x: here,
      from: of.isEvent ? before + part * tied.indexOf(of) : after - 3,
      to: of.isEvent ? before + part * (tied.indexOf(of) + 1) : after + 3,
      width: Math.max(3, Math.min(18, ...gaps)),
    }
  })
}

interface ArmProps {
  color: string
  dashes?: string
}

export function Arm({ curve, color, dashes }: ArmProps & { curve: SurvivalCurve }) {
  return (
    <g stroke={color} fill="none">
      <path d={curve.band} fill={color} fillOpacity=".14" stroke="none" />
      <path d={curve.line} strokeWidth="2" strokeDasharray={dashes} />
      <path d={curve.ticks} />
    </g>
  )
}

interface AtRiskProps extends ArmProps {
  months: readonly Tick[]
  x: Scale
  counts: readonly (number | string)[]
  /** Of the row. */
  y: number
}

export function AtRisk({ months, x, counts, y: row, color, dashes }: AtRiskProps) {
  return (
    <g fill="var(--ink)">
      <path d={`M0 ${row - 5}h22`} stroke={color} strokeWidth="2" strokeDasharray={dashes} />
      {months.map(({ value }, i) => (
        <Label key={value} x={x(value)} y={row} at="middle">
          {`${counts[i]}`}
        </Label>
      ))}
    </g>
  )
}
