import type { Progress } from '@marom/trial-designs/simulation'
import type { Course } from '#client/study-design/shown-simulation.ts'
import { areaPath, linePath, type Point } from '#src/plots/drawing/path.ts'
import { linearScale, logScale } from '#src/plots/drawing/scale.ts'

/** In units of the view box. */
export const box = { left: 44, top: 24, right: 334, bottom: 206 }

/** Chances from 0 to 1. */
export const yScale = linearScale([0, 1], [box.bottom, box.top])

/** The first report has a hundredth of the trials. */
export const xScale = (trials: number) => logScale([trials / 100, trials], [box.left, box.right])

/** @param history reports of the same simulation, in their order */
export function coursesOf(history: readonly Progress[], trials: number): Course[] {
  const x = xScale(trials)
  const chances = history.at(-1)?.results.filter(({ isChance }) => isChance) ?? []
  return chances.map(({ quantity, formula }) => {
    const found = history.flatMap(({ done, results }) =>
      results.filter((one) => one.quantity === quantity).map((one) => ({ at: x(done), ...one })),
    )
    const along = (value: 'value' | 'lower' | 'upper') =>
      found.map((one): Point => [one.at, yScale(one[value])])
    const across = Math.round(yScale(formula))
    return {
      quantity,
      line: linePath(along('value')),
      band: areaPath(along('upper'), along('lower')),
      formula: `M${box.left} ${across}H${box.right}`,
    }
  })
}
