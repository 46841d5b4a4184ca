import { normalDensity } from '@marom/statistics/distributions'
import { countText, trimmed } from '@marom/trial-designs'
import { type Point, tenth } from '#src/plots/drawing/path.ts'
import { linearScale } from '#src/plots/drawing/scale.ts'
import { accent, curve, Dots, data, exampleOf, Line, Note, type Picture, Rule, width } from './picture.tsx'

const base = 100

export function twoMeans(): Picture {
  const { texts, value, typed } = exampleOf('two-means')
  const shift = typed('difference') / typed('sd')
  const x = linearScale([-3, 3 + shift], [0, width])
  const y = linearScale([0, normalDensity(0)], [base, 26])
  const density = (mean: number) =>
    curve(
      (at) => normalDensity(at - mean),
      [mean - 3, mean + 3],
      (at, height) => [x(at), y(height)],
    )
  const [from, to] = [tenth(x(0)), tenth(x(shift))]
  return {
    facts: { ...texts, n: countText(value('total')), shift: trimmed(shift) },
    marks: (
      <>
        <Rule d={`M0 ${base}H${width}M${from} ${base}V20M${to} ${base}V20`} />
        <path d={`M${from} 16H${to}m0-4v8M${from} 12v8`} stroke="var(--ink)" strokeWidth="1.5" />
        <Line points={density(0)} color={data} dashes="5 3" />
        <Line points={density(shift)} />
        <Note x={to + 6} y={20} at="start">
          {texts.difference ?? ''}
        </Note>
      </>
    ),
  }
}

export function twoProportions(): Picture {
  const { texts, value, typed } = exampleOf('two-proportions')
  const bars = [
    { share: typed('p1'), y: 18, color: accent },
    { share: typed('p2'), y: 62, color: data },
  ]
  const x = linearScale([0, 100], [1, width])
  return {
    facts: { ...texts, n: countText(value('total')) },
    marks: (
      <>
        {bars.map(({ share, y, color }) => (
          <g key={y}>
            <path d={`M1 ${y}H${width - 1}v30H1z`} stroke="var(--control)" strokeOpacity=".6" />
            <path d={`M1 ${y}H${tenth(x(share))}v30H1z`} fill={color} />
            <Note x={x(share) + 7} y={y + 20} at="start">{`${share}%`}</Note>
          </g>
        ))}
      </>
    ),
  }
}

/** Exponential, as the design assumes. */
export function timeToEvent(): Picture {
  const { texts, value, typed } = exampleOf('time-to-event')
  const duration = value('duration')
  const hazard = Math.LN2 / typed('median')
  const x = linearScale([0, duration], [1, width])
  const y = linearScale([0, 1], [base, 8])
  const surviving = (rate: number) =>
    curve(
      (month) => Math.exp(-rate * month),
      [0, duration],
      (month, share) => [x(month), y(share)],
    )
  const medians = [typed('median'), value('treatedMedian')].map((month): Point => [x(month), y(0.5)])
  return {
    facts: {
      ...texts,
      n: countText(value('total')),
      events: countText(value('events')),
      duration: trimmed(duration, 1),
      controlMedian: trimmed(typed('median'), 1),
      treatedMedian: value('treatedMedian').toFixed(1),
    },
    marks: (
      <>
        <Rule d={`M1 8V${base}H${width}`} />
        <Rule d={`M1 ${y(0.5)}H${tenth(medians.at(-1)?.[0] ?? 0)}`} dashes="3 3" />
        <Line points={surviving(hazard)} color={data} dashes="5 3" />
        <Line points={surviving(hazard * typed('hr'))} />
        <Dots places={medians.slice(0, 1)} size={7} color={data} />
        <Dots places={medians.slice(1)} size={7} />
        <Note x={width} y={22} at="end">{`HR ${texts.hr}`}</Note>
      </>
    ),
  }
}

/** A ring for each cluster, with a dot for each participant. */
export function clusterRandomized(): Picture {
  const { texts, value, typed } = exampleOf('cluster-randomized')
  const [clusters, size] = [value('clusters'), typed('m')]
  const step = width / clusters
  const radius = Math.min(13.5, step / 2 - 1)
  const arms = [
    { y: 28, color: accent },
    { y: 82, color: data },
  ]
  const inside = Array.from({ length: size }, (_, i): Point => {
    // A sunflower's seeds: equally dense, for any number.
    const [turn, far] = [i * Math.PI * (3 - Math.sqrt(5)), (radius - 3.5) * Math.sqrt((i + 0.5) / size)]
    return [far * Math.cos(turn), far * Math.sin(turn)]
  })
  const centers = Array.from({ length: clusters }, (_, i) => step * (i + 0.5))
  return {
    facts: { ...texts, n: countText(value('clustersTotal')), clusters: countText(clusters) },
    marks: arms.map(({ y, color }) => (
      <g key={y}>
        <g stroke={color}>
          {centers.map((x) => (
            <circle key={x} cx={tenth(x)} cy={y} r={tenth(radius)} />
          ))}
        </g>
        <Dots
          places={centers.flatMap((x) => inside.map(([dx, dy]): Point => [x + dx, y + dy]))}
          size={2.6}
          color={color}
        />
      </g>
    )),
  }
}
