import { tQuantile } from '@marom/statistics/distributions'
import { type Departure, departureOf, twoSamples } from '../../simulation/compared.ts'
import type { Draw } from '../../simulation/draw.ts'
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

/** Participants differ by this standard deviation on the log scale, periods by these effects. */
const between = 0.5
const periods = [0, 0.1, -0.05, 0.2] as const

/** Sums and squares of a contrast of the periods in one sequence. */
interface Contrast {
  sum: number
  squares: number
}

const centered = ({ sum, squares }: Contrast, size: number) => squares - (sum * sum) / size

/**
 * A crossover in two sequences, TR and RT, or TRTR and RTRT, by the analysis of variance with
 * effects of participants and periods. The contrasts of a participant's periods have the error's
 * variance; the first holds the treatment, with opposite signs in the two sequences.
 */
function crossover(
  [first, second]: readonly [number, number],
  sd: number,
  isReplicate: boolean,
  departure: Departure,
) {
  const contrasts = isReplicate
    ? [
        [0.5, -0.5, 0.5, -0.5],
        [0.5, 0.5, -0.5, -0.5],
        [0.5, -0.5, -0.5, 0.5],
      ]
    : [[Math.SQRT1_2, -Math.SQRT1_2]]
  const count = isReplicate ? 4 : 2
  const values = new Float64Array(count)
  const found = contrasts.map(() => [
    { sum: 0, squares: 0 },
    { sum: 0, squares: 0 },
  ])
  // The treatment's part of the first contrast.
  const effect = isReplicate ? 1 : Math.SQRT1_2
  const df = (isReplicate ? 3 : 1) * (first + second) - (isReplicate ? 4 : 2)
  const result = { difference: 0, error: 0 }

  function follow(draw: Draw, difference: number, sequence: 0 | 1): void {
    const level = between * draw.normal()
    for (let period = 0; period < count; period += 1) {
      const isTest = period % 2 === sequence
      const error = sd * departure.values(draw)
      const value = isTest ? difference + departure.factor * error : error
      values[period] = level + (periods[period] ?? 0) + value
    }
    for (let i = 0; i < contrasts.length; i += 1) {
      const weights = contrasts[i]
      const into = found[i]?.[sequence]
      if (!weights || !into) continue
      let value = 0
      for (let period = 0; period < count; period += 1)
        value += (weights[period] ?? 0) * (values[period] ?? 0)
      into.sum += value
      into.squares += value * value
    }
  }

  return (draw: Draw, difference: number) => {
    for (const [one, two] of found) if (one && two) one.sum = one.squares = two.sum = two.squares = 0
    for (let i = 0; i < first; i += 1) follow(draw, difference, 0)
    for (let i = 0; i < second; i += 1) follow(draw, difference, 1)
    let residual = 0
    for (const [index, [one, two]] of found.entries()) {
      if (!one || !two) continue
      if (index === 0) {
        residual += centered(one, first) + centered(two, second)
        result.difference = (one.sum / first - two.sum / second) / (2 * effect)
      } else {
        const both = { sum: one.sum + two.sum, squares: one.squares + two.squares }
        residual += centered(both, first + second)
      }
    }
    result.error = Math.sqrt(((residual / df) * (1 / first + 1 / second)) / (4 * effect * effect))
    return result
  }
}

/** Skewed are the values of the log scale: in a crossover their deviations within participants. */
function drawOf(planned: Planned, broken: Break | null) {
  const departure = departureOf(broken)
  const layout = planned.option('layout')
  const sd = planned.value('logSd')
  if (layout === 'parallel') return twoSamples(planned.value('first'), planned.value('second'), sd, departure)
  const sizes = [planned.value('firstSequence'), planned.value('secondSequence')] as const
  return crossover(sizes, sd, layout === '2x2x4', departure)
}

function bioequivalenceTrials(planned: Planned, broken: Break | null): Measured[] {
  const draw = drawOf(planned, broken)
  const lower = Math.log(planned.number('lower'))
  const upper = Math.log(planned.number('upper'))
  const critical = tQuantile(1 - planned.level, planned.value('df'))
  const shown = (truth: number) => (random: Draw) => {
    const { difference, error } = draw(random, truth)
    return outcome(difference - lower >= critical * error && difference - upper <= -critical * error)
  }
  return [
    chance('power', planned.value('power'), true, shown(Math.log(planned.number('gmr')))),
    typeOne(planned.level, false, shown(upper)),
  ]
}

export const breaksOf: Breaks = () => ['variances', 'skewed']

export const bioequivalence: Simulation = {
  measure: bioequivalenceTrials,
  difficult: [
    { query: 'layout=parallel&cv=20', broken: 'variances' },
    { query: '', broken: 'skewed' },
  ],
}
