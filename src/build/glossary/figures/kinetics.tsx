import { areaUnderCurve } from '@marom/statistics/fitting'
import { dataLabels } from '#content/glossary/figures/data.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, chart, data, Line, numbers, percents, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Level, Stem, Upright } from './marks.tsx'
import { grouped, percent } from './numbers.ts'

interface Course {
  /** The dose divided by the volume of distribution, ng/mL. */
  dose?: number
  /** Per hour. */
  absorption?: number
  /** Hours. */
  halfLife?: number
}

const usual = { dose: 100, absorption: 1, halfLife: 6 }

/** The concentration after an oral dose in a model with one compartment. */
function courseOf(course: Course) {
  const { dose, absorption, halfLife } = { ...usual, ...course }
  const elimination = Math.LN2 / halfLife
  const scale = (dose * absorption) / (absorption - elimination)
  const at = (time: number) => scale * (Math.exp(-elimination * time) - Math.exp(-absorption * time))
  const peakTime = Math.log(absorption / elimination) / (absorption - elimination)
  return { at, peakTime, peak: at(peakTime), area: dose / elimination }
}

const hours = numbers(0, 4, 8, 12, 16, 20, 24)
const levels = numbers(0, 25, 50, 75, 100)
const on = chart([0, 24], [0, 100], hours, levels)
const onLong = chart([0, 36], [0, 100], numbers(0, 6, 12, 18, 24, 30, 36), levels)

function exposure(last: number, language: Language): Drawing {
  const t = dataLabels[language]
  const { at, area } = courseOf({})
  const samples = Array.from({ length: 2 * last + 1 }, (_, i) => ({ time: i / 2, concentration: at(i / 2) }))
  const measured = areaUnderCurve(samples)
  return drawn(
    { hours: `${last}`, area: grouped(measured), share: percent(measured / area) },
    <Axes on={on} x={t.hours} y={t.concentration}>
      <Shade on={on} of={at} to={last} />
      <Line on={on} of={at} />
      <Upright on={on} at={last} from={60} />
    </Axes>,
  )
}

function peak(absorption: number, language: Language): Drawing {
  const t = dataLabels[language]
  const course = courseOf({ absorption })
  const facts = { rate: `${absorption}`, cmax: course.peak.toFixed(1), tmax: course.peakTime.toFixed(1) }
  return drawn(
    facts,
    <Axes on={on} x={t.hours} y={t.concentration}>
      <Line on={on} of={course.at} />
      <Stem on={on} x={course.peakTime} y={course.peak} />
      <Note x={on.x(course.peakTime) + 10} y={on.y(course.peak) - 4} color={data} label="Cmax {cmax}" />
    </Axes>,
  )
}

function halving(halfLife: number, language: Language): Drawing {
  const t = dataLabels[language]
  const course = courseOf({ halfLife })
  const left = course.at(24)
  const facts = {
    half: `${halfLife}`,
    cmax: course.peak.toFixed(1),
    left: left.toFixed(1),
    share: percent(left / course.peak),
  }
  return drawn(
    facts,
    <Axes on={on} x={t.hours} y={t.concentration}>
      <Line on={on} of={course.at} />
      <Dot on={on} x={course.peakTime} y={course.peak} />
      <Dot on={on} x={24} y={left} />
    </Axes>,
  )
}

function available(share: number, language: Language): Drawing {
  const t = dataLabels[language]
  const full = courseOf({})
  const part = courseOf({ dose: share })
  return drawn(
    { share: `${share}`, full: grouped(full.area), area: grouped(part.area) },
    <Axes on={on} x={t.hours} y={t.concentration}>
      <Shade on={on} of={part.at} />
      <Line on={on} of={full.at} color={data} dashes="5 3" />
      <Line on={on} of={part.at} />
    </Axes>,
  )
}

const onDays = chart([0, 14], [0, 1], numbers(0, 2, 4, 6, 8, 10, 12, 14), percents(0, 25, 50, 75, 100))

function washout(days: number, language: Language): Drawing {
  const t = dataLabels[language]
  const left = (day: number) => 0.5 ** (day / 2)
  const facts = { days: `${days}`, halves: `${days / 2}`, left: percent(left(days)) }
  return drawn(
    facts,
    <Axes on={onDays} x={t.days} y={t.left}>
      <Shade on={onDays} of={left} from={days} color={data} strength={0.4} />
      <Line on={onDays} of={left} />
      <Upright on={onDays} at={days} upTo={left(days)} />
      <Dot on={onDays} x={days} y={left(days)} />
      <Note
        x={onDays.x(days) + (days > 11 ? -4 : 8)}
        y={onDays.y(left(days)) - 10}
        at={days > 11 ? 'end' : 'start'}
        color={data}
        label="{left}%"
      />
    </Axes>,
  )
}

/** Where a monotone function is 0, by bisection. */
function crossing(f: (time: number) => number, low: number, high: number): number {
  let [from, to] = [low, high]
  for (let i = 0; i < 50; i++) {
    const middle = (from + to) / 2
    if (f(from) * f(middle) <= 0) to = middle
    else from = middle
  }
  return (from + to) / 2
}

function quantified(lloq: number, language: Language): Drawing {
  const t = dataLabels[language]
  const { at, peakTime } = courseOf({})
  const over = (time: number) => at(time) - lloq
  const [from, to] = [crossing(over, 0, peakTime), crossing(over, peakTime, 72)]
  const facts = { lloq: `${lloq}`, from: from.toFixed(1), to: to.toFixed(1) }
  return drawn(
    facts,
    <Axes on={onLong} x={t.hours} y={t.concentration}>
      <Shade on={onLong} of={at} from={from} to={to} />
      <Line on={onLong} of={at} />
      <Level on={onLong} at={lloq} color={data} label={t.lloq} />
    </Axes>,
  )
}

export const kineticFigures = {
  'area-under-the-concentration-time-curve-auc': {
    slider: { from: 4, to: 24, step: 2, start: 12 },
    draw: exposure,
  },
  'maximum-concentration-cmax': { slider: { from: 0.4, to: 2, step: 0.2, start: 1 }, draw: peak },
  'half-life': { slider: { from: 2, to: 12, step: 1, start: 6 }, draw: halving },
  bioavailability: { slider: { from: 10, to: 100, step: 10, start: 60 }, draw: available },
  'washout-period': { slider: { from: 2, to: 14, step: 2, start: 6 }, draw: washout },
  'lower-limit-of-quantification-lloq': { slider: { from: 5, to: 50, step: 5, start: 10 }, draw: quantified },
} satisfies Record<string, Figure>
