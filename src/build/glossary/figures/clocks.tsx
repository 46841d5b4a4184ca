import { causeLabels } from '#content/glossary/figures/causes.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { areaPath, linePath } from '#src/plots/drawing/path.ts'
import { Axes, accent, data, ink, Line, muted, pointsOf, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { onTime, surviving, untreatedAt } from './months.tsx'
import { percent } from './numbers.ts'

/** A treatment without any effect, started by those who are alive at the month. */
function immortal(month: number, language: Language): Drawing {
  const t = causeLabels[language]
  const treated = (time: number) => (time <= month ? 1 : untreatedAt(time - month))
  const facts = {
    month: `${month}`,
    treated: percent(treated(24)),
    untreated: percent(untreatedAt(24)),
    gap: percent(treated(24) - untreatedAt(24)),
  }
  return drawn(
    facts,
    <Axes on={onTime} x={t.months} y={t.survival}>
      <Shade on={onTime} of={treated} to={month} color={muted} strength={0.2} />
      <Line on={onTime} of={untreatedAt} color={data} dashes="5 3" />
      <Line on={onTime} of={treated} />
      <Upright on={onTime} at={month} color={ink} />
      <Note x={onTime.box.right} y={onTime.box.top + 12} at="end" color={accent} label={t.ever} />
      <Note x={onTime.box.right} y={onTime.box.top + 30} at="end" color={data} label={t.never} />
    </Axes>,
  )
}

function fromLandmark(month: number, language: Language): Drawing {
  const t = causeLabels[language]
  const facts = {
    month: `${month}`,
    left: percent(untreatedAt(month)),
    out: percent(1 - untreatedAt(month)),
    later: percent(untreatedAt(24 - month)),
  }
  const after = (time: number) => untreatedAt(time - month)
  return drawn(
    facts,
    <Axes on={onTime} x={t.months} y={t.survival}>
      <Line on={onTime} of={untreatedAt} to={month} color={muted} dashes="2 3" />
      <Line on={onTime} of={after} from={month} color={data} dashes="8 8" />
      <path
        d={linePath(pointsOf(onTime, after, [month, 36]))}
        stroke={accent}
        strokeWidth="2"
        strokeDasharray="8 8"
        strokeDashoffset="8"
        fill="none"
      />
      <Upright on={onTime} at={month} />
      <Note x={onTime.box.right} y={onTime.y(0.86)} at="end" color={accent} label={t.responders} />
      <Note x={onTime.box.right} y={onTime.y(0.76)} at="end" color={data} label={t.others} />
      <Note x={onTime.box.right} y={onTime.y(0.66)} at="end" color={muted} isClear label={t.out} />
      <Note x={onTime.x(month) + 5} y={onTime.box.bottom - 8} isBold label={t.landmark} />
    </Axes>,
  )
}

/** Per month: progression, death before it. */
const rates = { progression: 0.09, death: 0.02 }
const leaving = rates.progression + rates.death

function states(later: number, language: Language): Drawing {
  const t = causeLabels[language]
  const after = later / 100
  const free = surviving(leaving)
  const progressed = (month: number) =>
    (rates.progression / (leaving - after)) * (Math.exp(-after * month) - Math.exp(-leaving * month))
  const alive = (month: number) => free(month) + progressed(month)
  const facts = {
    later: `${later}`,
    free: percent(free(12)),
    alive: percent(alive(12)),
    progressed: percent(progressed(12)),
    alive24: percent(alive(24)),
  }
  return drawn(
    facts,
    <Axes on={onTime} x={t.months} y={t.participants}>
      <Shade on={onTime} of={free} />
      <path
        d={areaPath(pointsOf(onTime, alive, [0, 36], 36), pointsOf(onTime, free, [0, 36], 36))}
        fill={data}
        fillOpacity="0.25"
      />
      <Line on={onTime} of={alive} color={data} dashes="5 3" />
      <Line on={onTime} of={free} />
      <Note x={onTime.box.right} y={onTime.box.top + 12} at="end" color={data} label={t.overall} />
      <Note x={onTime.box.right} y={onTime.box.top + 30} at="end" color={accent} label={t.free} />
    </Axes>,
  )
}

const starts = { from: 0, to: 10, step: 1, start: 6 }
const later = { from: 2, to: 14, step: 2, start: 6 }

export const clockFigures = {
  'immortal-time-bias': { slider: starts, draw: immortal },
  'landmark-analysis': { slider: { from: 2, to: 12, step: 2, start: 6 }, draw: fromLandmark },
  'progression-free-survival-pfs': { slider: later, draw: states },
  'overall-survival-os': { slider: later, draw: states },
} satisfies Record<string, Figure>
