import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { betaLower } from '#src/statistics/special/special-functions.ts'
import { binomialOf } from './draw.ts'
import { chance, type Measured, mean, outcome, type Planned, typeOne } from './planned.ts'

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

export function oneProportion(planned: Planned): Measured[] {
  const rejected = rejections(planned)
  const [p0, p1, size] = [planned.number('p0'), planned.number('p1'), planned.value('size')]
  const [without, assumed] = [binomialOf(size, p0), binomialOf(size, p1)]
  return [
    chance('power', planned.value('power'), (draw) => outcome(rejected[assumed(draw)] === true)),
    typeOne(planned.level, (draw) => outcome(rejected[without(draw)] === true)),
  ]
}

export function simonTwoStage(planned: Planned): Measured[] {
  const [r1, n1, r, size] = ['r1', 'n1', 'r', 'size'].map(planned.value)
  if (r1 === undefined || n1 === undefined || r === undefined || size === undefined) return []
  const trialOf = (rate: number) => {
    const [early, late] = [binomialOf(n1, rate), binomialOf(size - n1, rate)]
    return { early, late }
  }
  const [without, assumed] = [trialOf(planned.number('p0')), trialOf(planned.number('p1'))]
  const positive =
    ({ early, late }: ReturnType<typeof trialOf>): Measured['trial'] =>
    (draw) => {
      const responses = early(draw)
      return outcome(responses > r1 && responses + late(draw) > r)
    }
  return [
    chance('power', planned.value('power'), positive(assumed)),
    chance('level', planned.value('level'), positive(without)),
    chance('earlyStop', planned.value('earlyStop'), (draw) => outcome(without.early(draw) <= r1)),
    mean('expectedSize', planned.value('expectedSize'), (draw) => (without.early(draw) <= r1 ? n1 : size)),
  ]
}

export function rareEvents(planned: Planned): Measured[] {
  const [risk, events, size] = [planned.number('risk'), planned.number('events'), planned.value('size')]
  const count = binomialOf(size, risk)
  // With this risk the chance of no event is the rest, so that the limit is right in that share.
  const none = binomialOf(size, planned.value('upperLimit'))
  return [
    chance('chance', planned.value('chance'), (draw) => outcome(count(draw) >= events)),
    chance('confidence of upperLimit', planned.number('confidence'), (draw) => outcome(none(draw) > 0)),
  ]
}
