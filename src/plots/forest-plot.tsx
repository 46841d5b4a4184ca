import type { Estimate } from '@marom/statistics'
import { pooledEstimate } from '@marom/statistics/fitting'
import { hazardRatio } from '@marom/statistics/survival'
import type { ReactNode } from 'react'
import { once } from '#client/once.ts'
import { type Box, numberTicks, XAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { formatEstimate, formatP } from './drawing/numbers.ts'
import { linePath, type Point, strokesPath } from './drawing/path.ts'
import { PlotFigure, plotWidth } from './drawing/plot-figure.tsx'
import { logScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { exampleRegions } from './simulated/trial.ts'

const box: Box = { left: 110, top: 30, right: 244, bottom: 196 }
const x = logScale([0.2, 2], [box.left, box.right])
const rowHeight = 26

const compute = once(() => {
  const trials = exampleRegions()
  const regions = trials.map(({ treatment, control }) => hazardRatio(treatment, control))
  const pooled = pooledEstimate(regions.map(({ logRatio, error }) => ({ value: logRatio, error })))
  const overall: Estimate = {
    value: Math.exp(pooled.value),
    lower: Math.exp(pooled.lower),
    upper: Math.exp(pooled.upper),
  }
  return {
    n: trials.reduce((sum, { treatment, control }) => sum + treatment.length + control.length, 0),
    rows: regions.map((region) => ({ ...region, weight: (pooled.error / region.error) ** 2 })),
    overall,
    p: formatP(pooled.heterogeneity.p),
  }
})

export function ForestPlot() {
  const t = usePlotWords().forest
  const { n, rows, overall, p } = compute()
  const middle = (row: number) => box.top + rowHeight * (row + 0.5)
  const overallY = middle(rows.length) + 4
  return (
    <PlotFigure words={t} facts={{ n, p, ...formatEstimate(overall) }} height={268} source="simulated">
      <Note x={plotWidth} y={14} at="end" color="var(--muted)" label={t.ratio} />
      <path d={`M${Math.round(x(1))} ${box.top}V${box.bottom}`} stroke="var(--control)" />
      <path
        d={`M${Math.round(x(overall.value))} ${box.top}V${overallY}`}
        stroke="var(--accent)"
        strokeDasharray="2 3"
      />
      {rows.map((row, i) => (
        <Row key={t.regions[i]} estimate={row} y={middle(i)} name={t.regions[i] ?? ''}>
          <Square estimate={row} weight={row.weight} y={middle(i)} />
        </Row>
      ))}
      <Row estimate={overall} y={overallY} name={t.overall} isBold>
        <Diamond estimate={overall} y={overallY} />
      </Row>
      <XAxis axis={{ scale: x, ticks: numberTicks(0.25, 0.5, 1, 2), title: '' }} box={box} />
      <g fill="var(--muted)">
        <Label x={x(1) - 8} y={box.bottom + 39} at="end">
          {t.favorsTreatment}
        </Label>
        <Label x={x(1) + 8} y={box.bottom + 39}>
          {t.favorsControl}
        </Label>
        <Label x={plotWidth / 2} y={box.bottom + 62} at="middle">
          {t.x}
        </Label>
      </g>
    </PlotFigure>
  )
}

interface RowProps {
  estimate: Estimate
  y: number
  name: string
  isBold?: boolean
  children: ReactNode
}

function Row({ estimate, y, name, isBold = false, children }: RowProps) {
  const { value, lower, upper } = formatEstimate(estimate)
  return (
    <g fill="var(--ink)" fontWeight={isBold ? 700 : undefined}>
      <Label x={box.left - 8} y={y + 5} at="end">
        {name}
      </Label>
      {children}
      <Label x={plotWidth} y={y + 5} at="end">
        {`${value} (${lower}–${upper})`}
      </Label>
    </g>
  )
}

/** The area of the square is the weight. An interval is cut at the edge of the picture. */
function Square({ estimate, weight, y }: { estimate: Estimate; weight: number; y: number }) {
  const side = Math.round(26 * Math.sqrt(weight))
  const center: Point = [x(estimate.value) - side / 2, y]
  const ends = [estimate.lower, estimate.upper].map((limit) =>
    Math.min(box.right, Math.max(box.left, x(limit))),
  )
  return (
    <g stroke="var(--ink)" fill="none">
      <path d={linePath(ends.map((end): Point => [end, y]))} strokeWidth="1.5" />
      <path d={strokesPath([center], side, 0)} strokeWidth={side} stroke="var(--accent)" />
    </g>
  )
}

function Diamond({ estimate: { value, lower, upper }, y }: { estimate: Estimate; y: number }) {
  const corners: Point[] = [
    [x(lower), y],
    [x(value), y - 8],
    [x(upper), y],
    [x(value), y + 8],
  ]
  return <path d={`${linePath(corners)}z`} fill="var(--data)" />
}
