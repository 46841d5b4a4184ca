import type { LiverDrawing, LiverPoint, Study } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { DrawnLinks, linkName, rove } from '#src/plots/drawing/drawn-links.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { logScale, type Scale } from '#src/plots/drawing/scale.ts'
import { plainText } from '#src/sample-study/report.ts'
import { traceHref } from './links.ts'
import { outputWords } from './output-words.ts'

const box: Box = { left: 34, top: 40, right: 352, bottom: 300 }
const ticks = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]

/** The plot of evaluation of drug-induced serious hepatotoxicity (eDISH). */
export function LiverFigure({ drawing, outputs }: Pick<Study, 'outputs'> & { drawing: LiverDrawing }) {
  const language = useLanguage()
  const t = outputWords(language).figures.liver
  const { points, limits } = drawing
  const alts = points.map(({ alt }) => alt)
  const bilirubins = points.map(({ bilirubin }) => bilirubin)
  const xAxis: Axis = { ...axisOf(alts, [box.left, box.right]), title: t.x }
  const yAxis: Axis = { ...axisOf(bilirubins, [box.bottom, box.top]), title: t.y }
  const [x, y] = [xAxis.scale, yAxis.scale]
  const words = {
    title: t.title,
    description: plainText(t.description, outputs, language),
    caption: plainText(t.caption, outputs, language),
  }
  return (
    <PlotFigure words={words} height={342} source="simulated" role="group">
      <YAxis axis={yAxis} box={box} />
      <XAxis axis={xAxis} box={box} />
      <path
        d={`M${tenth(x(limits.alt))} ${box.top}V${box.bottom}M${box.left} ${tenth(y(limits.bilirubin))}H${box.right}`}
        stroke="var(--ink)"
        strokeDasharray="4 4"
        fill="none"
      />
      <Quadrants />
      <DrawnLinks label={t.title} below={20}>
        {points
          .toSorted((one, other) => other.alt - one.alt)
          .map((point, place) => (
            <Point key={point.subject} point={point} limits={limits} x={x} y={y} place={place} />
          ))
          .reverse()}
      </DrawnLinks>
      <Key arm="treatment" x={box.left + 6} />
      <Key arm="control" x={box.left + 116} />
    </PlotFigure>
  )
}

function Quadrants() {
  const t = outputWords(useLanguage()).figures.liver
  return (
    <g fill="var(--ink)">
      <Label x={box.right} y={box.top + 14} at="end" fontWeight="700">
        {t.hyLaw}
      </Label>
      <Label x={box.left + 4} y={box.top + 14}>
        {t.cholestasis}
      </Label>
      <Label x={box.right} y={box.bottom - 8} at="end">
        {t.temple}
      </Label>
    </g>
  )
}

const colors = { treatment: 'var(--accent)', control: 'var(--data)' } as const

function Key({ arm, x }: Pick<LiverPoint, 'arm'> & { x: number }) {
  const t = outputWords(useLanguage()).figures.liver
  return (
    <>
      <Mark arm={arm} x={x} y={24} />
      <Label x={x + 10} y={29} fill={colors[arm]} fontWeight="700">
        {t[arm]}
      </Label>
    </>
  )
}

/** A dot, or a cross: the arms differ without color. */
function Mark({ arm, x, y }: Pick<LiverPoint, 'arm'> & { x: number; y: number }) {
  return arm === 'treatment' ? (
    <circle cx={tenth(x)} cy={tenth(y)} r="3" fill={colors[arm]} />
  ) : (
    <path
      d={`M${tenth(x - 3)} ${tenth(y - 3)}l6 6m0-6l-6 6`}
      stroke={colors[arm]}
      strokeWidth="1.5"
      fill="none"
    />
  )
}

interface PointProps extends Pick<LiverDrawing, 'limits'> {
  point: LiverPoint
  x: Scale
  y: Scale
  /** By ALT. By keyboard one comes to the highest, and by arrow keys to those before it. */
  place: number
}

/** The rows of the counts lead to each, too. */
function Point({ point, limits, x, y, place }: PointProps) {
  const language = useLanguage()
  const t = outputWords(language).figures.liver
  const { subject, arm, alt, bilirubin, seq } = point
  const isBelow = alt < limits.alt && bilirubin <= limits.bilirubin
  // For a thumb.
  const reach = isBelow ? 3 : 9
  return (
    <a
      className="plot-link"
      href={traceHref(language, `${subject}.ADLB.${seq}.R2ANRHI`)}
      aria-label={linkName(fill(t.point, { subject, arm: t[arm], alt, bilirubin }))}
      {...rove(place)}
    >
      <path
        d={`M${tenth(x(alt))} ${tenth(y(bilirubin))}v-${reach}h${reach}v${2 * reach}h-${2 * reach}v-${2 * reach}h${reach}`}
        fill="transparent"
      />
      <Mark arm={arm} x={x(alt)} y={y(bilirubin)} />
    </a>
  )
}

/** From the last tick below all values to the first above them. */
function ticksAround(values: readonly number[]): number[] {
  const first = Math.max(
    0,
    ticks.findLastIndex((tick) => tick <= Math.min(...values)),
  )
  const last = ticks.findIndex((tick) => tick >= Math.max(...values))
  return ticks.slice(first, last < 0 ? ticks.length : last + 1)
}

function axisOf(values: readonly number[], range: readonly [number, number]) {
  const shown = ticksAround(values)
  return { scale: logScale([shown[0] ?? 0.1, shown.at(-1) ?? 100], range), ticks: numberTicks(...shown) }
}
