import { fill } from '#client/ui/fill.ts'
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
  const seen = courseAfter(week)
  const points = (curve: (at: number) => number, from: number, to: number) =>
    weeks.filter((at) => at >= from && at <= to).map((at): Point => [at, curve(at)])
  const change = (value: number) => (value > without(0) ? '+' : '') + signed(value - without(0))
  const facts = {
    week: `${week}`,
    policy: change(seen(last)),
    hypothetical: change(without(last)),
    before: change(without(week)),
  }
  const label = { all: '', policy: t.used, hypothetical: t.used, composite: t.failure, before: t.used }[use]
  const value = {
    all: '',
    policy: facts.policy,
    hypothetical: facts.hypothetical,
    composite: '',
    before: facts.before,
  }[use]
  return drawn(
    facts,
    <Axes on={on} x={t.week} y={t.hba1c}>
      <Upright on={on} at={week} color={data} />
      <Course
        at={points(seen, week, last)}
        isUsed={use === 'policy' || use === 'all'}
        color={use === 'all' ? data : accent}
      />
      {(use === 'hypothetical' || use === 'all') && (
        <Course at={points(without, week, last)} isUsed={use === 'hypothetical'} />
      )}
      <Course at={points(seen, 0, week)} isUsed={use !== 'composite'} />
      <Note
        x={on.x(week) + (week > 12 ? -6 : 6)}
        y={on.box.bottom - 8}
        at={week > 12 ? 'end' : 'start'}
        color={data}
        label={t.rescue}
      />
      {label && (
        <Note
          x={on.box.right}
          y={on.box.top + 10}
          at="end"
          color={use === 'composite' ? ink : accent}
          isBold
          label={fill(label, { value })}
        />
      )}
      {use === 'all' && (
        <>
          <Note
            x={on.box.right}
            y={on.y(seen(last)) + 18}
            at="end"
            color={data}
            isClear
            label={facts.policy}
          />
          <Note
            x={on.box.right}
            y={on.y(without(last)) - 9}
            at="end"
            color={muted}
            isClear
            isBold
            label={facts.hypothetical}
          />
        </>
      )}
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
