import { needLength } from '@marom/statistics'
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

interface Tally {
  sum: number
  squares: number
}

/** A contrast of the periods of a participant, counted in each sequence. */
interface Contrast {
  weights: readonly number[]
  tallies: readonly [Tally, Tally]
}

const contrastWith = (...weights: readonly number[]): Contrast => ({
  weights,
  tallies: [
    { sum: 0, squares: 0 },
    { sum: 0, squares: 0 },
  ],
})

function clear({ tallies: [one, two] }: Contrast): void {
  one.sum = one.squares = two.sum = two.squares = 0
}

function add({ weights, tallies }: Contrast, values: Float64Array, sequence: 0 | 1): void {
  let value = 0
  for (let period = 0; period < weights.length; period += 1)
    value += (weights[period] ?? Number.NaN) * (values[period] ?? Number.NaN)
  const into = tallies[sequence]
  into.sum += value
  into.squares += value * value
}

const centered = ({ sum, squares }: Tally, size: number) => squares - (sum * sum) / size

type Sizes = readonly [number, number]

const centeredApart = ({ tallies: [one, two] }: Contrast, [first, second]: Sizes) =>
  centered(one, first) + centered(two, second)

const centeredTogether = ({ tallies: [one, two] }: Contrast, [first, second]: Sizes) =>
  centered({ sum: one.sum + two.sum, squares: one.squares + two.squares }, first + second)

/** `effect` is the treatment's part of the contrast that holds it. */
const layoutOf = (isReplicate: boolean) =>
  isReplicate
    ? {
        effect: 1,
        treatment: contrastWith(0.5, -0.5, 0.5, -0.5),
        others: [contrastWith(0.5, 0.5, -0.5, -0.5), contrastWith(0.5, -0.5, -0.5, 0.5)],
      }
    : { effect: Math.SQRT1_2, treatment: contrastWith(Math.SQRT1_2, -Math.SQRT1_2), others: [] }

/** Draws what a participant has in each period. */
function drawPeriods(values: Float64Array, sd: number, { values: deviate, factor }: Departure) {
  const shifts = periods.slice(0, values.length)
  needLength(shifts, values.length)
  return (draw: Draw, difference: number, sequence: 0 | 1): void => {
    const level = between * draw.normal()
    for (let period = 0; period < values.length; period += 1) {
      const isTest = period % 2 === sequence
      const error = sd * deviate(draw)
      const value = isTest ? difference + factor * error : error
      values[period] = level + (shifts[period] ?? Number.NaN) + value
    }
  }
}

/**
 * A crossover in two sequences, TR and RT, or TRTR and RTRT, by the analysis of variance with
 * effects of participants and periods. The contrasts of a participant's periods have the error's
 * variance; the first holds the treatment, with opposite signs in the two sequences.
 */
function crossover(sizes: Sizes, sd: number, isReplicate: boolean, departure: Departure) {
  const [first, second] = sizes
  const { effect, treatment, others } = layoutOf(isReplicate)
  const contrasts = [treatment, ...others]
  const values = new Float64Array(treatment.weights.length)
  for (const { weights } of contrasts) needLength(weights, values.length)
  const drawInto = drawPeriods(values, sd, departure)
  const df = contrasts.length * (first + second) - values.length
  const [one, two] = treatment.tallies
  const result = { difference: 0, error: 0 }

  function follow(draw: Draw, difference: number, sequence: 0 | 1): void {
    drawInto(draw, difference, sequence)
    for (const contrast of contrasts) add(contrast, values, sequence)
  }

  return (draw: Draw, difference: number) => {
    for (const contrast of contrasts) clear(contrast)
    for (let i = 0; i < first; i += 1) follow(draw, difference, 0)
    for (let i = 0; i < second; i += 1) follow(draw, difference, 1)
    let residual = centeredApart(treatment, sizes)
    for (const contrast of others) residual += centeredTogether(contrast, sizes)
    result.difference = (one.sum / first - two.sum / second) / (2 * effect)
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
