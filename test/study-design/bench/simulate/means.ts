import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import type { Draw } from './draw.ts'
import { chance, type Measured, outcome, type Planned } from './planned.ts'

/** Means and the squares around them of the last sample that was drawn. */
export class Sample {
  mean = 0
  squares = 0
  readonly size: number
  constructor(size: number) {
    this.size = size
  }
  draw({ normal }: Draw, mean: number, sd: number): void {
    let [sum, squares] = [0, 0]
    for (let i = 0; i < this.size; i += 1) {
      const value = normal()
      sum += value
      squares += value * value
    }
    this.mean = mean + (sd * sum) / this.size
    this.squares = sd * sd * (squares - (sum * sum) / this.size)
  }
}

/** A difference and its standard error, as drawn last. */
export interface Compared {
  difference: number
  error: number
}

/** Draws two samples, the second with mean 0, and compares them with a common variance. */
export function twoSamples(first: number, second: number, sd: number) {
  const [one, two] = [new Sample(first), new Sample(second)]
  const scale = (1 / first + 1 / second) / (first + second - 2)
  const found: Compared = { difference: 0, error: 0 }
  return (draw: Draw, difference: number): Compared => {
    one.draw(draw, difference, sd)
    two.draw(draw, 0, sd)
    found.difference = one.mean - two.mean
    found.error = Math.sqrt((one.squares + two.squares) * scale)
    return found
  }
}

/** Pairs, or one group: the mean of the differences, with its own variance. */
function oneSample(size: number, sd: number) {
  const sample = new Sample(size)
  const found: Compared = { difference: 0, error: 0 }
  return (draw: Draw, difference: number): Compared => {
    sample.draw(draw, difference, sd)
    found.difference = sample.mean
    found.error = Math.sqrt(sample.squares / (size - 1) / size)
    return found
  }
}

/** Whether the test of the goal rejects; a superiority test only on the side of the assumption. */
export function isShown(planned: Planned, assumed: number, margin: number) {
  const goal = planned.option('goal')
  const side = goal === 'superiority' ? Math.sign(assumed) : better(planned)
  const shift = goal === 'superiority' ? 0 : goal === 'supermargin' ? -margin : margin
  return ({ difference, error }: Compared, critical: number): boolean =>
    goal === 'equivalence'
      ? difference + margin >= critical * error && difference - margin <= -critical * error
      : side * difference + shift >= critical * error
}

/** 1 if a higher value is the better one, else -1. */
export const better = (planned: Planned) => (planned.option('better', 'higher') === 'higher' ? 1 : -1)

/** The true difference at which the goal is just missed. */
export function nullDifference(planned: Planned, margin: number): number {
  const goal = planned.option('goal')
  if (goal === 'superiority') return 0
  if (goal === 'equivalence') return margin
  return better(planned) * (goal === 'supermargin' ? margin : -margin)
}

export function twoMeans(planned: Planned): Measured[] {
  const isTwo = planned.option('comparison') === 'two'
  const [first, second] = isTwo
    ? [planned.value('first'), planned.value('second')]
    : [planned.value('size'), 1]
  const [difference, sd] = [planned.number('difference'), planned.number('sd')]
  const compare = isTwo ? twoSamples(first, second, sd) : oneSample(first, sd)
  const critical = tQuantile(1 - planned.level, isTwo ? first + second - 2 : first - 1)
  const shown = isShown(planned, difference, planned.number('margin'))
  return [
    chance('power', planned.value('power'), (draw) => outcome(shown(compare(draw, difference), critical))),
  ]
}
