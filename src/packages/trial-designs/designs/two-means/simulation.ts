import {
  areShown,
  type Departure,
  departureOf,
  limitsOfT,
  oneSample,
  testsOf,
  twoSamples,
} from '../../simulation/compared.ts'
import type { Draw } from '../../simulation/draw.ts'
import { type Breaks, chance, outcome, type Simulation, typeOne } from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'
import { adjustedSamples } from './adjusted-trials.ts'

/** Of equivalence no outcome is unfavorable. */
export const breaksOf: Breaks = (planned) => [
  ...(planned.option('comparison') === 'two' ? (['variances'] as const) : []),
  'skewed',
  ...(planned.option('goal') === 'equivalence' ? [] : (['losses'] as const)),
]

function twoGroups(planned: Planned, sd: number, departure: Departure) {
  const [first, second] = [planned.value('first'), planned.value('second')]
  const correlation = planned.number('correlation')
  if (correlation === 0) return twoSamples(first, second, sd, departure)
  return adjustedSamples({ size: first, sd, correlation }, { size: second, sd, correlation }, departure)
}

export const twoMeans: Simulation = {
  /** The values of both groups, of the one group, or the differences of pairs are skewed. */
  measure: (planned, broken) => {
    const isTwo = planned.option('comparison') === 'two'
    const [difference, sd] = [planned.number('difference'), planned.number('sd')]
    const tests = testsOf(planned, difference, planned.number('margin'))
    const departure = departureOf(broken, tests[0].side)
    const compare = isTwo
      ? twoGroups(planned, sd, departure)
      : oneSample(planned.value('size'), sd, departure)
    const limitOf = limitsOfT(planned.level)
    const shown = (truth: number) => (draw: Draw) => {
      const found = compare(draw, truth)
      return outcome(found.df > 0 && areShown(tests, found, limitOf(found.df)))
    }
    return [
      chance('power', planned.value('power'), true, shown(difference)),
      typeOne(planned.level, tests.length === 1, shown(tests[0].at)),
    ]
  },
  difficult: [
    { query: 'allocation=3:1&n=30', broken: 'variances' },
    { query: 'difference=15&n=8', broken: 'skewed' },
    { query: '', broken: 'losses' },
  ],
}
