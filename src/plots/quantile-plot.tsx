import { median } from '@marom/statistics'
import { normalUpper } from '@marom/statistics/distributions'
import { once } from '#client/once.ts'
import { type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { dotsPath, type Point } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { exampleVariants } from './simulated/variants.ts'

const box: Box = { left: 34, top: 22, right: 346, bottom: 222 }
/** Wider than the points. */
const end = 5.4
const x = linearScale([0, end], [box.left, box.right])
const y = linearScale([0, 20], [box.bottom, box.top])
/** The median of the chi-squared distribution with one degree of freedom. */
const medianOfOne = 0.454936423119572
const threshold = -Math.log10(5e-8)

const compute = once(() => {
  const { before, after } = exampleVariants()
  return { before: studyOf(before), after: studyOf(after), variants: after.length }
})

/** Observed against expected p values, thinned, all of the ten smallest. */
function studyOf(squares: readonly number[]) {
  const sorted = squares.toSorted((one, other) => other - one)
  const observed = (rank: number) => -Math.log10(2 * normalUpper(Math.sqrt(sorted[rank] ?? 0)))
  const ranks = [0, 1, 2, 3, 4, 5, 7, 10, 15, 25, 45, 80, 150, 300, 600, 1200, 2500, 5000, 10000, 20000]
  return {
    inflation: (median(squares) / medianOfOne).toFixed(2),
    hits: sorted.findIndex((_, rank) => observed(rank) < threshold),
    places: ranks.map((rank): Point => [x(-Math.log10((rank + 0.5) / sorted.length)), y(observed(rank))]),
  }
}

export function QuantilePlot() {
  const t = usePlotWords().quantiles
  const { before, after, variants } = compute()
  const facts = {
    variants: variants.toLocaleString('en'),
    before: before.inflation,
    after: after.inflation,
    hits: after.hits,
  }
  const limit = Math.round(y(threshold))
  return (
    <PlotFigure words={t} facts={facts} height={box.bottom + 40} source="simulated">
      <YAxis axis={{ scale: y, ticks: numberTicks(0, 5, 10, 15, 20), title: t.y }} box={box} />
      <g stroke="var(--ink)">
        <path d={`M${box.left} ${box.bottom}L${box.right} ${y(end)}`} />
        <path d={`M${box.left} ${limit}H${box.right}`} strokeDasharray="2 3" />
      </g>
      <g className="plot-draw" fill="none" strokeLinecap="round">
        <path d={dotsPath(before.places)} stroke="var(--data)" strokeWidth="7" />
        <path d={dotsPath(before.places)} stroke="var(--paper)" strokeWidth="4" />
        <path d={dotsPath(after.places)} stroke="var(--accent)" strokeWidth="6" />
      </g>
      <g fontWeight="700">
        <Label x={box.left + 8} y={y(13.2)} fill="var(--data)">
          {`${t.before} λ = ${before.inflation}`}
        </Label>
        <Label x={box.left + 8} y={y(11.2)} fill="var(--accent)">
          {`${t.after} λ = ${after.inflation}`}
        </Label>
      </g>
      <Note x={box.left + 8} y={limit - 6} label={t.threshold} />
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 1, 2, 3, 4, 5), title: t.x }} box={box} />
    </PlotFigure>
  )
}
