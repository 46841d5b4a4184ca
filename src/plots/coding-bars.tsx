import { type Estimate, itemAt, sum } from '@marom/statistics'
import { proportion } from '@marom/statistics/fitting'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { type Box, GridLines, numberTicks, XAxis } from './drawing/axes.tsx'
import { BarKey } from './drawing/bar-key.tsx'
import { Label } from './drawing/label.tsx'
import { formatEstimate } from './drawing/numbers.ts'
import { PlotFigure, plotWidth } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { type CodedTerms, exampleVerbatimTerms } from './simulated/verbatim-terms.ts'

const rowHeight = 25
const barHeight = 14
const total = 46
const firstRow = 62
const left = 120
const right = 262
const x = linearScale([0, 213], [left, right])

const percent = (automatic: number, terms: number) => {
  const { value, lower, upper } = proportion([automatic, terms])
  return formatEstimate({ value: 100 * value, lower: 100 * lower, upper: 100 * upper }, 0)
}

const compute = once(() => {
  const rows = exampleVerbatimTerms()
  const shareOf = ({ automatic, terms }: CodedTerms) => automatic / terms
  const lowest = itemAt(
    rows.toSorted((one, other) => shareOf(one) - shareOf(other)),
    0,
  )
  const terms = sum(rows.map((row) => row.terms))
  const automatic = sum(rows.map((row) => row.automatic))
  return { rows, lowest, terms, automatic, share: percent(automatic, terms) }
})

const printed = ({ value, lower, upper }: Record<keyof Estimate, string>) => `${value}% (${lower}–${upper})`

export function CodingBars() {
  const t = usePlotWords().coding
  const { rows, lowest, terms, automatic, share } = compute()
  const facts = {
    terms: terms.toLocaleString('en'),
    manual: terms - automatic,
    organClass: t.classes[lowest.organClass],
    least: percent(lowest.automatic, lowest.terms).value,
    ...share,
  }
  const area: Box = { left, top: 0, right, bottom: firstRow + rows.length * rowHeight + 2 }
  return (
    <PlotFigure words={t} facts={facts} height={area.bottom + 40} source="simulated">
      <BarKey filled={t.automatic} open={t.manual} openAt={131} area={{ left: 0, right: plotWidth }} />
      <g fill="var(--ink)" fontWeight="700">
        <Label x={left - 8} y={total} at="end">
          {fill(t.all, facts)}
        </Label>
        <Label x={left} y={total} fill="var(--data)">
          {fill(t.left, facts)}
        </Label>
        <Label x={plotWidth} y={total} at="end">
          {printed(share)}
        </Label>
      </g>
      <GridLines d={`M0 ${total + 7}H${plotWidth}`} />
      {rows.map((row, i) => (
        <Row key={row.organClass} row={row} name={t.classes[row.organClass]} top={firstRow + i * rowHeight} />
      ))}
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 100, 200), title: t.x }} box={area} />
    </PlotFigure>
  )
}

/** The parts differ by a filled and an open bar, not by color alone. */
function Row({ row, name, top }: { row: CodedTerms; name: string; top: number }) {
  const width = (terms: number) => Math.round(x(terms) - left)
  const filled = width(row.automatic)
  return (
    <g fill="var(--ink)">
      <Label x={left - 8} y={top + 12} at="end">
        {name}
      </Label>
      <rect className="plot-draw" x={left} y={top} width={filled} height={barHeight} fill="var(--accent)" />
      <rect
        className="plot-draw"
        x={left + filled + 2}
        y={top + 1}
        width={width(row.terms) - filled - 3}
        height={barHeight - 2}
        fill="none"
        stroke="var(--data)"
        strokeWidth="2"
      />
      <Label x={plotWidth} y={top + 12} at="end">
        {printed(percent(row.automatic, row.terms))}
      </Label>
    </g>
  )
}
