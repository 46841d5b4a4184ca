import { normalUpperQuantile } from '@marom/statistics/distributions'
import { lostShare } from '../../simulation/amounts.ts'
import { type OneTest, testsOf } from '../../simulation/compared.ts'
import { binomialOf, type Draw } from '../../simulation/draw.ts'
import {
  type Break,
  type Breaks,
  chance,
  type Measured,
  outcome,
  type Simulation,
  typeOne,
} from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'
import { standardError } from '../../simulation/standard-error.ts'

/** At a border of the hypothesis the second group keeps its proportion, if the first can have one. */
export const bordersOf = (planned: Planned, tests: readonly OneTest[]): number[] =>
  tests.map(({ at }) => planned.number('p2') + at).filter((border) => border > 0 && border < 1)

/** Whether the z tests reject for these counts of `first` and of all control participants. */
type Rejects = (one: number, first: number, two: number) => boolean

/** A standard error of 0 makes z infinite. */
function rejections(planned: Planned, tests: readonly OneTest[]): Rejects {
  const second = planned.value('second')
  const z = normalUpperQuantile(planned.level)
  const isCorrected =
    planned.option('goal') === 'superiority' && planned.option('correction') === 'continuity'
  const variance = planned.option('variance')
  return (one, first, two) => {
    const [p1, p2] = [one / first, two / second]
    const correction = isCorrected ? (1 / first + 1 / second) / 2 : 0
    for (const { side, at } of tests) {
      const distance = side * (p1 - p2 - at)
      if (distance <= 0 || distance - correction < z * standardError(variance, first, second, p1, p2, at))
        return false
    }
    return true
  }
}

/** How many of so many participants are lost. */
function lostOf({ uniform }: Draw, unfavorable: number): number {
  let lost = 0
  for (let i = 0; i < unfavorable; i += 1) if (uniform() < lostShare) lost += 1
  return lost
}

function twoProportionsTrials(planned: Planned, broken: Break | null): Measured[] {
  const [p1, p2] = [planned.number('p1'), planned.number('p2')]
  const [first, second] = [planned.value('first'), planned.value('second')]
  const tests = testsOf(planned, p1 - p2, planned.number('margin'))
  const rejects = rejections(planned, tests)
  const isHigher = tests[0].side > 0
  const trialOf = (truth: number) => {
    const [one, two] = [binomialOf(first, truth), binomialOf(second, p2)]
    if (broken !== 'losses') return (draw: Draw) => outcome(rejects(one(draw), first, two(draw)))
    return (draw: Draw) => {
      const count = one(draw)
      const lost = lostOf(draw, isHigher ? first - count : count)
      const left = first - lost
      return outcome(left > 0 && rejects(isHigher ? count : count - lost, left, two(draw)))
    }
  }
  return [
    chance('power', planned.value('power'), false, trialOf(p1)),
    ...bordersOf(planned, tests).map((border) => typeOne(planned.level, false, trialOf(border))),
  ]
}

/** Of equivalence no outcome is unfavorable. */
export const breaksOf: Breaks = (planned) => (planned.option('goal') === 'equivalence' ? [] : ['losses'])

export const twoProportions: Simulation = {
  measure: twoProportionsTrials,
  difficult: [
    { query: 'variance=unpooled&p1=5&p2=1' },
    { query: 'p1=95&p2=2&allocation=3:1' },
    { query: '', broken: 'losses' },
  ],
}
