import { sum } from '@marom/statistics'
import { poissonDensity } from '@marom/statistics/distributions'
import { once } from '#client/once.ts'
import { type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { Note } from './drawing/note.tsx'
import { tenth } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'

/** Of the post on supply chains: kits that a depot needs in its lead time. */
const mean = 9
const target = 0.99
const most = 21

const box: Box = { left: 34, top: 48, right: 352, bottom: 224 }
const x = linearScale([-0.5, most + 0.5], [box.left, box.right])
const y = linearScale([0, 14], [box.bottom, box.top])
const barWidth = 10

const compute = once(() => {
  const chances = Array.from({ length: most + 1 }, (_, kits) => poissonDensity(kits, mean))
  const upTo = (kits: number) => sum(chances.slice(0, kits + 1))
  const point = chances.findIndex((_, kits) => upTo(kits) >= target)
  return { chances, point, covered: upTo(point), before: upTo(point - 1) }
})

export function ReorderPointPlot() {
  const t = usePlotWords()['reorder-point']
  const { chances, point, covered, before } = compute()
  const facts = {
    mean,
    point,
    last: point - 1,
    covered: covered.toFixed(4),
    before: before.toFixed(4),
    target,
  }
  const edge = Math.round(x(point + 0.5))
  return (
    <PlotFigure words={t} facts={facts} height={box.bottom + 40} source="example">
      <YAxis axis={{ scale: y, ticks: numberTicks(0, 5, 10), title: t.y }} box={box} />
      <g className="plot-draw">
        {chances.map((chance, kits) => (
          <Bar key={x(kits)} chance={chance} kits={kits} isOver={kits > point} />
        ))}
      </g>
      <path d={`M${edge} ${box.top - 14}V${box.bottom}`} stroke="var(--ink)" strokeDasharray="2 3" />
      <Note x={edge - 6} y={box.top - 6} at="end" color="var(--accent)" label={t.enough} />
      <Note x={edge + 6} y={box.top + 26} color="var(--data)" label={t.short} />
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 3, 6, 9, 12, 15, point, 20), title: t.x }} box={box} />
    </PlotFigure>
  )
}

/** A count that the stock does not cover is an open bar. */
function Bar({ chance, kits, isOver }: { chance: number; kits: number; isOver: boolean }) {
  const top = tenth(y(100 * chance))
  return (
    <rect
      x={tenth(x(kits) - barWidth / 2)}
      y={top}
      width={barWidth}
      height={tenth(box.bottom - top)}
      fill={isOver ? 'none' : 'var(--accent)'}
      stroke={isOver ? 'var(--data)' : 'none'}
      strokeWidth="1.5"
    />
  )
}
