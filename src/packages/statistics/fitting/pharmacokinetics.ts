import { itemAt } from '../item-at.ts'
import { mean, sum } from '../sample.ts'

/** Time after the dose, e.g. in hours, and concentration, e.g. in ng/mL. */
export interface Sample {
  time: number
  concentration: number
}

/**
 * Area under the curve to the last sample: linear trapezoids while it rises, logarithmic ones while
 * it falls ("linear up, log down").
 * @param samples in order of time, not checked
 * @returns concentration times time; 0 for fewer than two samples
 */
export function areaUnderCurve(samples: readonly Sample[]): number {
  return samples.slice(1).reduce((area, { time, concentration }, i) => {
    const before = itemAt(samples, i)
    const width = time - before.time
    const isFalling = concentration > 0 && concentration < before.concentration
    const height = isFalling
      ? (before.concentration - concentration) / Math.log(before.concentration / concentration)
      : (before.concentration + concentration) / 2
    return area + width * height
  }, 0)
}

/**
 * The half-life by log-linear regression through the last samples.
 * @param samples two or more; all of them are used if they are fewer than `count`
 * @returns in the unit of time; negative or infinite if the concentration does not fall, NaN if one
 * of them is 0
 */
export function terminalHalfLife(samples: readonly Sample[], count = 4): number {
  const last = samples.slice(-count)
  const meanTime = mean(last.map(({ time }) => time))
  const meanLog = mean(last.map(({ concentration }) => Math.log(concentration)))
  const covariance = sum(last.map((one) => (one.time - meanTime) * (Math.log(one.concentration) - meanLog)))
  const squares = sum(last.map((one) => (one.time - meanTime) ** 2))
  return (-Math.LN2 * squares) / covariance
}
