import { fill } from '#client/ui/fill.ts'
import { planLabels } from '#content/glossary/figures/plans.ts'
import type { Language } from '#content/locales.ts'
import { numberTicks } from '#src/plots/drawing/axes.tsx'
import { normalQuantile } from '#src/statistics/distributions/normal.ts'
import {
  Axes,
  accent,
  chart,
  Dot,
  data,
  height,
  ink,
  Level,
  Line,
  Note,
  percents,
  Upright,
} from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { percent } from './numbers.ts'
import { powerOf, usualCritical } from './power.ts'

/** Of the standardized difference, for a power of 80%. */
const neededDrift = usualCritical + normalQuantile(0.8)
const perArmFor = (effect: number) => Math.ceil(2 * (neededDrift / effect) ** 2)

const onRatio = chart([1, 6], [100, 220])

function ratio(value: number, language: Language): Drawing {
  const t = planLabels[language]
  const relative = (k: number) => (100 * (1 + k) ** 2) / (4 * k)
  const facts = {
    ratio: `${value}`,
    needed: relative(value).toFixed(1),
    share: percent(value / (1 + value), 0),
  }
  return {
    facts,
    height,
    marks: (
      <Axes
        on={onRatio}
        x={{ title: t.ratio, ticks: [1, 2, 3, 4, 5, 6].map((k) => ({ value: k, label: `${k}:1` })) }}
        y={{ title: t.total, ticks: numberTicks(100, 120, 140, 160, 180, 200, 220) }}
      >
        <Line on={onRatio} of={relative} />
        <Upright on={onRatio} at={value} color={data} from={onRatio.y(relative(value)) - onRatio.box.top} />
        <Dot on={onRatio} x={value} y={relative(value)} />
      </Axes>
    ),
  }
}

const onCorrelation = chart([0, 1], [0, 200])

function adjusted(rho: number, language: Language): Drawing {
  const t = planLabels[language]
  const change = (r: number) => 200 * (1 - r)
  const covariance = (r: number) => 100 * (1 - r * r)
  return {
    facts: { rho: `${rho}`, change: change(rho).toFixed(0), covariance: covariance(rho).toFixed(0) },
    height,
    marks: (
      <Axes
        on={onCorrelation}
        x={{ title: t.correlation, ticks: numberTicks(0, 0.2, 0.4, 0.6, 0.8, 1) }}
        y={{ title: t.relative, ticks: numberTicks(0, 50, 100, 150, 200) }}
      >
        <Level on={onCorrelation} at={100} label={t.final} />
        <Line on={onCorrelation} of={change} color={data} dashes="5 3" />
        <Line on={onCorrelation} of={covariance} />
        <Upright
          on={onCorrelation}
          at={rho}
          from={onCorrelation.y(Math.max(change(rho), covariance(rho))) - onCorrelation.box.top}
        />
        <Dot on={onCorrelation} x={rho} y={change(rho)} />
        <Dot on={onCorrelation} x={rho} y={covariance(rho)} color={accent} />
        <Note x={onCorrelation.x(0.14)} y={onCorrelation.y(182)} color={data} isBold>
          {t.change}
        </Note>
        <Note x={onCorrelation.box.left + 8} y={onCorrelation.y(66)} color={accent} isBold>
          {t.covariance}
        </Note>
      </Axes>
    ),
  }
}

const onPart = chart([0, 1], [0, 1])

function subgroup(value: number, language: Language): Drawing {
  const t = planLabels[language]
  const part = (share: number) => powerOf(neededDrift * Math.sqrt(share), usualCritical)
  const facts = { share: `${value}`, power: percent(part(value / 100)), whole: percent(part(1)) }
  return {
    facts,
    height,
    marks: (
      <Axes
        on={onPart}
        x={{ title: t.part, ticks: percents(0, 20, 40, 60, 80, 100) }}
        y={{ title: t.power, ticks: percents(0, 20, 40, 60, 80, 100) }}
      >
        <Level on={onPart} at={0.8} color={ink} label={t.wholeTrial} side="start" />
        <Line on={onPart} of={part} />
        <Upright
          on={onPart}
          at={value / 100}
          color={data}
          from={onPart.y(part(value / 100)) - onPart.box.top}
        />
        <Dot on={onPart} x={value / 100} y={part(value / 100)} />
      </Axes>
    ),
  }
}

