import { fill } from '#client/ui/fill.ts'
import { estimandLabels } from '#content/glossary/figures/estimands.ts'
import { type Language, locales } from '#content/locales.ts'
import { numberTicks } from '#src/plots/drawing/axes.tsx'
import { linePath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, height, ink, muted, Note, Upright } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { signed } from './numbers.ts'
import { Dots, mirrored, placesOn } from './parts.tsx'

const attributes = ['treatment', 'population', 'variable', 'events', 'summary'] as const

/** The five attributes of one estimand; all of them, or one of them, with full color. */
function strip(chosen: (typeof attributes)[number] | 'all', language: Language): Drawing {
  const t = estimandLabels[language]
  const at = mirrored(language)
  const side = locales[language].dir === 'rtl' ? 'end' : 'start'
  return {
    facts: {},
    height: 246,
    marks: attributes.map((attribute, i) => {
      const isChosen = chosen === 'all' || chosen === attribute
      const top = 2 + 49 * i
      return (
        <g key={attribute}>
          <rect
            x="1"
            y={top}
            width="358"
            height="43"
            fill={accent}
            fillOpacity={isChosen ? 0.12 : 0}
            stroke="var(--control)"
          />
          <path d={`M${at(4)} ${top}v43`} stroke={isChosen ? accent : muted} strokeWidth="6" />
          <Note x={at(16)} y={top + 18} at={side} color={isChosen ? accent : muted} isBold>
            {t[attribute]}
          </Note>
          <Note x={at(16)} y={top + 36} at={side}>
            {t[`${attribute}Example`]}
          </Note>
        </g>
      )
    }),
  }
}

const weeks = [0, 4, 8, 12, 16, 20, 24]
const last = 24
const on = chart([0, 24], [6, 10])

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
  return {
    facts,
    height,
    marks: (
      <Axes
        on={on}
        x={{ title: t.week, ticks: numberTicks(...weeks) }}
        y={{ title: t.hba1c, ticks: numberTicks(6, 7, 8, 9, 10) }}
      >
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
          isBold
        >
          {t.rescue}
        </Note>
        {label && (
          <Note
            x={on.box.right}
            y={on.box.top + 10}
            at="end"
            color={use === 'composite' ? ink : accent}
            isBold
          >
            {fill(label, { value })}
          </Note>
        )}
        {use === 'all' && (
          <>
            <Note x={on.box.right} y={on.y(seen(last)) + 18} at="end" color={data} isBold isClear>
              {facts.policy}
            </Note>
            <Note x={on.box.right} y={on.y(without(last)) - 9} at="end" color={muted} isBold isClear>
              {facts.hypothetical}
            </Note>
          </>
        )}
        {use === 'composite' && (
          <path
            d={`M${Math.round(on.x(week)) - 8} ${Math.round(on.y(without(week))) - 8}l16 16m0 -16l-16 16`}
            stroke={data}
            strokeWidth="3"
          />
        )}
      </Axes>
    ),
  }
}

/** Of a hundred participants, those who stop on either treatment also stop on the new one. */
const alwaysStopping = 10

function strata(stopping: number, language: Language): Drawing {
  const t = estimandLabels[language]
  const facts = {
    stopping: `${stopping}`,
    both: `${alwaysStopping}`,
    only: `${stopping - alwaysStopping}`,
    never: `${100 - stopping}`,
  }
  const places = Array.from(
    { length: 100 },
    (_, i): Point => [12 + 16 * (i % 10), 20 + 22 * Math.floor(i / 10)],
  )
  const never = 100 - stopping
  const rows = [
    { label: t.never, places: places.slice(0, never), color: accent, isOpen: false },
    { label: t.only, places: places.slice(never, 100 - alwaysStopping), color: data, isOpen: false },
    { label: t.both, places: places.slice(100 - alwaysStopping), color: muted, isOpen: true },
  ]
  return {
    facts,
    height: 236,
    marks: rows.map(({ label, places: some, color, isOpen }, i) => (
      <g key={label}>
        <Dots at={some} color={color} size={12} isOpen={isOpen} />
        {fill(label, facts)
          .split('\n')
          .map((line, row) => (
            <Note key={line} x={184} y={40 + 76 * i + 20 * row} color={color} isBold>
              {line}
            </Note>
          ))}
      </g>
    )),
  }
}

const stops = { from: 4, to: 20, step: 4, start: 8 }

const strategy = (use: Use): Figure => ({
  source: 'schematic',
  slider: stops,
  draw: (week, language) => event(week, use, language),
})

export const estimandFigures = {
  estimand: { source: 'schematic', draw: (_value, language) => strip('all', language) },
  'population-level-summary': { source: 'schematic', draw: (_value, language) => strip('summary', language) },
  'intercurrent-event': strategy('all'),
  'treatment-policy-strategy': strategy('policy'),
  'hypothetical-strategy': strategy('hypothetical'),
  'composite-variable-strategy': strategy('composite'),
  'while-on-treatment-strategy': strategy('before'),
  'principal-stratum-strategy': {
    source: 'schematic',
    slider: { from: 10, to: 60, step: 10, start: 30 },
    draw: strata,
  },
} satisfies Record<string, Figure>
