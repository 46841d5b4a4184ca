import { type Curve, countText, type Quantity, quantityText, trimmed } from '@marom/trial-designs'
import { fill } from '#client/text/fill.ts'
import { type Box, type Tick, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { niceTicks } from '#src/plots/drawing/nice-ticks.ts'
import { dotsPath, linePath, type Point, tenth } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { linearScale } from '#src/plots/drawing/scale.ts'

const box: Box = { left: 44, top: 24, right: 346, bottom: 206 }

type Range = [from: number, to: number]

interface DesignCurveProps {
  curve: Curve
  quantities: Readonly<Record<string, Quantity>>
  nameOf: (quantity: string) => string
  words: { title: string; description: string; caption: string; plain: string }
}

export function DesignCurve(props: DesignCurveProps) {
  const { curve, quantities, words } = props
  const { target } = curve
  const { x, y, xRange, yRange } = scalesOf(props)
  const placesOf = (points: readonly Point[]) => points.map(([atX, atY]): Point => [x(atX), y(atY)])
  const marked = curve.chosen.filter(([at]) => at >= xRange[0] && at <= xRange[1])
  const facts = factsOf(props, xRange, marked[0])
  const title = fill(words.title, facts)
  const caption = target === undefined ? words.plain : words.caption
  return (
    <PlotFigure words={{ title, description: words.description, caption }} facts={facts} height={250}>
      <YAxis axis={{ scale: y, ticks: ticksOf(yRange, quantities[curve.y]), title: facts.y }} box={box} />
      {target !== undefined && (
        <path
          d={`M${box.left} ${tenth(y(target))}H${box.right}`}
          stroke="var(--data)"
          strokeDasharray="3 4"
          fill="none"
        />
      )}
      <g className="plot-draw" fill="none" stroke="var(--accent)" strokeWidth="2">
        {curve.lines.map((line, index) => {
          const key = index
          return (
            <path key={key} d={linePath(placesOf(line))} strokeDasharray={index > 0 ? '6 4' : undefined} />
          )
        })}
      </g>
      <path
        d={dotsPath(placesOf(marked))}
        stroke="var(--data)"
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
      />
      <XAxis axis={{ scale: x, ticks: ticksOf(xRange, quantities[curve.x]), title: facts.x }} box={box} />
    </PlotFigure>
  )
}

function scalesOf({ curve, quantities }: DesignCurveProps) {
  const xs = curve.lines.flat().map(([x]) => x)
  const ys = curve.lines.flat().map(([, y]) => y)
  const xRange: Range = [Math.min(...xs), Math.max(...xs)]
  const yRange = rangeOf(curve.target === undefined ? ys : [...ys, curve.target], quantities[curve.y])
  return {
    x: linearScale(xRange, [box.left, box.right]),
    y: linearScale(yRange, [box.bottom, box.top]),
    xRange,
    yRange,
  }
}

function factsOf({ curve, quantities, nameOf }: DesignCurveProps, range: Range, marked: Point = [0, 0]) {
  const text = (value: number, quantity: string) =>
    quantityText(value, quantities[quantity] ?? { as: 'decimal' })
  return {
    x: nameOf(curve.x),
    // Lower case inside a sentence.
    byX: nameOf(curve.x).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
    y: nameOf(curve.y),
    fromX: text(range[0], curve.x),
    toX: text(range[1], curve.x),
    atX: text(marked[0], curve.x),
    atY: text(marked[1], curve.y),
  }
}

const ticksOf = ([from, to]: Range, quantity: Quantity | undefined) =>
  niceTicks(from, to, 5).map((value) => tickOf(value, quantity))

const isShare = (quantity: Quantity | undefined) => /percent|probability/.test(quantity?.as ?? '')

/** A scale goes to 100%, also where no value is printed so. */
function tickOf(value: number, quantity: Quantity | undefined): Tick {
  if (isShare(quantity)) return { value, label: `${trimmed(value * 100, 4)}%` }
  return { value, label: Math.abs(value) >= 1000 ? countText(value) : trimmed(value, 4) }
}

/** From 0 or below the smallest to above the largest value; probabilities up to 1. */
function rangeOf(values: readonly number[], quantity: Quantity | undefined): Range {
  const high = Math.max(...values)
  const low = Math.min(0, ...values)
  if (isShare(quantity) && high > 0.5) return [0, 1]
  return [low * 1.05, high > low ? high * 1.05 : low + 1]
}
