import { itemAt } from '@marom/statistics'
import { fitSiteRates, timeToRecruit, totalRate } from '@marom/statistics/fitting'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { levelIntervalPath } from './drawing/intervals.ts'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { namedEstimate } from './drawing/numbers.ts'
import { areaPath, dotsPath, linePath, type Point, stairs } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import {
  plannedBy,
  recruitmentPlan,
  type SimulatedSite,
  simulateRecruitment,
  siteRecords,
} from './simulated/recruitment.ts'

const { target, months, cutoff, openingMonths, sites: siteCount, perSiteMonth } = recruitmentPlan
const box: Box = { left: 40, top: 22, right: 344, bottom: 222 }
const x = linearScale([0, months], [box.left, box.right])
const y = linearScale([0, 250], [box.bottom, box.top])

/** Expected months of future counts, closer together where the edges of the band bend. */
function expectedMonths(sites: readonly SimulatedSite[], enrolled: number) {
  const records = siteRecords(sites)
  const rate = totalRate(records, fitSiteRates(records))
  const steps = [0.02, 0.06, 0.14, 0.3, 0.6, 1].map((share) => Math.ceil(share * (target - enrolled)))
  return steps.map((more) => {
    const { value, lower, upper } = timeToRecruit(more, rate)
    return { count: enrolled + more, value: cutoff + value, lower: cutoff + lower, upper: cutoff + upper }
  })
}

const compute = once(() => {
  const sites = simulateRecruitment(127)
  const randomized = sites.flatMap((site) => site.randomized).sort((a, b) => a - b)
  const enrolled = randomized.length
  const expected = expectedMonths(sites, enrolled)
  const { value, lower, upper } = itemAt(expected, -1)
  const whileOpening = Array.from({ length: 2 * openingMonths + 1 }, (_, i) => i / 2)
  const full = openingMonths + (target - plannedBy(openingMonths)) / (siteCount * perSiteMonth)
  // A unit is less than two days and more than one participant, so every second one is drawn.
  const counts = randomized.flatMap((month, i): Point[] =>
    i % 2 === 1 ? [[Math.round(x(month)), y(i + 1)]] : [],
  )
  const now: Point = [x(cutoff), y(enrolled)]
  const edge = (month: (one: (typeof expected)[number]) => number) =>
    expected.map((one): Point => [x(month(one)), y(one.count)])
  return {
    facts: {
      cutoff,
      target,
      enrolled,
      sites: siteCount,
      planned: Math.round(plannedBy(cutoff)),
      ...namedEstimate('forecast', { value, lower, upper }, 1),
    },
    by: (month: number) => randomized.filter((one) => one <= month).length,
    plan: linePath([...whileOpening, full].map((month): Point => [x(month), y(plannedBy(month))])),
    actual: linePath(stairs([[x(0), y(0)], ...counts, now])),
    outlook: linePath([now, ...edge((one) => one.value)]),
    band: areaPath(
      [now, ...edge((one) => one.lower)],
      edge((one) => one.upper),
    ),
    interval: levelIntervalPath({ value: x(value), lower: x(lower), upper: x(upper) }, y(target)),
    median: dotsPath([[x(value), y(target)]]),
  }
})

export function EnrollmentPlot() {
  const t = usePlotWords().enrollment
  const { facts, by, plan, actual, outlook, band, interval, median } = compute()
  const yAxis: Axis = { scale: y, ticks: numberTicks(0, 60, 120, 180, 240), title: t.y }
  return (
    <PlotFigure words={t} facts={facts} height={262} source="simulated">
      <YAxis axis={yAxis} box={box} />
      <g className="plot-draw" fill="none" strokeWidth="2">
        <path d={band} fill="var(--accent)" fillOpacity=".14" />
        <path d={plan} stroke="var(--data)" strokeDasharray="5 3" />
        <path d={outlook} stroke="var(--accent)" strokeWidth="1" />
        <path d={actual} stroke="var(--accent)" />
        <path d={interval} stroke="var(--ink)" />
        <path d={median} stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
      </g>
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 3, 6, 9, 12, 15, 18, 21), title: t.x }} box={box} />
      <g fontWeight="700">
        <Label x={x(7)} y={y(plannedBy(7.6)) - 8} at="end" fill="var(--data)">
          {t.plan}
        </Label>
        <Label x={x(10.6)} y={y(by(10.4)) + 22} fill="var(--accent)">
          {t.enrolled}
        </Label>
      </g>
      <Note x={box.right} y={14} at="end" isBold label={t.forecast} />
      <Note x={x(0) + 6} y={y(target) + 16} color="var(--muted)" label={fill(t.target, { target })} />
    </PlotFigure>
  )
}
