import { mean, z975 } from '@marom/statistics'
import { meanInterval, pooledEstimate } from '@marom/statistics/fitting'
import { fill } from '#client/text/fill.ts'
import { dataLabels } from '#content/glossary/figures/data.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { dotsPath, linePath, type Point, tenth } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent, pValue } from './numbers.ts'
import { funnelTrials, trialSamples } from './simulated-samples.ts'

const onMean = chart([84, 116], [0, 40], numbers(85, 90, 95, 100, 105, 110, 115))

function coverage(n: number, language: Language): Drawing {
  const t = dataLabels[language]
  const intervals = trialSamples().map((sample) => meanInterval(sample.slice(0, n)))
  const isMissed = intervals.map(({ lower, upper }) => lower > 100 || upper < 100)
  const lines = (missed: boolean) =>
    intervals
      .flatMap(({ lower, upper }, i) => {
        const y = onMean.y(39.5 - i)
        const [from, to] = [Math.max(84, lower), Math.min(116, upper)]
        return isMissed[i] === missed
          ? [
              linePath([
                [onMean.x(from), y],
                [onMean.x(to), y],
              ]),
            ]
          : []
      })
      .join('')
  return drawn(
    {
      n: `${n}`,
      trials: `${intervals.length}`,
      missed: `${isMissed.filter(Boolean).length}`,
      half: mean(intervals.map(({ value, upper }) => upper - value)).toFixed(1),
    },
    <Axes on={onMean} x="">
      <Upright on={onMean} at={100} color={ink} dashes="none" />
      <path d={lines(false)} stroke={accent} strokeWidth="1.5" />
      <path d={lines(true)} stroke={data} strokeWidth="3" />
      <Note x={onMean.x(100)} y={onMean.box.top - 8} at="middle" isBold label={t.trueMean} />
    </Axes>,
  )
}

/** Deviations of six trials: by chance, and of their true effects. */
const trials = [
  { error: 0.1, chance: -0.6, own: -1.2 },
  { error: 0.14, chance: 0.9, own: 0.6 },
  { error: 0.18, chance: -0.3, own: 1.4 },
  { error: 0.22, chance: 0.5, own: -0.5 },
  { error: 0.26, chance: -1.1, own: 0.3 },
  { error: 0.32, chance: 0.8, own: -0.9 },
]

const onEffect = chart([-1, 1.8], [0, 8], numbers(-0.5, 0, 0.5, 1, 1.5))

function pooled(tau: number, language: Language): Drawing {
  const t = dataLabels[language]
  const parts = trials.map(({ error, chance, own }) => ({ error, value: 0.4 + error * chance + tau * own }))
  const { value, lower, upper, heterogeneity } = pooledEstimate(parts)
  const { q, p } = heterogeneity
  const facts = {
    tau: `${tau}`,
    value: value.toFixed(2),
    lower: lower.toFixed(2).replace('-', '−'),
    upper: upper.toFixed(2),
    q: q.toFixed(1),
    p: pValue(p),
    i2: percent(Math.max(0, (q - 5) / q), 0),
  }
  const row = (i: number) => tenth(onEffect.y(7.2 - i))
  const at = (effect: number) => tenth(onEffect.x(effect))
  const last = row(6) + 2
  return drawn(
    facts,
    <Axes on={onEffect} x={t.effect}>
      <Upright on={onEffect} at={0} color={muted} dashes="none" />
      {parts.map(({ error, value: effect }, i) => (
        <g key={error}>
          <path
            d={`M${at(effect - z975 * error)} ${row(i)}H${at(effect + z975 * error)}`}
            stroke={ink}
            strokeWidth="1.5"
          />
          <path
            d={`M${at(effect)} ${row(i)}h0`}
            stroke={accent}
            strokeWidth={tenth(1.1 / error + 2)}
            strokeLinecap="square"
          />
          <Note x={onEffect.box.left} y={row(i) + 4} isClear label={fill(t.study, { number: i + 1 })} />
        </g>
      ))}
      <path
        d={`M${at(lower)} ${last}L${at(value)} ${tenth(last - 7)}L${at(upper)} ${last}L${at(value)} ${tenth(last + 7)}z`}
        fill={data}
      />
      <Note x={onEffect.box.left} y={last + 4} color={data} isClear label={t.pooled} />
    </Axes>,
  )
}

const onFunnel = chart([-0.7, 1.3], [0.42, 0], numbers(-0.5, 0, 0.5, 1))

/** The small trials with the smallest effects are not published. */
function unpublished(count: number) {
  const all = funnelTrials()
  const hidden = all
    .filter(({ error }) => error > 0.15)
    .toSorted((one, other) => one.value - other.value)
    .slice(0, count)
  return { all, hidden, shown: all.filter((trial) => !hidden.includes(trial)) }
}

function funnel(count: number, isHiddenShown: boolean, language: Language): Drawing {
  const t = dataLabels[language]
  const { all, hidden, shown } = unpublished(count)
  const { value } = pooledEstimate(shown)
  const place = (trial: { value: number; error: number }): Point => [
    onFunnel.x(trial.value),
    onFunnel.y(trial.error),
  ]
  const edge = (side: number) =>
    linePath([
      [onFunnel.x(0.3), onFunnel.y(0)],
      [onFunnel.x(0.3 + side * z975 * 0.4), onFunnel.y(0.4)],
    ])
  return drawn(
    {
      shown: `${shown.length}`,
      hidden: `${hidden.length}`,
      value: value.toFixed(2),
      all: pooledEstimate(all).value.toFixed(2),
    },
    <Axes on={onFunnel} x={t.effectOf}>
      <path d={edge(-1) + edge(1)} stroke={muted} strokeDasharray="4 3" />
      <Upright on={onFunnel} at={value} color={data} dashes="none" />
      <g strokeLinecap="round">
        <path d={dotsPath(shown.map(place))} stroke={accent} strokeWidth="9" />
        {isHiddenShown && (
          <>
            <path d={dotsPath(hidden.map(place))} stroke={accent} strokeWidth="9" />
            <path d={dotsPath(hidden.map(place))} stroke="var(--paper)" strokeWidth="6" />
          </>
        )}
      </g>
      <Note x={onFunnel.box.left} y={onFunnel.box.top - 8} color={muted} label={t.size} />
    </Axes>,
  )
}

const variation = { from: 0, to: 0.5, step: 0.1, start: 0.2 }
const drawer = { from: 0, to: 8, step: 1, start: 4 }

export const evidenceFigures = {
  'confidence-interval-ci': {
    source: 'simulated',
    slider: { from: 10, to: 100, step: 10, start: 50 },
    draw: coverage,
  },
  'forest-plot': { source: 'schematic', slider: { ...variation, start: 0.1 }, draw: pooled },
  'meta-analysis': { source: 'schematic', slider: { ...variation, start: 0 }, draw: pooled },
  heterogeneity: { source: 'schematic', slider: { ...variation, start: 0.3 }, draw: pooled },
  'funnel-plot': {
    source: 'simulated',
    slider: { ...drawer, start: 0 },
    draw: (count, language) => funnel(count, false, language),
  },
  'publication-bias': {
    source: 'simulated',
    slider: drawer,
    draw: (count, language) => funnel(count, true, language),
  },
} satisfies Record<string, Figure>
