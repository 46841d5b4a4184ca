import { logNormalDensity, normalDensity, normalQuantile, normalUpper } from '@marom/statistics/distributions'
import { spreadLabels, type spread as words } from '#content/glossary/figures/spread.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, chart, data, ink, Line, muted, numbers, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent, signed } from './numbers.ts'

type SpreadSlug = Exclude<keyof typeof words, keyof typeof import('./laws.tsx')['lawFigures']>

const mean = 120
const onPressure = chart([80, 160], [0, 1.12], numbers(80, 100, 120, 140, 160))

interface Pressure {
  sd?: number
  facts: Record<string, string>
  /** The shaded values. */
  from?: number
  to: number
  label: string
}

/** Blood pressures, the curve scaled to a height of 1 at a standard deviation of 10. */
function pressures({ sd = 10, facts, from = 80, to, label }: Pressure, language: Language): Drawing {
  const t = spreadLabels[language]
  const density = (value: number) =>
    (normalDensity((value - mean) / sd) / normalDensity(0)) * Math.min(1, 10 / sd)
  return drawn(
    facts,
    <Axes on={onPressure} x={t.pressure}>
      <Shade on={onPressure} of={density} from={Math.max(80, from)} to={Math.min(160, to)} />
      <Line on={onPressure} of={density} />
      <Upright on={onPressure} at={mean} color={muted} from={14} />
      <Note x={onPressure.x(mean)} y={onPressure.box.top - 8} at="middle" color={accent} label={label} />
    </Axes>,
  )
}

const share = (k: number) => 1 - 2 * normalUpper(k)

function within(k: number, language: Language): Drawing {
  const [from, to] = [mean - 10 * k, mean + 10 * k]
  const facts = { k: `${k}`, share: percent(share(k)), lower: `${from}`, upper: `${to}` }
  return pressures({ facts, from, to, label: '{lower}–{upper}: {share}%' }, language)
}

function deviation(sd: number, language: Language): Drawing {
  const [from, to] = [mean - sd, mean + sd]
  const facts = {
    sd: `${sd}`,
    variance: `${sd ** 2}`,
    share: percent(share(1)),
    lower: `${from}`,
    upper: `${to}`,
  }
  return pressures({ sd, facts, from, to, label: '{lower}–{upper}: {share}%' }, language)
}

function below(z: number, p: string, zText: string, language: Language): Drawing {
  const to = mean + 10 * z
  const facts = { z: zText, p, value: to.toFixed(z * 10 === Math.round(z * 10) ? 0 : 1) }
  return pressures({ facts, to, label: '{p}% < {value}' }, language)
}

const onMeans = chart([70, 130], [0, 0.42], numbers(70, 80, 90, 100, 110, 120, 130))

function means(n: number, language: Language): Drawing {
  const t = spreadLabels[language]
  const se = 10 / Math.sqrt(n)
  const facts = { n: `${n}`, se: se.toFixed(2) }
  const density = (spread: number) => (value: number) => normalDensity((value - 100) / spread) / spread
  return drawn(
    facts,
    <Axes on={onMeans} x={t.measure}>
      <Line on={onMeans} of={density(10)} color={data} dashes="5 3" />
      <Line on={onMeans} of={density(se)} />
      <Note x={onMeans.x(110)} y={onMeans.y(density(10)(110)) - 12} color={data} label={t.people} />
      <Note x={onMeans.x(107)} y={onMeans.box.top + 12} color={accent} label={t.means} />
    </Axes>,
  )
}

const onPercent = chart([0, 200], [0, 1.12], numbers(0, 50, 100, 150, 200))

function variation(cv: number, language: Language): Drawing {
  const t = spreadLabels[language]
  const margin = normalQuantile(0.975) * cv
  const facts = { cv: `${cv}`, lower: (100 - margin).toFixed(0), upper: (100 + margin).toFixed(0) }
  const density = (value: number) => (normalDensity((value - 100) / cv) / normalDensity(0)) * (10 / cv)
  return drawn(
    facts,
    <Axes on={onPercent} x={t.measure}>
      <Shade on={onPercent} of={density} from={Math.max(0, 100 - margin)} to={Math.min(200, 100 + margin)} />
      <Line on={onPercent} of={density} />
      <Note
        x={onPercent.box.right}
        y={onPercent.box.top + 12}
        at="end"
        color={accent}
        label="{lower}–{upper}: 95%"
      />
    </Axes>,
  )
}

const middle = 10
const onConcentrations = chart([0, 40], [0, 0.13], numbers(0, 10, 20, 30, 40))

interface Skewed {
  isHalfShaded?: boolean
  label: 'median' | 'geometric'
}

function skewed(sigma: number, { isHalfShaded = false, label }: Skewed, language: Language): Drawing {
  const t = spreadLabels[language]
  const factor = Math.exp(sigma ** 2 / 2)
  const facts = {
    sigma: `${sigma}`,
    median: `${middle}`,
    average: (middle * factor).toFixed(1),
    factor: factor.toFixed(2),
  }
  const density = (value: number) => logNormalDensity(value, middle, sigma)
  return drawn(
    facts,
    <Axes on={onConcentrations} x={t.concentration}>
      {isHalfShaded && <Shade on={onConcentrations} of={density} to={middle} strength={0.2} />}
      <Line on={onConcentrations} of={density} color={ink} />
      <Upright on={onConcentrations} at={middle} color={accent} />
      <Upright on={onConcentrations} at={middle * factor} color={data} dashes="none" />
      <Note
        x={onConcentrations.box.right}
        y={onConcentrations.box.top + 12}
        at="end"
        color={accent}
        label={t[label]}
      />
      <Note
        x={onConcentrations.box.right}
        y={onConcentrations.box.top + 30}
        at="end"
        color={data}
        label={t.average}
      />
    </Axes>,
  )
}

const skewness = { from: 0.4, to: 1.2, step: 0.1, start: 0.6 }
const deviations = { from: 4, to: 20, step: 2, start: 10 }

export const spreadFigures: Record<SpreadSlug, Figure> = {
  'normal-distribution': { slider: { from: 0.5, to: 3, step: 0.5, start: 1 }, draw: within },
  'standard-deviation-sd': { slider: deviations, draw: deviation },
  variance: { slider: deviations, draw: deviation },
  quantile: {
    slider: { from: 5, to: 95, step: 10, start: 75 },
    draw: (p, language) => {
      const z = normalQuantile(p / 100)
      return below(z, `${p}`, signed(z, 2), language)
    },
  },
  'z-score': {
    slider: { from: -2.5, to: 2.5, step: 0.5, start: 1 },
    draw: (z, language) => below(z, percent(1 - normalUpper(z)), `${z}`.replace('-', '−'), language),
  },
  'standard-error-se': { slider: { from: 10, to: 100, step: 10, start: 20 }, draw: means },
  'coefficient-of-variation-cv': { slider: { from: 10, to: 50, step: 5, start: 20 }, draw: variation },
  mean: { slider: skewness, draw: (sigma, language) => skewed(sigma, { label: 'median' }, language) },
  median: {
    slider: skewness,
    draw: (sigma, language) => skewed(sigma, { label: 'median', isHalfShaded: true }, language),
  },
  'geometric-mean': {
    slider: skewness,
    draw: (sigma, language) => skewed(sigma, { label: 'geometric' }, language),
  },
}
