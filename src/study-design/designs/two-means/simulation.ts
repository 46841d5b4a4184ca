import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import { areShown, oneSample, testsOf, twoSamples } from '#src/study-design/simulation/compared.ts'
import type { Draw } from '#src/study-design/simulation/draw.ts'
import { chance, outcome, type Simulation, typeOne } from '#src/study-design/simulation/measured.ts'

export const twoMeans: Simulation = {
  breaks: () => [],
  measure: (planned) => {
    const isTwo = planned.option('comparison') === 'two'
    const [first, second] = isTwo
      ? [planned.value('first'), planned.value('second')]
      : [planned.value('size'), 1]
    const [difference, sd] = [planned.number('difference'), planned.number('sd')]
    const compare = isTwo ? twoSamples(first, second, sd) : oneSample(first, sd)
    const critical = tQuantile(1 - planned.level, isTwo ? first + second - 2 : first - 1)
    const tests = testsOf(planned, difference, planned.number('margin'))
    const shown = (truth: number) => (draw: Draw) => outcome(areShown(tests, compare(draw, truth), critical))
    return [
      chance('power', planned.value('power'), true, shown(difference)),
      typeOne(planned.level, tests.length === 1, shown(tests[0].at)),
    ]
  },
}
