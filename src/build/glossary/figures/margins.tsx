import { type Estimate, z975 } from '@marom/statistics'
import { normalUpperQuantile, tQuantile } from '@marom/statistics/distributions'
import { fill } from '#client/text/fill.ts'
import { trialLabels, verdicts } from '#content/glossary/figures/trials.ts'
import type { Language } from '#content/locales.ts'
import { levelIntervalPath } from '#src/plots/drawing/intervals.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { dotsPath } from '#src/plots/drawing/path.ts'
import { Axes, accent, type Chart, chart, data, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { signed } from './numbers.ts'

const on = chart([-7, 7], [0, 1], numbers(-6, -4, -2, 0, 2, 4, 6))
const onRatio = chart([60, 150], [0, 1], numbers(60, 80, 100, 125, 150))

type Verdict = keyof (typeof verdicts)['en']

interface Shown {
  on?: Chart
  interval: Estimate
  none: number
  margins?: readonly number[]
  facts: Record<string, string>
  verdict: Verdict
  print?: (value: number) => string
}

/** An interval, the value without a difference, and the margins. */
function interval(
  { interval: shown, none, margins = [], facts, verdict, ...rest }: Shown,
  language: Language,
): Drawing {
  const t = trialLabels[language]
  const { on: area = on, print = (value) => signed(value) } = rest
  const isGood = ['yes', 'superior', 'equivalent'].includes(verdict)
  const middle = 118
  const { value, lower, upper } = shown
  const [from, to] = area.xs
  const inside = (at: number) => Math.max(from, Math.min(to, at))
  const placed = { value: area.x(value), lower: area.x(inside(lower)), upper: area.x(inside(upper)) }
  const color = isGood ? accent : data
  return drawn(
    { ...facts, lower: print(lower), upper: print(upper), verdict: verdicts[language][verdict] },
    <Axes on={area} x={area === on ? t.difference : t.ratio}>
      <Upright on={area} at={none} color={muted} dashes="none" />
      {margins.map((margin) => (
        <Upright key={margin} on={area} at={margin} />
      ))}
      {margins[0] !== undefined && (
        <Note x={area.x(margins[0])} y={area.box.top - 6} at="middle" isBold label={t.margin} />
      )}
      <Note x={area.x(none) + 6} y={area.box.top + 12} color={muted} label={t.none} />
      <g stroke={color} fill="none">
        <path d={levelIntervalPath(placed, middle)} strokeWidth="3" />
        <path d={dotsPath([[placed.value, middle]])} strokeWidth="12" strokeLinecap="round" />
      </g>
      <Note
        x={placed.value}
        y={middle + 26}
        at="middle"
        color={color}
        isClear
        isBold
        label={fill('{value} ({lower}–{upper})', {
          value: print(value),
          lower: print(lower),
          upper: print(upper),
        }).replace(/–−/, ' – −')}
      />
    </Axes>,
  )
}

/** With a standard error of 1. */
const around = (value: number): Estimate => ({ value, lower: value - z975, upper: value + z975 })

function nonInferiority(difference: number, language: Language): Drawing {
  const shown = around(difference)
  return interval(
    {
      interval: shown,
      none: 0,
      margins: [-4],
      facts: { difference: signed(difference) },
      verdict: shown.lower > -4 ? 'yes' : 'no',
    },
    language,
  )
}

function margin(size: number, language: Language): Drawing {
  const shown = around(-1)
  return interval(
    {
      interval: shown,
      none: 0,
      margins: [-size],
      facts: { margin: `−${size}` },
      verdict: shown.lower > -size ? 'yes' : 'no',
    },
    language,
  )
}

function superiority(difference: number, language: Language): Drawing {
  const shown = around(difference)
  return interval(
    {
      interval: shown,
      none: 0,
      facts: { difference: signed(difference) },
      verdict: shown.lower > 0 ? 'superior' : 'notSuperior',
    },
    language,
  )
}

function equivalence(n: number, language: Language): Drawing {
  const half = normalUpperQuantile(0.05) * 10 * Math.sqrt(2 / n)
  const shown = { value: 1, lower: 1 - half, upper: 1 + half }
  const isWithin = shown.lower > -4 && shown.upper < 4
  return interval(
    {
      interval: shown,
      none: 0,
      margins: [-4, 4],
      facts: { n: `${n}` },
      verdict: isWithin ? 'equivalent' : 'notEquivalent',
    },
    language,
  )
}

/** The standard error on the log scale is that of a balanced crossover with two periods. */
function bioequivalence(cv: number, language: Language): Drawing {
  const participants = 24
  const within = Math.sqrt(Math.log1p((cv / 100) ** 2))
  const half = tQuantile(0.95, participants - 2) * within * Math.sqrt(2 / participants)
  const at = (shift: number) => 95 * Math.exp(shift)
  const shown = { value: 95, lower: at(-half), upper: at(half) }
  const isWithin = shown.lower >= 80 && shown.upper <= 125
  return interval(
    {
      on: onRatio,
      interval: shown,
      none: 100,
      margins: [80, 125],
      facts: { cv: `${cv}` },
      verdict: isWithin ? 'equivalent' : 'notEquivalent',
      print: (value) => value.toFixed(2),
    },
    language,
  )
}

const differences = { from: -4, to: 4, step: 1, start: -1 }

export const marginFigures = {
  'non-inferiority-trial': { slider: differences, draw: nonInferiority },
  'non-inferiority-margin': { slider: { from: 2, to: 6, step: 0.5, start: 4 }, draw: margin },
  'superiority-trial': { slider: { from: 0, to: 5, step: 0.5, start: 3 }, draw: superiority },
  'equivalence-trial': { slider: { from: 20, to: 200, step: 20, start: 100 }, draw: equivalence },
  bioequivalence: { slider: { from: 10, to: 50, step: 5, start: 25 }, draw: bioequivalence },
} satisfies Record<string, Figure>
