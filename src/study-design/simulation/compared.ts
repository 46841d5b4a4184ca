import type { Draw } from './draw.ts'
import type { Planned } from './planned.ts'

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
export function oneSample(size: number, sd: number) {
  const sample = new Sample(size)
  const found: Compared = { difference: 0, error: 0 }
  return (draw: Draw, difference: number): Compared => {
    sample.draw(draw, difference, sd)
    found.difference = sample.mean
    found.error = Math.sqrt(sample.squares / (size - 1) / size)
    return found
  }
}

/** Rejects that the difference is `at`, if the data lie far enough on this side of it. */
export interface OneTest {
  side: number
  at: number
}

/** All of these tests must reject; a superiority test does so only on the side of the assumption. */
export function testsOf(planned: Planned, assumed: number, margin: number): [OneTest, ...OneTest[]] {
  const goal = planned.option('goal')
  const better = planned.option('better', 'higher') === 'higher' ? 1 : -1
  if (goal === 'superiority') return [{ side: Math.sign(assumed), at: 0 }]
  if (goal === 'noninferiority') return [{ side: better, at: -better * margin }]
  if (goal === 'supermargin') return [{ side: better, at: better * margin }]
  return [
    { side: -1, at: margin },
    { side: 1, at: -margin },
  ]
}

export function areShown(tests: readonly OneTest[], { difference, error }: Compared, critical: number) {
  for (const { side, at } of tests) if (side * (difference - at) < critical * error) return false
  return true
}
