import { type Estimate, exactProportion, itemAt } from '@marom/statistics'
import { once } from '#client/once.ts'
import { type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { intervalPath } from './drawing/intervals.ts'
import { namedEstimate } from './drawing/numbers.ts'
import { dotsPath, type Point } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { diaryPlan, exampleDiaries } from './simulated/diaries.ts'

const box: Box = { left: 34, top: 22, right: 350, bottom: 202 }
const x = linearScale([0.5, diaryPlan.weeks + 0.5], [box.left, box.right])
const y = linearScale([50, 100], [box.bottom, box.top])
/** The share below which the site calls. */
const limit = 80

const percent = ({ value, lower, upper }: Estimate): Estimate => ({
  value: 100 * value,
  lower: 100 * lower,
  upper: 100 * upper,
})

const compute = once(() => {
  const diaries = exampleDiaries()
  return Array.from({ length: diaryPlan.weeks }, (_, week) => {
    const kept = diaries.filter((entries) => (entries[week] ?? 0) >= diaryPlan.enough)
    return { at: x(week + 1), ...percent(exactProportion(kept.length, diaries.length)) }
  })
})

export function DiaryPlot() {
  const t = usePlotWords().diary
  const weeks = compute()
  const facts = {
    n: diaryPlan.participants,
    weeks: diaryPlan.weeks,
    enough: diaryPlan.enough,
    limit,
    below: weeks.findIndex(({ value }) => value < limit) + 1,
    ...namedEstimate('first', itemAt(weeks, 0), 0),
    ...namedEstimate('last', itemAt(weeks, diaryPlan.weeks - 1), 0),
  }
  const places = weeks.map(({ at, value }): Point => [at, y(value)])
  return (
    <PlotFigure words={t} facts={facts} height={box.bottom + 40} source="simulated">
      <YAxis axis={{ scale: y, ticks: numberTicks(50, 60, 70, 80, 90, 100), title: t.y }} box={box} />
      <path
        d={`M${box.left} ${y(limit)}H${box.right}`}
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeDasharray="2 3"
      />
      <g className="plot-draw" fill="none" stroke="var(--accent)">
        <path d={intervalPath(weeks, y)} strokeWidth="1.5" />
        <path d={dotsPath(places)} strokeWidth="8" strokeLinecap="round" />
      </g>
      <XAxis axis={{ scale: x, ticks: numberTicks(2, 4, 6, 8, 10, 12), title: t.x }} box={box} />
    </PlotFigure>
  )
}