const onPrevalence = chart([0, 1], [0, 800])
const responding = 0.5

function enriched(value: number, language: Language): Drawing {
  const t = planLabels[language]
  const prevalence = value / 100
  const enrolled = perArmFor(responding)
  const everyone = (p: number) => perArmFor(responding * p)
  const screened = (p: number) => enrolled / p
  const facts = {
    prevalence: `${value}`,
    enrolled: `${enrolled}`,
    everyone: `${everyone(prevalence)}`,
    screened: `${Math.ceil(screened(prevalence))}`,
  }
  return {
    facts,
    height,
    marks: (
      <Axes
        on={onPrevalence}
        x={{ title: t.positive, ticks: percents(0, 20, 40, 60, 80, 100) }}
        y={{ title: t.perArm, ticks: numberTicks(0, 200, 400, 600, 800) }}
      >
        <Line
          on={onPrevalence}
          of={(p) => 2 * (neededDrift / (responding * p)) ** 2}
          from={0.281}
          color={data}
          dashes="5 3"
        />
        <Line on={onPrevalence} of={screened} from={0.08} />
        <Level on={onPrevalence} at={enrolled} color={ink} />
        <Upright on={onPrevalence} at={prevalence} from={70} />
        <Dot on={onPrevalence} x={prevalence} y={everyone(prevalence)} />
        <Dot on={onPrevalence} x={prevalence} y={screened(prevalence)} color={accent} />
        <Note x={onPrevalence.box.right} y={onPrevalence.box.top + 12} at="end" color={data} isBold>
          {t.everyone}
        </Note>
        <Note x={onPrevalence.box.right} y={onPrevalence.box.top + 30} at="end" color={accent} isBold>
          {t.screened}
        </Note>
        <Note x={onPrevalence.box.right} y={onPrevalence.box.top + 48} at="end" isBold>
          {fill(t.enrolled, facts)}
        </Note>
      </Axes>
    ),
  }
}

const onSpread = chart([6, 16], [0, 220])
const planned = 10

function reestimated(sd: number, language: Language): Drawing {
  const t = planLabels[language]
  const needed = (spread: number) => 2 * ((neededDrift * spread) / 5) ** 2
  const first = Math.ceil(needed(planned))
  const power = powerOf((5 / sd) * Math.sqrt(first / 2), usualCritical)
  const facts = { sd: `${sd}`, first: `${first}`, needed: `${Math.ceil(needed(sd))}`, power: percent(power) }
  return {
    facts,
    height,
    marks: (
      <Axes
        on={onSpread}
        x={{ title: t.spread, ticks: numberTicks(6, 8, 10, 12, 14, 16) }}
        y={{ title: t.perArm, ticks: numberTicks(0, 50, 100, 150, 200) }}
      >
        <Level on={onSpread} at={first} color={ink} label={fill(t.planned, facts)} side="start" />
        <Line on={onSpread} of={needed} />
        <Upright on={onSpread} at={sd} color={data} from={onSpread.y(needed(sd)) - onSpread.box.top} />
        <Dot on={onSpread} x={sd} y={needed(sd)} />
      </Axes>
    ),
  }
}

const correlations = { from: 0, to: 0.9, step: 0.1, start: 0.6 }

export const planningFigures = {
  'allocation-ratio': { slider: { from: 1, to: 6, step: 0.5, start: 2 }, draw: ratio },
  'analysis-of-covariance-ancova': { slider: correlations, draw: adjusted },
  baseline: { slider: correlations, draw: adjusted },
  'subgroup-analysis': { slider: { from: 10, to: 100, step: 10, start: 50 }, draw: subgroup },
  'enrichment-design': { slider: { from: 30, to: 90, step: 10, start: 40 }, draw: enriched },
  'blinded-sample-size-re-estimation': { slider: { from: 7, to: 15, step: 1, start: 13 }, draw: reestimated },
} satisfies Record<string, Figure>
