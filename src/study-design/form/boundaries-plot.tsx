import { type Box, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { niceTicks } from '#src/plots/drawing/nice-ticks.ts'
import { linePath, type Point, strokesPath } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { useReading } from '#src/plots/drawing/reading.ts'
import { linearScale } from '#src/plots/drawing/scale.ts'
import { percentText, probabilityText } from '#src/study-design/frame/format.ts'
import type { Boundaries } from '#src/study-design/frame/result.ts'

const box: Box = { left: 30, top: 20, right: 334, bottom: 236 }

/** Values of Z beyond are drawn at the edge: an early boundary may be at 10. */
const farthest = 5.5

/** Room for the labels above and below the lines, as a share of the range of Z. */
const margin = 0.14

const within = (z: number) => Math.max(-farthest, Math.min(farthest, z))

interface BoundariesPlotProps {
  data: Boundaries
  nameOf: (part: string) => string
  words: { title: string; description: string; caption: string; x: string; y: string }
}

const dashes = [undefined, '6 4', '2 4']

export function BoundariesPlot({ data, nameOf, words }: BoundariesPlotProps) {
  const all = data.boundaries.flatMap(({ looks }) => looks.map(({ z }) => within(z)))
  const [low, high] = [Math.min(0, ...all), Math.max(...all)]
  const room = margin * (high - low)
  const range: [number, number] = [low - room, high + room]
  const x = linearScale([0, 1], [box.left, box.right])
  const y = linearScale(range, [box.bottom, box.top])
  const lines = data.boundaries.map(({ name, looks }) => {
    const values = looks.map(
      ({ fraction, z, chance }) =>
        `${percentText(Number(fraction.toFixed(3)))}: ${z.toFixed(2).replace('-', '−')} (${probabilityText(chance)})`,
    )
    return `${nameOf(name)}: ${values.join(', ')}.`
  })
  const yTicks = niceTicks(range[0], range[1], 6).map((value) => ({
    value,
    label: `${value}`.replace('-', '−'),
  }))
  const xTicks = [0, 0.2, 0.4, 0.6, 0.8, 1].map((value) => ({ value, label: percentText(value) }))
  return (
    <PlotFigure words={words} facts={{ lines: lines.join(' ') }} height={280}>
      <YAxis axis={{ scale: y, ticks: yTicks, title: words.y }} box={box} />
      {data.boundaries.map(({ name, looks }, index) => (
        <Boundary
          key={name}
          index={index}
          points={looks.map(({ fraction, z }): Point => [x(fraction), y(within(z))])}
          chances={looks.map(({ chance }) => probabilityText(chance))}
        />
      ))}
      <Key names={data.boundaries.map(({ name }) => nameOf(name))} />
      <XAxis axis={{ scale: x, ticks: xTicks, title: words.x }} box={box} />
    </PlotFigure>
  )
}

const strokeOf = (index: number) => (index === 0 ? 'var(--accent)' : 'var(--data)')

/** The chances stand above the first boundary and below the others. */
function Boundary(props: { index: number; points: readonly Point[]; chances: readonly string[] }) {
  const { index, points, chances } = props
  const offset = index === 0 ? -8 : 17
  return (
    <g>
      <path
        d={linePath(points)}
        fill="none"
        stroke={strokeOf(index)}
        strokeWidth="2"
        strokeDasharray={dashes[index]}
      />
      <path
        d={strokesPath(points, 0, 0)}
        stroke={strokeOf(index)}
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="var(--muted)">
        {points.map(([atX, atY], look) => (
          <Label key={atX} x={atX} y={atY + offset} at="middle">
            {chances[look] ?? ''}
          </Label>
        ))}
      </g>
    </g>
  )
}

const keyWidth = 104
const markWidth = 22

/** In one line with the title of the axis. */
function Key({ names }: { names: readonly string[] }) {
  const { from, side } = useReading({ left: box.left, right: box.right })
  return names.map((name, index) => (
    <g key={name} fill="var(--ink)">
      <path
        d={strokesPath([[from(keyWidth * index, markWidth), 5]], markWidth, 0)}
        stroke={strokeOf(index)}
        strokeWidth="2"
        strokeDasharray={dashes[index]}
      />
      <Label x={from(keyWidth * index + markWidth + 5)} y={9} at={side}>
        {name}
      </Label>
    </g>
  ))
}
