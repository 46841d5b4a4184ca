import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import { normalUpper } from '#src/statistics/distributions/normal.ts'
import type { Draw } from './draw.ts'
import { chance, type Measured, mean, type Planned, typeOne } from './planned.ts'

interface Look {
  /** Participants in each arm, or events. */
  count: number
  /** The bound of the statistic that the analysis computes. */
  bound: number
}

/** The look at which a bound is crossed, and its size; the last size without one. */
interface Course {
  isCrossed: boolean
  size: number
}

function looksOf(planned: Planned, isEvents: boolean): Look[] {
  const count = planned.number('looks')
  const maximum = planned.value('maximum')
  return Array.from({ length: count }, (_, index) => {
    const typed = index + 1 < count ? planned.optional(`t${index + 1}`) : 1
    const fraction = typed === null ? (index + 1) / count : index + 1 < count ? typed / 100 : 1
    const z = planned.value(`z${index + 1}`)
    if (isEvents) return { count: Math.round(fraction * maximum), bound: z }
    const each = Math.max(2, Math.round((fraction * maximum) / 2))
    return { count: each, bound: tQuantile(1 - normalUpper(z), 2 * each - 2) }
  })
}

/** Normal data of two equal arms; at each look the t test at the nominal level of the bound. */
function normalCourse(looks: readonly Look[]) {
  const course: Course = { isCrossed: false, size: 0 }
  return (draw: Draw, difference: number): Course => {
    let [one, two, oneSquares, twoSquares, enrolled] = [0, 0, 0, 0, 0]
    for (const { count, bound } of looks) {
      for (; enrolled < count; enrolled += 1) {
        const [x, y] = [difference + draw.normal(), draw.normal()]
        one += x
        two += y
        oneSquares += x * x
        twoSquares += y * y
      }
      const squares = oneSquares - (one * one) / count + twoSquares - (two * two) / count
      const error = Math.sqrt(squares / (count - 1) / count)
      course.size = 2 * count
      course.isCrossed = (one - two) / count >= bound * error
      if (course.isCrossed) break
    }
    return course
  }
}

/** Exponential times of two equal arms that start together; at each look the log-rank test. */
function eventCourse(looks: readonly Look[]) {
  const last = looks.at(-1)?.count ?? 0
  // Two thirds of the participants have the event by the end.
  const each = Math.ceil(0.75 * last)
  const keys = new Float64Array(2 * each)
  const course: Course = { isCrossed: false, size: 0 }
  return (draw: Draw, logRatio: number): Course => {
    const hr = Math.exp(logRatio)
    for (let i = 0; i < 2 * each; i += 1)
      keys[i] =
        Math.floor(Math.min(100, draw.exponential(i < each ? 1 : hr)) * 2 ** 40) * 2 + (i < each ? 0 : 1)
    keys.sort()
    let [difference, variance, controls, treats, events] = [0, 0, each, each, 0]
    for (const { count, bound } of looks) {
      for (; events < count; events += 1) {
        const isTreated = (keys[events] ?? 0) % 2 === 1
        const share = treats / (treats + controls)
        difference += (isTreated ? 1 : 0) - share
        variance += share * (1 - share)
        if (isTreated) treats -= 1
        else controls -= 1
      }
      course.size = count
      course.isCrossed = variance > 0 && -difference / Math.sqrt(variance) >= bound
      if (course.isCrossed) break
    }
    return course
  }
}

export function groupSequential(planned: Planned): Measured[] {
  const isEvents = planned.option('unit') === 'events'
  const looks = looksOf(planned, isEvents)
  const run = isEvents ? eventCourse(looks) : normalCourse(looks)
  // The drift of a test of two equal arms is half the effect times the root of the information.
  const effect = ((isEvents ? -2 : 2) * planned.value('drift')) / Math.sqrt(planned.value('exactMaximum'))
  const crosses = (truth: number) => (draw: Draw) => (run(draw, truth).isCrossed ? 1 : 0)
  return [
    chance('power', planned.value('power'), crosses(effect)),
    typeOne(planned.level, crosses(0)),
    mean('expectedAlternative', planned.value('expectedAlternative'), (draw) => run(draw, effect).size),
  ]
}
