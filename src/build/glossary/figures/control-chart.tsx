import { mean } from '@marom/statistics'
import { once } from '#client/once.ts'
import { outcomeLabels } from '#content/glossary/figures/outcomes.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { linePath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level } from './marks.tsx'
import { Dots, placesOn } from './parts.tsx'
import { normals } from './simulated-samples.ts'

const samplesOf = once(() => Array.from({ length: 20 }, (_, i) => normals(270 + i, 5)))
const spread = 2
const limit = (3 * spread) / Math.sqrt(5)

/** Means of five assays with a standard deviation of 2 around 100; the process moves after the twelfth. */
export const controlMeans = (moved: number) =>
  samplesOf().map((assays, i) => mean(assays.map((z) => 100 + spread * z + (i >= 12 ? moved * spread : 0))))

const onSamples = chart([0, 21], [92, 108], numbers(1, 5, 10, 15, 20), numbers(92, 96, 100, 104, 108))

function control(moved: number, language: Language): Drawing {
  const t = outcomeLabels[language]
  const points = controlMeans(moved).map((value, i): Point => [i + 1, value])
  const isOut = ([, value]: Point) => Math.abs(value - 100) > limit
  const out = points.filter(isOut)
  const facts = {
    moved: `${moved}`,
    lower: (100 - limit).toFixed(1),
    upper: (100 + limit).toFixed(1),
    out: `${out.length}`,
  }
  return drawn(
    facts,
    <Axes on={onSamples} x={t.sample} y={t.meanOfFive}>
      <Level on={onSamples} at={100 + limit} color={ink} label={facts.upper} side="start" />
      <Level on={onSamples} at={100} color={muted} dashes="none" />
      <Level on={onSamples} at={100 - limit} color={ink} label={facts.lower} side="start" />
      <path d={linePath(placesOn(onSamples, points))} stroke={accent} fill="none" />
      <Dots on={onSamples} at={points.filter((point) => !isOut(point))} size={8} />
      <Dots on={onSamples} at={out} size={11} color={data} />
      <Note x={onSamples.box.right} y={onSamples.box.bottom - 8} at="end" color={data} label={t.out} />
    </Axes>,
  )
}

export const controlChartFigures = {
  'x-bar-chart': { source: 'simulated', slider: { from: 0, to: 2, step: 0.2, start: 1.4 }, draw: control },
} satisfies Record<string, Figure>
