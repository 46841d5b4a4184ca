import { mean } from '@marom/statistics'
import { once } from '#client/once.ts'
import { missingLabels } from '#content/glossary/figures/missing.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import type { Point } from '#src/plots/drawing/path.ts'
import { Axes, chart, data, ink, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level } from './marks.tsx'
import { Dots } from './parts.tsx'
import { leastSquares } from './scatter.tsx'
import { normals, standardized } from './simulated-samples.ts'

/** What the chance of a missing value depends on: nothing, the baseline, or the value itself. */
export type Mechanism = 'none' | 'baseline' | 'outcome'

const count = 80

const scores = once(() => {
  const [before, rest, chance] = [201, 202, 203].map((seed) => standardized(normals(seed, count)))
  return Array.from({ length: count }, (_, i) => {
    const baseline = before?.[i] ?? Number.NaN
    const outcome = 0.7 * baseline + Math.sqrt(0.51) * (rest?.[i] ?? Number.NaN)
    return { baseline, outcome, chance: chance?.[i] ?? Number.NaN }
  })
})

/** Symptom scores; those with the highest tendency to be missing are not seen. */
export function people(mechanism: Mechanism, share: number) {
  const all = scores().map(({ baseline, outcome, chance }) => ({
    before: 50 + 10 * baseline,
    after: 40 + 10 * outcome,
    tendency: mechanism === 'none' ? chance : { baseline, outcome }[mechanism] + 0.5 * chance,
  }))
  const missing = new Set(
    all.toSorted((one, other) => other.tendency - one.tendency).slice(0, Math.round(share * count)),
  )
  return all.map((one) => ({ ...one, isSeen: !missing.has(one) }))
}

const ticks = numbers(20, 30, 40, 50, 60, 70, 80)
const on = chart([20, 80], [10, 84], ticks, ticks)

function seen(mechanism: Mechanism, percentage: number, language: Language): Drawing {
  const t = missingLabels[language]
  const all = people(mechanism, percentage / 100)
  const observed = all.filter(({ isSeen }) => isSeen)
  const truth = mean(all.map(({ after }) => after))
  const naive = mean(observed.map(({ after }) => after))
  const { slope, intercept } = leastSquares(observed.map(({ before, after }): Point => [before, after]))
  const facts = {
    n: `${count}`,
    share: `${percentage}`,
    missing: `${count - observed.length}`,
    truth: truth.toFixed(1),
    seen: naive.toFixed(1),
    adjusted: mean(all.map(({ before }) => intercept + slope * before)).toFixed(1),
  }
  const places = (some: typeof all) => some.map(({ before, after }): Point => [before, after])
  return drawn(
    facts,
    <Axes on={on} x={t.before} y={t.after}>
      <Dots on={on} at={places(all.filter(({ isSeen }) => !isSeen))} color={data} isOpen />
      <Dots on={on} at={places(observed)} />
      <Level on={on} at={truth} color={ink} dashes="none" />
      <Level on={on} at={naive} color={data} />
      <Note x={on.box.left + 6} y={on.box.top + 6} isBold label={t.truth} />
      <Note x={on.box.right} y={on.box.top + 6} at="end" color={data} label={t.seen} />
    </Axes>,
  )
}

const shares = { from: 0, to: 70, step: 10, start: 40 }

const missingFigure = (mechanism: Mechanism): Figure => ({
  source: 'simulated',
  slider: shares,
  draw: (share, language) => seen(mechanism, share, language),
})

export const missingFigures = {
  'missing-completely-at-random-mcar': missingFigure('none'),
  'missing-at-random-mar': missingFigure('baseline'),
  'missing-not-at-random-mnar': missingFigure('outcome'),
  'complete-case-analysis': missingFigure('baseline'),
} satisfies Record<string, Figure>
