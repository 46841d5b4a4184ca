/**
 * `node test/study-design/bench/skewed-means.ts [TRIALS]`: the type I error of one-sided t tests at
 * 2.5 % if the values are not normal, by the sizes of the groups. The smallest sizes of
 * `two-means/notes.ts` come from here.
 */

import { seededRandom } from '@marom/statistics'
import { tQuantile } from '@marom/statistics/distributions'

const trials = Number(process.argv[2] ?? 100_000)
const random = seededRandom(20_261_126)
const exponential = () => -Math.log(1 - random())

/** With mean 0; `exponential` has skewness 2, `gamma` 1. */
const values: Readonly<Record<string, () => number>> = {
  uniform: () => random() - 0.5,
  gamma: () => exponential() + exponential() + exponential() + exponential() - 4,
  exponential: () => exponential() - 1,
}

function moments(size: number, draw: () => number) {
  let [sum, squares] = [0, 0]
  for (let i = 0; i < size; i++) {
    const value = draw()
    sum += value
    squares += value * value
  }
  return { mean: sum / size, squares: Math.max(0, squares - (sum * sum) / size) }
}

/** The larger of both tails; `second` is 0 for one sample or the differences within pairs. */
function levelOf(first: number, second: number, draw: () => number): number {
  const df = second === 0 ? first - 1 : first + second - 2
  const critical = tQuantile(0.975, df)
  const inverse = 1 / first + (second === 0 ? 0 : 1 / second)
  const counts = { upper: 0, lower: 0 }
  for (let i = 0; i < trials; i++) {
    const one = moments(first, draw)
    const two = second === 0 ? { mean: 0, squares: 0 } : moments(second, draw)
    const t = (one.mean - two.mean) / Math.sqrt(((one.squares + two.squares) / df) * inverse)
    if (t > critical) counts.upper++
    if (t < -critical) counts.lower++
  }
  return Math.max(counts.upper, counts.lower) / trials
}

const sizes = [
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [10, 10],
  [4, 8],
  [5, 10],
  [10, 15],
  [10, 20],
  [20, 40],
  [10, 40],
  [20, 80],
  [30, 120],
  [5, 0],
  [10, 0],
  [20, 0],
  [30, 0],
  [50, 0],
] as const
console.log(`${trials} trials each`)
console.table(
  sizes.map(([first, second]) => ({
    groups: second === 0 ? `${first}` : `${first} and ${second}`,
    ...Object.fromEntries(
      Object.entries(values).map(([name, draw]) => [name, levelOf(first, second, draw).toFixed(4)]),
    ),
  })),
)
