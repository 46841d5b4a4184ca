import { itemAt, needLength } from '../item-at.ts'
import type { Stage } from './group-sequential.ts'
import { type Means, meanAt, type Plan } from './plan.ts'

/** For each value of the motion at a stage, in rows, the probabilities of its values at the stage before. */
function originsOf(from: Stage, to: Stage): Float64Array {
  const width = from.at.length
  needLength(from.mass, width)
  const origins = new Float64Array(to.at.length * width)
  const variance = to.fraction - from.fraction
  for (const [row, x] of to.at.entries()) {
    let sum = 0
    for (let i = 0; i < width; i++) {
      const step = x - (from.at[i] ?? Number.NaN)
      const density = (from.mass[i] ?? Number.NaN) * Math.exp((-step * step) / (2 * variance))
      origins[row * width + i] = density
      sum += density
    }
    if (sum > 0)
      for (let i = 0; i < width; i++)
        origins[row * width + i] = (origins[row * width + i] ?? Number.NaN) / sum
  }
  return origins
}

const known = new WeakMap<Plan, readonly Float64Array[]>()

/** Those of the stages after the first look. They do not depend on the effect. */
function originsIn(plan: Plan): readonly Float64Array[] {
  const stages = plan.looks.map(({ before }) => before)
  const found = known.get(plan) ?? stages.slice(1).map((to, i) => originsOf(itemAt(stages, i), to))
  known.set(plan, found)
  return found
}

/** A steeper drift would leave the range of numbers where it is split in two factors. */
const steepest = 80

/** Of a row, the sum of the products. */
function rowTimes(origins: Float64Array, start: number, ratios: Float64Array): number {
  let sum = 0
  for (let i = 0; i < ratios.length; i++)
    sum += (origins[start + i] ?? Number.NaN) * (ratios[i] ?? Number.NaN)
  return sum
}

/** The mean likelihood ratio of the paths to each value of a stage; between its looks the motion has a drift. */
function ratiosAt(to: Stage, from: Stage, origins: Float64Array, ratios: Float64Array, drift: number) {
  const width = from.at.length
  needLength(ratios, width)
  needLength(origins, to.at.length * width)
  const half = (drift * (to.fraction - from.fraction)) / 2
  const risen = (x: number) =>
    ratios.map((ratio, i) => ratio * Math.exp(drift * (x - (from.at[i] ?? Number.NaN))))
  const isSteep = Math.abs(drift) > steepest
  const started = isSteep ? ratios : risen(0)
  return Float64Array.from(to.at, (x, row) =>
    isSteep
      ? rowTimes(origins, row * width, risen(x - half))
      : rowTimes(origins, row * width, started) * Math.exp(drift * (x - half)),
  )
}

/**
 * The stages of a plan with an effect that changes, less the expectations of the motion. A drift that is
 * another between any two looks multiplies the density of a path by a likelihood ratio of its values there, so
 * that one grid serves all of them, as with one drift.
 * @param means finite, at each look
 */
export function stagesWith(plan: Plan, means: Means): Stage[] {
  const origins = originsIn(plan)
  let [last, reached] = [plan.looks[0]?.before, 0]
  let ratios = Float64Array.of(1)
  return plan.looks.map(({ before }, look) => {
    if (look === 0 || !last) return before
    const place = before.fraction > 0 ? meanAt(means, before.fraction) * Math.sqrt(before.fraction) : 0
    const drift = (place - reached) / (before.fraction - last.fraction)
    ratios = ratiosAt(before, last, itemAt(origins, look - 1), ratios, drift)
    last = before
    reached = place
    return {
      fraction: before.fraction,
      at: before.at.map((b) => b - place),
      mass: before.mass.map((mass, i) => mass * itemAt(ratios, i)),
    }
  })
}
