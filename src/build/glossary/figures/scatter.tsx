import { mean, sum } from '@marom/statistics'
import { dataLabels } from '#content/glossary/figures/data.ts'
import type { Language } from '#content/locales.ts'
import { dotsPath, type Point, tenth } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, Line, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent, signed } from './numbers.ts'
import { twice, uncorrelated } from './simulated-samples.ts'

const on = chart([20, 80], [50, 150], numbers(20, 30, 40, 50, 60, 70, 80), numbers(50, 75, 100, 125, 150))

/** Points with this correlation in the sample. */
function cloud(r: number): Point[] {
  const { x, rest } = uncorrelated()
  return x.map((value, i) => [
    50 + 10 * value,
    100 + 15 * (r * value + Math.sqrt(1 - r * r) * (rest[i] ?? Number.NaN)),
  ])
}

/** Ordinary least squares. */
export function leastSquares(points: readonly Point[]) {
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const slope =
    sum(points.map(([x, y]) => (x - meanX) * (y - meanY))) / sum(points.map(([x]) => (x - meanX) ** 2))
  const intercept = meanY - slope * meanX
  const squares = sum(points.map(([x, y]) => (y - intercept - slope * x) ** 2))
  return { slope, intercept, residual: Math.sqrt(squares / (points.length - 2)) }
}

function scatter(r: number, isFitted: boolean, language: Language): Drawing {
  const t = dataLabels[language]
  const points = cloud(r)
  const { slope, intercept, residual } = leastSquares(points)
  const fitted = (x: number) => intercept + slope * x
  const places = points.map(([x, y]): Point => [on.x(x), on.y(y)])
  const facts: Record<string, string> = isFitted
    ? {
        n: `${points.length}`,
        slope: signed(slope, 2),
        intercept: intercept.toFixed(1),
        residual: residual.toFixed(1),
      }
    : { n: `${points.length}`, r: `${r}`.replace('-', '−'), explained: percent(r * r, 0) }
  return drawn(
    facts,
    <Axes on={on} x={t.first} y={t.other}>
      {isFitted && (
        <path
          d={points
            .map(([x, y]) => `M${tenth(on.x(x))} ${tenth(on.y(y))}V${tenth(on.y(fitted(x)))}`)
            .join('')}
          stroke={muted}
        />
      )}
      <Line on={on} of={fitted} color={data} />
      <path d={dotsPath(places)} stroke={accent} strokeWidth="7" strokeLinecap="round" />
    </Axes>,
  )
}

const pressures = numbers(90, 100, 110, 120, 130, 140, 150)
const onPressure = chart([88, 152], [88, 152], pressures, pressures)

function returning(r: number, language: Language): Drawing {
  const t = dataLabels[language]
  const { first, rest } = twice()
  const people = first.map(
    (z, i): Point => [120 + 10 * z, 120 + 10 * (r * z + Math.sqrt(1 - r * r) * (rest[i] ?? Number.NaN))],
  )
  const selected = people.filter(([one]) => one >= 130)
  const [before, after] = [mean(selected.map(([one]) => one)), mean(selected.map(([, two]) => two))]
  const inside = (some: readonly Point[]) =>
    some
      .filter((place) => place.every((value) => value > 88 && value < 152))
      .map(([one, two]): Point => [onPressure.x(one), onPressure.y(two)])
  return drawn(
    {
      n: `${people.length}`,
      r: `${r}`,
      selected: `${selected.length}`,
      first: before.toFixed(1),
      second: after.toFixed(1),
      fall: (before - after).toFixed(1),
    },
    <Axes on={onPressure} x={t.baseline} y={t.second}>
      <Line on={onPressure} of={(value) => value} color={muted} dashes="4 3" />
      <Upright on={onPressure} at={130} />
      <g strokeWidth="5" strokeLinecap="round">
        <path d={dotsPath(inside(people.filter(([one]) => one < 130)))} stroke={accent} strokeOpacity="0.6" />
        <path d={dotsPath(inside(selected))} stroke={data} />
      </g>
    </Axes>,
  )
}

const correlations = { from: -0.8, to: 0.8, step: 0.2, start: 0.6 }

export const scatterFigures = {
  'correlation-coefficient': {
    source: 'simulated',
    slider: correlations,
    draw: (r, language) => scatter(r, false, language),
  },
  'linear-regression': {
    source: 'simulated',
    slider: correlations,
    draw: (r, language) => scatter(r, true, language),
  },
  'regression-to-the-mean': {
    source: 'simulated',
    slider: { from: 0, to: 0.9, step: 0.1, start: 0.6 },
    draw: returning,
  },
} satisfies Record<string, Figure>
