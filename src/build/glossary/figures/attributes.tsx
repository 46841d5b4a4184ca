import { fill } from '#client/text/fill.ts'
import { estimandLabels } from '#content/glossary/figures/estimands.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import type { Point } from '#src/plots/drawing/path.ts'
import { accent, data, muted } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn } from './marks.tsx'
import { Dots, mirrored } from './parts.tsx'

const attributes = ['treatment', 'population', 'variable', 'events', 'summary'] as const

/** The five attributes of one estimand; all of them, or one of them, with full color. */
function strip(chosen: (typeof attributes)[number] | 'all', language: Language): Drawing {
  const t = estimandLabels[language]
  const { at, side } = mirrored(language)
  return drawn(
    {},
    attributes.map((attribute, i) => {
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
          <Note
            x={at(16)}
            y={top + 18}
            at={side}
            color={isChosen ? accent : muted}
            isBold
            label={t[attribute]}
          />
          <Note x={at(16)} y={top + 36} at={side} label={t[`${attribute}Example`]} />
        </g>
      )
    }),
    246,
  )
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
  return drawn(
    facts,
    rows.map(({ label, places: some, color, isOpen }, i) => (
      <g key={label}>
        <Dots at={some} color={color} size={12} isOpen={isOpen} />
        {fill(label, facts)
          .split('\n')
          .map((line, row) => (
            <Note key={line} x={184} y={40 + 76 * i + 20 * row} color={color} isBold label={line} />
          ))}
      </g>
    )),
  )
}

export const attributeFigures = {
  estimand: { source: 'schematic', draw: (_value, language) => strip('all', language) },
  'population-level-summary': { source: 'schematic', draw: (_value, language) => strip('summary', language) },
  'principal-stratum-strategy': {
    source: 'schematic',
    slider: { from: 10, to: 60, step: 10, start: 30 },
    draw: strata,
  },
} satisfies Record<string, Figure>
