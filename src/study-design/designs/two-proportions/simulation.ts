import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { constrainedProportions } from '#src/statistics/fitting/constrained-proportions.ts'
import { type OneTest, testsOf } from '#src/study-design/simulation/compared.ts'
import { binomialOf, type Draw } from '#src/study-design/simulation/draw.ts'
import {
  chance,
  type Measured,
  outcome,
  type Simulation,
  typeOne,
} from '#src/study-design/simulation/measured.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'

/** The standard error of a difference of proportions, as the chosen test estimates it. */
function standardError(
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

/** Whether the z tests reject for these counts; a standard error of 0 makes z infinite. */
function rejections(planned: Planned, tests: readonly OneTest[]): (one: number, two: number) => boolean {
  const sizes = [planned.value('first'), planned.value('second')] as const
  const [first, second] = sizes
  const z = normalUpperQuantile(planned.level)
  const isCorrected =
    planned.option('goal') === 'superiority' && planned.option('correction') === 'continuity'
  const correction = isCorrected ? (1 / first + 1 / second) / 2 : 0
  const variance = planned.option('variance')
  return (one, two) => {
    const [p1, p2] = [one / first, two / second]
    for (const { side, at } of tests) {
      const distance = side * (p1 - p2 - at)
      if (distance <= 0 || distance - correction < z * standardError(variance, sizes, p1, p2, at))
        return false
    }
    return true
  }
}

function twoProportionsTrials(planned: Planned): Measured[] {
  const [p1, p2] = [planned.number('p1'), planned.number('p2')]
  const tests = testsOf(planned, p1 - p2, planned.number('margin'))
  const rejects = rejections(planned, tests)
  const trialOf = (truth: number) => {
    const [one, two] = [binomialOf(planned.value('first'), truth), binomialOf(planned.value('second'), p2)]
    return (draw: Draw) => outcome(rejects(one(draw), two(draw)))
  }
  // At a border of the hypothesis the second group keeps its proportion, if the first can have one.
  const borders = tests.map(({ at }) => p2 + at).filter((border) => border > 0 && border < 1)
  return [
    chance('power', planned.value('power'), false, trialOf(p1)),
    ...borders.map((border) => typeOne(planned.level, false, trialOf(border))),
  ]
}

export const twoProportions: Simulation = { breaks: () => [], measure: twoProportionsTrials }
