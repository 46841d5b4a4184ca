import { type Estimate, itemAt } from '@marom/statistics'
import { geometricMean } from '@marom/statistics/fitting'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { type Box, numberTicks, YAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { formatEstimate, namedEstimate } from './drawing/numbers.ts'
import { dotsPath, type Point, tenth } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { logScale, type Scale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { exampleTiters, lloq } from './simulated/titers.ts'

const box: Box = { left: 48, top: 44, right: 356, bottom: 264 }
const centers = [126, 280]
const heightIn = (area: Box) => logScale([14, 15000], [area.bottom, area.top])
const rowWidth = 142

/** Dots of one titer, side by side: two-fold dilutions give few levels with many participants. */
function swarm(titers: readonly number[], center: number, y: Scale): Point[] {
  return [...new Set(titers)].flatMap((titer) => {
    const many = titers.filter((one) => one === titer).length
    const spacing = Math.min(7.5, rowWidth / many)
    return Array.from({ length: many }, (_, i): Point => [center + (i - (many - 1) / 2) * spacing, y(titer)])
  })
}

const compute = once(() => {
  const pairs = exampleTiters()
  const doses = [pairs.map((pair) => pair.dose2), pairs.map((pair) => pair.dose3)]
  return {
    n: pairs.length,
    below: doses.map((titers) => titers.filter((titer) => titer < lloq).length),
    doses,
    means: doses.map(geometricMean),
    rise: geometricMean(pairs.map((pair) => pair.dose3 / pair.dose2)),
  }
})

export function AntibodyTitersPlot() {
  const t = usePlotWords()['antibody-titers']
  const { n, below, means, rise } = compute()
  const facts = {
    n,
    lloq,
    half: lloq / 2,
    below2: itemAt(below, 0),
    below3: itemAt(below, 1),
    ...formatEstimate(rise, 1),
    ...namedEstimate('gmt2', itemAt(means, 0), 0),
    ...namedEstimate('gmt3', itemAt(means, 1), 0),
  }
  return (
    <PlotFigure words={t} facts={facts} height={308} source="simulated">
      <Note x={box.right} y={34} at="end" isBold label={t.rise} />
      <Doses box={box} />
    </PlotFigure>
  )
}

/** For the cover of a post. */
export function AntibodyTitersExcerpt() {
  const t = usePlotWords()['antibody-titers']
  return (
    <PlotFigure words={{ ...t, description: '', caption: '' }} height={166} source="simulated">
      <Doses box={{ ...box, top: 20, bottom: 128 }} />
    </PlotFigure>
  )
}

function Doses({ box: area }: { box: Box }) {
  const t = usePlotWords()['antibody-titers']
  const { doses, means } = compute()
  const y = heightIn(area)
  return (
    <>
      <YAxis axis={{ scale: y, ticks: numberTicks(20, 80, 320, 1280, 5120), title: t.y }} box={area} />
      {means.map((mean, i) => (
        <Dose
          key={t.doses[i]}
          name={t.doses[i] ?? ''}
          titers={doses[i] ?? []}
          mean={mean}
          center={centers[i] ?? 0}
          box={area}
          isSecond={i === 1}
        />
      ))}
      <path d={`M${area.left} ${area.bottom}H${area.right}`} stroke="var(--control)" />
      <path
        d={`M${area.left} ${tenth(y(lloq))}H${area.right}`}
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeDasharray="2 3"
      />
      <Label
        x={area.right}
        y={y(lloq) - 4}
        at="end"
        fill="var(--ink)"
        stroke="var(--paper)"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {fill(t.lloq, { lloq })}
      </Label>
    </>
  )
}

interface DoseProps {
  name: string
  titers: readonly number[]
  mean: Estimate
  center: number
  box: Box
  isSecond: boolean
}

function Dose({ name, titers, mean, center, box: area, isSecond }: DoseProps) {
  const t = usePlotWords()['antibody-titers']
  const y = heightIn(area)
  const dots = dotsPath(swarm(titers, center, y))
  const color = isSecond ? 'var(--accent)' : 'var(--data)'
  const top = tenth(y(mean.upper))
  const height = tenth(y(mean.lower) - y(mean.upper))
  const start = center - 72
  return (
    <>
      <rect x={start} y={top} width="144" height={height} fill={color} fillOpacity=".22" />
      <path d={`M${start} ${tenth(y(mean.value))}h144`} stroke="var(--ink)" strokeWidth="2" />
      <path d={dots} stroke={color} strokeWidth="5.5" strokeLinecap="round" />
      <Note x={center} y={area.bottom + 18} at="middle" color="var(--muted)" label={name} />
      <Note x={center} y={area.bottom + 37} at="middle" isBold label={fill(t.gmt, formatEstimate(mean, 0))} />
    </>
  )
}
