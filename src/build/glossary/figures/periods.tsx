import { meanInterval } from '@marom/statistics/fitting'
import { once } from '#client/once.ts'
import { scheduleLabels } from '#content/glossary/figures/schedules.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, chart, data, Line, muted, numbers, percents, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent, signed } from './numbers.ts'
import { Block, Dots } from './parts.tsx'
import { leftAfter } from './schedules.tsx'
import { normals } from './simulated-samples.ts'

const onEffect = chart([0, 14], [0, 1.1], numbers(0, 2, 4, 6, 8, 10, 12, 14), percents(0, 25, 50, 75, 100))

/** Of a treatment that acts at once, and whose effect halves each week after its last dose. */
function carried(days: number, language: Language): Drawing {
  const t = scheduleLabels[language]
  const washout = days / 7
  const second = 4 + washout
  const effect = (week: number) => (week <= 4 ? 1 : leftAfter(week - 4))
  const average = (leftAfter(washout) * (1 - leftAfter(4))) / (4 * Math.LN2)
  const facts = {
    washout: `${days}`,
    left: percent(leftAfter(washout)),
    average: percent(average),
  }
  return drawn(
    facts,
    <Axes on={onEffect} x={t.weeks} y={t.effectLeft}>
      <Shade on={onEffect} of={effect} from={second} to={second + 4} color={data} strength={0.5} />
      <Line on={onEffect} of={effect} to={second + 4} />
      <Upright on={onEffect} at={second} color={data} />
      <Note x={onEffect.x(second) + 6} y={onEffect.box.top + 12} color={data} label={t.secondPeriod} />
      <Note x={onEffect.box.left + 8} y={onEffect.y(0.06)} color={accent} isClear label={t.firstPeriod} />
    </Axes>,
  )
}

/** Symptom scores of one patient: of each pair, the period on the drug and the one on placebo. */
export const pairsOfOne = once(() => {
  const drug = normals(151, 6)
  const placebo = normals(152, 6)
  const isDrugFirst = normals(153, 6)
  return drug.map((z, i) => ({
    drug: 4 + 0.9 * z,
    placebo: 5.6 + 0.9 * (placebo[i] ?? Number.NaN),
    isDrugFirst: (isDrugFirst[i] ?? 0) > 0,
  }))
})

const onPeriods = chart(
  [0, 12],
  [0, 10],
  Array.from({ length: 12 }, (_, i) => ({ value: i + 0.5, label: `${i + 1}` })),
  numbers(0, 2, 4, 6, 8, 10),
)

function oneByOne(pairs: number, language: Language): Drawing {
  const t = scheduleLabels[language]
  const seen = pairsOfOne().slice(0, pairs)
  const { value, lower, upper } = meanInterval(seen.map(({ drug, placebo }) => drug - placebo))
  const facts = { pairs: `${pairs}`, value: signed(value), lower: signed(lower), upper: signed(upper) }
  const periods = seen.flatMap(({ drug, placebo, isDrugFirst }, i) => [
    { at: 2 * i + (isDrugFirst ? 0 : 1), score: drug, isDrug: true },
    { at: 2 * i + (isDrugFirst ? 1 : 0), score: placebo, isDrug: false },
  ])
  return drawn(
    facts,
    <Axes on={onPeriods} x={t.period} y={t.score}>
      {periods.map(({ at, isDrug }) => (
        <Block
          key={at}
          left={onPeriods.x(at) + 1}
          right={onPeriods.x(at + 1) - 1}
          top={onPeriods.box.bottom - 18}
          height={17}
          color={isDrug ? accent : data}
          strength={0.3}
        />
      ))}
      {[true, false].map((drug) => (
        <Dots
          key={`${drug}`}
          on={onPeriods}
          at={periods.filter(({ isDrug }) => isDrug === drug).map(({ at, score }) => [at + 0.5, score])}
          color={drug ? accent : data}
          size={10}
        />
      ))}
      <Note x={onPeriods.box.left + 8} y={onPeriods.box.top + 10} color={accent} label={t.drug} />
      <Note x={onPeriods.box.left + 8} y={onPeriods.box.top + 28} color={data} label={t.placebo} />
      <Note x={onPeriods.box.right} y={onPeriods.box.top + 10} at="end" isBold label={t.difference} />
    </Axes>,
  )
}

const onDays = chart([0, 100], [0, 1], numbers(0, 14, 28, 42, 56, 70, 84, 98))
const planned = [28, 56, 84]

/** In days after the first dose, of 16 participants for each of the planned days. */
export const visits = once(() =>
  planned.map((day, i) => normals(161 + i, 16).map((z) => day + Math.round(4 * z))),
)

function windows(width: number, language: Language): Drawing {
  const t = scheduleLabels[language]
  const all = visits().flatMap((days, i) => days.map((day, row) => ({ day, row, target: planned[i] ?? 0 })))
  const isIn = ({ day, target }: { day: number; target: number }) => Math.abs(day - target) <= width
  const inside = all.filter(isIn)
  const facts = {
    width: `${width}`,
    all: `${all.length}`,
    inside: `${inside.length}`,
    outside: `${all.length - inside.length}`,
  }
  const places = (some: typeof all) =>
    some.map(({ day, row }) => [onDays.x(day), onDays.box.bottom - 10 - 8 * row] as const)
  return drawn(
    facts,
    <Axes on={onDays} x={t.days}>
      {planned.map((day) => (
        <Block
          key={day}
          left={onDays.x(day - width)}
          right={onDays.x(day + width)}
          top={52}
          height={onDays.box.bottom - 52}
          color={muted}
          strength={0.12}
        />
      ))}
      <Dots at={places(inside)} />
      <Dots at={places(all.filter((visit) => !isIn(visit)))} color={data} />
      <Note x={onDays.box.left} y={20} color={accent} label={t.inWindow} />
      <Note x={onDays.box.right} y={20} at="end" color={data} label={t.outside} />
    </Axes>,
  )
}

export const periodFigures = {
  'carry-over-effect': { slider: { from: 0, to: 42, step: 7, start: 14 }, draw: carried },
  'n-of-1-trial': { source: 'simulated', slider: { from: 2, to: 6, step: 1, start: 4 }, draw: oneByOne },
  'visit-window': { source: 'simulated', slider: { from: 2, to: 10, step: 1, start: 5 }, draw: windows },
} satisfies Record<string, Figure>
