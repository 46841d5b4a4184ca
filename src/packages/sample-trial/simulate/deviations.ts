import { exponentialDeviate, type Random } from '@marom/statistics'
import { visitWindow } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { between, oneOf } from './draw.ts'
import type { Participant } from './participants.ts'
import type { Course } from './treatment.ts'
import { deviationOf, type VisitRecord } from './visits.ts'

/** A deviation from the protocol. */
export interface Deviation {
  day: number
  /** As in the code list of the form. */
  kind: string
  text: string
  isMajor: boolean
  /** The criterion that was not met, which the data show. */
  exception?: Exception
}

const { medication, eligibility, stratum, dosing, dosingMajor, consent } = assumed.deviations
const drugs = ['rifampicin', 'carbamazepine', 'clarithromycin', 'another investigational medicine']

/** The criteria that were not met at randomization all the same, in the words of the deviation. */
const exceptions = {
  organFunction: 'platelets below the limit',
  systemicWashout: 'prior systemic therapy ended less than two weeks before',
  localWashout: 'prior local therapy less than four weeks before',
  performance: 'performance status of 2',
} as const

export type Exception = keyof typeof exceptions

const isException = (name: string): name is Exception => Object.hasOwn(exceptions, name)

/** Visits that the protocol calls key visits. */
const keyVisits = ['WEEK 8', 'WEEK 24'] as const

const ofVisits = (participant: Participant, visits: readonly VisitRecord[]): Deviation[] =>
  visits.flatMap((visit): Deviation[] => {
    const { name, day, missed } = visit
    if (missed && keyVisits.some((key) => key === name))
      return [{ day, kind: 'KEY VISIT MISSED', text: `${name} visit was not held`, isMajor: false }]
    const days = deviationOf(visit, participant)
    if (missed || days === undefined || Math.abs(days) <= visitWindow + 3) return []
    const text = `${name} visit ${Math.abs(days)} days ${days > 0 ? 'after' : 'before'} the planned day`
    return [{ day, kind: 'VISIT OUT OF WINDOW', text, isMajor: false }]
  })

function ofTreatment(random: Random, { firstDose }: Participant, { doses }: Course): Deviation[] {
  const days = Math.round(exponentialDeviate(random, 60))
  const takes = random() < medication
  const drug = oneOf(random, drugs)
  const errs = random() < dosing
  const isMajor = random() < dosingMajor
  const lastDose = doses.at(-1)
  if (!lastDose) return []
  const last = lastDose.end
  const day = firstDose + Math.min(Math.max(0, last - firstDose), days)
  const found: Deviation[] = []
  if (takes) found.push({ day, kind: 'EXCLUDED MEDICATION', text: `took ${drug}`, isMajor: true })
  const text = isMajor
    ? 'took twice the daily dose for a week'
    : `missed ${between(random, 2, 5)} single doses`
  if (errs) found.push({ day: Math.min(last, day + 5), kind: 'DOSING ERROR', text, isMajor })
  return found
}

export function simulateDeviations(
  random: Random,
  participant: Participant,
  course: Course,
  visits: readonly VisitRecord[],
): Deviation[] {
  const { randomized, consent: signed } = participant
  const found: Deviation[] = []
  const [isIneligible, isMisplaced, isLate] = [random() < eligibility, random() < stratum, random() < consent]
  const exception = oneOf(random, Object.keys(exceptions).filter(isException))
  if (isIneligible)
    found.push({
      ...{ day: randomized, kind: 'ELIGIBILITY CRITERION NOT MET', isMajor: true },
      ...{ text: exceptions[exception], exception },
    })
  if (isMisplaced)
    found.push({
      day: randomized,
      kind: 'WRONG STRATUM',
      text: 'macrovascular invasion entered wrongly at randomization',
      isMajor: false,
    })
  if (isLate)
    found.push({
      day: signed,
      kind: 'CONSENT PROCEDURE',
      text: 'signed an outdated consent form',
      isMajor: false,
    })
  return [...found, ...ofTreatment(random, participant, course), ...ofVisits(participant, visits)].sort(
    (one, other) => one.day - other.day,
  )
}
