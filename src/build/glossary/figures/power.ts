import { normalUpper, normalUpperQuantile } from '@marom/statistics/distributions'

/** Of the means of two arms of equal size, in standard deviations of the outcome. */
export const driftOf = (effect: number, perArm: number) => effect * Math.sqrt(perArm / 2)

/** Of a two-sided test. */
export const powerOf = (drift: number, critical: number) =>
  normalUpper(critical - drift) + normalUpper(critical + drift)

/** Of a two-sided test at a level of 5%. */
export const usualCritical = normalUpperQuantile(0.025)
