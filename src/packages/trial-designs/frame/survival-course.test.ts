import { expect, test } from 'vitest'
import { courseFields } from './course-fields.ts'
import { type Texts, textsOf } from './fields.ts'
import { readInputs } from './read-inputs.ts'
import { courseOf, monthOf, recruitedBy, type Timing } from './survival-course.ts'

const fields = courseFields()

function timingOf(hr: number, texts: Texts): Timing {
  const read = readInputs(fields, textsOf(fields, texts))
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return { hr, ...read.inputs }
}

/**
 * gsDesign 3.11.0.9003: n.I, T and rowSums(eNC + eNE) of gsSurv(method = "Schoenfeld", lambdaC = log(2) /
 * median, eta = -log(1 - lost) / 12, R = accrual, minfup = followUp, ratio = second / first).
 */
test.each([
  [
    { hr: 0.7, median: '12', accrual: '18', followUp: '20', lost: '5' },
    { first: 216.1098758, second: 216.1098758 },
    [
      [102.237782, 14.95763053, 359.1657418],
      [204.475564, 23.39724663, 432.2197516],
      [306.713346, 38, 432.2197516],
    ],
  ],
  [
    { hr: 0.6, median: '8', accrual: '12', followUp: '18', lost: '10' },
    { first: 91.86817817, second: 183.7363563 },
    [
      [77.72382053, 11.85934528, 272.3741112],
      [136.01668593, 18.12684208, 275.6045345],
      [194.30955133, 30, 275.6045345],
    ],
  ],
])('%j: the month of a number of events, and who is recruited by then', ({ hr, ...texts }, arms, looks) => {
  const course = courseOf(timingOf(hr, texts), arms.first + arms.second)
  for (const [events = 0, month = 0, recruited = 0] of looks) {
    expect(monthOf(course, arms, events)).toBeCloseTo(month, 3)
    expect(recruitedBy(course, arms, month)).toBeCloseTo(recruited, 4)
  }
})

test('more events than are ever expected: the end of the trial', () => {
  const course = courseOf(timingOf(1, { median: '10', accrual: '10', followUp: '5', lost: '0' }), 20)
  expect(monthOf(course, { first: 10, second: 10 }, 30)).toBeCloseTo(15, 9)
})
