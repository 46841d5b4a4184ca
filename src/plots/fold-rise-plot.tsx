import type { Estimate } from '@marom/statistics'
import { geometricMean } from '@marom/statistics/fitting'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { type Box, numberTicks, YAxis } from './drawing/axes.tsx'
import { intervalPath } from './drawing/intervals.ts'
import { Note } from './drawing/note.tsx'
import { formatEstimate, namedEstimate } from './drawing/numbers.ts'
import { dotsPath, linePath, type Point, strokesPath } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { logScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'

/** The five participants of the post on a third dose: titers after dose 2 and after dose 3. */
const pairs = [
  [80, 640],
  [160, 1280],
  [160, 2560],
  [320, 1280],
  [640, 5120],
] as const

const box: Box = { left: 48, top: 44, right: 356, bottom: 252 }
const y = logScale([40, 10240], [box.bottom, box.top])
/** Of the titers, and beside them of the means. */
const places = { titers: [128, 264], means: [92, 300] } as const

const compute = once(() => ({
  means: [geometricMean(pairs.map(([before]) => before)), geometricMean(pairs.map(([, after]) => after))],
  rise: geometricMean(pairs.map(([before, after]) => after / before)),
}))

export function FoldRisePlot() {
  const t = usePlotWords()['fold-rise']
  const { means, rise } = compute()
  const [gmt2, gmt3] = means
  if (!gmt2 || !gmt3) throw new Error('A dose has no mean.')
  const facts = {
    n: pairs.length,
    ...formatEstimate(rise, 1),
    ...namedEstimate('gmt2', gmt2, 0),
    ...namedEstimate('gmt3', gmt3, 0),
  }
  return (
    <PlotFigure words={t} facts={facts} height={296} source="example">
      <YAxis axis={{ scale: y, ticks: numberTicks(80, 320, 1280, 5120), title: t.y }} box={box} />
      <Note x={box.right} y={34} at="end" isBold label={t.rise} />
      <Pairs />
      {means.map((mean, i) => (
        <Dose key={places.means[i]} mean={mean} index={i} name={t.doses[i] ?? ''} gmt={t.gmt} />
      ))}
      <path d={`M${box.left} ${box.bottom}H${box.right}`} stroke="var(--control)" />
    </PlotFigure>
  )
}

/** A line is a participant. */
function Pairs() {
  const [from, to] = places.titers
  const ends = pairs.map(([before, after]): [Point, Point] => [
    [from, y(before)],
    [to, y(after)],
  ])
  return (
    <g className="plot-draw" fill="none">
      <path d={ends.map((line) => linePath(line)).join('')} stroke="var(--muted)" strokeWidth="1.5" />
      <path
        d={dotsPath(ends.map(([start]) => start))}
        stroke="var(--data)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d={dotsPath(ends.map(([, end]) => end))}
        stroke="var(--accent)"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </g>
  )
}

interface DoseProps {
  mean: Estimate
  index: number
  name: string
  gmt: string
}

/** The geometric mean as a square, with its interval. */
function Dose({ mean, index, name, gmt }: DoseProps) {
  const at = places.means[index] ?? 0
  const center = places.titers[index] ?? 0
  return (
    <>
      <path d={intervalPath([{ at, ...mean }], y)} stroke="var(--ink)" strokeWidth="1.5" fill="none" />
      <path d={strokesPath([[at - 4, y(mean.value)]], 8, 0)} stroke="var(--ink)" strokeWidth="8" />
      <Note x={center} y={box.bottom + 18} at="middle" color="var(--muted)" label={name} />
      <Note x={center} y={box.bottom + 37} at="middle" isBold label={fill(gmt, formatEstimate(mean, 0))} />
    </>
  )
}
