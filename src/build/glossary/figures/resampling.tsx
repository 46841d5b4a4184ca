import { mean, quantile, seededRandom, standardDeviation, sum } from '@marom/statistics'
import { once } from '#client/once.ts'
import { sampleLabels } from '#content/glossary/figures/samples.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level, Upright } from './marks.tsx'
import { signed } from './numbers.ts'
import { Dots } from './parts.tsx'
import { normals } from './simulated-samples.ts'

/** Days in hospital of 25 participants. */
export const sample = once(() => normals(121, 25).map((z) => Math.round(100 * Math.exp(0.7 * z)) / 10))

/** Each draws as many participants as the sample has, with replacement. */
export const resamples = once(() => {
  const random = seededRandom(122)
  const values = sample()
  return Array.from({ length: 900 }, () =>
    values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN),
  )
})

const binWidth = 0.5
const onMeans = chart([6, 22], [0, 170], numbers(6, 8, 10, 12, 14, 16, 18, 20, 22), numbers(0, 50, 100, 150))

function bootstrap(count: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const means = resamples().slice(0, count).map(mean)
  const [lower, upper] = [quantile(means, 0.025), quantile(means, 0.975)]
  const facts = {
    n: `${sample().length}`,
    resamples: `${count}`,
    mean: mean(sample()).toFixed(1),
    se: standardDeviation(means).toFixed(2),
    lower: lower.toFixed(1),
    upper: upper.toFixed(1),
  }
  const bins = Map.groupBy(means, (value) => Math.floor(value / binWidth))
  const bars = [...bins].map(([bin, { length }]) => {
    const [left, right] = [onMeans.x(bin * binWidth), onMeans.x((bin + 1) * binWidth)]
    return `M${tenth(left)} ${onMeans.box.bottom}V${tenth(onMeans.y(length))}H${tenth(right)}V${onMeans.box.bottom}`
  })
  return drawn(
    facts,
    <Axes on={onMeans} x={t.resampledMean} y={t.resamples}>
      <path d={bars.join('')} fill={accent} fillOpacity="0.3" stroke={accent} />
      <Upright on={onMeans} at={lower} color={data} from={30} />
      <Upright on={onMeans} at={upper} color={data} from={30} />
      <Note
        x={onMeans.box.right}
        y={onMeans.box.top + 12}
        at="end"
        color={data}
        label="{lower}–{upper}: 95%"
      />
    </Axes>,
  )
}

/** In percent of the mean. */
const variation = (values: readonly number[]) => (100 * standardDeviation(values)) / mean(values)

const onOrder = chart([0, 26], [60, 76], numbers(1, 5, 10, 15, 20, 25), numbers(60, 64, 68, 72, 76))

function jackknife(_value: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const values = sample()
  const n = values.length
  const all = variation(values)
  const left = values.map((_, omitted) => variation(values.filter((_value, i) => i !== omitted)))
  const farthest = left.reduce((one, other) => (Math.abs(other - all) > Math.abs(one - all) ? other : one))
  const center = mean(left)
  const facts = {
    n: `${n}`,
    cv: all.toFixed(1),
    without: farthest.toFixed(1),
    bias: signed((n - 1) * (center - all)),
    se: Math.sqrt(((n - 1) / n) * sum(left.map((value) => (value - center) ** 2))).toFixed(1),
  }
  const stems = left.map(
    (value, i) => `M${tenth(onOrder.x(i + 1))} ${tenth(onOrder.y(all))}V${tenth(onOrder.y(value))}`,
  )
  return drawn(
    facts,
    <Axes on={onOrder} x={t.omitted} y={t.variation}>
      <path d={stems.join('')} stroke={ink} />
      <Level on={onOrder} at={all} color={data} />
      <Note x={onOrder.box.right} y={onOrder.box.top + 12} at="end" color={data} label={t.all} />
      <Dots on={onOrder} at={left.map((value, i) => [i + 1, value])} />
    </Axes>,
  )
}

export const resamplingFigures = {
  bootstrap: { source: 'simulated', slider: { from: 100, to: 900, step: 100, start: 900 }, draw: bootstrap },
  jackknife: { source: 'simulated', draw: jackknife },
} satisfies Record<string, Figure>
