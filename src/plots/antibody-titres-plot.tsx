import { fill } from '#client/ui/fill.ts'
import { once } from '../once.ts'
import { type Axis, type Box, numberTicks, YAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { formatEstimate } from './drawing/numbers.ts'
import { type Place, strokesPath } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { logScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { exampleTiters } from './simulated/titers.ts'
import { geometricMean } from './statistics/geometric-mean.ts'
import type { Estimate } from './statistics/interval.ts'

const box: Box = { left: 48, top: 44, right: 356, bottom: 264 }
const centers = [126, 280]
const y = logScale([15, 15000], [box.bottom, box.top])
const rowWidth = 142

/** Dots of one titer side by side, centered: two-fold dilutions give few levels with many participants. */
function swarm(titers: readonly number[], center: number): Place[] {
  return [...new Set(titers)].flatMap((titer) => {
    const many = titers.filter((one) => one === titer).length
    const spacing = Math.min(7.5, rowWidth / many)
    return Array.from({ length: many }, (_, i): Place => [center + (i - (many - 1) / 2) * spacing, y(titer)])
  })
}

const compute = once(() => {
  const pairs = exampleTiters()
  const doses = [pairs.map((pair) => pair.dose2), pairs.map((pair) => pair.dose3)]
  return {
    n: pairs.length,
    dots: doses.map((titers, i) => strokesPath(swarm(titers, centers[i] ?? 0), 0, 0)),
    means: doses.map(geometricMean),
    rise: geometricMean(pairs.map((pair) => pair.dose3 / pair.dose2)),
  }
})

/** Individual titers after two doses with the geometric mean titers, and the paired fold rise. */
export function AntibodyTitresPlot() {
  const t = usePlotWords()['antibody-titres']
  const { n, dots, means, rise } = compute()
  const [mean2, mean3] = means.map((mean) => formatEstimate(mean, 0))
  const facts = {
    n,
    ...formatEstimate(rise, 1),
    gmt2: mean2?.value ?? '',
    lower2: mean2?.lower ?? '',
    upper2: mean2?.upper ?? '',
    gmt3: mean3?.value ?? '',
    lower3: mean3?.lower ?? '',
    upper3: mean3?.upper ?? '',
  }
  const yAxis: Axis = { scale: y, ticks: numberTicks(20, 80, 320, 1280, 5120), title: t.y }
  return (
    <PlotFigure words={t} facts={facts} height={308} source="simulated">
      <YAxis axis={yAxis} box={box} />
      <Label x={box.right} y={34} at="end" fill="var(--ink)" fontWeight="700">
        {fill(t.rise, facts)}
      </Label>
      {means.map((mean, i) => (
        <Dose key={t.doses[i]} mean={mean} dots={dots[i] ?? ''} center={centers[i] ?? 0} isSecond={i === 1}>
          {[t.doses[i] ?? '', fill(t.gmt, formatEstimate(mean, 0))]}
        </Dose>
      ))}
      <path d={`M${box.left} ${box.bottom}H${box.right}`} stroke="var(--control)" />
    </PlotFigure>
  )
}

interface DoseProps {
  mean: Estimate
  dots: string
  center: number
  isSecond: boolean
  /** The dose, and its mean in numbers. */
  children: string[]
}

function Dose({ mean, dots, center, isSecond, children: [name = '', numbers = ''] }: DoseProps) {
  const colour = isSecond ? 'var(--accent)' : 'var(--data)'
  const top = Math.round(y(mean.upper) * 10) / 10
  const height = Math.round((y(mean.lower) - y(mean.upper)) * 10) / 10
  const start = center - 72
  return (
    <>
      <rect x={start} y={top} width="144" height={height} fill={colour} fillOpacity=".22" />
      <path d={dots} stroke={colour} strokeWidth="5.5" strokeLinecap="round" />
      <path d={`M${start} ${Math.round(y(mean.value) * 10) / 10}h144`} stroke="var(--ink)" strokeWidth="2" />
      <Label x={center} y={box.bottom + 18} at="middle" fill="var(--muted)">
        {name}
      </Label>
      <Label x={center} y={box.bottom + 37} at="middle" fill="var(--ink)" fontWeight="700">
        {numbers}
      </Label>
    </>
  )
}
