import { sum, z975 } from '@marom/statistics'
import { once } from '#client/once.ts'
import { type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { linePath, type Point, stairs } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { exampleAllocations } from './simulated/allocation.ts'

const n = 100
const signedTicks = [-20, -10, 0, 10, 20].map((value) => ({ value, label: `${value}`.replace('-', '−') }))
const box: Box = { left: 34, top: 22, right: 340, bottom: 202 }
const x = linearScale([0, n], [box.left, box.right])
const y = linearScale([-22, 22], [box.bottom, box.top])

/** The number in A minus that in B after each participant. */
const differencesOf = (arms: readonly number[]) => arms.map((_, i) => sum(arms.slice(0, i + 1)))

const pathOf = (differences: readonly number[]) =>
  linePath(stairs([[x(0), y(0)], ...differences.map((value, i): Point => [x(i + 1), y(value)])]))

const largest = (values: readonly number[]) => Math.max(...values.map(Math.abs))

const compute = once(() => {
  const { simple, blocked } = exampleAllocations(n)
  return { simple: differencesOf(simple), blocked: differencesOf(blocked) }
})

/** Where a coin stays with 95 % probability after each number of participants. */
function limitPath(): string {
  const one = (sign: number) =>
    linePath(
      Array.from({ length: 11 }, (_, i): Point => [x(i * i), y(sign * z975 * i)]),
      0,
    )
  return one(1) + one(-1)
}

export function AllocationPlot() {
  const t = usePlotWords().allocation
  const { simple, blocked } = compute()
  const facts = {
    n,
    simple: largest(simple),
    blocked: largest(blocked),
    limit: (z975 * Math.sqrt(n)).toFixed(0),
  }
  return (
    <PlotFigure words={t} facts={facts} height={box.bottom + 40} source="simulated">
      <YAxis axis={{ scale: y, ticks: signedTicks, title: t.y }} box={box} />
      <path d={limitPath()} stroke="var(--ink)" strokeDasharray="2 3" fill="none" />
      <g className="plot-draw" fill="none" strokeWidth="1.5">
        <path d={pathOf(simple)} stroke="var(--data)" />
        <path d={pathOf(blocked)} stroke="var(--accent)" />
      </g>
      <g fontWeight="700">
        <Label x={box.right} y={y(-13)} at="end" fill="var(--data)">
          {t.coin}
        </Label>
        <Label x={box.right} y={y(6)} at="end" fill="var(--accent)">
          {t.blocks}
        </Label>
      </g>
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 25, 50, 75, 100), title: t.x }} box={box} />
    </PlotFigure>
  )
}
