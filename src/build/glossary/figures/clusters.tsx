import { mean, sum } from '@marom/statistics'
import { once } from '#client/once.ts'
import { planLabels } from '#content/glossary/figures/plans.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { type Point, tenth } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level } from './marks.tsx'
import { signed } from './numbers.ts'
import { Dots } from './parts.tsx'
import { normals, standardized } from './simulated-samples.ts'

const count = 10
const size = 12

const parts = once(() => ({
  between: standardized(normals(181, count)),
  within: Array.from({ length: count }, (_, i) => normals(190 + i, size)),
}))

/** A total variance of 1, of which this share is between the clusters. */
export const clusters = (icc: number): number[][] => {
  const { between, within } = parts()
  return within.map((people, i) =>
    people.map((z) => Math.sqrt(icc) * (between[i] ?? Number.NaN) + Math.sqrt(1 - icc) * z),
  )
}

/** From the mean squares of a one-way analysis of variance. */
function estimated(groups: readonly number[][]): number {
  const means = groups.map(mean)
  const all = mean(groups.flat())
  const between = (size * sum(means.map((value) => (value - all) ** 2))) / (count - 1)
  const within =
    sum(groups.map((group, i) => sum(group.map((value) => (value - (means[i] ?? Number.NaN)) ** 2)))) /
    (count * (size - 1))
  return (between - within) / (between + (size - 1) * within)
}

const onClusters = chart(
  [0.4, count + 0.6],
  [-3, 3],
  numbers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  numbers(-3, -2, -1, 0, 1, 2, 3),
)

function strips(icc: number, isShrunk: boolean, language: Language): Drawing {
  const t = planLabels[language]
  const groups = clusters(icc)
  const weight = (size * icc) / (1 + (size - 1) * icc)
  const means = groups.map(mean)
  const all = mean(means)
  const shrunk = means.map((value) => all + weight * (value - all))
  const effect = 1 + (size - 1) * icc
  const facts: Record<string, string> = isShrunk
    ? {
        icc: `${icc}`,
        between: Math.sqrt(icc).toFixed(2),
        weight: weight.toFixed(2),
        raw: signed(Math.max(...means), 2),
        shrunk: signed(Math.max(...shrunk), 2),
      }
    : {
        icc: `${icc}`,
        estimate: signed(estimated(groups), 2),
        effect: effect.toFixed(1),
        n: `${count * size}`,
        worth: ((count * size) / effect).toFixed(0),
      }
  const at = (values: readonly number[]) => values.map((value, i): Point => [i + 1, value])
  return drawn(
    facts,
    <Axes on={onClusters} x={t.cluster} y={t.outcome}>
      <g strokeOpacity={isShrunk ? 0.35 : 1}>
        <Dots
          on={onClusters}
          at={groups.flatMap((group, i) => group.map((value): Point => [i + 1, value]))}
          size={5}
        />
      </g>
      {isShrunk && <Level on={onClusters} at={all} color={ink} />}
      <path
        d={at(means)
          .map(([x, y]) => `M${tenth(onClusters.x(x) - 11)} ${tenth(onClusters.y(y))}h22`)
          .join('')}
        stroke={data}
        strokeWidth="3"
      />
      {isShrunk && <Dots on={onClusters} at={at(shrunk)} color={ink} size={9} />}
    </Axes>,
  )
}

/** Points spread evenly in a circle, after the seeds of a sunflower. */
const seeds = (people: number, [x, y]: Point): Point[] =>
  Array.from({ length: people }, (_, i) => {
    const [radius, angle] = [3.3 * Math.sqrt(i + 0.5), i * 2.399963]
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

const sites = 12
const usualIcc = 0.05

function sitesOf(people: number, language: Language): Drawing {
  const t = planLabels[language]
  const effect = 1 + (people - 1) * usualIcc
  const facts = {
    people: `${people}`,
    n: `${sites * people}`,
    effect: effect.toFixed(2),
    worth: ((sites * people) / effect).toFixed(0),
  }
  const placesIn = (isTreated: boolean) =>
    Array.from({ length: sites }, (_, i): Point => [35 + 58 * (i % 6), 70 + 78 * Math.floor(i / 6)]).filter(
      (_, i) => (i * 5 + Math.floor(i / 6)) % 2 === (isTreated ? 0 : 1),
    )
  return drawn(
    facts,
    <>
      <Note x={0} y={14} color={accent} label={t.treatment} />
      <Note x={360} y={14} at="end" color={data} label={t.control} />
      {[true, false].map((isTreated) => {
        const color = isTreated ? accent : data
        const centers = placesIn(isTreated)
        return (
          <g key={color} stroke={color} fill={isTreated ? color : 'none'} fillOpacity="0.1">
            {centers.map(([x, y]) => (
              <circle
                key={`${x} ${y}`}
                cx={x}
                cy={y}
                r="27"
                strokeDasharray={isTreated ? undefined : '4 3'}
              />
            ))}
            <Dots at={centers.flatMap((center) => seeds(people, center))} color={color} size={4} />
          </g>
        )
      })}
      <Note x={180} y={208} at="middle" isBold label={t.worth} />
    </>,
    216,
  )
}

const shares = { from: 0, to: 0.9, step: 0.1, start: 0.3 }

export const clusterFigures = {
  'cluster-randomized-trial': {
    source: 'schematic',
    slider: { from: 5, to: 50, step: 5, start: 30 },
    draw: sitesOf,
  },
  'intraclass-correlation-coefficient-icc': {
    source: 'simulated',
    slider: shares,
    draw: (icc, language) => strips(icc, false, language),
  },
  'random-effect': {
    source: 'simulated',
    slider: { from: 0.1, to: 0.9, step: 0.1, start: 0.2 },
    draw: (icc, language) => strips(icc, true, language),
  },
} satisfies Record<string, Figure>
