import { once } from '#client/once.ts'
import { recordLabels } from '#content/glossary/figures/records.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import type { Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, Line, numbers, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { Dots, placesOn } from './parts.tsx'
import { normals, standardized } from './simulated-samples.ts'

/** Systolic pressures in the order of entry: plausible ones, and typing errors. */
export const entries = once(() => {
  const right = standardized(normals(241, 56)).map((z) => ({
    value: Math.round(134 + 15 * z),
    isWrong: false,
  }))
  const wrong = [215, 182, 241, 168].map((value) => ({ value, isWrong: true }))
  return right.flatMap((entry, i) => [
    entry,
    ...wrong.slice(i % 14 === 9 ? Math.floor(i / 14) : 4).slice(0, 1),
  ])
})

const onEntries = chart([0, 62], [80, 260], numbers(1, 10, 20, 30, 40, 50, 60), numbers(100, 150, 200, 250))

function checked(limit: number, language: Language): Drawing {
  const t = recordLabels[language]
  const all = entries()
  const flagged = all.filter(({ value }) => value > limit)
  const wrong = all.filter(({ isWrong }) => isWrong)
  const found = flagged.filter(({ isWrong }) => isWrong)
  const facts = {
    limit: `${limit}`,
    all: `${all.length}`,
    flagged: `${flagged.length}`,
    wrong: `${wrong.length}`,
    found: `${found.length}`,
    idle: `${flagged.length - found.length}`,
    missed: `${wrong.length - found.length}`,
  }
  const places = (isWrong: boolean) =>
    placesOn(
      onEntries,
      all.flatMap((entry, i): Point[] => (entry.isWrong === isWrong ? [[i + 1, entry.value]] : [])),
    )
  const limitY = Math.round(onEntries.y(limit))
  return drawn(
    facts,
    <Axes on={onEntries} x={t.entry} y={t.pressure}>
      <rect
        x={onEntries.box.left}
        y={onEntries.box.top}
        width={onEntries.box.right - onEntries.box.left}
        height={limitY - onEntries.box.top}
        fill={data}
        fillOpacity="0.1"
      />
      <path
        d={`M${onEntries.box.left} ${limitY}H${onEntries.box.right}`}
        stroke={ink}
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <Dots at={places(false)} size={7} />
      <Dots at={places(true)} size={11} color={data} />
      <Note x={onEntries.box.left + 6} y={onEntries.box.top + 10} color={data} label={t.errors} />
      <Note x={onEntries.box.right} y={onEntries.box.top + 10} at="end" isBold label={t.queries} />
    </Axes>,
  )
}

const perWeek = 25
const end = 52
const onWeeks = chart([0, 78], [0, 200], numbers(0, 13, 26, 39, 52, 65, 78), numbers(0, 50, 100, 150, 200))

function open(delay: number, language: Language): Drawing {
  const t = recordLabels[language]
  const mean = delay / 7
  const whileRunning = (week: number) => perWeek * mean * (1 - Math.exp(-week / mean))
  const left = whileRunning(end)
  const queries = (week: number) => (week <= end ? whileRunning(week) : left * Math.exp(-(week - end) / mean))
  const lock = end + mean * Math.log(left)
  const facts = {
    delay: `${delay}`,
    open: left.toFixed(0),
    lock: lock.toFixed(1),
    wait: (lock - end).toFixed(1),
  }
  return drawn(
    facts,
    <Axes on={onWeeks} x={t.weeks} y={t.open}>
      <Shade on={onWeeks} of={queries} strength={0.2} />
      <Line on={onWeeks} of={queries} />
      <Upright on={onWeeks} at={end} />
      <Upright on={onWeeks} at={Math.min(78, lock)} color={data} from={30} />
      <Note x={onWeeks.x(end) - 5} y={onWeeks.box.top + 10} at="end" isBold label={t.lastVisit} />
      <Note x={onWeeks.box.right} y={onWeeks.box.top + 10} at="end" color={data} label={t.lock} />
      <Note x={onWeeks.x(8)} y={onWeeks.y(left) - 8} color={accent} isClear label={t.openNow} />
    </Axes>,
  )
}

const delays = { from: 5, to: 35, step: 5, start: 20 }

export const cleaningFigures = {
  'edit-check': { source: 'simulated', slider: { from: 140, to: 240, step: 10, start: 160 }, draw: checked },
  'data-cleaning': { slider: delays, draw: open },
  'database-lock': { slider: delays, draw: open },
} satisfies Record<string, Figure>
