import { kaplanMeier } from '@marom/statistics/survival'
import { type ChangedCurve, curveBox } from '#client/sample-study/broken-value.ts'
import { linearScale } from '#src/plots/drawing/scale.ts'
import { survivalCurve } from '#src/plots/drawing/survival-path.ts'
import { noted, type Row } from '#src/sample-study/derive.ts'
import { inArms, observe, selected } from '#src/sample-study/outputs/survival.ts'

const { last, ...box } = curveBox
const x = linearScale([0, last], [box.left, box.right])
const y = linearScale([0, 1], [box.bottom, box.top])

/** The line of each arm in Figure 14.2.1. */
function lines(analysis: readonly Row[]): Map<string, string> {
  const adtte = { text: 'ADTTE', rows: analysis.filter(({ dataset }) => dataset === 'ADTTE'), notes: [] }
  return new Map(
    inArms(selected(adtte, 'OS')).map(({ name, data }) => {
      const { result: steps } = noted((read) => kaplanMeier(observe(read, data.rows)))
      return [name, survivalCurve(steps, [], { box, x, y, last }).line]
    }),
  )
}

export function changedCurves(before: readonly Row[], after: readonly Row[]): ChangedCurve[] {
  const [old, now] = [lines(before), lines(after)]
  return (['treatment', 'control'] as const).map((arm) => ({
    arm,
    before: old.get(arm) ?? '',
    after: now.get(arm) ?? '',
  }))
}
