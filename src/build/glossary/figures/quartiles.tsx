import { mean, median, quantile, standardDeviation } from '@marom/statistics'
import { once } from '#client/once.ts'
import { sampleLabels } from '#content/glossary/figures/samples.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import type { Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { Dots } from './parts.tsx'
import { normals, standardized } from './simulated-samples.ts'

/** Of so many participants that each quartile is the value of one. */
const scores = once(() => standardized(normals(200, 41)))

/** Days in hospital; a larger sigma gives a longer tail. */
export const stays = (sigma: number) => scores().map((z) => 10 * Math.exp(sigma * z))

/** In units of the view box: a value goes up where it would cover another. */
function strip(places: readonly number[], bottom: number, width = 7): Point[] {
  const taken: Point[] = []
  for (const x of places.toSorted((one, other) => one - other)) {
    let y = bottom
    while (taken.some(([left, top]) => top === y && Math.abs(left - x) < width)) y -= width
    taken.push([x, y])
  }
  return taken
}

const onDays = chart([0, 70], [0, 1], numbers(0, 10, 20, 30, 40, 50, 60, 70))
const middleLine = 160

function box(sigma: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const values = stays(sigma)
  const [low, middle, high] = [quantile(values, 0.25), median(values), quantile(values, 0.75)]
  const fence = high + 1.5 * (high - low)
  const [inside, outside] = [
    values.filter((value) => value <= fence),
    values.filter((value) => value > fence),
  ]
  const facts = {
    n: `${values.length}`,
    median: middle.toFixed(1),
    low: low.toFixed(1),
    high: high.toFixed(1),
    range: (high - low).toFixed(1),
    fence: fence.toFixed(1),
    outside: `${outside.length}`,
  }
  const at = (value: number) => Math.round(onDays.x(value))
  const [shortest, longest] = [at(Math.min(...inside)), at(Math.max(...inside))]
  return drawn(
    facts,
    <Axes on={onDays} x={t.days}>
      <Dots at={strip(inside.map(onDays.x), 128)} size={6} />
      <g stroke={ink} strokeWidth="1.5" fill="none">
        <path
          d={`M${shortest} ${middleLine - 7}v14m0 -7H${at(low)}M${at(high)} ${middleLine}H${longest}m0 -7v14`}
        />
        <path
          d={`M${at(low)} ${middleLine - 16}H${at(high)}v32H${at(low)}z`}
          fill={accent}
          fillOpacity="0.2"
        />
      </g>
      <path d={`M${at(middle)} ${middleLine - 16}v32`} stroke={accent} strokeWidth="3" />
      <Dots at={outside.map((value): Point => [onDays.x(value), middleLine])} color={data} size={8} />
      <Note x={onDays.box.right} y={onDays.box.top} at="end" color={accent} label={t.median} />
      <Note x={onDays.box.right} y={onDays.box.top + 19} at="end" label={t.half} />
      <Note x={onDays.box.right} y={onDays.box.top + 38} at="end" color={data} label={t.beyond} />
    </Axes>,
  )
}

export const usual = once(() => standardized(normals(102, 19)).map((z) => 100 + 10 * z))
const onValues = chart([70, 210], [0, 1], numbers(80, 100, 120, 140, 160, 180, 200))

function outlier(value: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const values = [...usual(), value]
  const facts = {
    n: `${values.length}`,
    value: `${value}`,
    mean: mean(values).toFixed(1),
    median: median(values).toFixed(1),
    sd: standardDeviation(values).toFixed(1),
  }
  return drawn(
    facts,
    <Axes on={onValues} x={t.value}>
      <Upright on={onValues} at={mean(values)} color={data} from={52} dashes="none" />
      <Upright on={onValues} at={median(values)} color={accent} from={52} />
      <Dots at={strip(usual().map(onValues.x), 188, 10)} size={9} color={ink} />
      <Dots at={[[onValues.x(value), 188]]} size={11} color={data} />
      <Note x={onValues.box.right} y={onValues.box.top} at="end" color={data} label={t.average} />
      <Note x={onValues.box.right} y={onValues.box.top + 19} at="end" color={accent} label={t.median} />
      <Note x={onValues.box.right} y={onValues.box.top + 38} at="end" label={t.deviation} />
    </Axes>,
  )
}

export const quartileFigures = {
  'box-plot': { source: 'simulated', slider: { from: 0.2, to: 0.8, step: 0.1, start: 0.6 }, draw: box },
  outlier: { source: 'simulated', slider: { from: 110, to: 200, step: 10, start: 180 }, draw: outlier },
} satisfies Record<string, Figure>
