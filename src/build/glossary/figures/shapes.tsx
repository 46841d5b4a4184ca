import { sum } from '@marom/statistics'
import { normalDensity, normalQuantile, normalUpper, tCdf, tDensity } from '@marom/statistics/distributions'
import { once } from '#client/once.ts'
import { sampleLabels } from '#content/glossary/figures/samples.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { linePath, type Point, stairs } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, Line, numbers, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn } from './marks.tsx'
import { percent, signed } from './numbers.ts'
import { Dots, placesOn } from './parts.tsx'
import { normals, standardized } from './simulated-samples.ts'

export const scores = once(() => standardized(normals(527, 40)))

/** Standardized; a skew of 0 is normal. */
export const bent = (skew: number) =>
  standardized(scores().map((z) => (skew === 0 ? z : Math.expm1(skew * z) / skew)))

export const correlation = (xs: readonly number[], ys: readonly number[]) => {
  const [x, y] = [standardized(xs), standardized(ys)]
  return sum(x.map((value, i) => value * (y[i] ?? Number.NaN))) / (x.length - 1)
}

const onQuantiles = chart([-2.6, 2.6], [-2.6, 4.4], numbers(-2, -1, 0, 1, 2), numbers(-2, -1, 0, 1, 2, 3, 4))

function quantiles(skew: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const values = bent(skew).toSorted((one, other) => one - other)
  const expected = values.map((_, i) => normalQuantile((i + 0.5) / values.length))
  const points = values.map((value, i): Point => [expected[i] ?? Number.NaN, value])
  return drawn(
    {
      n: `${values.length}`,
      skew: `${skew}`,
      r: correlation(expected, values).toFixed(3),
      largest: signed(values.at(-1) ?? Number.NaN, 2),
      normal: signed(expected.at(-1) ?? Number.NaN, 2),
    },
    <Axes on={onQuantiles} x={t.expected} y={t.observed}>
      <Line on={onQuantiles} of={(value) => value} color={data} dashes="5 3" />
      <Dots on={onQuantiles} at={points} />
    </Axes>,
  )
}

const onCumulative = chart([-3, 4], [0, 1], numbers(-3, -2, -1, 0, 1, 2, 3, 4), percents(0, 25, 50, 75, 100))

/** The largest distance is just before or at a value. */
function largestDistance(values: readonly number[]) {
  const n = values.length
  const steps = values.flatMap((value, i) => [
    { value, share: i / n },
    { value, share: (i + 1) / n },
  ])
  const distance = ({ value, share }: { value: number; share: number }) =>
    Math.abs(share - normalUpper(-value))
  return steps.reduce((best, step) => (distance(step) > distance(best) ? step : best))
}

function cumulative(shift: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const values = scores()
    .map((z) => z + shift)
    .toSorted((one, other) => one - other)
  const { value, share } = largestDistance(values)
  const facts = {
    n: `${values.length}`,
    shift: `${shift}`,
    d: Math.abs(share - normalUpper(-value)).toFixed(3),
    at: signed(value, 2),
  }
  const steps = values.map((one, i): Point => [one, (i + 1) / values.length])
  const places = placesOn(onCumulative, [[-3, 0], ...steps, [4, 1]])
  return drawn(
    facts,
    <Axes on={onCumulative} x={t.value} y={t.below}>
      <Line on={onCumulative} of={(z) => normalUpper(-z)} color={ink} dashes="5 3" />
      <path d={linePath(stairs(places))} stroke={accent} strokeWidth="2" fill="none" />
      <path
        d={linePath(
          placesOn(onCumulative, [
            [value, share],
            [value, normalUpper(-value)],
          ]),
        )}
        stroke={data}
        strokeWidth="4"
      />
      <Note x={onCumulative.box.left + 8} y={onCumulative.y(0.88)} color={data} label={t.distance} />
    </Axes>,
  )
}

const onTails = chart([-5, 5], [0, 0.56], numbers(-4, -3, -2, -1, 0, 1, 2, 3, 4))

/** Student's t distribution, with a standard deviation of 1. */
function tails(df: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const spread = Math.sqrt(df / (df - 2))
  const beyond = 2 * (1 - tCdf(3 * spread, df))
  const facts = {
    df: `${df}`,
    excess: (6 / (df - 4)).toFixed(2),
    beyond: percent(beyond, 2),
    usual: percent(2 * normalUpper(3), 2),
    times: (beyond / (2 * normalUpper(3))).toFixed(1),
  }
  return drawn(
    facts,
    <Axes on={onTails} x={t.standardDeviations}>
      <Line on={onTails} of={normalDensity} color={ink} dashes="5 3" />
      <Line on={onTails} of={(x) => spread * tDensity(x * spread, df)} />
      <Note x={onTails.box.left} y={onTails.box.top + 8} color={accent} label={t.excess} />
      <Note x={onTails.box.right} y={onTails.box.top + 8} at="end" label={t.normal} />
    </Axes>,
  )
}

export const shapeFigures = {
  'q-q-plot': { source: 'simulated', slider: { from: 0, to: 1, step: 0.1, start: 0.5 }, draw: quantiles },
  'kolmogorov-smirnov-test': {
    source: 'simulated',
    slider: { from: 0, to: 1, step: 0.1, start: 0.4 },
    draw: cumulative,
  },
  kurtosis: { slider: { from: 5, to: 15, step: 1, start: 5 }, draw: tails },
} satisfies Record<string, Figure>
