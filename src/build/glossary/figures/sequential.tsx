import { normalUpperQuantile } from '@marom/statistics/distributions'
import {
  boundariesThatSpend,
  conditionalPower,
  driftFor,
  exitsAbove,
  obrienFlemingType,
  type Plan,
  pocockType,
  walk,
  wangTsiatis,
} from '@marom/statistics/sequential'
import { once } from '#client/once.ts'
import { trialLabels } from '#content/glossary/figures/trials.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { dotsPath, linePath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, Line, numbers, percents, pointsOf } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Level, Upright } from './marks.tsx'
import { percent } from './numbers.ts'

const alpha = 0.025
const shares = percents(0, 20, 40, 60, 80, 100)

const onSpent = chart(
  [0, 1],
  [0, 0.026],
  shares,
  [0, 0.5, 1, 1.5, 2, 2.5].map((one) => ({ value: one / 100, label: `${one}` })),
)
const obrien = obrienFlemingType(alpha)
const pocock = pocockType(alpha)

function spending(value: number, language: Language): Drawing {
  const t = trialLabels[language]
  const fraction = value / 100
  return drawn(
    {
      fraction: `${value}`,
      obrien: percent(obrien(fraction), 2),
      pocock: percent(pocock(fraction), 2),
    },
    <Axes on={onSpent} x={t.information} y={t.spent}>
      <Upright on={onSpent} at={fraction} upTo={pocock(fraction)} />
      <Line on={onSpent} of={pocock} color={data} dashes="5 3" />
      <Line on={onSpent} of={(at) => (at > 0 ? obrien(at) : 0)} />
      <Dot on={onSpent} x={fraction} y={obrien(fraction)} color={accent} />
      <Dot on={onSpent} x={fraction} y={pocock(fraction)} />
      <Note x={onSpent.box.left + 8} y={onSpent.box.top + 14} color={data} label={t.pocock} />
      <Note x={onSpent.box.left + 8} y={onSpent.box.top + 32} color={accent} label={t.obrien} />
    </Axes>,
  )
}

const onLooks = chart([0, 1.04], [0, 6], shares, numbers(0, 1, 2, 3, 4, 5, 6))

interface Shown {
  plan: Plan
  facts: Record<string, string>
}

function boundaries({ plan, facts }: Shown, language: Language): Drawing {
  const t = trialLabels[language]
  const places = plan.looks.map(
    ({ fraction, upper }): Point => [onLooks.x(fraction), onLooks.y(Math.min(6, upper))],
  )
  return drawn(
    facts,
    <Axes on={onLooks} x={t.information} y={t.boundary}>
      <Level on={onLooks} at={1.96} color={data} />
      <Note x={onLooks.box.left + 4} y={onLooks.y(1.96) + 16} color={data} isBold={false} label={t.fixed} />
      <path d={linePath(places)} stroke={accent} strokeWidth="2" fill="none" />
      <path d={dotsPath(places)} stroke={accent} strokeWidth="9" strokeLinecap="round" />
      {plan.looks.map(({ fraction, upper }, i) => (
        <Note
          key={fraction}
          x={onLooks.x(fraction) + (i === 0 ? 8 : 0)}
          y={onLooks.y(Math.min(6, upper)) - (i === 0 ? 2 : 9)}
          at={i === 0 ? 'start' : 'middle'}
          label={upper.toFixed(2)}
        />
      ))}
    </Axes>,
  )
}

const ends = ({ looks }: Plan) => ({
  first: (looks[0]?.upper ?? Number.NaN).toFixed(2),
  last: (looks.at(-1)?.upper ?? Number.NaN).toFixed(2),
})

const equally = (looks: number) => Array.from({ length: looks }, (_, i) => (i + 1) / looks)

function spendingLooks(looks: number, language: Language): Drawing {
  const plan = boundariesThatSpend(equally(looks), obrien, false)
  return boundaries({ plan, facts: { looks: `${looks}`, ...ends(plan) } }, language)
}

function classicLooks(looks: number, language: Language): Drawing {
  const plan = wangTsiatis(equally(looks), alpha, 0, true)
  return boundaries({ plan, facts: { looks: `${looks}`, ...ends(plan) } }, language)
}

function interim(value: number, language: Language): Drawing {
  const plan = boundariesThatSpend([value / 100, 1], obrien, false)
  const [stopping = Number.NaN] = exitsAbove(plan, driftFor(plan, 0.9))
  const facts = { fraction: `${value}`, ...ends(plan), stopping: percent(stopping) }
  return boundaries({ plan, facts }, language)
}

const onZ = chart([-1, 4], [0, 1], numbers(0, 1, 2, 3, 4), shares)
const half = 0.5
const planned = normalUpperQuantile(alpha) + normalUpperQuantile(0.1)
/** One analysis at the end, and a look at half of the information that never stops. */
const single = once(() =>
  walk([half, 1], (_, fraction) => ({
    upper: fraction < 1 ? 8 : normalUpperQuantile(alpha),
    lower: Number.NEGATIVE_INFINITY,
  })),
)
const underPlan = (z: number) => conditionalPower(single(), 0, z)(planned)
const underTrend = (z: number) => conditionalPower(single(), 0, z)(z / Math.sqrt(half))
const lines = once(() => ({
  plan: linePath(pointsOf(onZ, underPlan, onZ.xs, 40)),
  trend: linePath(pointsOf(onZ, underTrend, onZ.xs, 40)),
}))

function conditional(z: number, language: Language): Drawing {
  const t = trialLabels[language]
  return drawn(
    {
      z: `${z}`.replace('-', '−'),
      planned: percent(underPlan(z)),
      trend: percent(underTrend(z)),
    },
    <Axes on={onZ} x={t.z} y={t.power}>
      <Upright on={onZ} at={z} />
      <path d={lines().plan} stroke={accent} strokeWidth="2" fill="none" />
      <path d={lines().trend} stroke={data} strokeWidth="2" strokeDasharray="5 3" fill="none" />
      <Dot on={onZ} x={z} y={underPlan(z)} color={accent} />
      <Dot on={onZ} x={z} y={underTrend(z)} />
      <Note x={onZ.box.right - 4} y={onZ.y(0.3)} at="end" color={accent} label={t.plan} />
      <Note x={onZ.box.right - 4} y={onZ.y(0.18)} at="end" color={data} label={t.trend} />
    </Axes>,
  )
}

const fractions = { from: 20, to: 90, step: 10, start: 50 }
const looks = { from: 2, to: 6, step: 1, start: 3 }
const interimZ = { from: -0.5, to: 3, step: 0.5, start: 1.5 }

export const sequentialFigures = {
  'alpha-spending-function': { slider: fractions, draw: spending },
  'group-sequential-design': { slider: looks, draw: spendingLooks },
  'obrien-fleming-boundary': { slider: { ...looks, start: 4 }, draw: classicLooks },
  'interim-analysis': { slider: { ...fractions, to: 80 }, draw: interim },
  'conditional-power': { slider: interimZ, draw: conditional },
  'futility-analysis': { slider: { ...interimZ, start: 0.5 }, draw: conditional },
} satisfies Record<string, Figure>
