import type { Row } from '@marom/sample-trial'
import { survivalSteps } from '@marom/sample-trial/recompute'
import { type ChangedCurve, curveBox } from '#client/sample-study/broken-value.ts'
import { linearScale } from '#src/plots/drawing/scale.ts'
import { survivalCurve } from '#src/plots/drawing/survival-path.ts'

const { last, ...box } = curveBox
const x = linearScale([0, last], [box.left, box.right])
const y = linearScale([0, 1], [box.bottom, box.top])

/** The line of each arm in Figure 14.2.1. */
const lines = (analysis: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(
    [...survivalSteps(analysis)].map(([arm, steps]) => [
      arm,
      survivalCurve(steps, [], { box, x, y, last }).line,
    ]),
  )

export function changedCurves(before: readonly Row[], after: readonly Row[]): ChangedCurve[] {
  const [old, now] = [lines(before), lines(after)]
  return (['treatment', 'control'] as const).map((arm) => ({
    arm,
    before: old.get(arm) ?? '',
    after: now.get(arm) ?? '',
  }))
}
