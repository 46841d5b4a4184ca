import { fill } from '#client/text/fill.ts'
import { scheduleLabels } from '#content/glossary/figures/schedules.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, chart, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { type Row, Schedule } from './schedules.tsx'

const onMonths = chart([0, 36], [0, 1], numbers(0, 6, 12, 18, 24, 30, 36))

function platform(_value: number, language: Language): Drawing {
  const t = scheduleLabels[language]
  const arm = (name: string, from: number, to: number, end: string): Row => ({
    name: fill(t.arm, { arm: name }),
    periods: [{ from, to, kind: 'new', name: end }],
  })
  return drawn(
    {},
    <g transform="translate(0 32)">
      <Axes on={onMonths} x={t.months}>
        <Schedule
          on={onMonths}
          top={-14}
          step={45}
          rows={[
            arm('A', 0, 15, t.futility),
            arm('B', 0, 27, t.success),
            arm('C', 12, 36, ''),
            arm('D', 21, 36, ''),
            { name: t.shared, periods: [{ from: 0, to: 36, kind: 'control' }] },
          ]}
        />
      </Axes>
    </g>,
    268,
  )
}

function seamless(_value: number, language: Language): Drawing {
  const t = scheduleLabels[language]
  const dose = (mg: number, to: number): Row => ({
    name: fill(t.dose, { dose: `${mg}` }),
    periods: [{ from: 0, to, kind: 'new', name: to > 12 ? t.chosen : t.dropped }],
  })
  return drawn(
    {},
    <Axes on={onMonths} x={t.months}>
      <Upright on={onMonths} at={12} from={-12} />
      <Note x={onMonths.x(12) + 5} y={14} isBold label={t.interim} />
      <Schedule
        on={onMonths}
        top={26}
        step={44}
        rows={[
          dose(25, 12),
          dose(50, 36),
          dose(100, 12),
          { name: t.control, periods: [{ from: 0, to: 36, kind: 'control' }] },
        ]}
      />
    </Axes>,
  )
}

export const armFigures = {
  'platform-trial': { source: 'schematic', draw: platform },
  'seamless-design': { source: 'schematic', draw: seamless },
  'adaptive-design': { source: 'schematic', draw: seamless },
} satisfies Record<string, Figure>
