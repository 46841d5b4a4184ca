import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { constrainedProportions } from '#src/statistics/fitting/constrained-proportions.ts'
import { binomialOf, type Draw } from './draw.ts'
import { isShown, nullDifference } from './means.ts'
import { chance, type Measured, outcome, type Planned, typeOne } from './planned.ts'

/** The standard error of a difference of proportions, as the chosen test estimates it. */
export function standardError(
  variance: string,
  [first, second]: readonly [number, number],
  one: number,
  two: number,
  difference: number,
): number {
  if (variance === 'unpooled') return Math.sqrt((one * (1 - one)) / first + (two * (1 - two)) / second)
  if (difference === 0) {
    const pooled = (one * first + two * second) / (first + second)
    return Math.sqrt(pooled * (1 - pooled) * (1 / first + 1 / second))
  }
  const under = constrainedProportions(one, two, second / first, difference)
  return Math.sqrt((under.first * (1 - under.first)) / first + (under.second * (1 - under.second)) / second)
}

/** Whether the z test rejects for these counts. */
export function isRejected(planned: Planned): (one: number, two: number) => boolean {
  const sizes = [planned.value('first'), planned.value('second')] as const
  const [first, second] = sizes
  const [p1, p2, margin] = [planned.number('p1'), planned.number('p2'), planned.number('margin')]
  const goal = planned.option('goal')
  const z = normalUpperQuantile(planned.level)
  const isCorrected = goal === 'superiority' && planned.option('correction') === 'continuity'
  const correction = isCorrected ? (1 / first + 1 / second) / 2 : 0
  const variance = planned.option('variance')
  const side = Math.sign(p1 - p2)
  const shown = isShown(planned, p1 - p2, margin)
  return (one, two) => {
    const difference = one / first - two / second
    const errorAt = (at: number) => standardError(variance, sizes, one / first, two / second, at)
    if (goal === 'superiority') {
      const error = errorAt(0)
      return error > 0 && side * difference - correction >= z * error
    }
    if (goal === 'equivalence')
      return difference + margin >= z * errorAt(-margin) && difference - margin <= -z * errorAt(margin)
    return shown({ difference, error: errorAt(nullDifference(planned, margin)) }, z)
  }
}

function counted(planned: Planned, p1: number, p2: number): (draw: Draw) => number {
  const rejects = isRejected(planned)
  const one = binomialOf(planned.value('first'), p1)
  const two = binomialOf(planned.value('second'), p2)
  return (draw) => outcome(rejects(one(draw), two(draw)))
}

/** Proportions at the border of the hypothesis: the second keeps its value if the first can. */
function atBorder(planned: Planned): [number, number] | null {
  const p2 = planned.number('p2')
  const p1 = p2 + nullDifference(planned, planned.number('margin'))
  return p1 > 0 && p1 < 1 ? [p1, p2] : null
}

export function twoProportions(planned: Planned): Measured[] {
  const border = atBorder(planned)
  return [
    chance('power', planned.value('power'), counted(planned, planned.number('p1'), planned.number('p2'))),
    ...(border ? [typeOne(planned.level, counted(planned, ...border))] : []),
  ]
}
