import { trimmed } from '@marom/trial-designs'
import type { en } from '#content/study-design/benchmarks/en.ts'
import { type Box, GridLines, type Tick, XAxis } from '#src/plots/drawing/axes.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { type Point, strokesPath } from '#src/plots/drawing/path.ts'
import { PlotFigure, plotWidth } from '#src/plots/drawing/plot-figure.tsx'
import { useReading } from '#src/plots/drawing/reading.ts'
import { linearScale } from '#src/plots/drawing/scale.ts'

export interface Strip {
  name: string
  /** Of each case: the difference that is the largest part of its tolerance, over this tolerance. */
  ratios: readonly number[]
}

const edge = 12
const x = linearScale([-1.1, 1.1], [edge, plotWidth - edge])
const dot = 3.6
const bandHeight = 24
/** With the name above the band. */
const stripHeight = bandHeight + 22

const tickOf = (value: number): Tick => ({ value, label: trimmed(value) })

/** Dots at almost the same place stand above each other, around the middle of the band. */
function dotsOf(ratios: readonly number[], middle: number): Point[] {
  const columns = new Map<number, number>()
  for (const ratio of ratios) {
    const column = Math.round(x(ratio) / dot)
    columns.set(column, (columns.get(column) ?? 0) + 1)
  }
  return [...columns]
    .sort(([one], [other]) => one - other)
    .flatMap(([column, count]) => {
      const step = Math.min(dot, (bandHeight - dot) / Math.max(1, count - 1))
      return Array.from(
        { length: count },
        (_, i): Point => [column * dot, middle + (i - (count - 1) / 2) * step],
      )
    })
}

/** Every case as a dot: how much of its tolerance the difference takes. */
export function AgreementPlot({ strips, words }: { strips: readonly Strip[]; words: (typeof en)['plot'] }) {
  const box: Box = { left: edge, top: 6, right: plotWidth - edge, bottom: 6 + strips.length * stripHeight }
  const key = useReading({ left: 0, right: plotWidth })
  const all = strips.flatMap(({ ratios }) => ratios)
  const largest = Math.max(...all.map(Math.abs))
  const facts = {
    cases: all.length,
    // A difference at the limit must not be printed as beyond it.
    largest: (Math.floor(largest * 100) / 100).toFixed(2),
    close: all.filter((ratio) => Math.abs(ratio) < 0.1).length,
  }
  return (
    <PlotFigure words={words} facts={facts} height={box.bottom + 44}>
      {strips.map(({ name, ratios }, index) => {
        const top = box.top + index * stripHeight
        const across = (value: number): Point => [x(value), top + 17]
        return (
          <g key={name}>
            <Label x={key.from(0)} y={top + 12} at={key.side} fill="var(--ink)">
              {`${name}: ${ratios.length}`}
            </Label>
            <GridLines d={strokesPath([across(0)], 0, bandHeight)} />
            <path
              d={strokesPath([across(-1), across(1)], 0, bandHeight)}
              stroke="var(--data)"
              strokeDasharray="3 3"
              fill="none"
            />
            <path
              d={strokesPath(dotsOf(ratios, top + 17 + bandHeight / 2), 0, 0)}
              stroke="var(--accent)"
              strokeWidth={dot}
              strokeLinecap="round"
              fill="none"
            />
          </g>
        )
      })}
      <XAxis axis={{ scale: x, ticks: [-1, -0.5, 0, 0.5, 1].map(tickOf), title: words.x }} box={box} />
    </PlotFigure>
  )
}
