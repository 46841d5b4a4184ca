import { normalDensity, normalUpper } from '@marom/statistics/distributions'
import { diagnosticLabels, type diagnostics as words } from '#content/glossary/figures/diagnostics.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { areaPath, linePath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, Line, muted, numbers, percents, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Upright } from './marks.tsx'
import { grouped, percent } from './numbers.ts'

const [well, ill, spread] = [40, 55, 10]

const sensitivityAt = (cutoff: number) => normalUpper((cutoff - ill) / spread)
const specificityAt = (cutoff: number) => 1 - normalUpper((cutoff - well) / spread)
const indexAt = (cutoff: number) => sensitivityAt(cutoff) + specificityAt(cutoff) - 1
const areaAt = (distance: number) => 1 - normalUpper(distance / Math.SQRT2)

const factsAt = (cutoff: number) => ({
  cutoff: `${cutoff}`,
  sensitivity: percent(sensitivityAt(cutoff)),
  specificity: percent(specificityAt(cutoff)),
})

const onMarker = chart([10, 85], [0, 0.47], numbers(10, 20, 30, 40, 50, 60, 70, 80))
const withoutDisease = (value: number) => normalDensity((value - well) / spread)
const withDisease = (value: number) => normalDensity((value - ill) / spread)

function densities(cutoff: number, shade: 'ill' | 'well', language: Language): Drawing {
  const t = diagnosticLabels[language]
  const facts = factsAt(cutoff)
  return drawn(
    facts,
    <Axes on={onMarker} x={t.marker}>
      {shade === 'ill' ? (
        <Shade on={onMarker} of={withDisease} from={cutoff} color={data} />
      ) : (
        <Shade on={onMarker} of={withoutDisease} to={cutoff} />
      )}
      <Line on={onMarker} of={withoutDisease} dashes="5 3" />
      <Line on={onMarker} of={withDisease} color={data} />
      <Upright on={onMarker} at={cutoff} from={26} />
      <Note x={onMarker.x(well - 3)} y={onMarker.y(0.4) - 6} at="end" color={accent} label={t.well} />
      <Note x={onMarker.x(ill + 3)} y={onMarker.y(0.4) - 6} color={data} label={t.ill} />
      <Note x={onMarker.x(cutoff)} y={onMarker.box.top - 10} at="middle" label={t.cutoff} />
    </Axes>,
  )
}

const shares = percents(0, 20, 40, 60, 80, 100)
const onRoc = chart([0, 1], [0, 1], shares, shares)

/** From the strictest cutoff to the mildest, for means this many standard deviations apart. */
const rocPoints = (distance: number): Point[] =>
  Array.from({ length: 61 }, (_, i) => {
    const z = 3 + distance / 2 - ((6 + distance) * i) / 60
    return [onRoc.x(normalUpper(z)), onRoc.y(normalUpper(z - distance))] as const
  })

interface Roc {
  distance: number
  facts: Record<string, string>
  cutoff?: number
}

function roc({ distance, facts, cutoff }: Roc, language: Language): Drawing {
  const t = diagnosticLabels[language]
  const points: Point[] = [[onRoc.x(0), onRoc.y(0)], ...rocPoints(distance), [onRoc.x(1), onRoc.y(1)]]
  const floor: Point[] = [
    [onRoc.x(0), onRoc.y(0)],
    [onRoc.x(1), onRoc.y(0)],
  ]
  return drawn(
    facts,
    <Axes on={onRoc} x={t.false} y={t.true}>
      {cutoff === undefined && <path d={areaPath(points, floor)} fill={accent} fillOpacity="0.2" />}
      <Line on={onRoc} of={(x) => x} color={muted} dashes="4 3" />
      <path d={linePath(points)} stroke={accent} strokeWidth="2" fill="none" />
      {cutoff !== undefined && <Dot on={onRoc} x={1 - specificityAt(cutoff)} y={sensitivityAt(cutoff)} />}
      <Note x={onRoc.box.right - 6} y={onRoc.box.bottom - 12} at="end" color={accent} label={t.area} />
      {cutoff !== undefined && (
        <Note x={onRoc.box.right - 6} y={onRoc.box.bottom - 32} at="end" color={data} label={t.cutoff} />
      )}
    </Axes>,
  )
}

const onIndex = chart([20, 76], [0, 0.7], numbers(20, 30, 40, 50, 60, 70), numbers(0, 0.2, 0.4, 0.6))

