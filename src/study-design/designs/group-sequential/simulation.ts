import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import { normalUpper } from '#src/statistics/distributions/normal.ts'
import { roundUp } from '#src/study-design/frame/planning.ts'
import type { Draw } from '#src/study-design/simulation/draw.ts'
import {
  chance,
  type Measured,
  mean,
  type Simulation,
  typeOne,
} from '#src/study-design/simulation/measured.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'

interface Look {
  /** Participants or events so far. */
  size: number
  /** Bounds of the statistic that the analysis computes; a missing one is infinite. */
  upper: number
  /** Crossed from above, for futility or harm. */
  lower: number
}

/** How a trial ended. */
interface Course {
  isCrossed: boolean
  size: number
}

/** The statistic of a t test that has the tail of a normal one. */
function tOf(z: number, df: number): number {
  if (z < 0) return -tOf(-z, df)
  return z === Number.POSITIVE_INFINITY ? z : tQuantile(1 - normalUpper(z), df)
}

/** A two-sided test also stops at the mirrored bounds, unless others are chosen. */
const isMirrored = (planned: Planned) =>
  planned.option('sides') === '2' &&
  planned.option('futility', 'none') === 'none' &&
  planned.option('harm', 'byTest') === 'byTest'

function looksOf(planned: Planned, hasLower: boolean): Look[] {
  const count = planned.number('looks')
  const maximum = planned.value('maximum')
  return Array.from({ length: count }, (_, index) => {
    const look = index + 1
    const typed = look < count ? planned.optional(`t${look}`) : 100
    const fraction = typed === null ? look / count : typed / 100
    const upper = planned.value(`z${look}`)
    const found = (name: string) => planned.computed(`${name}${look}`) ?? Number.NEGATIVE_INFINITY
    const lower = isMirrored(planned) ? -upper : Math.max(found('futility'), found('harm'))
    return {
      size: roundUp(fraction * maximum),
      upper,
      lower: hasLower ? lower : Number.NEGATIVE_INFINITY,
    }
  })
}

type Run = (draw: Draw, effect: number) => Course

/** Normal data of two equal arms; at each look the t test at the nominal levels of the bounds. */
function normalTrials(looks: readonly Look[]): Run {
  const tests = looks.map(({ size, upper, lower }) => {
    const [one, two] = [Math.ceil(size / 2), Math.floor(size / 2)]
    const df = one + two - 2
    return { size, one, two, df, upper: tOf(upper, df), lower: tOf(lower, df) }
  })
  const course: Course = { isCrossed: false, size: 0 }
  return ({ normal }, difference) => {
    let [sumOne, sumTwo, squaresOne, squaresTwo, ones, twos] = [0, 0, 0, 0, 0, 0]
    for (const { size, one, two, df, upper, lower } of tests) {
      for (; ones < one; ones += 1) {
        const value = difference + normal()
        sumOne += value
        squaresOne += value * value
      }
      for (; twos < two; twos += 1) {
        const value = normal()
        sumTwo += value
        squaresTwo += value * value
      }
      const squares = squaresOne - (sumOne * sumOne) / one + squaresTwo - (sumTwo * sumTwo) / two
      const t = (sumOne / one - sumTwo / two) / Math.sqrt((squares / df) * (1 / one + 1 / two))
      course.size = size
      course.isCrossed = t >= upper
      if (course.isCrossed || t <= lower) break
    }
    return course
  }
}

/** Times are sorted as whole numbers; the last bit holds the arm. */
const parts = 2 ** 40

/** Exponential times of two equal arms that start together; at each look the log-rank test. */
function eventTrials(looks: readonly Look[]): Run {
  // Two thirds of the participants have the event by the end.
  const each = Math.ceil(0.75 * (looks.at(-1)?.size ?? 0))
  const keys = new Float64Array(2 * each)
  const course: Course = { isCrossed: false, size: 0 }
  return (draw, logRatio) => {
    const hr = Math.exp(logRatio)
    for (let i = 0; i < 2 * each; i += 1) {
      const time = draw.exponential(i < each ? 1 : hr)
      keys[i] = Math.floor(Math.min(1000, time) * parts) * 2 + (i < each ? 0 : 1)
    }
    keys.sort()
    let [difference, variance, controls, treats, events] = [0, 0, each, each, 0]
    for (const { size, upper, lower } of looks) {
      for (; events < size; events += 1) {
        const isTreated = (keys[events] ?? 0) % 2 === 1
        const share = treats / (treats + controls)
        difference += (isTreated ? 1 : 0) - share
        variance += share * (1 - share)
        if (isTreated) treats -= 1
        else controls -= 1
      }
      const z = variance > 0 ? -difference / Math.sqrt(variance) : 0
      course.size = size
      course.isCrossed = z >= upper
      if (course.isCrossed || z <= lower) break
    }
    return course
  }
}

function groupSequentialTrials(planned: Planned): Measured[] {
  const isParticipants = planned.option('unit') === 'participants'
  const trials = isParticipants ? normalTrials : eventTrials
  const run = trials(looksOf(planned, true))
  // A boundary for futility that does not bind may be ignored.
  const under = planned.option('binding', 'no') === 'yes' ? run : trials(looksOf(planned, false))
  // The drift of a test of two equal arms is half the effect times the root of the information.
  const size = (2 * planned.value('drift')) / Math.sqrt(planned.value('exactMaximum'))
  const effect = isParticipants ? size : -size
  const sizeAt = (truth: number) => (draw: Draw) => run(draw, truth).size
  return [
    chance('power', planned.value('power'), false, (draw) => (run(draw, effect).isCrossed ? 1 : 0)),
    typeOne(planned.level, false, (draw) => (under(draw, 0).isCrossed ? 1 : 0)),
    mean('expectedAlternative', planned.value('expectedAlternative'), false, sizeAt(effect)),
    mean('expectedNull', planned.value('expectedNull'), false, sizeAt(0)),
  ]
}

export const groupSequential: Simulation = { breaks: () => [], measure: groupSequentialTrials }
