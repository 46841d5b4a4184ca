import { expect, test } from 'vitest'
import { type Graded, gradeOf } from './grades.ts'
import type { Analyte } from './laboratories.ts'

const range = { low: 10, high: 40, baseline: 20 }

/** Expected grades are read from the pages of CTCAE 5.0. */
const cases: [Analyte, Partial<Graded> & { value: number }, number][] = [
  ['ALT', { value: 40 }, 0],
  ['ALT', { value: 41 }, 1],
  ['ALT', { value: 120 }, 1],
  ['ALT', { value: 121 }, 2],
  ['ALT', { value: 201 }, 3],
  ['ALT', { value: 801 }, 4],
  ['ALT', { value: 110, baseline: 80 }, 0],
  ['ALT', { value: 121, baseline: 80 }, 1],
  ['ALT', { value: 241, baseline: 80 }, 2],
  ['ALP', { value: 101 }, 2],
  ['ALP', { value: 150, baseline: 80 }, 0],
  ['BILI', { value: 41 }, 1],
  ['BILI', { value: 61 }, 2],
  ['BILI', { value: 121 }, 3],
  ['BILI', { value: 401 }, 4],
  ['BILI', { value: 50, baseline: 45 }, 1],
  ['CREAT', { value: 61 }, 2],
  ['INR', { value: 1.3 }, 1],
  ['INR', { value: 2.6 }, 3],
  ['ALB', { value: 34, low: 35, high: 52 }, 1],
  ['ALB', { value: 29, low: 35, high: 52 }, 2],
  ['HGB', { value: 119, low: 120, high: 160 }, 1],
  ['HGB', { value: 99, low: 120, high: 160 }, 2],
  ['HGB', { value: 79, low: 120, high: 160 }, 3],
  ['PLAT', { value: 149, low: 150, high: 400 }, 1],
  ['PLAT', { value: 74, low: 150, high: 400 }, 2],
  ['PLAT', { value: 50, low: 150, high: 400 }, 2],
  ['PLAT', { value: 49, low: 150, high: 400 }, 3],
  ['PLAT', { value: 24, low: 150, high: 400 }, 4],
  ['NEUT', { value: 0.9, low: 1.8, high: 7.7 }, 3],
  ['AFP', { value: 1e6 }, Number.NaN],
  ['ALT', { value: 121, baseline: Number.NaN }, 2],
]

test.each(cases)('%s %o: grade %s', (analyte, graded, grade) => {
  expect(gradeOf(analyte, { ...range, ...graded })).toBe(grade)
})