function youden(cutoff: number, language: Language): Drawing {
  const t = diagnosticLabels[language]
  const best = (well + ill) / 2
  const facts = {
    ...factsAt(cutoff),
    index: indexAt(cutoff).toFixed(2),
    best: indexAt(best).toFixed(2),
  }
  return drawn(
    facts,
    <Axes on={onIndex} x={t.marker} y={t.index}>
      <Upright on={onIndex} at={best} color={muted} from={14} />
      <Line on={onIndex} of={indexAt} />
      <Dot on={onIndex} x={cutoff} y={indexAt(cutoff)} />
      <Note x={onIndex.box.right} y={onIndex.box.top + 14} at="end" color={data} label="J = {index}" />
    </Axes>,
  )
}

const [sensitive, specific] = [0.9, 0.95]
const positiveAt = (p: number) => (sensitive * p) / (sensitive * p + (1 - specific) * (1 - p))
const negativeAt = (p: number) => (specific * (1 - p)) / (specific * (1 - p) + (1 - sensitive) * p)

const onPrevalence = chart([0, 0.6], [0, 1], percents(0, 10, 20, 30, 40, 50, 60), shares)

function predictive(value: number, shown: 'positive' | 'negative' | 'both', language: Language): Drawing {
  const t = diagnosticLabels[language]
  const p = value / 100
  const facts = {
    prevalence: `${value}`,
    ppv: percent(positiveAt(p)),
    npv: percent(negativeAt(p)),
    truePositive: grouped(10_000 * p * sensitive),
    falsePositive: grouped(10_000 * (1 - p) * (1 - specific)),
    trueNegative: grouped(10_000 * (1 - p) * specific),
    falseNegative: grouped(10_000 * p * (1 - sensitive)),
  }
  // On the side where the curves are not.
  const [side, at] =
    p > 0.3 ? ([onPrevalence.x(0.06), 'start'] as const) : ([onPrevalence.box.right, 'end'] as const)
  return drawn(
    facts,
    <Axes on={onPrevalence} x={t.prevalence} y={t.value}>
      <Upright on={onPrevalence} at={p} color={muted} />
      {shown !== 'negative' && (
        <>
          <Line on={onPrevalence} of={positiveAt} color={data} />
          <Dot on={onPrevalence} x={p} y={positiveAt(p)} />
          <Note x={side} y={onPrevalence.y(0.3)} at={at} color={data} label={t.positive} />
        </>
      )}
      {shown !== 'positive' && (
        <>
          <Line on={onPrevalence} of={negativeAt} dashes="5 3" />
          <Dot on={onPrevalence} x={p} y={negativeAt(p)} color={accent} />
          <Note x={side} y={onPrevalence.y(0.15)} at={at} color={accent} label={t.negative} />
        </>
      )}
    </Axes>,
  )
}

const cutoffs = { from: 32, to: 68, step: 4, start: 48 }
const commonness = { from: 5, to: 50, step: 5, start: 10 }

export const diagnosticFigures: Record<keyof typeof words, Figure> = {
  sensitivity: { slider: cutoffs, draw: (cutoff, language) => densities(cutoff, 'ill', language) },
  specificity: { slider: cutoffs, draw: (cutoff, language) => densities(cutoff, 'well', language) },
  'receiver-operating-characteristic-roc-curve': {
    slider: cutoffs,
    draw: (cutoff, language) => {
      const distance = (ill - well) / spread
      return roc(
        { distance, cutoff, facts: { ...factsAt(cutoff), auc: areaAt(distance).toFixed(2) } },
        language,
      )
    },
  },
  'area-under-the-roc-curve': {
    slider: { from: 0, to: 3, step: 0.5, start: 1.5 },
    draw: (distance, language) =>
      roc({ distance, facts: { d: `${distance}`, auc: areaAt(distance).toFixed(2) } }, language),
  },
  'youden-index': { slider: cutoffs, draw: youden },
  'positive-predictive-value-ppv': {
    slider: commonness,
    draw: (value, language) => predictive(value, 'positive', language),
  },
  'negative-predictive-value-npv': {
    slider: commonness,
    draw: (value, language) => predictive(value, 'negative', language),
  },
  prevalence: { slider: commonness, draw: (value, language) => predictive(value, 'both', language) },
}
