import { fillCounts } from '#client/sample-study/counted.ts'
import { fill } from '#client/text/fill.ts'
import type { en } from '#content/sample-study/trace/en.ts'
import { type Box, numberTicks, XAxis } from '#src/plots/drawing/axes.tsx'
import { niceTicks } from '#src/plots/drawing/nice-ticks.ts'
import { dotsPath, type Point } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { linearScale } from '#src/plots/drawing/scale.ts'
import { shortValue } from './step-words.ts'

const bins = 40
const [left, right] = [10, 350]
const distance = (right - left) / bins

interface DotsProps {
  values: readonly number[]
  /** What they are, in words. */
  what: string
  copy: typeof en
}

/** A dot for each value, above its place on the axis. */
export function ValuesDots({ values, what, copy }: DotsProps) {
  const t = copy.dots
  const [first, last] = [Math.min(...values), Math.max(...values)]
  const binOf = (value: number) =>
    Math.min(bins - 1, Math.floor(((value - first) / (last - first || 1)) * bins))
  const stacks = [...Map.groupBy(values, binOf)].map(([bin, { length }]) => ({ bin, count: length }))
  const highest = Math.max(...stacks.map(({ count }) => count))
  const step = Math.min(distance, 160 / highest)
  const box: Box = { left, top: 0, right, bottom: Math.ceil(highest * step) + 6 }
  const dots = stacks.flatMap(({ bin, count }) =>
    Array.from(
      { length: count },
      (_, place): Point => [left + (bin + 0.5) * distance, box.bottom - (place + 0.5) * step - 3],
    ),
  )
  const axis = {
    scale: linearScale([first, last], [left, right]),
    ticks: numberTicks(...niceTicks(first, last, 6)),
    title: '',
  }
  const facts = { what, count: values.length, first: shortValue(first), last: shortValue(last) }
  const words = { title: fill(t.title, facts), description: fillCounts(t.description, facts), caption: '' }
  return (
    <PlotFigure words={words} height={box.bottom + 24} source="simulated">
      <path
        d={dotsPath(dots)}
        stroke="var(--accent)"
        strokeWidth={Math.min(6, step * 0.8)}
        strokeLinecap="round"
      />
      <XAxis axis={axis} box={box} />
    </PlotFigure>
  )
}
