import { dayNumber } from '#src/sample-study/days.ts'
import { endOfTreatment, screening, study, visits } from '#src/sample-study/protocol.ts'
import { normalDeviate, type Random } from '#src/statistics/random.ts'
import type { Participant } from './participants.ts'
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

function signs(random: Random, { weight }: Participant, months: number) {
  return {
    systolic: Math.round(131 + 13 * normalDeviate(random)),
    diastolic: Math.round(78 + 7 * normalDeviate(random)),
    pulse: Math.round(75 + 9 * normalDeviate(random)),
    weight: Math.round(10 * weight * (1 - 0.004 * months + 0.008 * normalDeviate(random))) / 10,
  }
}

export function simulateVisits(random: Random, participant: Participant, course: Course): VisitRecord[] {
  const { consent, randomized } = participant
  const first = { ...screening, day: consent + 1, missed: '', ...signs(random, participant, 0) }
  const end = course.doses.at(-1)?.end ?? randomized
  const planned = visits.filter(({ day }) => day === 1 || randomized + day - 1 < end)
  const records = planned.map(({ number, name, day }): VisitRecord => {
    const late = day === 1 ? 0 : Math.round(2.6 * normalDeviate(random))
    const missed = day > 1 && random() < 0.012
    return {
      number,
      name,
      day: Math.min(randomized + day - 1 + late, Math.max(end, randomized), dayNumber(study.dataCut)),
      missed: missed ? 'PATIENT COULD NOT TRAVEL' : '',
      ...signs(random, participant, day / study.daysPerMonth),
    }
  })
  const isEnded = course.reason !== '' && course.reason !== 'DEATH' && course.reason !== 'LOST TO FOLLOW-UP'
  const last: VisitRecord = {
    ...endOfTreatment,
    day: Math.min(end + 5, participant.lastDay),
    missed: '',
    ...signs(random, participant, (end - randomized) / study.daysPerMonth),
  }
  return [first, ...records, ...(isEnded && course.doses.length > 0 ? [last] : [])]
}
