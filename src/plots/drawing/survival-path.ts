import type { Box } from './axes.tsx'
import { areaPath, linePath, type Point, stairs, strokesPath } from './path.ts'
import type { Scale } from './scale.ts'

/** The estimate from `time` until the next step. */
export interface Step {
  time: number
  survival: number
  lower: number
  upper: number
}

export interface Frame {
  box: Box
  /** Months. */
  x: Scale
  /** Survival, from 0 to 1. */
  y: Scale
  /** The end of the axis. */
  last: number
}

export interface SurvivalCurve {
  line: string
  band: string
  /** A stroke for each censoring. */
  ticks: string
}

/** @param censored the times of the censorings */
export function survivalCurve(
  steps: readonly Step[],
  censored: readonly number[],
  { box, x, y, last }: Frame,
): SurvivalCurve {
  const corners = (height: (step: Step) => number): Point[] => {
    const places = steps
      .filter((step) => step.time <= last)
      .map((step): Point => [x(step.time), y(height(step))])
    return stairs([[box.left, box.top], ...places, [box.right, places.at(-1)?.[1] ?? box.top]])
  }
  return {
    line: linePath(corners((step) => step.survival)),
    band: areaPath(
      corners((step) => step.upper),
      corners((step) => step.lower),
      0,
    ),
    ticks: strokesPath(
      censored
        .filter((time) => time < last)
        .sort((one, other) => one - other)
        .map((time) => [x(time), y(steps.findLast((step) => step.time <= time)?.survival ?? 1) - 3]),
      0,
      6,
    ),
  }
}
