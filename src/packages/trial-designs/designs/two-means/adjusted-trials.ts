import { lostShare } from '../../simulation/amounts.ts'
import type { ComparedMeans, Departure } from '../../simulation/compared.ts'
import type { Draw } from '../../simulation/draw.ts'

interface Group {
  size: number
  /** The standard deviation of the endpoint. */
  sd: number
  correlation: number
}

/** Means of a group as drawn, and squares around them: of the baseline value x and the endpoint y. */
function drawGroup(draw: Draw, { size, sd, correlation }: Group, { values, side }: Departure) {
  const rest = Math.sqrt(1 - correlation ** 2)
  let [left, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < size; i += 1) {
    const baseline = draw.normal()
    const value = correlation * baseline + rest * values(draw)
    if (side * value < 0 && draw.uniform() < lostShare) continue
    left += 1
    x += baseline
    y += value
    xx += baseline * baseline
    xy += baseline * value
    yy += value * value
  }
  const [meanX, meanY] = left === 0 ? [0, 0] : [x / left, y / left]
  return {
    left,
    meanX,
    meanY: sd * meanY,
    xx: xx - x * meanX,
    xy: sd * (xy - y * meanX),
    yy: sd * sd * (yy - y * meanY),
  }
}

/** Draws two groups with a baseline value, the second with mean 0: analysis of covariance, one slope. */
export function adjustedSamples(one: Group, two: Group, departure: Departure) {
  const first = { ...one, sd: departure.factor * one.sd }
  return (draw: Draw, difference: number): ComparedMeans => {
    const a = drawGroup(draw, first, departure)
    const b = drawGroup(draw, two, { ...departure, side: 0 })
    const [xx, xy] = [a.xx + b.xx, a.xy + b.xy]
    const slope = xy / xx
    const imbalance = a.meanX - b.meanX
    const df = a.left === 0 ? 0 : Math.max(0, a.left + b.left - 3)
    const variance = (a.yy + b.yy - slope * xy) / df
    return {
      difference: difference + a.meanY - b.meanY - slope * imbalance,
      error: Math.sqrt(variance * (1 / a.left + 1 / b.left + imbalance ** 2 / xx)),
      df,
    }
  }
}
