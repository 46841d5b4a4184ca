import { exponentialDeviate, seededRandom } from '@marom/statistics'
import { kaplanMeier, medianInterval } from '@marom/statistics/survival'
import { once } from '#client/ui/once.ts'
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
  const { value } = medianInterval(
    kaplanMeier(seen.map(({ start, end, isEvent }) => ({ time: end - start, isEvent }))),
  )
  const ended = seen.filter(({ isEvent }) => isEvent)
  const facts = {
    n: `${participants}`,
    cutoff: `${cutoff}`,
    responders: `${all.length}`,
    ended: `${ended.length}`,
    ongoing: `${all.length - ended.length}`,
    median: value.toFixed(1),
  }
  const lane = (from: number, to: number, y: number) =>
    linePath([
      [on.x(from), y],
      [on.x(to), y],
    ])
  const ongoing = seen.filter(({ isEvent }) => !isEvent).map(({ end, y }): Point => [on.x(end), y])
  return drawn(
    facts,
    <Axes on={on} x={t.months}>
      <path d={seen.map(({ start, y }) => lane(0, start, y)).join('')} stroke={muted} />
      <path
        d={seen.map(({ start, end, y }) => lane(start, end, y)).join('')}
        stroke={accent}
        strokeWidth="5"
      />
      <Upright on={on} at={cutoff} />
      <path
        d={ongoing
          .map(([x, y]) =>
            linePath([
              [x + 2, y - 5],
              [x + 8, y],
              [x + 2, y + 5],
            ]),
          )
          .join('')}
        fill={accent}
      />
      <Dots at={ended.map(({ end, y }): Point => [on.x(end), y])} color={data} size={8} />
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
