import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { href } from '#content/routes.ts'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { linearScale } from '#src/plots/drawing/scale.ts'
import { usePlotWords } from '#src/plots/drawing/words.ts'

interface YearCount {
  year: number
  count: number
}

const box: Box = { left: 24, top: 28, right: 356, bottom: 148 }

const decades = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((year) => year % 10 === 0)
function steps(most: number): number[] {
  const step = Math.max(1, Math.ceil(most / 4))
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => step * i)
}

interface PublicationsPerYearProps {
  counts: readonly YearCount[]
  /** Number of publications without a year, which no bar shows. */
  undated: number
  /** The year that the list shows now. */
  chosen?: number | undefined
}

/** Each bar is a link to the list of its year. */
export function PublicationsPerYear({ counts, undated, chosen }: PublicationsPerYearProps) {
  const t = usePlotWords().publications
  const years = counts.map(({ year }) => year)
  const first = Math.min(...years)
  const last = Math.max(...years)
  const peak = counts.reduce((best, one) => (one.count > best.count ? one : best), { year: first, count: 0 })
  const x = linearScale([first, last + 1], [box.left, box.right])
  const y = linearScale([0, Math.max(2, peak.count)], [box.bottom, box.top])
  const facts = {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    first,
    last,
    most: peak.count,
    peak: peak.year,
    undated,
  }
  const middle = (year: number) => x(year + 0.5)
  const yAxis: Axis = { scale: y, ticks: numberTicks(...steps(peak.count)), title: t.y }
  return (
    <PlotFigure words={t} facts={facts} height={170} role="group">
      <YAxis axis={yAxis} box={box} />
      {counts
        .filter(({ count }) => count > 0)
        .map((one) => (
          <Bar
            key={one.year}
            one={one}
            x={x(one.year)}
            width={x(1) - x(0)}
            top={y(one.count)}
            isChosen={one.year === chosen}
          />
        ))}
      <XAxis axis={{ scale: middle, ticks: numberTicks(...decades(first, last)), title: '' }} box={box} />
    </PlotFigure>
  )
}

interface BarProps {
  one: YearCount
  x: number
  width: number
  top: number
  isChosen: boolean
}

/** The link is as high as the column, so that a low bar is as easy to click as a high one. */
function Bar({ one: { year, count }, x, width, top, isChosen }: BarProps) {
  const language = useLanguage()
  const t = usePlotWords().publications
  const list = href('scientific-articles', language)
  return (
    <a
      // In high contrast `--accent-soft` is white and would hide the lines behind it.
      className="plot-link theme-high:[&:hover_rect:first-child]:[fill:none]"
      href={`${list}${list.includes('?') ? '&' : '?'}year=${year}`}
      aria-label={fill(t.bar, { year, count })}
      aria-current={isChosen || undefined}
    >
      <rect x={tenth(x)} y={box.top} width={tenth(width)} height={box.bottom - box.top} fill="transparent" />
      <rect
        x={tenth(x + 1)}
        y={tenth(top)}
        width={tenth(width - 2)}
        height={tenth(box.bottom - top)}
        className="plot-bar"
      />
    </a>
  )
}
