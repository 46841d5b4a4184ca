import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { betaLower } from '#src/statistics/special/special-functions.ts'
import { binomialOf } from '#src/study-design/simulation/draw.ts'
import {
  chance,
  type Measured,
  outcome,
  type Simulation,
  typeOne,
} from '#src/study-design/simulation/measured.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'

/** P(X ≥ count). */
const upperTail = (count: number, size: number, p: number) =>
  count <= 0 ? 1 : count > size ? 0 : betaLower(p, count, size - count + 1)

/** By count, whether the test rejects on the planned side: by its exact tail, or by z. */
function rejections(planned: Planned): boolean[] {
  const [p0, p1, size] = [planned.number('p0'), planned.number('p1'), planned.value('size')]
  const isUpper = p1 > p0
  const isExact = planned.option('test') === 'exact'
  const z = normalUpperQuantile(planned.level)
  const error = Math.sqrt((p0 * (1 - p0)) / size)
  return Array.from({ length: size + 1 }, (_, count) => {
    if (!isExact) return (isUpper ? 1 : -1) * (count / size - p0) >= z * error
    const tail = isUpper ? upperTail(count, size, p0) : upperTail(size - count, size, 1 - p0)
    return tail <= planned.level
  })
}

function oneProportionTrials(planned: Planned): Measured[] {
  const rejected = rejections(planned)
  const [p0, p1, size] = [planned.number('p0'), planned.number('p1'), planned.value('size')]
  const [without, assumed] = [binomialOf(size, p0), binomialOf(size, p1)]
  const isExact = planned.option('test') === 'exact'
  return [
    chance('power', planned.value('power'), isExact, (draw) => outcome(rejected[assumed(draw)] === true)),
    typeOne(planned.level, false, (draw) => outcome(rejected[without(draw)] === true)),
  ]
}

export const oneProportion: Simulation = { breaks: () => [], measure: oneProportionTrials }
