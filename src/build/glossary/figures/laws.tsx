import {
  binomialDensity,
  chiSquaredDensity,
  chiSquaredUpper,
  gammaDensity,
  normalDensity,
  poissonDensity,
  tCdf,
  tDensity,
  tQuantile,
} from '@marom/statistics/distributions'
import { fill } from '#client/text/fill.ts'
import { spreadLabels } from '#content/glossary/figures/spread.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { Axes, accent, type Chart, chart, data, ink, Line, numbers, percents, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { pValue } from './numbers.ts'

const onT = chart([-5, 5], [0, 0.45], numbers(-4, -2, 0, 2, 4))

function freedom(df: number, language: Language): Drawing {
  const t = spreadLabels[language]
  const critical = tQuantile(0.975, df)
  const facts = { df: `${df}`, critical: critical.toFixed(2) }
  const density = (value: number) => tDensity(value, df)
  return drawn(
    facts,
    <Axes on={onT} x={t.statistic}>
      <Shade on={onT} of={density} to={-critical} color={data} strength={0.5} />
      <Shade on={onT} of={density} from={critical} color={data} strength={0.5} />
      <Line on={onT} of={normalDensity} color={ink} dashes="5 3" />
      <Line on={onT} of={density} />
      <Note x={onT.box.left} y={onT.box.top + 12} color={accent} label={t.t} />
      <Note x={onT.box.right} y={onT.box.top + 12} at="end" label={t.normal} />
    </Axes>,
  )
}

function tTest(statistic: number, language: Language): Drawing {
  const t = spreadLabels[language]
  const df = 18
  const facts = { df: `${df}`, statistic: `${statistic}`, p: pValue(2 * tCdf(-statistic, df)) }
  const density = (value: number) => tDensity(value, df)
  return drawn(
    facts,
    <Axes on={onT} x={t.statistic}>
      <Shade on={onT} of={density} to={-statistic} color={data} strength={0.5} />
      <Shade on={onT} of={density} from={statistic} color={data} strength={0.5} />
      <Line on={onT} of={density} color={ink} />
      <Upright on={onT} at={statistic} color={accent} dashes="none" />
      <Note x={onT.x(statistic) + 5} y={onT.box.top + 11} color={accent} label="t = {statistic}" />
      <Note x={onT.box.left} y={onT.box.top - 10} label={t.t} />
    </Axes>,
  )
}

const onChi = chart([0, 18], [0, 0.8], numbers(0, 5, 10, 15))

function chiSquared(responders: number): Drawing {
  const [perArm, control] = [50, 15]
  const pooled = (responders + control) / (2 * perArm)
  const variance = (pooled * (1 - pooled) * 2) / perArm
  const statistic = ((responders - control) / perArm) ** 2 / variance
  const facts = {
    responders: `${responders}`,
    statistic: statistic.toFixed(2),
    p: pValue(chiSquaredUpper(statistic, 1)),
  }
  // Without the pole at 0.
  const density = (value: number) => Math.min(0.8, chiSquaredDensity(Math.max(value, 0.05), 1))
  return drawn(
    facts,
    <Axes on={onChi} x="χ²">
      <Shade on={onChi} of={density} from={Math.max(statistic, 0.05)} color={data} strength={0.5} />
      <Line on={onChi} of={density} from={0.17} color={ink} />
      <Upright on={onChi} at={statistic} color={accent} dashes="none" />
      <Note
        x={onChi.x(statistic) + (statistic > 12 ? -6 : 6)}
        y={onChi.box.top + 11}
        at={statistic > 12 ? 'end' : 'start'}
        color={accent}
        label="χ² = {statistic}"
      />
      <Note
        x={onChi.x(statistic) + (statistic > 12 ? -6 : 6)}
        y={onChi.box.top + 29}
        at={statistic > 12 ? 'end' : 'start'}
        label={`p ${facts.p}`}
      />
    </Axes>,
  )
}

const onMeans = chart([0, 3], [0, 1.95], numbers(0, 1, 2, 3))

