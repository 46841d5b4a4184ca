import fc from 'fast-check'
import type { Design } from '../frame/answer.ts'

export type Texts = Record<string, string>

/** Empty if the design refuses the state. */
export const valuesOf =
  (design: Design) =>
  (texts: Texts): Partial<Record<string, number>> => {
    const computed = design.answer(texts)
    return computed.isResult ? computed.values : {}
  }

export const real = (min: number, max: number, decimals = 4) =>
  fc.double({ min, max, noNaN: true }).map((x) => x.toFixed(decimals))

/** A seed, so that a failure can be repeated. */
export const seeded = { seed: 20261123, numRuns: 300 }

/** Designs require more power than chance alone would reach. */
export const isAsked = ({ power = '80', alpha = '0.05' }: Texts) => Number(power) / 100 > 1.5 * Number(alpha)
