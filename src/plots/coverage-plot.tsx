import { mean, standardDeviation } from '@marom/statistics'
import { normalUpper, tQuantile } from '@marom/statistics/distributions'
import { once } from '#client/once.ts'
import { type Box, numberTicks, XAxis } from './drawing/axes.tsx'
import { Note } from './drawing/note.tsx'
import { dotsPath, type Point, tenth } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { exampleSamples, pressure } from './simulated/samples.ts'

const shown = 20
const rowHeight = 9
const box: Box = { left: 14, top: 20, right: 346, bottom: 24 + shown * rowHeight }
const x = linearScale([110, 150], [box.left, box.right])

interface Interval {
  lower: number
  upper: number
}

const holds = ({ lower, upper }: Interval) => lower <= pressure.mean && pressure.mean <= upper

/** The share of the population in the interval. */
const shareOf = ({ lower, upper }: Interval) =>
  normalUpper((lower - pressure.mean) / pressure.deviation) -
  normalUpper((upper - pressure.mean) / pressure.deviation)

const compute = once(() => {
  const factor = tQuantile(0.975, pressure.patients - 1) / Math.sqrt(pressure.patients)
  const intervals = exampleSamples().map((sample): Interval => {
    const [center, margin] = [mean(sample), factor * standardDeviation(sample)]
    return { lower: center - margin, upper: center + margin }
  })
  return {
    intervals: intervals.slice(0, shown),
    covered: intervals.filter(holds).length,
    share: 100 * mean(intervals.map(shareOf)),
  }
})

export function CoveragePlot() {
  const t = usePlotWords().coverage
  const { intervals, covered, share } = compute()
  const rows = intervals.map((one, i) => ({ ...one, row: tenth(box.top + (i + 0.5) * rowHeight) }))
  const missed = rows.filter((one) => !holds(one))
  const facts = {
    shown,
    ...pressure,
    missed: missed.length,
    covered: covered.toLocaleString('en'),
    share: share.toFixed(0),
  }
  const middle = x(pressure.mean)
  return (
    <PlotFigure words={t} facts={facts} height={box.bottom + 40} source="simulated">
      <Note x={middle} y={11} at="middle" label={t.mean} />
      <path d={`M${middle} ${box.top - 4}V${box.bottom}`} stroke="var(--ink)" strokeDasharray="2 3" />
      <g className="plot-draw" strokeWidth="2">
        <path d={levelPath(rows.filter(holds))} stroke="var(--accent)" />
        <path d={levelPath(missed)} stroke="var(--data)" />
        <path d={dotPath(missed)} stroke="var(--data)" strokeWidth="7" strokeLinecap="round" />
      </g>
      <XAxis axis={{ scale: x, ticks: numberTicks(110, 120, 130, 140, 150), title: t.x }} box={box} />
    </PlotFigure>
  )
}

type Row = Interval & { row: number }

const levelPath = (rows: readonly Row[]) =>
  rows.map(({ lower, upper, row }) => `M${Math.round(x(lower))} ${row}H${Math.round(x(upper))}`).join('')

const dotPath = (rows: readonly Row[]) =>
  dotsPath(rows.map(({ lower, upper, row }): Point => [x((lower + upper) / 2), row]))
