import { fill } from '#client/text/fill.ts'
import { scheduleLabels } from '#content/glossary/figures/schedules.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, type Chart, chart, data, ink, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent } from './numbers.ts'
import { Block } from './parts.tsx'

type Kind = 'new' | 'control' | 'none'

interface Period {
  from: number
  to: number
  kind: Kind
  name?: string
}

export interface Row {
  name: string
  periods: readonly Period[]
}

const colors: Record<Kind, string> = { new: accent, control: data, none: muted }
const strengths: Record<Kind, number> = { new: 0.3, control: 0.3, none: 0.06 }

interface ScheduleProps {
  on: Chart
  rows: readonly Row[]
  top: number
  step: number
}

/** A row of periods for each group. Its name is above it. */
export function Schedule({ on, rows, top, step }: ScheduleProps) {
  return rows.map(({ name, periods }, i) => (
    <g key={name}>
      <Note x={on.box.left} y={top + i * step - 7} label={name} />
      {periods.map(({ from, to, kind, name: period }) => (
        <Block
          key={from}
          left={on.x(from)}
          right={on.x(to)}
          top={top + i * step}
          color={colors[kind]}
          strength={strengths[kind]}
          {...(period ? { children: period } : {})}
        />
      ))}
    </g>
  ))
}

const onWeeks = chart([0, 14], [0, 1], numbers(0, 2, 4, 6, 8, 10, 12, 14))

/** In weeks, of a drug with a half-life of one week. */
export const leftAfter = (washout: number) => 0.5 ** washout

function crossover(days: number, language: Language): Drawing {
  const t = scheduleLabels[language]
  const washout = days / 7
  const second = 4 + washout
  const facts = {
    washout: `${days}`,
    left: percent(leftAfter(washout)),
    end: `${second + 4}`,
  }
  const row = (order: readonly [Kind, Kind], names: readonly [string, string]): Period[] => [
    { from: 0, to: 4, kind: order[0], name: names[0] },
    ...(washout ? [{ from: 4, to: second, kind: 'none', name: washout > 1 ? t.washout : '' } as const] : []),
    { from: second, to: second + 4, kind: order[1], name: names[1] },
  ]
  return drawn(
    facts,
    <Axes on={onWeeks} x={t.weeks}>
      <Schedule
        on={onWeeks}
        top={58}
        step={66}
        rows={[
          { name: fill(t.sequence, { order: 'AB' }), periods: row(['new', 'control'], ['A', 'B']) },
          { name: fill(t.sequence, { order: 'BA' }), periods: row(['control', 'new'], ['B', 'A']) },
        ]}
      />
      <Note x={onWeeks.box.right} y={14} at="end" color={ink} isBold label={t.left} />
    </Axes>,
  )
}

function parallel(_value: number, language: Language): Drawing {
  const t = scheduleLabels[language]
  const runIn: Period = { from: 0, to: 2, kind: 'none' }
  const after: Period = { from: 12, to: 14, kind: 'none' }
  return drawn(
    {},
    <Axes on={onWeeks} x={t.weeks}>
      <Upright on={onWeeks} at={2} from={-4} />
      <Note x={onWeeks.x(2) + 5} y={30} isBold label={t.randomization} />
      <Schedule
        on={onWeeks}
        top={66}
        step={62}
        rows={[
          { name: '', periods: [runIn, { from: 2, to: 12, kind: 'new', name: t.treatment }, after] },
          { name: ' ', periods: [runIn, { from: 2, to: 12, kind: 'control', name: t.control }, after] },
        ]}
      />
    </Axes>,
  )
}

export const scheduleFigures = {
  'crossover-design': {
    source: 'schematic',
    slider: { from: 0, to: 42, step: 7, start: 35 },
    draw: crossover,
  },
  'parallel-group-design': { source: 'schematic', draw: parallel },
} satisfies Record<string, Figure>
