import { normalQuantile } from '@marom/statistics/distributions'
import { planLabels } from '#content/glossary/figures/plans.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, chart, data, ink, Line, numbers, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Level, Stem, Upright } from './marks.tsx'
import { percent } from './numbers.ts'
import { powerOf, usualCritical } from './power.ts'

/** Of the standardized difference, for a power of 80%. */
export const neededDrift = usualCritical + normalQuantile(0.8)
export const perArmFor = (effect: number) => Math.ceil(2 * (neededDrift / effect) ** 2)

const onRatio = chart(
  [1, 6],
  [100, 220],
  [1, 2, 3, 4, 5, 6].map((k) => ({ value: k, label: `${k}:1` })),
  numbers(100, 120, 140, 160, 180, 200, 220),
)

function ratio(value: number, language: Language): Drawing {
  const t = planLabels[language]
  const relative = (k: number) => (100 * (1 + k) ** 2) / (4 * k)
  const facts = {
    ratio: `${value}`,
    needed: relative(value).toFixed(1),
    share: percent(value / (1 + value), 0),
  }
  return drawn(
    facts,
    <Axes on={onRatio} x={t.ratio} y={t.total}>
      <Line on={onRatio} of={relative} />
      <Stem on={onRatio} x={value} y={relative(value)} />
    </Axes>,
  )
}

const onCorrelation = chart(
  [0, 1],
  [0, 200],
  numbers(0, 0.2, 0.4, 0.6, 0.8, 1),
  numbers(0, 50, 100, 150, 200),
)

function adjusted(rho: number, language: Language): Drawing {
  const t = planLabels[language]
  const change = (r: number) => 200 * (1 - r)
  const covariance = (r: number) => 100 * (1 - r * r)
  return drawn(
    { rho: `${rho}`, change: change(rho).toFixed(0), covariance: covariance(rho).toFixed(0) },
    <Axes on={onCorrelation} x={t.correlation} y={t.relative}>
      <Level on={onCorrelation} at={100} label={t.final} />
      <Line on={onCorrelation} of={change} color={data} dashes="5 3" />
      <Line on={onCorrelation} of={covariance} />
      <Upright on={onCorrelation} at={rho} upTo={Math.max(change(rho), covariance(rho))} />
      <Dot on={onCorrelation} x={rho} y={change(rho)} />
      <Dot on={onCorrelation} x={rho} y={covariance(rho)} color={accent} />
      <Note x={onCorrelation.x(0.14)} y={onCorrelation.y(182)} color={data} label={t.change} />
      <Note x={onCorrelation.box.left + 8} y={onCorrelation.y(66)} color={accent} label={t.covariance} />
    </Axes>,
  )
}

const shares = percents(0, 20, 40, 60, 80, 100)
const onPart = chart([0, 1], [0, 1], shares, shares)

function subgroup(value: number, language: Language): Drawing {
  const t = planLabels[language]
  const part = (share: number) => powerOf(neededDrift * Math.sqrt(share), usualCritical)
  const facts = { share: `${value}`, power: percent(part(value / 100)), whole: percent(part(1)) }
  return drawn(
    facts,
    <Axes on={onPart} x={t.part} y={t.power}>
      <Level on={onPart} at={0.8} color={ink} label={t.wholeTrial} side="start" />
      <Line on={onPart} of={part} />
      <Stem on={onPart} x={value / 100} y={part(value / 100)} />
    </Axes>,
  )
}

const correlations = { from: 0, to: 0.9, step: 0.1, start: 0.6 }

export const planningFigures = {
  'allocation-ratio': { slider: { from: 1, to: 6, step: 0.5, start: 2 }, draw: ratio },
  'analysis-of-covariance-ancova': { slider: correlations, draw: adjusted },
  baseline: { slider: correlations, draw: adjusted },
  'subgroup-analysis': { slider: { from: 10, to: 100, step: 10, start: 50 }, draw: subgroup },
} satisfies Record<string, Figure>
