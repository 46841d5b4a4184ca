import { itemAt } from '@marom/statistics'
import { proportionDifference } from '@marom/statistics/fitting'
import { once } from '#client/once.ts'
import { type Box, numberTicks, XAxis } from './drawing/axes.tsx'
import { BarKey } from './drawing/bar-key.tsx'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { type Incidence, simulateAdverseEvents } from './simulated/adverse-events.ts'

const perArm = 120
const rowHeight = 41
const barHeight = 12
const percent = (participants: number) => (100 * participants) / perArm

const compute = once(() => {
  const rows = simulateAdverseEvents(40, perArm)
  const byDifference = rows.toSorted(
    (a, b) => Math.abs(b.treatment - b.control) - Math.abs(a.treatment - a.control),
  )
  const largest = itemAt(byDifference, 0)
  const { value, lower, upper } = proportionDifference([largest.treatment, perArm], [largest.control, perArm])
  const points = (part: number) => (100 * part).toFixed(1)
  return {
    rows,
    largest,
    difference: { difference: points(value), lower: points(lower), upper: points(upper) },
  }
})

const left = 122
const box = (rows: number): Box => ({ left, top: 30, right: 320, bottom: 32 + rows * rowHeight })

export function SafetyBars() {
  const t = usePlotWords()['safety-bars']
  const { rows, largest, difference } = compute()
  const area = box(rows.length)
  const x = linearScale([0, 20], [area.left, area.right])
  const facts = {
    perArm,
    term: t.terms[largest.term],
    treatment: percent(largest.treatment).toFixed(1),
    control: percent(largest.control).toFixed(1),
    ...difference,
  }
  return (
    <PlotFigure words={t} facts={facts} height={area.bottom + 38} source="simulated">
      <BarKey filled={t.treatment} open={t.control} openAt={115} area={area} />
      {rows.map((row, i) => (
        <Row
          key={row.term}
          row={row}
          name={t.terms[row.term]}
          top={area.top + i * rowHeight + 6}
          width={(n) => Math.round(x(percent(n)) - area.left)}
        />
      ))}
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 5, 10, 15, 20), title: t.x }} box={area} />
    </PlotFigure>
  )
}

interface RowProps {
  row: Incidence
  name: string
  top: number
  width: (participants: number) => number
}

/** The arms differ by a filled and an open bar, not by color alone. */
function Row({ row, name, top, width }: RowProps) {
  return (
    <>
      <Note x={left - 8} y={top + 19} at="end" label={name} />
      <rect
        className="plot-draw"
        x={left}
        y={top}
        width={width(row.treatment)}
        height={barHeight}
        fill="var(--accent)"
      />
      <rect
        className="plot-draw"
        x={left}
        y={top + barHeight + 6}
        width={width(row.control)}
        height={barHeight - 2}
        fill="none"
        stroke="var(--data)"
        strokeWidth="2"
      />
      <g fill="var(--muted)">
        <Label x={left + width(row.treatment) + 5} y={top + 11}>
          {percent(row.treatment).toFixed(1)}
        </Label>
        <Label x={left + width(row.control) + 6} y={top + barHeight + 16}>
          {percent(row.control).toFixed(1)}
        </Label>
      </g>
    </>
  )
}
