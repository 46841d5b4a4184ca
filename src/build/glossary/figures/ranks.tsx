import { median, sum } from '@marom/statistics'
import { normalUpper } from '@marom/statistics/distributions'
import { once } from '#client/once.ts'
import { sampleLabels } from '#content/glossary/figures/samples.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import type { Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent, pValue } from './numbers.ts'
import { Dots } from './parts.tsx'
import { normals, standardized } from './simulated-samples.ts'

const groups = once(() => ({
  control: standardized(normals(141, 12)),
  treated: standardized(normals(142, 12)),
}))

/** Outcomes of two arms of twelve. */
export const ranked = (shift: number) => ({
  control: groups().control,
  treated: groups().treated.map((z) => z + shift),
})

const onOutcome = chart([-3, 5], [0, 1], numbers(-3, -2, -1, 0, 1, 2, 3, 4, 5))

function wins(shift: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const { control, treated } = ranked(shift)
  const pairs = control.length * treated.length
  const u = sum(treated.map((one) => control.filter((other) => one > other).length))
  const error = Math.sqrt((pairs * (control.length + treated.length + 1)) / 12)
  const facts = {
    shift: `${shift}`,
    pairs: `${pairs}`,
    u: `${u}`,
    share: percent(u / pairs),
    p: pValue(2 * normalUpper(Math.abs(u - pairs / 2) / error)),
  }
  const row = (values: readonly number[], y: number) => values.map((value): Point => [onOutcome.x(value), y])
  return drawn(
    facts,
    <Axes on={onOutcome} x={t.outcome}>
      <g stroke={muted}>
        <path
          d={`M${onOutcome.box.left} 100H${onOutcome.box.right}M${onOutcome.box.left} 160H${onOutcome.box.right}`}
        />
      </g>
      <Upright on={onOutcome} at={median(treated)} color={accent} from={58} />
      <Upright on={onOutcome} at={median(control)} color={data} from={118} />
      <Dots at={row(treated, 100)} size={10} />
      <Dots at={row(control, 160)} size={10} color={data} />
      <Note x={onOutcome.box.left} y={82} color={accent} label={t.treatment} />
      <Note x={onOutcome.box.left} y={142} color={data} label={t.control} />
      <Note x={onOutcome.box.right} y={24} at="end" isBold label={t.wins} />
    </Axes>,
  )
}

const shifts = { from: 0, to: 2, step: 0.2, start: 1 }

export const rankFigures = {
  'mann-whitney-test': { source: 'simulated', slider: shifts, draw: wins },
  'u-statistic': { source: 'simulated', slider: shifts, draw: wins },
} satisfies Record<string, Figure>
