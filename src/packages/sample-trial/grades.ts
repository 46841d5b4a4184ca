import type { Analyte } from './laboratories.ts'

/** The limits after which grades 1 to 4 begin. */
type Limits = readonly number[]

interface Grading {
  isLow?: boolean
  /** In multiples of the upper limit of normal; else in standard units. */
  isMultiple?: boolean
  /** `normal` is the limit of normal. */
  limits: readonly ('normal' | number)[]
  /** In multiples of the baseline, if that is above normal. */
  ofBaseline?: Limits
}

/** CTCAE 5.0 (National Cancer Institute, 27 November 2017), as far as a result alone decides. */
const gradings: Readonly<Partial<Record<Analyte, Grading>>> = {
  ALT: { isMultiple: true, limits: [1, 3, 5, 20], ofBaseline: [1.5, 3, 5, 20] },
  AST: { isMultiple: true, limits: [1, 3, 5, 20], ofBaseline: [1.5, 3, 5, 20] },
  ALP: { isMultiple: true, limits: [1, 2.5, 5, 20], ofBaseline: [2, 2.5, 5, 20] },
  BILI: { isMultiple: true, limits: [1, 1.5, 3, 10], ofBaseline: [1, 1.5, 3, 10] },
  CREAT: { isMultiple: true, limits: [1, 1.5, 3, 6] },
  INR: { limits: [1.2, 1.5, 2.5] },
  ALB: { isLow: true, limits: ['normal', 30, 20] },
  HGB: { isLow: true, limits: ['normal', 100, 80] },
  PLAT: { isLow: true, limits: ['normal', 75, 50, 25] },
  NEUT: { isLow: true, limits: ['normal', 1.5, 1, 0.5] },
}

export interface Graded {
  value: number
  /** The normal range. */
  low: number
  high: number
  /** NaN if there is none. */
  baseline: number
}

/** @returns 0 to 4, or NaN for a test without grades */
export function gradeOf(analyte: Analyte, { value, low, high, baseline }: Graded): number {
  const grading = gradings[analyte]
  if (!grading) return Number.NaN
  const { isLow = false, isMultiple = false, limits, ofBaseline } = grading
  if (isLow) return limits.filter((limit) => value < (limit === 'normal' ? low : limit)).length
  const isRelative = ofBaseline !== undefined && baseline > high
  const unit = isRelative ? baseline : isMultiple ? high : 1
  return (isRelative ? ofBaseline : limits).filter((limit) => value > Number(limit) * unit).length
}
