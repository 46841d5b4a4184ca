import {
  areaUnderCurve,
  geometricMean,
  geometricMeanRatio,
  terminalHalfLife,
} from '@marom/statistics/fitting'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { intervalPath } from './drawing/intervals.ts'
import { Label } from './drawing/label.tsx'
import { namedEstimate } from './drawing/numbers.ts'
import { dotsPath, linePath, type Point } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale, logScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { samplingHours, simulateConcentrations } from './simulated/concentrations.ts'

const box: Box = { left: 48, top: 22, right: 344, bottom: 222 }
const participants = 16
const x = linearScale([0, 24], [box.left, box.right])
const y = logScale([20, 2000], [box.bottom, box.top])

function doseGroup(seed: number, dose: number) {
  const profiles = simulateConcentrations(seed, dose, participants)
  const means = samplingHours.map((hour, i) => ({
    at: x(hour),
    time: hour,
    ...geometricMean(profiles.map((profile) => profile[i] ?? 1)),
  }))
  // As in a non-compartmental analysis: first the parameters of each participant, then their mean.
  const samples = profiles.map((profile) =>
    samplingHours.map((time, i) => ({ time, concentration: profile[i] ?? 1 })),
  )
  const places = means.map(({ at, value }): Point => [at, y(value)])
  return {
    line: linePath(places),
    dots: dotsPath(places),
    intervals: intervalPath(means, y),
    means,
    areas: samples.map((one) => areaUnderCurve([{ time: 0, concentration: 0 }, ...one])),
    halfLives: samples.map((one) => terminalHalfLife(one)),
  }
}

/** The labels are placed beside the samples at 12 hours, outside the two curves. */
const at12 = ({ time }: { time: number }) => time === 12

const compute = once(() => {
  const high = doseGroup(31, 100)
  const low = doseGroup(32, 50)
  const facts = {
    n: participants,
    ...namedEstimate('halfLife', geometricMean(high.halfLives)),
    ...namedEstimate('ratio', geometricMeanRatio(high.areas, low.areas)),
  }
  return { high, low, facts }
})

export function ConcentrationTimePlot() {
  const t = usePlotWords()['concentration-time']
  const { high, low, facts } = compute()
  const yAxis: Axis = { scale: y, ticks: numberTicks(20, 50, 100, 200, 500, 1000, 2000), title: t.y }
  return (
    <PlotFigure words={t} facts={facts} height={262} source="simulated">
      <YAxis axis={yAxis} box={box} />
      <g className="plot-draw">
        <Profile group={high} color="var(--accent)" />
        <Profile group={low} color="var(--data)" dashes="5 3" />
      </g>
      <g fontWeight="700">
        <Label x={x(12) + 4} y={y(high.means.find(at12)?.upper ?? 1) - 8} fill="var(--accent)">
          {t.high}
        </Label>
        <Label x={x(12) - 6} y={y(low.means.find(at12)?.lower ?? 1) + 10} at="end" fill="var(--data)">
          {t.low}
        </Label>
      </g>
      <g fill="var(--ink)">
        <Label x={box.left + 8} y={box.bottom - 24}>
          {fill(t.halfLife, facts)}
        </Label>
        <Label x={box.left + 8} y={box.bottom - 6}>
          {fill(t.areaRatio, facts)}
        </Label>
      </g>
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 4, 8, 12, 16, 20, 24), title: t.x }} box={box} />
    </PlotFigure>
  )
}

interface ProfileProps {
  group: ReturnType<typeof doseGroup>
  color: string
  dashes?: string
}

function Profile({ group, color, dashes }: ProfileProps) {
  return (
    <g fill="none" stroke={color} strokeWidth="1.5">
      <path d={group.line} strokeWidth="2" strokeDasharray={dashes} />
      <path d={group.intervals} />
      <path d={group.dots} strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}
