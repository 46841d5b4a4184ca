import { once } from '#client/once.ts'
import { fill } from '#client/ui/fill.ts'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { areaPath, linePath, type Place, stairs } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { plannedBy, recruitmentPlan, simulateRecruitment } from './simulated/recruitment.ts'
import { recruitmentForecast } from './statistics/recruitment-forecast.ts'

const { target, months, cutoff, openingMonths, sites, perSiteMonth } = recruitmentPlan
const box: Box = { left: 40, top: 22, right: 344, bottom: 222 }
const x = linearScale([0, months], [box.left, box.right])
const y = linearScale([0, 250], [box.bottom, box.top])
const paceMonths = 3

const compute = once(() => {
  const randomized = simulateRecruitment(12)
  const enrolled = randomized.length
  const recent = randomized.filter((month) => month > cutoff - paceMonths).length
  const ahead = ((target - enrolled) * paceMonths) / recent
  const forecast = cutoff + ahead
  // Near the data cut the band opens steeply: its first steps are small.
  const expected = Array.from({ length: 5 }, (_, i) => {
    const later = ahead * (i / 4) ** 2
    const { lower, upper } = recruitmentForecast(recent, paceMonths, later)
    return { month: cutoff + later, lower: enrolled + lower, upper: enrolled + upper }
  })
  const { lower = 0, upper = 0 } = expected.at(-1) ?? {}
  const whileOpening = Array.from({ length: 2 * openingMonths + 1 }, (_, i) => i / 2)
  const full = openingMonths + (target - plannedBy(openingMonths)) / (sites * perSiteMonth)
  const plan = [...whileOpening, full]
  // A unit is less than two days and more than one participant: every second one is a step.
  const counts = randomized.flatMap((month, i): Place[] =>
    i % 2 === 1 ? [[Math.round(x(month)), y(i + 1)]] : [],
  )
  return {
    facts: {
      cutoff,
      target,
      enrolled,
      planned: Math.round(plannedBy(cutoff)),
      forecast: forecast.toFixed(1),
      lower: Math.round(lower),
      upper: Math.round(upper),
    },
    by: (month: number) => randomized.filter((one) => one <= month).length,
    plan: linePath(plan.map((month): Place => [x(month), y(plannedBy(month))])),
    actual: linePath(stairs([[x(0), y(0)], ...counts, [x(cutoff), y(enrolled)]])),
    outlook: linePath([
      [x(cutoff), y(enrolled)],
      [x(forecast), y(target)],
    ]),
    band: areaPath(
      expected.map(({ month, upper }): Place => [x(month), y(upper)]),
      expected.map(({ month, lower }): Place => [x(month), y(lower)]),
    ),
  }
})

/** Participants randomized against the plan, and when the target will be reached at the present pace. */
export function EnrolmentPlot() {
  const t = usePlotWords().enrolment
  const { facts, by, plan, actual, outlook, band } = compute()
  const yAxis: Axis = { scale: y, ticks: numberTicks(0, 60, 120, 180, 240), title: t.y }
  return (
    <PlotFigure words={t} facts={facts} height={262} source="simulated">
      <YAxis axis={yAxis} box={box} />
      <g className="plot-draw" fill="none" strokeWidth="2">
        <path d={band} fill="var(--accent)" fillOpacity=".14" />
        <path d={plan} stroke="var(--data)" strokeDasharray="5 3" />
        <path d={outlook} stroke="var(--accent)" strokeWidth="1" />
        <path d={actual} stroke="var(--accent)" />
      </g>
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 3, 6, 9, 12, 15, 18), title: t.x }} box={box} />
      <g fontWeight="700">
        <Label x={x(7)} y={y(plannedBy(7.6)) - 8} at="end" fill="var(--data)">
          {t.plan}
        </Label>
        <Label x={x(10.6)} y={y(by(10.4)) + 22} fill="var(--accent)">
          {t.enrolled}
        </Label>
      </g>
      <Label x={x(0) + 6} y={y(target) + 16} fill="var(--muted)">
        {fill(t.target, { target })}
      </Label>
    </PlotFigure>
  )
}
