import { fill } from '#client/text/fill.ts'
import { estimandLabels } from '#content/glossary/figures/estimands.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { linePath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { signed } from './numbers.ts'
import { Dots, placesOn } from './parts.tsx'

const weeks = [0, 4, 8, 12, 16, 20, 24]
const last = 24
const on = chart([0, 24], [6, 10], numbers(...weeks), numbers(6, 7, 8, 9, 10))

/** HbA1c in %, which a rescue drug lowers. */
const without = (week: number) => 8.4 + 0.02 * week
const courseAfter = (event: number) => (week: number) =>
  week <= event ? without(week) : without(event) - 0.1 * (week - event)

type Use = 'all' | 'policy' | 'hypothetical' | 'composite' | 'before'

interface MarkProps {
  at: readonly Point[]
  isUsed: boolean
  color?: string
}

/** Values that count are full, the others open. */
function Course({ at, isUsed, color = accent }: MarkProps) {
  const places = placesOn(on, at)
  return (
    <>
      <path
        d={linePath(places)}
        stroke={isUsed ? color : muted}
        strokeWidth={isUsed ? 2.5 : 1.5}
        strokeDasharray={isUsed ? undefined : '4 3'}
        fill="none"
      />
      <Dots at={places} color={isUsed ? color : muted} size={8} isOpen={!isUsed} />
    </>
  )
}

function event(week: number, use: Use, language: Language): Drawing {
  const t = estimandLabels[language]
  const facts = factsOf(week)
  return drawn(
    facts,
    <Axes on={on} x={t.week} y={t.hba1c}>
      <Upright on={on} at={week} color={data} />
      <Courses week={week} use={use} />
      <Note
        x={on.x(week) + (week > 12 ? -6 : 6)}
        y={on.box.bottom - 8}
        at={week > 12 ? 'end' : 'start'}
        color={data}
        label={t.rescue}
      />
      {use === 'composite' && <Corner label={t.failure} color={ink} />}
      {(use === 'policy' || use === 'hypothetical' || use === 'before') && (
        <Corner label={fill(t.used, { value: facts[use] })} color={accent} />
      )}
      {use === 'all' && <Ends week={week} seen={facts.policy} unseen={facts.hypothetical} />}
      {use === 'composite' && (
        <path
          d={`M${Math.round(on.x(week)) - 8} ${Math.round(on.y(without(week))) - 8}l16 16m0 -16l-16 16`}
          stroke={data}
          strokeWidth="3"
        />
      )}
    </Axes>,
  )
}

/** The changes from the start that each strategy uses. */
function factsOf(week: number) {
  const change = (value: number) => (value > without(0) ? '+' : '') + signed(value - without(0))
  return {
    week: `${week}`,
    policy: change(courseAfter(week)(last)),
    hypothetical: change(without(last)),
    before: change(without(week)),
  }
}

function Courses({ week, use }: { week: number; use: Use }) {
  const seen = courseAfter(week)
  const points = (curve: (at: number) => number, from: number, to: number) =>
    weeks.filter((at) => at >= from && at <= to).map((at): Point => [at, curve(at)])
  return (
    <>
      <Course
        at={points(seen, week, last)}
        isUsed={use === 'policy' || use === 'all'}
        color={use === 'all' ? data : accent}
      />
      {(use === 'hypothetical' || use === 'all') && (
        <Course at={points(without, week, last)} isUsed={use === 'hypothetical'} />
      )}
      <Course at={points(seen, 0, week)} isUsed={use !== 'composite'} />
    </>
  )
}

const Corner = ({ label, color }: { label: string; color: string }) => (
  <Note x={on.box.right} y={on.box.top + 10} at="end" color={color} isBold label={label} />
)

/** The changes with and without the rescue, at the ends of their courses. */
function Ends({ week, seen, unseen }: { week: number; seen: string; unseen: string }) {
  const end = { x: on.box.right, at: 'end', isClear: true } as const
  return (
    <>
      <Note {...end} y={on.y(courseAfter(week)(last)) + 18} color={data} label={seen} />
      <Note {...end} y={on.y(without(last)) - 9} color={muted} isBold label={unseen} />
    </>
  )
}

const stops = { from: 4, to: 20, step: 4, start: 8 }

const strategy = (use: Use): Figure => ({
  source: 'schematic',
  slider: stops,
  draw: (week, language) => event(week, use, language),
})

export const estimandFigures = {
  'intercurrent-event': strategy('all'),
  'treatment-policy-strategy': strategy('policy'),
  'hypothetical-strategy': strategy('hypothetical'),
  'composite-variable-strategy': strategy('composite'),
  'while-on-treatment-strategy': strategy('before'),
} satisfies Record<string, Figure>