function limit(n: number, language: Language): Drawing {
  const t = spreadLabels[language]
  const sd = 1 / Math.sqrt(n)
  const facts = { n: `${n}`, sd: sd.toFixed(2), skew: (2 / Math.sqrt(n)).toFixed(2) }
  return drawn(
    facts,
    <Axes on={onMeans} x={fill(t.sumOf, facts)}>
      <Line on={onMeans} of={(value) => normalDensity((value - 1) / sd) / sd} color={ink} dashes="5 3" />
      <Line on={onMeans} of={(value) => n * gammaDensity(n * value, n)} />
      <Note x={onMeans.box.right} y={onMeans.box.top + 12} at="end" label={t.normal} />
      <Note x={onMeans.box.right} y={onMeans.box.top + 30} at="end" color={accent} label={t.means} />
    </Axes>,
  )
}

/** A bar for each whole number. */
function Bars({ on, of }: { on: Chart; of: (count: number) => number }) {
  const [first, last] = [Math.ceil(on.xs[0]), Math.floor(on.xs[1])]
  const width = tenth((on.x(1) - on.x(0)) * 0.7)
  const bars = Array.from({ length: last - first + 1 }, (_, i) => {
    const top = tenth(on.y(of(first + i)))
    return `M${tenth(on.x(first + i) - width / 2)} ${on.box.bottom}V${top}h${width}V${on.box.bottom}z`
  })
  return <path d={bars.join('')} fill={accent} fillOpacity="0.7" />
}

const onResponders = chart([-0.7, 20.7], [0, 0.3], numbers(0, 5, 10, 15, 20), percents(0, 10, 20, 30))

function binomial(rate: number, language: Language): Drawing {
  const t = spreadLabels[language]
  const p = rate / 100
  const mean = 20 * p
  const facts = { p: `${rate}`, mean: `${mean}`, sd: Math.sqrt(mean * (1 - p)).toFixed(2) }
  return drawn(
    facts,
    <Axes on={onResponders} x={t.patients} y="%">
      <Bars on={onResponders} of={(count) => binomialDensity(count, 20, p)} />
      <Upright on={onResponders} at={mean} color={data} />
    </Axes>,
  )
}

const onEvents = chart([-0.7, 20.7], [0, 0.4], numbers(0, 5, 10, 15, 20), percents(0, 10, 20, 30, 40))

function poisson(mean: number, language: Language): Drawing {
  const t = spreadLabels[language]
  const facts = {
    mean: `${mean}`,
    sd: Math.sqrt(mean).toFixed(2),
    none: (100 * poissonDensity(0, mean)).toFixed(mean > 4 ? 3 : 1),
  }
  return drawn(
    facts,
    <Axes on={onEvents} x={t.events} y="%">
      <Bars on={onEvents} of={(count) => poissonDensity(count, mean)} />
      <Upright on={onEvents} at={mean} color={data} />
    </Axes>,
  )
}

const onHours = chart([0, 12], [0, 0.55], numbers(0, 2, 4, 6, 8, 10, 12))

function uniform(b: number, language: Language): Drawing {
  const t = spreadLabels[language]
  const facts = { b: `${b}`, mean: `${b / 2}`, sd: (b / Math.sqrt(12)).toFixed(2) }
  return drawn(
    facts,
    <Axes on={onHours} x={t.wait}>
      <Shade on={onHours} of={() => 1 / b} from={0} to={b} />
      <Line on={onHours} of={() => 1 / b} from={0} to={b} />
      <Upright on={onHours} at={b / 2} color={data} />
      <Note x={onHours.x(b / 2) + 5} y={onHours.box.top + 11} color={data} label={t.mean} />
    </Axes>,
  )
}

export const lawFigures = {
  'degrees-of-freedom': { slider: { from: 2, to: 20, step: 2, start: 4 }, draw: freedom },
  't-test': { slider: { from: 0, to: 4, step: 0.5, start: 2.5 }, draw: tTest },
  'chi-squared-test': { slider: { from: 15, to: 35, step: 2, start: 25 }, draw: chiSquared },
  'central-limit-theorem': { slider: { from: 2, to: 20, step: 2, start: 4 }, draw: limit },
  'poisson-distribution': { slider: { from: 1, to: 10, step: 1, start: 3 }, draw: poisson },
  'binomial-distribution': { slider: { from: 10, to: 90, step: 10, start: 30 }, draw: binomial },
  'uniform-distribution': { slider: { from: 2, to: 12, step: 1, start: 8 }, draw: uniform },
} satisfies Record<string, Figure>
