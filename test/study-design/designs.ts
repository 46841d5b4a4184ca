import fc from 'fast-check'
import type { Design } from '#src/study-design/frame/design.ts'

export type Texts = Record<string, string>

/** A design's values for parameters of its address; none where it refuses. */
export const valuesOf =
  (design: Design) =>
  (texts: Texts): Partial<Record<string, number>> => {
    const computed = design.compute(texts)
    return 'values' in computed ? computed.values : {}
  }

/** A number as an address writes it. */
export const real = (min: number, max: number, decimals = 4) =>
  fc.double({ min, max, noNaN: true }).map((x) => x.toFixed(decimals))

/** The same designs at every run: a failure is not luck. */
export const seeded = { seed: 20261123, numRuns: 300 }

/** As a design asks for its power: more than chance alone would reach. */
export const isAsked = ({ power = '80', alpha = '0.05' }: Texts) => Number(power) / 100 > 1.5 * Number(alpha)
