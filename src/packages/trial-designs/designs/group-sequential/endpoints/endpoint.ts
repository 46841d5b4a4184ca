import type { Growth } from '@marom/statistics/sequential'
import type { Fault } from '../../../frame/fields.ts'
import type { DesignName } from '../../../frame/names.ts'
import { armSizes, enrolled, roundUp } from '../../../frame/planning.ts'
import type { Refusal } from '../../../frame/result.ts'
import type { AllCodes } from '../codes.ts'
import type { Inputs, Quantities, Shown } from '../inputs.ts'

export type Refused = { refusal: Refusal<AllCodes> }

export type ShareOf = (inputs: Inputs) => number

/** What the trial has at most. */
export interface Extent
  extends Pick<
    Quantities,
    | 'control'
    | 'treated'
    | 'total'
    | 'duration'
    | 'exactTotal'
    | 'enrolledSize'
    | 'enrolledControl'
    | 'enrolledTreated'
    | 'enrolledTotal'
    | 'effect'
  > {
  /** Participants, or events. */
  maximum: number
}

/**
 * The endpoint of a sequential plan. A plan with an inflation factor R has the power that it is planned
 * for with R times the size of a single analysis: with any size, it is worth a single analysis of
 * 1 / R of it.
 */
export interface Endpoint {
  /** What the design of a single analysis refuses, with the names of fields of this design. */
  refuse: (inputs: Inputs) => Refusal<AllCodes> | null
  /** Participants in all, or events, of a single analysis with the planned power; not rounded. */
  fixed: (inputs: Inputs) => number
  /** The same of a plan that is worth a single analysis of 1 / `worth` of it, where it is not in proportion. */
  needed?: (inputs: Inputs, worth: number) => number
  /** How the expectation of Z grows in such a plan, if the effect changes. */
  growth?: (inputs: Inputs, worth: number) => Growth | undefined
  /** The given size; where there is none, `exact` in whole arms. */
  extent: (inputs: Inputs, exact: number) => Extent
  /** The expectation of Z in a single analysis of a share of the trial. */
  meanOf: (inputs: Inputs, extent: Extent, share: number) => number
  /**
   * The inputs with the effect that a share of the given trial shows with the planned power.
   * @param shareOf the share, which depends on an effect that changes
   */
  solve: (inputs: Inputs, shareOf: ShareOf) => Inputs | Refused
  /** The quantity of the effect that was found. */
  sought: (inputs: Inputs) => keyof Shown
  /** What was found by `solve`. */
  found?: (inputs: Inputs, shareOf: ShareOf) => Partial<Quantities>
}

/** The arms of `n` participants: whole, and none is empty. */
export function givenArms({ allocation }: Pick<Inputs, 'allocation'>, n: number) {
  const control = Math.min(n - 1, Math.max(1, Math.round(n / (1 + allocation))))
  return { control, treated: n - control }
}

/** Two arms of participants: both of a needed size are rounded up. */
export function armsExtent(inputs: Inputs, exact: number): Extent {
  const { n, allocation, dropout } = inputs
  const arms =
    n === null
      ? {
          control: roundUp(exact / (1 + allocation)),
          treated: roundUp((exact * allocation) / (1 + allocation)),
        }
      : givenArms(inputs, n)
  const { total, enrolledFirst, enrolledSecond, enrolledTotal } = armSizes(
    arms.treated,
    arms.control,
    dropout,
  )
  return {
    ...arms,
    maximum: total,
    enrolledTreated: enrolledFirst,
    enrolledControl: enrolledSecond,
    enrolledTotal,
  }
}

/** Participants who are not counted by arm. */
export function oneExtent({ n, dropout }: Inputs, exact: number): Extent {
  const maximum = n ?? roundUp(exact)
  return { maximum, enrolledSize: dropout > 0 ? enrolled(maximum, dropout) : undefined }
}

/** A refusal of another design, with its words: its margin has another name here. */
export function refusalOf<Code extends string>(
  refusal: Fault<Code>,
  from: DesignName,
  margin: keyof Inputs,
): Fault<Code> {
  const nameOf = (name: string) => (name === 'margin' ? margin : name)
  const offers = refusal.offers?.map((texts) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [nameOf(name), text])),
  )
  return { ...refusal, from, field: nameOf(refusal.field), ...(offers ? { offers } : {}) }
}
