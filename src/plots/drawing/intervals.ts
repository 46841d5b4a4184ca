import type { Estimate } from '@marom/statistics'
import { tenth } from './path.ts'
import type { Scale } from './scale.ts'

/** Vertical whiskers at x coordinates, in one path. */
export function intervalPath(estimates: readonly (Estimate & { at: number })[], y: Scale): string {
  return estimates
    .map(({ at, lower, upper }) => {
      const start = tenth(at - 3)
      return `M${start} ${tenth(y(lower))}h6m-3 0V${tenth(y(upper))}m-3 0h6`
    })
    .join('')
}

/** A horizontal whisker; the estimate is in x coordinates. */
export function levelIntervalPath({ lower, upper }: Estimate, y: number): string {
  const top = tenth(y - 4)
  return `M${tenth(lower)} ${top}v8m0-4H${tenth(upper)}m0-4v8`
}
