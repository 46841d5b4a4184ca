import { missingLabels } from '#content/glossary/figures/missing.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import type { Point } from '#src/plots/drawing/path.ts'
import { spread } from '#src/plots/drawing/spread.ts'
import { Axes, accent, data, ink, muted } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { dropouts, last, on, pathOf, weeks } from './imputation.tsx'
import { drawn } from './marks.tsx'
import { signed } from './numbers.ts'
import { Dots } from './parts.tsx'

const active = (week: number) => 60 - 0.2 * week
const reference = (week: number) => 60 - 1.2 * week
/** Between values four weeks apart. */
const correlation = 0.8

/** From the highest end to the lowest. */
const names = ['CIR', 'CR', 'J2R']

function referenced(stop: number, language: Language): Drawing {
  const t = missingLabels[language]
  const kept = keptAfter(stop)
  const facts = {
    stop: `${stop}`,
    gained: signed(kept.increments()),
    jump: signed(kept.jump()),
    copy: signed(kept.copy(last)),
    increments: signed(kept.increments()),
  }
  const ends = [kept.increments(), kept.copy(last), kept.jump()]
  const places = spread(
    ends.map((benefit) => on.y(reference(last) + benefit)),
    14,
  )
  return drawn(
    facts,
    <Axes on={on} x={t.week} y={t.function}>
      <path d={straight(reference, last)} stroke={data} strokeWidth="2" fill="none" />
      <path d={straight(active, last)} stroke={muted} strokeDasharray="2 3" fill="none" />
      <path d={straight(active, stop)} stroke={accent} strokeWidth="2.5" fill="none" />
      <g stroke={ink} strokeWidth="2" fill="none">
        <path
          d={pathOf([[stop, active(stop)], ...after(stop, kept.jump).slice(1)])}
          strokeDasharray="1.5 3"
        />
        <path d={pathOf(after(stop, kept.copy))} strokeDasharray="5 3" />
        <path d={pathOf(after(stop, kept.increments))} strokeDasharray="9 3" />
      </g>
      <Dots on={on} at={[[stop, active(stop)]]} size={9} />
      {names.map((name, i) => (
        <Note key={name} x={on.x(last) + 3} y={(places[i] ?? 0) + 4} isBold label={name} />
      ))}
      <Note x={on.x(0) + 6} y={on.y(26)} color={data} label={t.reference} />
      <Note x={on.box.right} y={on.box.top + 2} at="end" color={accent} label={t.stopped} />
    </Axes>,
  )
}

/** What each way keeps of the benefit that was gained before the stop. */
function keptAfter(stop: number) {
  const gained = active(stop) - reference(stop)
  return {
    jump: () => 0,
    copy: (week: number) => gained * correlation ** ((week - stop) / 4),
    increments: () => gained,
  }
}

const straight = (course: (week: number) => number, to: number) =>
  pathOf([
    [0, course(0)],
    [to, course(to)],
  ])

const after = (stop: number, benefit: (week: number) => number) =>
  weeks.filter((week) => week >= stop).map((week): Point => [week, reference(week) + benefit(week)])

export const referenceFigures = {
  'reference-based-imputation': { source: 'schematic', slider: dropouts, draw: referenced },
} satisfies Record<string, Figure>
