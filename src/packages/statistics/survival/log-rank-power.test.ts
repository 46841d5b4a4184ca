import { expect, test } from 'vitest'
import { type Arm, type Course, eventProbability } from './event-trials.ts'
import { survivalSignal } from './log-rank-power.ts'

interface Plain {
  control: Arm
  course: Course
}

const courseOf = (median: number, loss: number, accrual: number, followUp: number): Plain => ({
  control: [{ from: 0, hazard: Math.LN2 / median, lossHazard: -Math.log1p(-loss) / 12 }],
  course: {
    entries: [{ from: 0, to: accrual, share: 1 }],
    end: accrual + followUp,
    longest: Number.POSITIVE_INFINITY,
  },
})

const signalOf = ({ control, course }: Plain, hr: number, ratio: number) =>
  survivalSignal(
    control,
    control.map((piece) => ({ ...piece, hazard: piece.hazard * hr })),
    course,
    ratio,
  )

// npsurvSS 1.1.0 in R 4.2.2, power_two_arm(test = list(test = "weighted logrank", mean.approx =
// "asymptotic", var.approx = "1")), one-sided 0.025: its power, as qnorm(power) + qnorm(0.975).
test.each([
  { hr: 0.7, ratio: 1, size: 205, course: courseOf(12, 0.05, 18, 12), mean: 2.79947553 },
  { hr: 0.3, ratio: 1 / 3, size: 38, course: courseOf(12, 0.05, 18, 12), mean: 2.27321513 },
  { hr: 0.5, ratio: 3, size: 45, course: courseOf(12, 0.05, 18, 12), mean: 3.12921287 },
  { hr: 0.6, ratio: 2, size: 40, course: courseOf(6, 0.1, 24, 3), mean: 2.16152585 },
])('$hr with $ratio to 1: the log-rank statistic of npsurvSS', ({ hr, ratio, size, course, mean }) => {
  expect(Math.sqrt(size) * signalOf(course, hr, ratio).logRank).toBeCloseTo(mean, 4)
})

test('a hazard ratio of 1: no signal, and the information of Schoenfeld’s formula', () => {
  const course = courseOf(12, 0.05, 18, 12)
  const { logRank, information } = signalOf(course, 1, 3)
  expect(logRank).toBeCloseTo(0, 12)
  expect(information).toBeCloseTo((eventProbability(course.control, course.course) * 3) / 4, 5)
})

test.each([
  [courseOf(0.01, 0.9, 1200, 0), 100, 20],
  [courseOf(0.01, 0.9, 0.1, 1200), 0.01, 0.05],
  [courseOf(10_000, 0, 0.1, 0), 100, 20],
])('events at once, or hardly any: finite', (course, hr, ratio) => {
  const { logRank, information } = signalOf(course, hr, ratio)
  expect(logRank).toBeGreaterThan(0)
  expect(information).toBeGreaterThan(0)
  expect(Number.isFinite(logRank + information)).toBe(true)
})

// npsurvSS 1.1.0 as above, with an arm of piecewise hazards and entry at two rates.
