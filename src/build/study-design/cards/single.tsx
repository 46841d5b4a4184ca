import { binomialDensity, tQuantile } from '@marom/statistics/distributions'
import { countText, probabilityText } from '@marom/trial-designs'
import { areaPath, linePath, type Point, stairs, tenth } from '#src/plots/drawing/path.ts'
import { linearScale, logScale } from '#src/plots/drawing/scale.ts'
import { accent, Dots, data, exampleOf, Line, Note, type Picture, Rule, width } from './picture.tsx'

/** The interval of a study that observes the assumed ratio and variation. */
export function bioequivalence(): Picture {
  const { texts, value, typed } = exampleOf('bioequivalence')
  const half = tQuantile(1 - typed('alpha'), value('df')) * value('logSd') * Math.sqrt(2 / value('total'))
  const ratio = typed('gmr')
  const [lower, upper] = [ratio * Math.exp(-half), ratio * Math.exp(half)]
  const x = logScale([0.72, 1.39], [0, width])
  const percent = (share: number) => `${Math.round(share * 100)}`
  const limits = [typed('lower'), typed('upper')].map((share) => ({ share, at: tenth(x(share)) }))
  const [from = 0, to = 0] = limits.map(({ at }) => at)
  return {
    facts: {
      ...texts,
      n: countText(value('total')),
      lower: percent(lower),
      upper: percent(upper),
      low: percent(typed('lower')),
      high: percent(typed('upper')),
    },
    marks: (
      <>
        <path d={`M${from} 8H${to}V84H${from}z`} fill={accent} fillOpacity=".12" />
        <path d={`M${from} 8V84M${to} 8V84`} stroke={data} strokeWidth="2" strokeDasharray="5 3" />
        <Rule d={`M0 84H${width}M${tenth(x(1))} 8V84`} />
        <path d={`M${tenth(x(lower))} 38v16m0-8H${tenth(x(upper))}m0-8v16`} stroke={accent} strokeWidth="3" />
        <Dots places={[[x(ratio), 46]]} size={12} />
        {limits.map(({ share, at }) => (
          <Note key={at} x={at} y={103}>{`${percent(share)}%`}</Note>
        ))}
        <Note x={x(1)} y={103}>{`${percent(1)}%`}</Note>
      </>
    ),
  }
}

/** Both distributions of the count, as outlines of bars. */
export function oneProportion(): Picture {
  const { texts, value, typed } = exampleOf('one-proportion')
  const [size, atLeast] = [value('size'), value('atLeast')]
  const last = Math.ceil(size * 0.72)
  const chances = [typed('p0'), typed('p1')].map((rate) =>
    Array.from({ length: last + 1 }, (_, count) => binomialDensity(count, size, rate / 100)),
  )
  const x = linearScale([-0.5, last + 0.5], [0, width])
  const y = linearScale([0, Math.max(...chances.flat())], [100, 22])
  const outline = (bars: readonly number[] = []) =>
    stairs([...bars.map((chance, count): Point => [x(count - 0.5), y(chance)]), [x(last + 0.5), y(0)]])
  const [fixed, assumed] = chances
  const limit = tenth(x(atLeast - 0.5))
  const reached = outline(assumed).filter(([at]) => at >= x(atLeast - 0.5) - 0.01)
  return {
    facts: { ...texts, n: countText(size), atLeast: countText(atLeast) },
    marks: (
      <>
        <path
          d={areaPath(reached, [
            [limit, 100],
            [width, 100],
          ])}
          fill={accent}
          fillOpacity=".3"
        />
        <Rule d={`M0 100H${width}`} />
        <Line points={outline(fixed)} color={data} dashes="5 3" />
        <Line points={outline(assumed)} />
        <path d={`M${limit} 100V18`} stroke="var(--ink)" strokeWidth="1.5" />
        <Note x={limit + 6} y={16} at="start">{`≥ ${atLeast}`}</Note>
      </>
    ),
  }
}

