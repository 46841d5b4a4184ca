import { sum, z975 } from '@marom/statistics'
import { once } from '#client/once.ts'
import { type Box, numberTicks, XAxis, YAxis } from './drawing/axes.tsx'
import { Note } from './drawing/note.tsx'
import { dotsPath, linePath, type Point } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { exampleSiteEvents, type SiteEvents } from './simulated/site-events.ts'

const box: Box = { left: 34, top: 22, right: 350, bottom: 202 }
const x = linearScale([20, 160], [box.left, box.right])
const y = linearScale([0, 0.8], [box.bottom, box.top])
/** The 0.999 quantile of the standard normal distribution. */
const z999 = 3.090232306167813

const rateOf = ({ months, events }: SiteEvents) => events / months

/** Limits of a Poisson rate: Spiegelhalter DJ. Stat Med 2005;24:1185-202, appendix A.1. */
const compute = once(() => {
  const sites = exampleSiteEvents()
  const rate = sum(sites.map(({ events }) => events)) / sum(sites.map(({ months }) => months))
  const errorOf = (months: number) => Math.sqrt(rate / months)
  const beyond = (z: number) =>
    sites.filter((site) => Math.abs(rateOf(site) - rate) > z * errorOf(site.months))
  return { sites, rate, errorOf, outside: beyond(z999), doubtful: beyond(z975).length }
})

function limitPath(z: number): string {
  const { rate, errorOf } = compute()
  const one = (sign: number) =>
    linePath(
      [20, 23, 27, 32, 38, 46, 56, 70, 90, 120, 160].map(
        (months): Point => [x(months), y(Math.max(0, rate + sign * z * errorOf(months)))],
      ),
      0,
    )
  return one(1) + one(-1)
}

const placesOf = (sites: readonly SiteEvents[]) =>
  sites.map((site): Point => [x(site.months), y(rateOf(site))])

export function SiteFunnelPlot() {
  const t = usePlotWords()['site-funnel']
  const { sites, rate, outside, doubtful } = compute()
  const [flagged = { months: Number.NaN, events: Number.NaN }] = outside
  const facts = {
    sites: sites.length,
    rate: rate.toFixed(2),
    ...flagged,
    low: rateOf(flagged).toFixed(2),
    outside: outside.length,
    doubtful,
  }
  return (
    <PlotFigure words={t} facts={facts} height={box.bottom + 40} source="simulated">
      <YAxis axis={{ scale: y, ticks: numberTicks(0, 0.2, 0.4, 0.6, 0.8), title: t.y }} box={box} />
      <g stroke="var(--ink)" fill="none">
        <path d={`M${box.left} ${Math.round(y(rate))}H${box.right}`} />
        <path d={limitPath(z975)} strokeDasharray="2 3" />
        <path d={limitPath(z999)} />
      </g>
      <g className="plot-draw" fill="none" strokeLinecap="round" strokeWidth="8">
        <path d={dotsPath(placesOf(sites.filter((site) => site !== flagged)))} stroke="var(--accent)" />
        <path d={dotsPath(placesOf([flagged]))} stroke="var(--data)" />
      </g>
      <Note
        x={x(flagged.months)}
        y={y(rateOf(flagged)) + 21}
        at="middle"
        color="var(--data)"
        label={t.flag}
      />
      <XAxis axis={{ scale: x, ticks: numberTicks(40, 80, 120), title: t.x }} box={box} />
    </PlotFigure>
  )
}
