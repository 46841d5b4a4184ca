import { itemAt } from '@marom/statistics'
import { kaplanMeier, medianInterval } from '@marom/statistics/survival'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { namedEstimate } from './drawing/numbers.ts'
import { areaPath, linePath, type Point, stairs } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { exampleQueries } from './simulated/queries.ts'

/** 12 units a week: whole steps make short paths. */
const box: Box = { left: 34, top: 22, right: 334, bottom: 202 }
const x = linearScale([0, 25], [box.left, box.right])
const y = linearScale([0, 400], [box.bottom, box.top])

/** Of the line that leads from the widest gap to its number. */
const leaderEnd = 116

const upTo = (times: readonly number[], week: number) => times.filter((time) => time <= week).length

/** The database is locked at the end of the week in which the last query is closed. */
const compute = once(() => {
  const queries = exampleQueries()
  const raised = queries.map((one) => one.raised)
  const closed = queries.map((one) => one.raised + one.days / 7)
  const lock = Math.ceil(Math.max(...closed))
  const weeks = Array.from({ length: lock + 1 }, (_, week) => ({
    week,
    raised: upTo(raised, week),
    closed: upTo(closed, week),
  }))
  const openIn = (week: { raised: number; closed: number }) => week.raised - week.closed
  return {
    weeks,
    lock,
    total: queries.length,
    peak: itemAt(
      weeks.toSorted((one, other) => openIn(other) - openIn(one)),
      0,
    ),
    median: medianInterval(kaplanMeier(queries.map(({ days }) => ({ time: days, isEvent: true })))),
  }
})

export function QueriesPlot() {
  const t = usePlotWords().queries
  const { weeks, lock, total, peak, median } = compute()
  const facts = {
    total,
    lock,
    peak: peak.week,
    most: peak.raised - peak.closed,
    ...namedEstimate('median', median, 1),
  }
  const raised = stairs(weeks.map((one): Point => [x(one.week), y(one.raised)]))
  const closed = stairs(weeks.map((one): Point => [x(one.week), y(one.closed)]))
  return (
    <PlotFigure words={t} facts={facts} height={box.bottom + 40} source="simulated">
      <YAxis axis={{ scale: y, ticks: numberTicks(0, 100, 200, 300, 400), title: t.y }} box={box} />
      <path d={`M${x(lock)} ${box.top}V${box.bottom}`} stroke="var(--ink)" strokeDasharray="2 3" />
      <g className="plot-draw" fill="none" strokeWidth="1.5">
        <path d={areaPath(raised, closed, 0)} fill="var(--data)" fillOpacity=".2" />
        <path d={linePath(raised, 0)} stroke="var(--data)" />
        <path d={linePath(closed, 0)} stroke="var(--accent)" strokeDasharray="5 2" />
        <path d={`M${x(peak.week)} ${Math.round(y(peak.raised))}V${leaderEnd}`} stroke="var(--ink)" />
      </g>
      <g fontWeight="700">
        <Label x={x(11)} y={y(225)} at="end" fill="var(--data)">
          {t.raised}
        </Label>
        <Label x={x(11)} y={y(90)} fill="var(--accent)">
          {t.closed}
        </Label>
        <Note x={box.right} y={9} at="end" label={t.median} />
      </g>
      <g fill="var(--ink)">
        <Label x={x(peak.week) + 8} y={leaderEnd + 18} at="end">
          {fill(t.open, facts)}
        </Label>
        <Label x={x(lock) - 6} y={box.bottom - 8} at="end">
          {t.lock}
        </Label>
      </g>
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 5, 10, 15, 20, 25), title: t.x }} box={box} />
    </PlotFigure>
  )
}
