import { betaDensity, betaQuantile } from '@marom/statistics/distributions'
import { betaLower } from '@marom/statistics/special'
import { riskLabels } from '#content/glossary/figures/risks.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { dotsPath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, Line, muted, percents, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent } from './numbers.ts'

/** The places of a hundred participants, in rows of 25. */
const places = (top: number): Point[] =>
  Array.from({ length: 100 }, (_, i) => [14 + (i % 25) * 13.6, top + Math.floor(i / 25) * 15] as const)

function Hundred({ top, events, color }: { top: number; events: number; color: string }) {
  const all = places(top)
  return (
    <g strokeWidth="9" strokeLinecap="round">
      <path d={dotsPath(all.slice(0, events))} stroke={color} />
      <path d={dotsPath(all.slice(events))} stroke={muted} strokeOpacity="0.35" />
    </g>
  )
}

type Names = readonly [
  first: 'control' | 'unexposed' | 'placebo',
  second: 'treatment' | 'exposed' | 'vaccine',
]

/** Two groups of 100 with a whole number of events each. */
function groups(control: number, treated: number, [first, second]: Names, language: Language): Drawing {
  const t = riskLabels[language]
  const difference = control - treated
  const facts = {
    control: `${control}`,
    treated: `${treated}`,
    controlWithout: `${100 - control}`,
    treatedWithout: `${100 - treated}`,
    difference: `${difference}`,
    added: `${-difference}`,
    ratio: (treated / control).toFixed(2),
    odds: ((treated * (100 - control)) / (control * (100 - treated))).toFixed(2),
    needed: `${Math.ceil(100 / difference)}`,
    fraction: percent(-difference / treated),
    efficacy: percent(difference / control, 0),
  }
  return drawn(
    facts,
    <>
      <Note x={8} y={14} color={data} label={t[first]} />
      <Hundred top={30} events={control} color={data} />
      <Note x={8} y={108} color={accent} label={t[second]} />
      <Hundred top={124} events={treated} color={accent} />
    </>,
    180,
  )
}

const rates = percents(0, 20, 40, 60, 80, 100)
const onRate = chart([0, 1], [0, 8.6], rates)
const participants = 20

function prior(size: number, language: Language): Drawing {
  const t = riskLabels[language]
  const [a, b] = [0.3 * size, 0.7 * size]
  const facts = { size: `${size}`, mean: percent((a + 12) / (size + participants)) }
  return drawn(
    facts,
    <Axes on={onRate} x={t.percent}>
      <Line on={onRate} of={(rate) => betaDensity(rate, a, b)} color={data} dashes="5 3" />
      <Line on={onRate} of={(rate) => betaDensity(rate, a + 12, b + 8)} />
      <Note x={onRate.box.right} y={onRate.box.top + 12} at="end" color={data} label={t.prior} />
      <Note x={onRate.box.right} y={onRate.box.top + 30} at="end" color={accent} label={t.posterior} />
    </Axes>,
  )
}

interface Posterior {
  responders: number
  n: number
  /** The shaded part is above this rate, or is the 95 % interval. */
  above?: number
}

const onAnyRate = chart([0, 1], [0, 9], rates)

function posterior({ responders, n, above }: Posterior, language: Language): Drawing {
  const t = riskLabels[language]
  const [a, b] = [responders + 1, n - responders + 1]
  const [lower, upper] = [betaQuantile(0.025, a, b), betaQuantile(0.975, a, b)]
  const facts = {
    n: `${n}`,
    responders: `${responders}`,
    mean: percent(a / (a + b)),
    lower: percent(lower),
    upper: percent(upper),
    above: percent(1 - betaLower(0.4, a, b)),
  }
  const density = (rate: number) => betaDensity(rate, a, b)
  return drawn(
    facts,
    <Axes on={onAnyRate} x={t.percent}>
      <Shade on={onAnyRate} of={density} from={above ?? lower} to={above === undefined ? upper : 1} />
      <Line on={onAnyRate} of={density} />
      {above !== undefined && <Upright on={onAnyRate} at={above} color={data} />}
      {above === undefined && <Line on={onAnyRate} of={() => 1} color={data} dashes="5 3" />}
      {above === undefined && (
        <Note x={onAnyRate.box.left} y={onAnyRate.y(1) - 6} color={data} label={t.prior} />
      )}
      <Note
        x={onAnyRate.box.left}
        y={onAnyRate.box.top + 12}
        color={accent}
        label={above === undefined ? t.interval : t.above}
      />
    </Axes>,
  )
}

const treated = { from: 2, to: 18, step: 2, start: 12 }
const trial: Names = ['control', 'treatment']
const compare = (value: number, language: Language) => groups(20, value, trial, language)

export const riskFigures = {
  'absolute-risk-reduction': { slider: treated, draw: compare },
  'relative-risk-rr': { slider: treated, draw: compare },
  'odds-ratio-or': { slider: treated, draw: compare },
  'number-needed-to-treat-nnt': { slider: treated, draw: compare },
  'attributable-risk': {
    slider: { from: 15, to: 50, step: 5, start: 25 },
    draw: (value, language) => groups(10, value, ['unexposed', 'exposed'], language),
  },
  'vaccine-efficacy-ve': {
    slider: { from: 1, to: 9, step: 1, start: 2 },
    draw: (value, language) => groups(10, value, ['placebo', 'vaccine'], language),
  },
  'prior-distribution': { slider: { from: 10, to: 100, step: 10, start: 20 }, draw: prior },
  'posterior-distribution': {
    slider: { from: 5, to: 15, step: 1, start: 12 },
    draw: (responders, language) => posterior({ responders, n: participants }, language),
  },
  'credible-interval': {
    slider: { from: 10, to: 100, step: 10, start: 20 },
    draw: (n, language) => posterior({ responders: Math.round(0.6 * n), n }, language),
  },
  'bayesian-inference': {
    slider: { from: 5, to: 15, step: 1, start: 12 },
    draw: (responders, language) => posterior({ responders, n: participants, above: 0.4 }, language),
  },
} satisfies Record<string, Figure>
