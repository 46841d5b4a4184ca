import { trialLabels } from '#content/glossary/figures/trials.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { dotsPath, linePath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, Line, numbers, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Upright } from './marks.tsx'
import { percent } from './numbers.ts'

const level = 0.05
const onTests = chart([0, 20.5], [0, 0.7], numbers(1, 5, 10, 15, 20), percents(0, 20, 40, 60))

const anyOf = (tests: number, each: number) => 1 - (1 - each) ** tests

function family(tests: number, language: Language): Drawing {
  const t = trialLabels[language]
  const each = level / tests
  return drawn(
    {
      tests: `${tests}`,
      chance: percent(anyOf(tests, level)),
      adjusted: percent(anyOf(tests, each)),
      level: percent(each, 2),
    },
    <Axes on={onTests} x={t.tests} y={t.chance}>
      <Line on={onTests} of={(count) => anyOf(count, level)} from={1} to={20} color={data} dashes="5 3" />
      <Line on={onTests} of={(count) => anyOf(count, level / count)} from={1} to={20} />
      <Upright on={onTests} at={tests} upTo={anyOf(tests, level)} />
      <Dot on={onTests} x={tests} y={anyOf(tests, level)} />
      <Dot on={onTests} x={tests} y={anyOf(tests, each)} color={accent} />
      <Note x={onTests.box.left + 8} y={onTests.box.top + 16} color={data} label={t.unadjusted} />
      <Note x={onTests.box.left + 8} y={onTests.box.top + 34} color={accent} label={t.adjusted} />
    </Axes>,
  )
}

const sorted = [0.002, 0.009, 0.014, 0.016, 0.024, 0.055]
const onRanks = chart(
  [0.5, 6.5],
  [0, 0.1],
  numbers(1, 2, 3, 4, 5, 6),
  numbers(0, 0.02, 0.04, 0.06, 0.08, 0.1),
)

interface Rule {
  /** The limit of a rank from 1 on, at the level. */
  limit: (rank: number, alpha: number) => number
  /** Goes down from the largest p value, and not up from the smallest. */
  isStepUp: boolean
}

const holm = (rank: number, alpha: number) => alpha / (sorted.length - rank + 1)
const line = (rank: number, alpha: number) => (alpha * rank) / sorted.length

function rejectedBy({ limit, isStepUp }: Rule, alpha: number): number {
  const isBelow = sorted.map((p, i) => p <= limit(i + 1, alpha))
  if (isStepUp) return isBelow.lastIndexOf(true) + 1
  const first = isBelow.indexOf(false)
  return first < 0 ? sorted.length : first
}

function procedure(value: number, rule: Rule, language: Language): Drawing {
  const t = trialLabels[language]
  const alpha = value / 100
  const rejected = rejectedBy(rule, alpha)
  const places = sorted.map((p, i): Point => [onRanks.x(i + 1), onRanks.y(p)])
  const limits = sorted.map((_, i): Point => [onRanks.x(i + 1), onRanks.y(rule.limit(i + 1, alpha))])
  return drawn(
    { alpha: `${value}`, rejected: `${rejected}` },
    <Axes on={onRanks} x={t.rank} y={t.p}>
      <path d={linePath(limits)} stroke={data} strokeWidth="2" strokeDasharray="5 3" fill="none" />
      <g strokeLinecap="round">
        <path d={dotsPath(places)} stroke={accent} strokeWidth="11" />
        <path d={dotsPath(places.slice(rejected))} stroke="var(--paper)" strokeWidth="7" />
      </g>
      <Note x={onRanks.box.left + 8} y={onRanks.box.top + 16} color={data} label={t.limit} />
    </Axes>,
  )
}

const counts = { from: 2, to: 20, step: 2, start: 10 }
const levels = { from: 1, to: 10, step: 1, start: 5 }

export const multiplicityFigures = {
  multiplicity: { slider: counts, draw: family },
  'familywise-error-rate-fwer': { slider: { ...counts, start: 6 }, draw: family },
  'bonferroni-correction': { slider: { ...counts, start: 4 }, draw: family },
  'holm-procedure': {
    slider: levels,
    draw: (value, language) => procedure(value, { limit: holm, isStepUp: false }, language),
  },
  'hochberg-procedure': {
    slider: levels,
    draw: (value, language) => procedure(value, { limit: holm, isStepUp: true }, language),
  },
  'false-discovery-rate-fdr': {
    slider: levels,
    draw: (value, language) => procedure(value, { limit: line, isStepUp: true }, language),
  },
  'benjamini-hochberg-procedure': {
    slider: levels,
    draw: (value, language) => procedure(value, { limit: line, isStepUp: true }, language),
  },
} satisfies Record<string, Figure>
