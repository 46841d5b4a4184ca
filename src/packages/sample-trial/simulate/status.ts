import type { Random } from '@marom/statistics'
import { code } from '../dictionary.ts'
import { type Analyte, reportedAs, standardized, unitOf } from '../laboratories.ts'
import { endOfTreatment } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { childPughParts } from './child-pugh.ts'
import type { LaboratoryRecord } from './laboratory.ts'
import { isDuring } from './laboratory-events.ts'
import { dyingAt, type Person } from './laboratory-values.ts'

interface ChildPugh {
  /** Each from 1 to 3. */
  encephalopathy: number
  ascites: number
  bilirubin: number
  albumin: number
  coagulation: number
}

export interface StatusRecord {
  name: string
  day: number
  performance: number
  /** Undefined where the protocol does not ask for it, or a result is missing. */
  childPugh: ChildPugh | undefined
}

/** Visits at which Child-Pugh is scored: screening, week 12, every later visit, and end of treatment. */
const scored = (number: number): boolean => number === 1 || number >= 5

/** The points by the events of a term at that day: 1, or more by the grade. */
function pointsByEvents({ events }: Person, terms: readonly string[], day: number): number {
  const found = events.filter((event) => isDuring(event, day) && terms.includes(code(event.verbatim).term))
  return Math.max(1, ...found.map((event) => (event.grade >= 3 ? 3 : 2)))
}

function childPughAt(
  person: Person,
  { number, day, results }: LaboratoryRecord,
  hasSlightAscites: boolean,
): ChildPugh | undefined {
  const { BILI, ALB, INR } = results
  if (!scored(number) || BILI === undefined || ALB === undefined || INR === undefined) return undefined
  // Points are those of the result as the laboratory reports it.
  const shown = (name: Analyte, value: number) => {
    const unit = unitOf(person.participant.site, name)
    return standardized(name, unit, reportedAs(name, unit, value))
  }
  // Eligibility decides at screening.
  const isScreening = number === 1
  const byEvents = isScreening ? 1 : pointsByEvents(person, ['Fluid in the abdomen'], day)
  return {
    encephalopathy: isScreening ? 1 : Math.min(2, pointsByEvents(person, ['Liver failure'], day)),
    ascites: Math.max(hasSlightAscites ? 2 : 1, byEvents),
    ...childPughParts({ BILI: shown('BILI', BILI), ALB: shown('ALB', ALB), INR: shown('INR', INR) }),
  }
}

/** Changes by at most one grade from visit to visit; worse in the last weeks of life. */
function nextPerformance(random: Random, before: number, dying: number): number {
  const draw = random()
  const isWorse = draw < 0.05 + 0.75 * Math.sqrt(dying)
  const isBetter = draw > 0.95 && dying === 0
  return Math.min(4, Math.max(0, before + (isWorse ? 1 : isBetter ? -1 : 0)))
}

/** At each visit that took place. The points agree with the results of that visit, and with the events. */
export function simulateStatus(
  random: Random,
  person: Person,
  laboratory: readonly LaboratoryRecord[],
): StatusRecord[] {
  const { before, new: later } = assumed.laboratory.ascites
  const severity = 0.5 + 0.5 * random()
  const [first] = laboratory
  const atFirst = first && childPughAt(person, first, false)
  const points = atFirst ? atFirst.bilirubin + atFirst.albumin + atFirst.coagulation : 4
  const hasSlightAscites = person.disease.hasCirrhosis && points === 3 && random() < before
  const becomesWorse = person.disease.hasCirrhosis && random() < later
  let performance = person.disease.performance
  return laboratory
    .filter(({ number }) => Number.isInteger(number))
    .map((record) => {
      const { number, name, day } = record
      if (number > 2) performance = nextPerformance(random, performance, dyingAt(person, severity, day))
      const hasAscites = hasSlightAscites || (becomesWorse && number === endOfTreatment.number)
      return { name, day, performance, childPugh: childPughAt(person, record, hasAscites) }
    })
}
