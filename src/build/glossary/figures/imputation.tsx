import { mean, variance } from '@marom/statistics'
import { once } from '#client/once.ts'
import { missingLabels } from '#content/glossary/figures/missing.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { linePath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn } from './marks.tsx'
import { Dots, placesOn } from './parts.tsx'
import { normals } from './simulated-samples.ts'

export const weeks = [0, 4, 8, 12, 16, 20, 24]
export const last = 24
export const on = chart([0, 26], [20, 74], numbers(...weeks), numbers(20, 30, 40, 50, 60, 70))

/** Of one participant who gets worse from visit to visit. */
export const course = once(() => {
  const noise = normals(211, weeks.length)
  return weeks.map((week, i) => 62 - 1.1 * week + 1.5 * (noise[i] ?? Number.NaN))
})

export const pathOf = (points: readonly Point[]) => linePath(placesOn(on, points))
const seenUntil = (week: number) =>
  weeks.flatMap((at, i): Point[] => (at <= week ? [[at, course()[i] ?? 0]] : []))
const hiddenFrom = (week: number) =>
  weeks.flatMap((at, i): Point[] => (at >= week ? [[at, course()[i] ?? 0]] : []))

function carried(week: number, language: Language): Drawing {
  const t = missingLabels[language]
  const [seen, hidden] = [seenUntil(week), hiddenFrom(week)]
  const value = seen.at(-1)?.[1] ?? Number.NaN
  const truth = hidden.at(-1)?.[1] ?? Number.NaN
  const facts = {
    week: `${week}`,
    value: value.toFixed(1),
    truth: truth.toFixed(1),
    off: (value - truth).toFixed(1),
  }
  const later = weeks.filter((at) => at > week)
  return drawn(
    facts,
    <Axes on={on} x={t.week} y={t.function}>
      <path d={pathOf(hidden)} stroke={muted} strokeWidth="2" strokeDasharray="5 3" fill="none" />
      <path
        d={pathOf([
          [week, value],
          [last, value],
        ])}
        stroke={data}
        strokeWidth="2"
        fill="none"
      />
      <path d={pathOf(seen)} stroke={accent} strokeWidth="2" fill="none" />
      <Dots on={on} at={hidden.slice(1)} color={muted} size={9} isOpen />
      <Dots on={on} at={later.map((at): Point => [at, value])} color={data} size={9} />
      <Dots on={on} at={seen} size={9} />
      <Note x={on.box.right} y={on.box.top + 2} at="end" color={data} label={t.carried} />
      <Note x={on.x(0) + 6} y={on.y(24)} color={muted} isBold label={t.unseen} />
    </Axes>,
  )
}

const dropout = 8
const most = 20

/** Of each imputation, the values of the visits after the dropout. */
export const imputations = once(() =>
  Array.from({ length: most }, (_, i) => {
    const steps = normals(220 + i, 4)
    let value = seenUntil(dropout).at(-1)?.[1] ?? Number.NaN
    return steps.map((z) => {
      value += -4.4 + 2.5 * z
      return value
    })
  }),
)

/** The standard error of an analysis without missing values. */
const within = 2

function imputed(m: number, language: Language): Drawing {
  const t = missingLabels[language]
  const lines = imputations().slice(0, m)
  const ends = lines.map((line) => line.at(-1) ?? Number.NaN)
  const between = variance(ends)
  const facts = {
    m: `${m}`,
    mean: mean(ends).toFixed(1),
    between: Math.sqrt(between).toFixed(2),
    within: within.toFixed(2),
    total: Math.sqrt(within ** 2 + (1 + 1 / m) * between).toFixed(2),
  }
  const seen = seenUntil(dropout)
  const start = seen.at(-1) ?? [0, 0]
  const later = weeks.filter((week) => week > dropout)
  const pathsOf = lines.map((line) =>
    pathOf([start, ...line.map((value, i): Point => [later[i] ?? 0, value])]),
  )
  return drawn(
    facts,
    <Axes on={on} x={t.week} y={t.function}>
      <path d={pathsOf.join('')} stroke={data} strokeOpacity="0.7" fill="none" />
      <Dots on={on} at={ends.map((value): Point => [last, value])} color={data} size={5} />
      <path d={pathOf(seen)} stroke={accent} strokeWidth="2" fill="none" />
      <Dots on={on} at={seen} size={9} />
      <Note x={on.box.right} y={on.box.top + 2} at="end" color={data} label={t.imputed} />
    </Axes>,
  )
}

export const dropouts = { from: 4, to: 20, step: 4, start: 8 }

export const imputationFigures = {
  'last-observation-carried-forward-locf': { source: 'simulated', slider: dropouts, draw: carried },
  'multiple-imputation': {
    source: 'simulated',
    slider: { from: 2, to: 20, step: 2, start: 10 },
    draw: imputed,
  },
} satisfies Record<string, Figure>
