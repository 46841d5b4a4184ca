import { curveAt, emaxModel, fitCurve, meanInterval, parameterInterval } from '@marom/statistics/fitting'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { intervalPath } from './drawing/intervals.ts'
import { Label } from './drawing/label.tsx'
import { namedEstimate } from './drawing/numbers.ts'
import { areaPath, dotsPath, linePath, type Point } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { doses, simulateDoses } from './simulated/doses.ts'

const box: Box = { left: 34, top: 22, right: 344, bottom: 222 }
const perDose = 40
const x = linearScale([-8, 210], [box.left, box.right])
const y = linearScale([0, 22], [box.bottom, box.top])
/** Closer together where the curve bends. */
const grid = [
  ...Array.from({ length: 12 }, (_, i) => i * 5),
  ...Array.from({ length: 8 }, (_, i) => 70 + i * 20),
]

const compute = once(() => {
  const points = simulateDoses(18, perDose)
  const fit = fitCurve(emaxModel, points, [4, 12, 40])
  const curve = grid.map((dose) => ({ dose, ...curveAt(emaxModel, fit, dose) }))
  const means = doses.map((dose) => ({
    at: x(dose),
    ...meanInterval(points.filter((point) => point.x === dose).map((point) => point.y)),
  }))
  return {
    facts: {
      n: points.length,
      perDose,
      ...namedEstimate('max', parameterInterval(fit, 1), 1),
      ...namedEstimate('half', parameterInterval(fit, 2), 1),
    },
    line: linePath(curve.map(({ dose, value }): Point => [x(dose), y(value)])),
    band: areaPath(
      curve.map(({ dose, upper }): Point => [x(dose), y(upper)]),
      curve.map(({ dose, lower }): Point => [x(dose), y(lower)]),
    ),
    intervals: intervalPath(means, y),
    dots: dotsPath(means.map(({ at, value }): Point => [at, y(value)])),
  }
})

export function DoseResponsePlot() {
  const t = usePlotWords()['dose-response']
  const { facts, line, band, intervals, dots } = compute()
  const yAxis: Axis = { scale: y, ticks: numberTicks(0, 5, 10, 15, 20), title: t.y }
  return (
    <PlotFigure words={t} facts={facts} height={262} source="simulated">
      <YAxis axis={yAxis} box={box} />
      <g className="plot-draw" fill="none" stroke="var(--accent)">
        <path d={band} fill="var(--accent)" fillOpacity=".14" stroke="none" />
        <path d={line} strokeWidth="2" />
      </g>
      <g stroke="var(--data)" fill="none">
        <path d={intervals} strokeWidth="1.5" />
        <path d={dots} strokeWidth="8" strokeLinecap="round" />
      </g>
      <XAxis
        axis={{ scale: x, ticks: numberTicks(...doses.filter((dose) => dose !== 10)), title: t.x }}
        box={box}
      />
      <g fill="var(--accent)" fontWeight="700">
        <Label x={box.right} y={box.bottom - 32} at="end">
          {fill(t.half, facts)}
        </Label>
        <Label x={box.right} y={box.bottom - 12} at="end">
          {fill(t.max, facts)}
        </Label>
      </g>
    </PlotFigure>
  )
}
