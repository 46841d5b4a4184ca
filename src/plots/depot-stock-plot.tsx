import { once } from '#client/once.ts'
import { fill } from '#client/ui/fill.ts'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { areaPath, linePath, type Place, stairs, strokesPath } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { type DepotHistory, exampleDepots, supplyPlan } from './simulated/supply.ts'

const left = 34
const right = 350
/** One and a half units for a kit: steps without a remainder make a short path. */
const panelHeight = 67.5
const panelTops = [45, 137, 229]
const trigger = 2 * supplyPlan.triggerPerType
const highest = 45
const x = linearScale([0, supplyPlan.weeks], [left, right])

const boxOf = (top: number): Box => ({ left, right, top, bottom: top + panelHeight })
const heightIn = (box: Box) => linearScale([0, highest], [box.bottom, box.top])

const compute = once(() => exampleDepots())

/** The stock of three depots under one rule, one above the other on one time axis. */
export function DepotStockPlot() {
  const t = usePlotWords()['supply-chain']
  const depots = compute()
  const numbers = (pick: (depot: DepotHistory) => number, name: string) =>
    Object.fromEntries(depots.map((depot, i) => [`${name}${'ABC'[i]}`, pick(depot)]))
  const facts = {
    weeks: supplyPlan.weeks,
    trigger,
    perType: supplyPlan.triggerPerType,
    lead: supplyPlan.leadTime,
    missed: depots.reduce((sum, depot) => sum + depot.missed, 0),
    ...numbers((depot) => depot.orders.length, 'orders'),
    ...numbers((depot) => depot.lowest, 'lowest'),
  }
  const last = panelTops.length - 1
  return (
    <PlotFigure words={t} facts={facts} height={334} source="simulated">
      <TriggerKey />
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

/** For the cover of a post: one depot, as large as there is room. */
export function DepotStockExcerpt() {
  const t = usePlotWords()['supply-chain']
  return (
    <PlotFigure
      words={{ ...t, title: `${t.depots[1]}.`, description: '', caption: '' }}
      height={166}
      source="simulated"
    >
      <TriggerKey />
      <Panel depot={1} box={{ left, right, top: 28, bottom: 130 }} title={t.y} />
    </PlotFigure>
  )
}

function TriggerKey() {
  return (
    <>
      <path d={`M${right - 24} 5h24`} stroke="var(--data)" strokeWidth="2" strokeDasharray="5 3" />
      <Label x={right - 30} y={9} at="end" fill="var(--data)">
        {fill(usePlotWords()['supply-chain'].trigger, { perType: supplyPlan.triggerPerType })}
      </Label>
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
  const yAxis: Axis = { scale: y, ticks: numberTicks(0, 20, 40), title }
  const lastKits = depot.stock.at(-1)?.kits ?? 0
  const line = stairs([
    // Kits are handed out by day, and a day is about as wide as a unit.
    ...depot.stock.map(({ week, kits }): Place => [Math.round(x(week)), y(kits)]),
    [right, y(lastKits)],
  ])
  const orders = depot.orders.map(({ week, kits }): Place => [x(week), y(kits)])
  return (
    <>
      <YAxis axis={yAxis} box={box} />
      <Label x={left} y={box.top - 6} fill="var(--ink)" fontWeight="700">
        {name}
      </Label>
      <g className="plot-draw" fill="none" stroke="var(--accent)">
        <path
          d={areaPath(line, [
            [left, box.bottom],
            [right, box.bottom],
          ])}
          fill="var(--accent)"
          fillOpacity=".1"
          stroke="none"
        />
        <path d={linePath(line)} strokeWidth="2" />
        <path d={strokesPath(orders, 0, 0)} strokeWidth="8" strokeLinecap="round" />
      </g>
      <path
        d={`M${left} ${Math.round(y(trigger))}H${right}`}
        stroke="var(--data)"
        strokeWidth="1.5"
        strokeDasharray="5 3"
      />
      <XAxis
        axis={{ scale: x, ticks: numberTicks(0, 10, 20, 30, 40), title: t.x }}
        box={box}
        isBare={isBare}
      />
    </>
  )
}
