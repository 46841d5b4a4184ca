import { exponentialDeviate, normalDeviate, type Random } from '@marom/statistics'
import { targetResponse } from '../recist.ts'
import { assumed } from './assumptions.ts'
import { clamped, pick } from './draw.ts'
import type { Lesion } from './lesions.ts'
import type { Participant } from './participants.ts'

const { shrinkage, speed, growth, measurement, beyond } = assumed.tumor

export const sumOf = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0)

/** How the target lesions of a participant change. */
export interface Shrinkage {
  /** The largest share by which they shrink. */
  depth: number
  /** The assessment at which they have shrunk so much. */
  at: number
}

export function shrinkageOf(random: Random, arm: Participant['arm']): Shrinkage {
  return { depth: depthOf(random, arm), at: 1 + pick(random, [...speed.entries()], ([, share]) => share)[0] }
}

function depthOf(random: Random, arm: Participant['arm']): number {
  const { least, most } = shrinkage.control
  if (arm === 'control') return least + (most - least) * random()
  const { mean, spread, most: deepest } = shrinkage.treatment
  return clamped(mean + spread * normalDeviate(random), -0.12, deepest)
}

/** Steps in which diameters are changed until the response is the one that was drawn. */
const steps = 60

/** Sums of diameters in mm. */
interface Size {
  baseline: number
  nadir: number
}

/** Changes the diameters in small steps until they mean progression, or do not. */
function fitted(
  diameters: Record<string, number>,
  { baseline, nadir }: Size,
  isPd: boolean,
): Record<string, number> {
  let factor = 1
  let found = diameters
  for (let i = 0; i < steps; i++) {
    const response = targetResponse({ sum: sumOf(Object.values(found)), baseline, nadir })
    if ((response === 'PD') === isPd) return found
    factor *= isPd ? 1.04 : 0.97
    found = Object.fromEntries(
      Object.entries(diameters).map(([id, diameter]) => [id, Math.max(5, Math.round(diameter * factor))]),
    )
  }
  throw new Error('The diameters do not fit the response.')
}

/** Progression by growth is above its limit, and not always just above it. */
function grown(random: Random, drawn: readonly [string, number][], nadir: number): [string, number][] {
  const factor = 1.2 + exponentialDeviate(random, beyond)
  const total = sumOf(drawn.map(([, size]) => size))
  return drawn.map(([id, size]) => [id, Math.round((size * factor * nadir) / total)])
}

interface Assessed {
  targets: readonly Lesion[]
  size: Size
  shrinkage: Shrinkage
  /** From 0 on. */
  place: number
  /** Whether the sum shows progression. */
  isPd: boolean
}

/** The diameters of the target lesions at an assessment, by lesion. */
export function diametersAt(
  random: Random,
  { targets, size, shrinkage: { depth, at }, place, isPd }: Assessed,
): Record<string, number> {
  if (targets.length === 0) return {}
  const factor = (1 - depth * Math.min(1, (place + 1) / at)) * (1 + growth * place)
  const drawn = targets.map(({ id, diameter }): [string, number] => [
    id,
    Math.max(5, Math.round(diameter * factor * (1 + measurement * normalDeviate(random)))),
  ])
  return fitted(Object.fromEntries(isPd ? grown(random, drawn, size.nadir) : drawn), size, isPd)
}
