import { itemAt } from '@marom/statistics'
import { code } from '../dictionary.ts'
import type { Analyte } from '../laboratories.ts'
import { assumed } from './assumptions.ts'
import type { EventRecord } from './event.ts'
import { type Person, type Results, softMost, upperLimit } from './laboratory-values.ts'

export const termOf = ({ verbatim }: EventRecord): string => code(verbatim).term

export interface Affected {
  person: Person
  /** The usual values of the participant. */
  usual: Results
  /** As they would be without the event. */
  values: Results
  event: EventRecord
  day: number
  /** Where in its grade the result lies, from 0 to 1. */
  share: number
}

/** In multiples of the upper limit: the results of grades 1 to 4. */
const enzymeLimits: readonly (readonly [least: number, most: number])[] = [
  [1.05, 2.95],
  [3.05, 4.9],
  [5.1, 12],
  [20.5, 28],
]

export function withEnzymes({ person, usual, values, event, share }: Affected): Results {
  const { participant } = person
  const limit = upperLimit(participant, 'ALT')
  const [from, to] = itemAt(enzymeLimits, Math.min(4, event.grade) - 1)
  const most = to * limit
  const least = Math.max(from * limit, Math.min(most, 1.25 * usual.ALT))
  const alt = least + share * (most - least)
  return { ...values, ALT: alt, AST: alt * (0.8 + 0.25 * share) }
}

/**
 * Hy's law: the liver fails by MCR-117, which is then withdrawn. Alkaline phosphatase stays low. Source:
 * FDA, Drug-Induced Liver Injury: Premarketing Clinical Evaluation, 2009.
 */
export function isDrugInduced({ participant }: Person, event: EventRecord): boolean {
  const { action, outcome } = event
  const isFailure = termOf(event) === 'Liver failure'
  return isFailure && participant.arm === 'treatment' && action === 'DRUG WITHDRAWN' && outcome !== 'FATAL'
}

/** Multiples of the upper limit, with the variation of this sample. */
const timesOf =
  ({ person, usual, values }: Affected) =>
  (name: Analyte, factor: number): number =>
    (factor * upperLimit(person.participant, name) * values[name]) / usual[name]

const { injured, obstructed, failed, recovery } = assumed.laboratory

const within = ([least, most]: readonly [number, number], share: number): number =>
  least + (most - least) * share

/** Days after the start of the event on which the liver is tested again, until it has recovered. */
export const followedOn = [9, 21, 35] as const

/** The results of a liver that fails by its disease: neither ALT nor AST reaches 3 times its limit. */
function withDisease({ person: { participant }, values, share }: Affected): Results {
  const times = (name: Analyte, factor: number) => factor * upperLimit(participant, name)
  const ALT = softMost(values.ALT * (1.1 + 0.5 * share), times('ALT', failed.ALT))
  return {
    ...values,
    ALT,
    AST: softMost(1.6 * ALT, times('AST', failed.AST)),
    BILI: times('BILI', within(failed.BILI, share)),
    INR: 1.55 + 0.6 * share,
    ALB: Math.min(values.ALB, 30 - 3 * share),
  }
}

export function withFailure(affected: Affected): Results {
  const { person, values, event, day, share } = affected
  if (!isDrugInduced(person, event)) return withDisease(affected)
  const left = Math.exp(-Math.max(0, day - event.start - recovery.from) / recovery.time)
  const times = timesOf(affected)
  return {
    ...values,
    ALT: times('ALT', 1 + (within(injured.ALT, share) - 1) * left),
    AST: times('AST', 1 + (within(injured.AST, share) - 1) * left),
    ALP: softMost(values.ALP, injured.ALP * upperLimit(person.participant, 'ALP')),
    BILI: times('BILI', 0.9 + (within(injured.BILI, share) - 0.9) * left),
    INR: 1.1 + (0.45 + 0.5 * share) * left,
    ALB: softMost(values.ALB, 33 - 2 * share),
  }
}

/** A bile duct that the tumor blocks: looks like Hy's law, but alkaline phosphatase is high. */
export function withObstruction(affected: Affected): Results {
  const { values, share } = affected
  const times = timesOf(affected)
  return {
    ...values,
    ALT: times('ALT', within(obstructed.ALT, share)),
    AST: times('AST', within(obstructed.AST, 1 - share)),
    ALP: times('ALP', within(obstructed.ALP, share)),
    BILI: times('BILI', within(obstructed.BILI, share)),
  }
}

/**
 * High transaminases and high bilirubin do not meet by chance, not even at different times: only where MCR-117
 * injures the liver, or the tumor obstructs the bile duct.
 */
export function withoutBoth(person: Person, usual: Results, values: Results): Results {
  const { participant, events } = person
  const has = (term: string) => events.some((event) => termOf(event) === term)
  const isByDrug = events.some((event) => isDrugInduced(person, event))
  if (isByDrug || has('Obstruction of the bile duct')) return values
  const times = (name: Analyte, factor: number) => factor * upperLimit(participant, name)
  const hasEvent = events.some((event) => termOf(event) === 'Raised liver enzymes' && event.grade > 1)
  const isHigh = hasEvent || usual.ALT > times('ALT', 2.2) || usual.AST > times('AST', 2.2)
  if (isHigh && !has('Liver failure')) return { ...values, BILI: softMost(values.BILI, times('BILI', 1.9)) }
  const [ALT, AST] = [softMost(values.ALT, times('ALT', 2.9)), softMost(values.AST, times('AST', 2.9))]
  return { ...values, ALT, AST }
}
