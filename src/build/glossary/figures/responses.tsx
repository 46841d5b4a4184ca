import { exponentialDeviate, seededRandom } from '@marom/statistics'
import { kaplanMeier, medianInterval } from '@marom/statistics/survival'
import { once } from '#client/once.ts'
import { outcomeLabels } from '#content/glossary/figures/outcomes.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { linePath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, muted, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { Dots } from './parts.tsx'

const participants = 30

/** Months of the responders, by assessments every 8 weeks: of the response, and of the progression or death. */
export const responders = once(() => {
  const random = seededRandom(58)
  return Array.from({ length: participants }, () => {
    const isResponder = random() < 0.45
    const start = 1.8 * Math.ceil(3 * random())
    const end = start + exponentialDeviate(random, 10 / Math.LN2)
    return { isResponder, start: Math.round(10 * start) / 10, end: Math.round(10 * end) / 10 }
  })
    .filter(({ isResponder }) => isResponder)
    .toSorted((one, other) => other.end - one.end)
})

interface Lane {
  start: number
  end: number
  isEvent: boolean
}

function factsOf(cutoff: number, lanes: readonly Lane[]) {
  const times = lanes.map(({ start, end, isEvent }) => ({ time: end - start, isEvent }))
  const ended = lanes.filter(({ isEvent }) => isEvent).length
  return {
    n: `${participants}`,
    cutoff: `${cutoff}`,
    responders: `${lanes.length}`,
    ended: `${ended}`,
    ongoing: `${lanes.length - ended}`,
    median: medianInterval(kaplanMeier(times)).value.toFixed(1),
  }
}

/** The response goes on. */
const arrowhead = ([x, y]: Point) =>
  linePath([
    [x + 2, y - 5],
    [x + 8, y],
    [x + 2, y + 5],
  ])

function lanes(cutoff: number, language: Language): Drawing {
  const t = outcomeLabels[language]
  const all = responders()
  const on = chart([0, 30], [0, all.length], numbers(0, 6, 12, 18, 24, 30))
  const seen = all.map(({ start, end }, i) => ({
    start,
    end: Math.min(end, cutoff),
    isEvent: end <= cutoff,
    y: on.y(all.length - 0.5 - i),
  }))
  const ends = (isEnded: boolean) =>
    seen.filter(({ isEvent }) => isEvent === isEnded).map(({ end, y }): Point => [on.x(end), y])
  const lane = (from: number, to: number, y: number) =>
    linePath([
      [on.x(from), y],
      [on.x(to), y],
    ])
  return drawn(
    factsOf(cutoff, seen),
    <Axes on={on} x={t.months}>
      <path d={seen.map(({ start, y }) => lane(0, start, y)).join('')} stroke={muted} />
      <path
        d={seen.map(({ start, end, y }) => lane(start, end, y)).join('')}
        stroke={accent}
        strokeWidth="5"
      />
      <Upright on={on} at={cutoff} />
      <path d={ends(false).map(arrowhead).join('')} fill={accent} />
      <Dots at={ends(true)} color={data} size={8} />
      <Note x={on.box.left} y={on.box.top - 8} color={data} label={`● ${t.progression}`} />
      <Note x={on.box.right} y={on.box.top - 8} at="end" color={accent} label={t.medianDuration} />
    </Axes>,
  )
}

export const responseFigures = {
  'duration-of-response-dor': {
    source: 'simulated',
    slider: { from: 12, to: 30, step: 3, start: 18 },
    draw: lanes,
  },
} satisfies Record<string, Figure>
