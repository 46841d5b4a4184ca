import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { dotsPath, linePath, type Point, stairs, tenth } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { useReading } from './drawing/reading.ts'
import { linearScale, type Scale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { type DepotHistory, exampleDepots, supplyPlan } from './simulated/supply.ts'

const left = 34
const right = 350
/** 2.5 units for a kit: steps without a remainder make a short path. */
const panelHeight = 67.5
const panelTops = [45, 137, 229]
const highest = 27
const x = linearScale([0, supplyPlan.weeks], [left, right])

const boxOf = (top: number): Box => ({ left, right, top, bottom: top + panelHeight })
const heightIn = (box: Box) => linearScale([0, highest], [box.bottom, box.top])

const compute = once(() => exampleDepots())

export function DepotStockPlot() {
  const t = usePlotWords()['supply-chain']
  const depots = compute()
  const numbers = (pick: (depot: DepotHistory) => number, name: string) =>
    Object.fromEntries(depots.map((depot, i) => [`${name}${'ABC'[i]}`, pick(depot)]))
  const facts = {
    weeks: supplyPlan.weeks,
    perType: supplyPlan.triggerPerType,
    lead: supplyPlan.leadTime,
    missed: depots.reduce((sum, depot) => sum + depot.missed, 0),
    ...numbers((depot) => depot.orders.length, 'orders'),
    ...numbers((depot) => depot.lowest, 'lowest'),
  }
  const last = panelTops.length - 1
  return (
    <PlotFigure words={t} facts={facts} height={334} source="simulated">
      <Key />
      {depots.map((_, i) => (
        <Panel
          key={t.depots[i]}
          depot={i}
          name={t.depots[i]}
          box={boxOf(panelTops[i] ?? 0)}
          title={i === 0 ? t.y : ''}
          isBare={i < last}
        />
      ))}
    </PlotFigure>
  )
}

/** For the cover of a post: one depot. */
export function DepotStockExcerpt() {
  const t = usePlotWords()['supply-chain']
  return (
    <PlotFigure
      words={{ ...t, title: `${t.depots[1]}.`, description: '', caption: '' }}
      height={166}
      source="simulated"
    >
      <Key />
      <Panel depot={1} box={{ left, right, top: 40, bottom: 130 }} title={t.y} />
    </PlotFigure>
  )
}

/** The types differ by dashes, not by color alone. */
const typeLines = [
  { color: 'var(--accent)', dashes: undefined },
  { color: 'var(--data)', dashes: '5 3' },
]

function Key() {
  const t = usePlotWords()['supply-chain']
  const { from, side } = useReading({ left: right - 176, right })
  return (
    <>
      <path d={`M${right - 24} 5h24`} stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="2 3" />
      <Note x={right - 30} y={9} at="end" label={fill(t.trigger, { perType: supplyPlan.triggerPerType })} />
      {typeLines.map(({ color, dashes }, type) => (
        <g key={color} fill={color} fontWeight="700">
          <path d={`M${from(type * 92, 24)} 24h24`} stroke={color} strokeWidth="2" strokeDasharray={dashes} />
          <Label x={from(type * 92 + 30)} y={28} at={side}>
            {t.types[type] ?? ''}
          </Label>
        </g>
      ))}
    </>
  )
}

interface PanelProps {
  depot: number
  name?: string
  box: Box
  title: string
  isBare?: boolean
}

function Panel({ depot: index, name = '', box, title, isBare }: PanelProps) {
  const t = usePlotWords()['supply-chain']
  const depot = compute()[index]
  if (!depot) return null
  const y = heightIn(box)
  const yAxis: Axis = { scale: y, ticks: numberTicks(0, 10, 20), title }
  return (
    <>
      <YAxis axis={yAxis} box={box} />
      <Note x={left} y={box.top - 6} isBold label={name} />
      <path
        d={`M${left} ${tenth(y(supplyPlan.triggerPerType))}H${right}`}
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeDasharray="2 3"
      />
      <g className="plot-draw" fill="none">
        {typeLines.map(({ color, dashes }, type) => (
          <TypeLine key={color} depot={depot} type={type} y={y} color={color} dashes={dashes} />
        ))}
      </g>
      <XAxis
        axis={{ scale: x, ticks: numberTicks(0, 10, 20, 30, 40), title: t.x }}
        box={box}
        isBare={isBare}
      />
    </>
  )
}

interface TypeLineProps {
  depot: DepotHistory
  type: number
  y: Scale
  color: string
  dashes: string | undefined
}

/** The stock of one type, and a dot where this type triggered an order. */
function TypeLine({ depot, type, y, color, dashes }: TypeLineProps) {
  // Kits are handed out by day, and a day is about one unit wide.
  const places = depot.stock.map(({ week, kits }): Point => [Math.round(x(week)), y(kits[type] ?? 0)])
  const line = stairs([...places, [right, places.at(-1)?.[1] ?? y(0)]])
  const orders = depot.orders
    .filter((order) => order.type === type)
    .map(({ week, kits }): Point => [x(week), y(kits)])
  return (
    <g stroke={color}>
      <path d={linePath(line)} strokeWidth="2" strokeDasharray={dashes} />
      <path d={dotsPath(orders)} strokeWidth="8" strokeLinecap="round" />
    </g>
  )
}
