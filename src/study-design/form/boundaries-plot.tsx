import { fill } from '#client/ui/fill.ts'
import { type Box, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { niceTicks } from '#src/plots/drawing/nice-ticks.ts'
import { linePath, type Point, strokesPath } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { linearScale } from '#src/plots/drawing/scale.ts'
import { percentText, probabilityText } from '#src/study-design/frame/format.ts'
import type { Boundaries } from '#src/study-design/frame/result.ts'

const box: Box = { left: 30, top: 24, right: 334, bottom: 236 }

/** Values of Z beyond are drawn at the edge: an early boundary may be at 10. */
const farthest = 5.5

/** Room for the labels above and below the lines. */
const margin = 0.9

const within = (z: number) => Math.max(-farthest, Math.min(farthest, z))

interface BoundariesPlotProps {
  data: Boundaries
  nameOf: (part: string) => string
  words: { title: string; description: string; line: string; caption: string; x: string; y: string }
}

const dashes = [undefined, '6 4', '2 4']

export function BoundariesPlot({ data, nameOf, words }: BoundariesPlotProps) {
  const all = data.boundaries.flatMap(({ looks }) => looks.map(({ z }) => within(z)))
  const range: [number, number] = [Math.min(0, ...all) - margin, Math.max(...all) + margin]
  const x = linearScale([0, 1], [box.left, box.right])
  const y = linearScale(range, [box.bottom, box.top])
  const lines = data.boundaries.map(({ name, looks }) =>
    fill(words.line, {
      name: nameOf(name),
      values: looks
        .map(
          ({ fraction, z, chance }) =>
            `${percentText(Number(fraction.toFixed(3)))}: ${z.toFixed(2).replace('-', '−')} (${probabilityText(chance)})`,
        )
        .join(', '),
    }),
  )
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
          name={nameOf(name)}
          isAbove={index === 0}
          dash={dashes[index]}
          points={looks.map(({ fraction, z }): Point => [x(fraction), y(within(z))])}
          chances={looks.map(({ chance }) => probabilityText(chance))}
        />
      ))}
      <XAxis axis={{ scale: x, ticks: xTicks, title: words.x }} box={box} />
    </PlotFigure>
  )
}

interface BoundaryProps {
  name: string
  isAbove: boolean
  dash: string | undefined
  points: readonly Point[]
  chances: readonly string[]
}

/** The name stands beside the first dot, before the chances. */
function Boundary({ name, isAbove, dash, points, chances }: BoundaryProps) {
  const offset = isAbove ? -8 : 17
  const [first] = points
  return (
    <g>
      <path
        d={linePath(points)}
        fill="none"
        stroke={isAbove ? 'var(--accent)' : 'var(--data)'}
        strokeWidth="2"
        strokeDasharray={dash}
      />
      <path
        d={strokesPath(points, 0, 0)}
        stroke={isAbove ? 'var(--accent)' : 'var(--data)'}
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
      {first && (
        <Label x={first[0] - 8} y={first[1] + 4} at="end" fill="var(--text)">
          {name}
        </Label>
      )}
      <g fill="var(--muted)">
        {points.map(([atX, atY], index) => (
          <Label key={atX} x={atX} y={atY + offset} at="middle">
            {chances[index] ?? ''}
          </Label>
        ))}
      </g>
    </g>
  )
}
