import { dayNumber, study } from '@marom/sample-trial'
import { type Axis, type Box, GridLines, numberTicks, XAxis } from '#src/plots/drawing/axes.tsx'
import { type Point, strokesPath, tenth } from '#src/plots/drawing/path.ts'
import { plotWidth } from '#src/plots/drawing/plot-figure.tsx'
import { linearScale } from '#src/plots/drawing/scale.ts'

const months = [0, 6, 12, 18, 24] as const

/** Months from randomization, with the time of screening before it. */
const scale = linearScale([-1, 27], [4, plotWidth - 4])

/** @returns the place of a day */
export const placeOf =
  (start: string) =>
  (day: string): number =>
    tenth(scale((dayNumber(day) - dayNumber(start)) / study.daysPerMonth))

/** Lines through the whole height, and the axis at the bottom. */
export function TimeAxis({ top, bottom, title }: { top: number; bottom: number; title: string }) {
  const box: Box = { left: scale(-1), top, right: scale(27), bottom }
  const axis: Axis = { scale, ticks: numberTicks(...months), title }
  return (
    <>
      <GridLines
        d={strokesPath(
          months.map((month): Point => [scale(month), top]),
          0,
          bottom - top,
        )}
      />
      <XAxis axis={axis} box={box} />
    </>
  )
}