/** Rows of dots, filled by columns. */
function block(
  count: number,
  { x, y, rows, step }: { x: number; y: number; rows: number; step: number },
): Point[] {
  return Array.from({ length: count }, (_, i) => [x + Math.floor(i / rows) * step, y + (i % rows) * step])
}

export function simonTwoStage(): Picture {
  const { texts, value } = exampleOf('simon-two-stage')
  const [first, all] = [value('n1'), value('size')]
  const step = 17
  const rows = 4
  const start = { y: 17, rows, step }
  const gate = 16 + Math.ceil(first / rows) * step
  const after = gate + 28
  return {
    facts: {
      ...texts,
      n: countText(all),
      r1: countText(value('r1')),
      n1: countText(first),
      second: countText(all - first),
    },
    marks: (
      <>
        <Dots places={block(first, { ...start, x: 9 })} size={11} />
        <path d={`M${gate} 8V78`} stroke={data} strokeWidth="2" strokeDasharray="5 3" />
        <path d={`M${gate - 8} 43h20m-6-6l6 6-6 6`} stroke="var(--ink)" strokeWidth="1.5" />
        <g stroke={accent} strokeWidth="1.5">
          {block(all - first, { ...start, x: after }).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
          ))}
        </g>
        <Note x={(gate - 8) / 2} y={103}>{`${first}`}</Note>
        <Note x={gate} y={103} color={data}>{`≤ ${value('r1')}`}</Note>
        <Note x={after + 34} y={103}>{`+ ${all - first}`}</Note>
      </>
    ),
  }
}

/** The interval by size, from the curve of the design's page. */
export function precision(): Picture {
  const { texts, value, typed, curve } = exampleOf('precision')
  const [line = []] = curve?.lines ?? []
  const [size, half, middle] = [value('size'), value('points'), typed('p') / 100]
  const far = Math.max(...line.map(([, points]) => points))
  const sizes = line.map(([at]) => at)
  const x = linearScale([Math.min(...sizes), Math.max(...sizes)], [0, width])
  const y = linearScale([middle - far, middle + far], [104, 6])
  const edge = (side: 1 | -1) => line.map(([at, points]): Point => [x(at), y(middle + side * points)])
  const ends = [middle + half, middle - half]
  const percent = (share: number) => `${Math.round(share * 100)}`
  const at = tenth(x(size))
  return {
    facts: {
      ...texts,
      n: countText(size),
      lower: percent(middle - half),
      upper: percent(middle + half),
    },
    marks: (
      <>
        <path d={areaPath(edge(1), edge(-1))} fill={accent} fillOpacity=".16" />
        <path d={`${linePath(edge(1))}${linePath(edge(-1))}`} stroke={accent} strokeWidth="1.5" />
        <Rule d={`M0 ${y(middle)}H${width}`} dashes="3 3" />
        <path
          d={`M${at - 6} ${tenth(y(middle + half))}h12m-6 0V${tenth(y(middle - half))}m-6 0h12`}
          stroke={data}
          strokeWidth="3"
        />
        <Dots places={[[at, y(middle)]]} size={10} color={data} />
        {ends.map((share) => (
          <Note key={share} x={at} y={y(share) + (share > middle ? -9 : 18)}>{`${percent(share)}%`}</Note>
        ))}
      </>
    ),
  }
}

/** A dot for each participant. */
export function rareEvents(): Picture {
  const { texts, value } = exampleOf('rare-events')
  const size = value('size')
  const columns = 23
  const step = width / columns
  const rows = Math.ceil(size / columns)
  const places = Array.from(
    { length: size },
    (_, i): Point => [
      step * ((i % columns) + 0.5),
      5 + (Math.floor(i / columns) * 100) / Math.max(1, rows - 1),
    ],
  )
  const marked = Math.floor(rows / 2) * columns + Math.floor(columns * 0.6)
  return {
    facts: { ...texts, n: countText(size), chance: probabilityText(value('chance')) },
    marks: (
      <>
        <Dots places={places.filter((_, i) => i !== marked)} size={3.4} />
        <Dots places={places.slice(marked, marked + 1)} size={9} color={data} />
      </>
    ),
  }
}
