import { fill } from '#client/ui/fill.ts'
import { once } from '#client/ui/once.ts'
import { missingLabels } from '#content/glossary/figures/missing.ts'
import type { Language } from '#content/locales.ts'
import { numberTicks } from '#src/plots/drawing/axes.tsx'
import { linePath, type Point } from '#src/plots/drawing/path.ts'
import { spread } from '#src/plots/drawing/spread.ts'
import { mean, variance } from '#src/statistics/sample.ts'
import { Axes, accent, chart, data, height, ink, muted, Note } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { signed } from './numbers.ts'
import { Dots, placesOn } from './parts.tsx'
import { normals } from './simulated-samples.ts'

const weeks = [0, 4, 8, 12, 16, 20, 24]
const last = 24
const on = chart([0, 26], [20, 74])
const axes = {
  x: numberTicks(...weeks),
  y: numberTicks(20, 30, 40, 50, 60, 70),
}

/** Of one participant who gets worse from visit to visit. */
export const course = once(() => {
  const noise = normals(211, weeks.length)
  return weeks.map((week, i) => 62 - 1.1 * week + 1.5 * (noise[i] ?? Number.NaN))
})

const pathOf = (points: readonly Point[]) => linePath(placesOn(on, points))
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
  return {
    facts,
    height,
    marks: (
      <Axes on={on} x={{ title: t.week, ticks: axes.x }} y={{ title: t.function, ticks: axes.y }}>
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
        <Dots at={placesOn(on, hidden.slice(1))} color={muted} size={9} isOpen />
        <Dots
          at={placesOn(
            on,
            later.map((at): Point => [at, value]),
          )}
          color={data}
          size={9}
        />
        <Dots at={placesOn(on, seen)} size={9} />
        <Note x={on.box.right} y={on.box.top + 2} at="end" color={data} isBold>
          {fill(t.carried, facts)}
        </Note>
        <Note x={on.x(0) + 6} y={on.y(24)} color={muted} isBold>
          {fill(t.unseen, facts)}
        </Note>
      </Axes>
    ),
  }
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
  return {
    facts,
    height,
    marks: (
      <Axes on={on} x={{ title: t.week, ticks: axes.x }} y={{ title: t.function, ticks: axes.y }}>
        <path d={pathsOf.join('')} stroke={data} strokeOpacity="0.7" fill="none" />
        <Dots
          at={placesOn(
            on,
            ends.map((value): Point => [last, value]),
          )}
          color={data}
          size={5}
        />
        <path d={pathOf(seen)} stroke={accent} strokeWidth="2" fill="none" />
        <Dots at={placesOn(on, seen)} size={9} />
        <Note x={on.box.right} y={on.box.top + 2} at="end" color={data} isBold>
          {fill(t.imputed, facts)}
        </Note>
      </Axes>
    ),
  }
}

const active = (week: number) => 60 - 0.2 * week
const reference = (week: number) => 60 - 1.2 * week
/** Between values four weeks apart. */
const correlation = 0.8

/** From the highest end to the lowest. */
const names = ['CIR', 'CR', 'J2R']

function referenced(stop: number, language: Language): Drawing {
  const t = missingLabels[language]
  const gained = active(stop) - reference(stop)
  const kept = {
    jump: () => 0,
    copy: (week: number) => gained * correlation ** ((week - stop) / 4),
    increments: () => gained,
  }
  const line = (benefit: (week: number) => number) =>
    pathOf(weeks.filter((week) => week >= stop).map((week): Point => [week, reference(week) + benefit(week)]))
  const facts = {
    stop: `${stop}`,
    gained: signed(gained),
    jump: signed(kept.jump()),
    copy: signed(kept.copy(last)),
    increments: signed(kept.increments()),
  }
  const ends = [kept.increments(), kept.copy(last), kept.jump()]
  const places = spread(
    ends.map((benefit) => on.y(reference(last) + benefit)),
    14,
  )
  const jump = linePath(
    placesOn(on, [
      [stop, active(stop)],
      ...weeks.filter((week) => week > stop).map((week): Point => [week, reference(week)]),
    ]),
  )
  return {
    facts,
    height,
    marks: (
      <Axes on={on} x={{ title: t.week, ticks: axes.x }} y={{ title: t.function, ticks: axes.y }}>
        <path
          d={pathOf([
            [0, reference(0)],
            [last, reference(last)],
          ])}
          stroke={data}
          strokeWidth="2"
          fill="none"
        />
        <path
          d={pathOf([
            [0, active(0)],
            [last, active(last)],
          ])}
          stroke={muted}
          strokeDasharray="2 3"
          fill="none"
        />
        <path
          d={pathOf([
            [0, active(0)],
            [stop, active(stop)],
          ])}
          stroke={accent}
          strokeWidth="2.5"
          fill="none"
        />
        <g stroke={ink} strokeWidth="2" fill="none">
          <path d={jump} strokeDasharray="1.5 3" />
          <path d={line(kept.copy)} strokeDasharray="5 3" />
          <path d={line(kept.increments)} strokeDasharray="9 3" />
        </g>
        <Dots at={placesOn(on, [[stop, active(stop)]])} size={9} />
        {names.map((name, i) => (
          <Note key={name} x={on.x(last) + 3} y={(places[i] ?? 0) + 4} isBold>
            {name}
          </Note>
        ))}
        <Note x={on.x(0) + 6} y={on.y(26)} color={data} isBold>
          {t.reference}
        </Note>
        <Note x={on.box.right} y={on.box.top + 2} at="end" color={accent} isBold>
          {fill(t.stopped, facts)}
        </Note>
      </Axes>
    ),
  }
}

const dropouts = { from: 4, to: 20, step: 4, start: 8 }

export const imputationFigures = {
  'last-observation-carried-forward-locf': { source: 'simulated', slider: dropouts, draw: carried },
  'multiple-imputation': {
    source: 'simulated',
    slider: { from: 2, to: 20, step: 2, start: 10 },
    draw: imputed,
  },
  'reference-based-imputation': { source: 'schematic', slider: dropouts, draw: referenced },
} satisfies Record<string, Figure>
