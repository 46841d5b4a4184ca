import { fill } from '#client/text/fill.ts'
import { dataLabels } from '#content/glossary/figures/data.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { linePath, type Point, stairs } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level } from './marks.tsx'
import { blocks } from './simulated-samples.ts'

const participants = 120
const onOrder = chart(
  [0, participants],
  [-6.5, 6.5],
  numbers(0, 24, 48, 72, 96, 120),
  numbers(-6, -3, 0, 3, 6),
)

function balance(block: number, language: Language): Drawing {
  const t = dataLabels[language]
  let ahead = 0
  const differences = blocks(block, participants).map((arm) => {
    ahead += arm
    return ahead
  })
  const places = [0, ...differences].map((difference, i): Point => [onOrder.x(i), onOrder.y(difference)])
  return drawn(
    { n: `${participants}`, block: `${block}`, worst: `${Math.max(...differences.map(Math.abs))}` },
    <Axes on={onOrder} x={t.participant} y={t.ahead}>
      <Level on={onOrder} at={0} color={data} />
      <path d={linePath(stairs(places))} stroke={accent} strokeWidth="2" fill="none" />
    </Axes>,
  )
}

interface BoxProps {
  x: number
  y: number
  width: number
  color?: string
  children: string
}

function Box({ x, y, width, color = ink, children }: BoxProps) {
  return (
    <g>
      <rect x={x - width / 2} y={y} width={width} height="34" fill="none" stroke={color} strokeWidth="1.5" />
      <Note x={x} y={y + 22} at="middle" color={color} isBold label={children} />
    </g>
  )
}

function flow(switched: number, language: Language): Drawing {
  const t = dataLabels[language]
  const arm = 100
  const facts = {
    randomized: `${2 * arm}`,
    arm: `${arm}`,
    switched: `${switched}`,
    kept: `${arm - switched}`,
  }
  const columns = [
    { x: 90, name: t.treatment, color: accent },
    { x: 270, name: t.control, color: data },
  ]
  return drawn(
    facts,
    <>
      <Box x={180} y={4} width={190}>
        {fill(t.randomized, facts)}
      </Box>
      {columns.map(({ x, name, color }) => (
        <g key={x}>
          <path
            d={`M180 38V50H${x}V62M${x} 96V218M${x - 5} 210L${x} 218L${x + 5} 210`}
            stroke={color}
            strokeWidth="1.5"
            fill="none"
          />
          <Box x={x} y={62} width={140} color={color}>
            {fill(name, facts)}
          </Box>
          <Note x={x} y={128} at="middle" isClear label={t.kept} />
          <Note x={x} y={152} at="middle" isClear label={t.switched} />
          <Box x={x} y={218} width={174} color={color}>
            {fill(t.analyzed, facts)}
          </Box>
        </g>
      ))}
    </>,
    270,
  )
}

export const allocationFigures = {
  'block-randomization': {
    source: 'simulated',
    slider: { from: 2, to: 12, step: 2, start: 4 },
    draw: balance,
  },
  'intention-to-treat-principle': {
    source: 'schematic',
    slider: { from: 0, to: 50, step: 5, start: 20 },
    draw: flow,
  },
} satisfies Record<string, Figure>
