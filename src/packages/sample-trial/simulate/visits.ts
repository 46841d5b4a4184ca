import { itemAt, normalDeviate, type Random } from '@marom/statistics'
import { endOfTreatment, screening, visits, visitWindow } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { isWorkingDay, workingDayFrom, workingDayNear } from './calendar.ts'
import { between, logNormal, pick } from './draw.ts'
import type { Participant } from './participants.ts'
import { effectOn, measure, type Person, personOf, weightOn } from './signs.ts'
import type { Course } from './treatment.ts'

export interface VisitRecord {
  number: number
  name: string
  day: number
  /** The reason, or empty if the visit took place. */
  missed: string
  systolic: number
  diastolic: number
  pulse: number
  weight: number
}

/** A visit at which the blood pressure was found to be high. */
export interface Pressure {
  day: number
  systolic: number
}

const reasons = [
  ['PARTICIPANT COULD NOT TRAVEL', 0.34],
  ['PARTICIPANT FELT TOO ILL', 0.26],
  ['PARTICIPANT DECLINED', 0.14],
  ['CLINIC CLOSED', 0.1],
  ['FORGOTTEN BY THE SITE', 0.16],
] as const

const { missed, missedSpread, late, spread } = assumed.visits

/** A few visits are much too late, and some of them too early; the rest is near the planned day. */
function heldOn(random: Random, country: string, planned: number): number {
  const isFar = random() < late
  const far = visitWindow + between(random, 1, 7)
  const near = Math.round(spread * normalDeviate(random))
  const day = planned + (isFar ? (random() < 0.8 ? far : -far) : near)
  return isFar ? workingDayFrom(country, day) : workingDayNear(country, day)
}

interface Held {
  number: number
  name: string
  day: number
  missed: string
}

function schedule(random: Random, participant: Participant, course: Course): Held[] {
  const { country, randomized, firstDose, lastDay, screened } = participant
  const risk = missed * logNormal(random, 1, missedSpread)
  const isTreated = course.doses.length > 0
  const last = course.doses.at(-1)?.end ?? randomized
  const held: Held[] = [{ number: screening.number, name: screening.name, day: screened, missed: '' }]
  if (isTreated) held.push({ number: 2, name: 'DAY 1', day: firstDose, missed: '' })
  for (const { number, name, day } of visits) {
    const planned = randomized + day - 1
    if (day === 1 || planned > last) continue
    const isMissed = random() < risk
    const [reason] = pick(random, reasons, ([, weight]) => weight)
    const on = Math.max(heldOn(random, country, planned), itemAt(held, -1).day + 3)
    if (isMissed) held.push({ number, name, day: planned, missed: reason })
    else if (on <= Math.min(last, lastDay) && isWorkingDay(country, on))
      held.push({ number, name, day: on, missed: '' })
  }
  const isSeen = !['', 'DEATH', 'LOST TO FOLLOW-UP'].includes(course.reason) && isTreated
  const end = workingDayFrom(country, course.endDay + between(random, 0, 6))
  const comes = random() > 0.06
  if (isSeen && end <= lastDay && end > itemAt(held, -1).day)
    held.push({ ...endOfTreatment, day: end, missed: comes ? '' : 'PARTICIPANT DECLINED' })
  return held
}

/** The pressure is high, and higher than before treatment. */
function isHigh(found: number, before: number): boolean {
  const { pressure, rise } = assumed.events
  return found >= pressure && found - before >= rise
}

export function simulateVisits(
  random: Random,
  participant: Participant,
  course: Course,
): { visits: VisitRecord[]; pressures: Pressure[] } {
  const person: Person = personOf(random, participant)
  const pressures: Pressure[] = []
  let before = 0
  let isManaged = false
  const records = schedule(random, participant, course).map((held): VisitRecord => {
    const effect = effectOn(held.day, course) * (isManaged ? assumed.events.managed : 1)
    const found = measure(random, participant, person, effect)
    if (held.number <= 2) before = Math.max(before, found.systolic)
    if (
      held.number > 2 &&
      held.missed === '' &&
      held.day <= course.endDay &&
      isHigh(found.systolic, before)
    ) {
      pressures.push({ day: held.day, systolic: found.systolic })
      isManaged = true
    }
    return { ...held, ...found, weight: weightOn(random, participant, held.day) }
  })
  return { visits: records, pressures }
}

/** Days from the planned one, for a visit that has one. */
export function deviationOf({ number, day }: VisitRecord, { randomized }: Participant): number | undefined {
  const planned = visits.find((visit) => visit.number === number)
  return planned && planned.day > 1 ? day - randomized - planned.day + 1 : undefined
}
