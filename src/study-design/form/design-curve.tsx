import { type Curve, countText, type Quantity, quantityText, trimmed } from '@marom/trial-designs'
import { fill } from '#client/ui/fill.ts'
import { type Box, type Tick, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { niceTicks } from '#src/plots/drawing/nice-ticks.ts'
import { dotsPath, linePath, type Point } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { linearScale } from '#src/plots/drawing/scale.ts'

const box: Box = { left: 44, top: 24, right: 346, bottom: 206 }

interface DesignCurveProps {
  curve: Curve
  quantities: Readonly<Record<string, Quantity>>
  nameOf: (quantity: string) => string
  words: { title: string; description: string; caption: string; plain: string }
}

const isShare = (quantity: Quantity | undefined) => /percent|probability/.test(quantity?.as ?? '')

/** A scale goes to 100%, also where no value is printed so. */
function tickOf(value: number, quantity: Quantity | undefined): Tick {
  if (isShare(quantity)) return { value, label: `${trimmed(value * 100, 4)}%` }
  return { value, label: Math.abs(value) >= 1000 ? countText(value) : trimmed(value, 4) }
}

/** From 0 or below the smallest to above the largest value; probabilities up to 1. */
function rangeOf(values: readonly number[], quantity: Quantity | undefined): [number, number] {
  const high = Math.max(...values)
  const low = Math.min(0, ...values)
  if (isShare(quantity) && high > 0.5) return [0, 1]
  return [low * 1.05, high > low ? high * 1.05 : low + 1]
}

export function DesignCurve({ curve, quantities, nameOf, words }: DesignCurveProps) {
  const [xQuantity, yQuantity] = [quantities[curve.x], quantities[curve.y]]
  const all = curve.lines.flat()
  const xs = all.map(([x]) => x)
  const targets = curve.target === undefined ? [] : [curve.target]
  const marked = curve.chosen.filter(([x]) => x >= Math.min(...xs) && x <= Math.max(...xs))
  const xRange: [number, number] = [Math.min(...xs), Math.max(...xs)]
  const yRange = rangeOf([...all.map(([, y]) => y), ...targets], yQuantity)
  const x = linearScale(xRange, [box.left, box.right])
  const y = linearScale(yRange, [box.bottom, box.top])
  const place = ([atX, atY]: Point): Point => [x(atX), y(atY)]
  const path = (line: readonly Point[]) => linePath(line.map(place))
  const [atX = 0, atY = 0] = marked[0] ?? []
  const text = (value: number, quantity: Quantity | undefined) =>
    quantityText(value, quantity ?? { as: 'decimal' })
  const facts = {
    x: nameOf(curve.x),
    // Lower case inside a sentence.
    byX: nameOf(curve.x).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
    y: nameOf(curve.y),
    fromX: text(xRange[0], xQuantity),
    toX: text(xRange[1], xQuantity),
    atX: text(atX, xQuantity),
    atY: text(atY, yQuantity),
  }
  const title = fill(words.title, facts)
  const caption = targets.length > 0 ? words.caption : words.plain
  const yTicks = niceTicks(yRange[0], yRange[1], 5).map((value) => tickOf(value, yQuantity))
  const xTicks = niceTicks(xRange[0], xRange[1], 5).map((value) => tickOf(value, xQuantity))
  return (
    <PlotFigure words={{ title, description: words.description, caption }} facts={facts} height={250}>
      <YAxis axis={{ scale: y, ticks: yTicks, title: facts.y }} box={box} />
      {targets.map((target) => (
        <path
          key={target}
          d={`M${box.left} ${Math.round(y(target) * 10) / 10}H${box.right}`}
          stroke="var(--data)"
          strokeDasharray="3 4"
          fill="none"
        />
      ))}
      <g className="plot-draw" fill="none" stroke="var(--accent)" strokeWidth="2">
        {curve.lines.map((line, index) => {
          const key = index
          return <path key={key} d={path(line)} strokeDasharray={index > 0 ? '6 4' : undefined} />
        })}
      </g>
      <path
        d={dotsPath(marked.map(place))}
        stroke="var(--data)"
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
      />
      <XAxis axis={{ scale: x, ticks: xTicks, title: facts.x }} box={box} />
    </PlotFigure>
  )
}
