import { sum } from '@marom/statistics'
import { hazardRatio, kaplanMeier, logRank, numberAtRisk, type Observation } from '@marom/statistics/survival'
import { survivalLabels } from '#content/glossary/figures/survival.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { formatEstimate } from '#src/plots/drawing/numbers.ts'
import { dotsPath, linePath, type Point, strokesPath } from '#src/plots/drawing/path.ts'
import { Arm, AtRisk } from '#src/plots/drawing/survival-curve.tsx'
import { survivalCurve } from '#src/plots/drawing/survival-path.ts'
import { Axes, accent, chart, data, height, muted, numbers, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent, pValue } from './numbers.ts'
import { cohort, twoArms, until } from './simulated-times.ts'

const months = numbers(0, 6, 12, 18, 24, 30, 36)
const on = chart([0, 36], [0, 1], months, percents(0, 25, 50, 75, 100))

const events = (observations: readonly Observation[]) => observations.filter(({ isEvent }) => isEvent).length

function curveOf(observations: readonly Observation[], last: number) {
  const steps = kaplanMeier(observations)
  const censored = observations.filter(({ isEvent }) => !isEvent).map(({ time }) => time - 1e-6)
  const box = { ...on.box, right: on.x(last) }
  return { steps, curve: survivalCurve(steps, censored, { box, x: on.x, y: on.y, last }) }
}

const atRiskHeight = height + 46

function estimate(cutoff: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const seen = until(cutoff, cohort)
  const { steps, curve } = curveOf(seen, cutoff)
  const counts = months.map(({ value }) => (value > cutoff ? '' : numberAtRisk(seen, value)))
  const ended = seen.filter(({ time, isEvent }) => time === cutoff && !isEvent).length
  const censored = seen.length - events(seen)
  const facts = {
    n: `${seen.length}`,
    cutoff: `${cutoff}`,
    events: `${events(seen)}`,
    censored: `${censored}`,
    ended: `${ended}`,
    lost: `${censored - ended}`,
    atRisk: `${numberAtRisk(seen, 12)}`,
    value: percent(steps.at(-1)?.survival ?? 1),
  }
  return drawn(
    facts,
    <Axes on={on} x={t.months} y={t.survival}>
      <Arm curve={curve} color={accent} />
      <Upright on={on} at={cutoff} color={data} />
      <Note x={0} y={atRiskHeight - 22} color={muted} label={t.atRisk} />
      <AtRisk months={months} x={on.x} counts={counts} y={atRiskHeight - 4} color={accent} />
    </Axes>,
    atRiskHeight,
  )
}

/** The first participants, in the order of their times. */
const shown = cohort.slice(0, 14).toSorted((one, other) => other.time - one.time)
const onLines = chart([0, 36], [0, shown.length], months)

function lines(cutoff: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const seen = until(cutoff, shown)
  const place = ({ time }: Observation, i: number): Point => [
    onLines.x(time),
    onLines.y(shown.length - 0.5 - i),
  ]
  const total = sum(seen.map(({ time }) => time))
  const ends = (wanted: boolean) => seen.flatMap((one, i) => (one.isEvent === wanted ? [place(one, i)] : []))
  const facts = {
    n: `${seen.length}`,
    cutoff: `${cutoff}`,
    events: `${events(seen)}`,
    censored: `${seen.length - events(seen)}`,
    total: total.toFixed(1),
    rate: ((100 * events(seen)) / total).toFixed(1),
  }
  return drawn(
    facts,
    <Axes on={onLines} x={t.months}>
      <path
        d={seen.map((one, i) => linePath([[onLines.x(0), place(one, i)[1]], place(one, i)])).join('')}
        stroke={accent}
        strokeWidth="2"
        fill="none"
      />
      <path d={dotsPath(ends(true))} stroke={data} strokeWidth="8" strokeLinecap="round" />
      <path
        d={strokesPath(
          ends(false).map(([x, y]): Point => [x, y - 4]),
          0,
          8,
        )}
        stroke={accent}
        strokeWidth="2"
      />
      <Upright on={onLines} at={cutoff} />
      <Note x={onLines.box.left} y={onLines.box.top - 8} color={data} label={`● ${t.event}`} />
    </Axes>,
  )
}

function arms(planned: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const { control, treatment } = twoArms(planned)
  const test = logRank(treatment, control)
  const { value, lower, upper } = formatEstimate(hazardRatio(treatment, control))
  const facts = {
    n: `${control.length}`,
    planned: `${planned}`,
    statistic: test.chiSquared.toFixed(2),
    p: pValue(test.p),
    ratio: value,
    lower,
    upper,
  }
  return drawn(
    facts,
    <Axes on={on} x={t.months} y={t.survival}>
      <Arm curve={curveOf(control, 36).curve} color={data} dashes="5 3" />
      <Arm curve={curveOf(treatment, 36).curve} color={accent} />
      <Note x={on.box.right - 4} y={on.box.top + 16} at="end" color={accent} label={t.treatment} />
      <Note x={on.box.right - 4} y={on.box.top + 34} at="end" color={data} label={t.control} />
    </Axes>,
  )
}

const source = 'simulated'
const cutoffs = { from: 6, to: 36, step: 3, start: 24 }
const ratios = { from: 0.4, to: 1, step: 0.1, start: 0.6 }

export const followedFigures = {
  'kaplan-meier-estimator': { source, slider: { ...cutoffs, from: 12, to: 30 }, draw: estimate },
  'administrative-censoring': { source, slider: { ...cutoffs, from: 12, to: 30, start: 18 }, draw: estimate },
  censoring: { source, slider: cutoffs, draw: lines },
  'time-to-event-endpoint': { source, slider: cutoffs, draw: lines },
  'incidence-rate': { source, slider: cutoffs, draw: lines },
  'log-rank-test': { source, slider: ratios, draw: arms },
  'cox-proportional-hazards-model': { source, slider: ratios, draw: arms },
} satisfies Record<string, Figure>
