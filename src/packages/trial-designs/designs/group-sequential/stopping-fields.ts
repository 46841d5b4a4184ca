import type { MayStop } from '@marom/statistics/sequential'
import { choice, type InputsOf } from '../../frame/fields.ts'
import type { Refusal } from '../../frame/result.ts'
import type { Codes } from './codes.ts'

export const families = ['obrienFleming', 'pocock', 'hwangShihDeCani'] as const

export type Family = (typeof families)[number]

/** Without a spending function, and without any stop for efficacy before the end. */
const others = ['wangTsiatis', 'none'] as const

export const boundary = () => choice([...families, ...others])

/** For what an interim look may stop. */
function stop(look: number) {
  const counts = ['2', '3', '4', '5', '6'].filter((count) => Number(count) > look)
  return choice(['both', 'efficacy', 'futility'], {
    onlyWith: [
      { field: 'looks', options: counts },
      { field: 'boundary', options: [...families, 'wangTsiatis'] },
      { field: 'futility', options: families },
    ],
  })
}

export const stopFields = { stop1: stop(1), stop2: stop(2), stop3: stop(3), stop4: stop(4), stop5: stop(5) }

interface Stopping extends InputsOf<typeof stopFields> {
  looks: number
  boundary: Family | (typeof others)[number]
  futility: 'none' | Family
  harm: 'byTest' | 'none' | Family
}

const chosenOf = ({ looks, boundary, stop1, stop2, stop3, stop4, stop5 }: Stopping) =>
  [stop1, stop2, stop3, stop4, stop5]
    .slice(0, looks - 1)
    .map((stop) => (boundary === 'none' ? 'futility' : stop))

/** By look; the last one stops for both. */
export interface Stops {
  efficacy: MayStop
  futility: MayStop
}

export function stopsOf(inputs: Stopping): Stops {
  const chosen = chosenOf(inputs)
  return {
    efficacy: [...chosen.map((stop) => stop !== 'futility'), true],
    futility: [...chosen.map((stop) => stop !== 'efficacy'), true],
  }
}

/** Refuses a plan that has nothing to stop for, and looks without futility beside a boundary for harm. */
export function refuseStops(inputs: Stopping): Refusal<Codes> | null {
  const { boundary, futility, harm } = inputs
  const hasHarm = harm !== 'byTest' && harm !== 'none'
  if (boundary === 'none' && futility === 'none' && !hasHarm) return { field: 'futility', code: 'neverStops' }
  const chosen = chosenOf(inputs)
  const first = chosen.indexOf('efficacy')
  if (first < 0) return null
  // A trial that stops for harm where it cannot stop for futility would change the error that is spent.
  if (hasHarm) return { field: `stop${first + 1}`, code: 'harmWithoutFutility' }
  return chosen.every((stop) => stop === 'efficacy') ? { field: 'futility', code: 'noFutilityLook' } : null
}
