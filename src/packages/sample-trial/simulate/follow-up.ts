import { normalDeviate, type Random } from '@marom/statistics'
import { assumed } from './assumptions.ts'
import { workingDayNear } from './calendar.ts'
import { oneOf } from './draw.ts'
import type { Participant } from './participants.ts'
import type { Course } from './treatment.ts'

/** The participant was alive on this day. */
export interface Contact {
  day: number
  /** Who told the site. */
  source: string
}

const mostContacts = 30
const sources = ['TELEPHONE', 'TELEPHONE', 'CLINIC', 'FAMILY', 'TREATING PHYSICIAN']

/** Between the end of treatment and the last contact. */
export function simulateContacts(random: Random, participant: Participant, course: Course): Contact[] {
  const { country, lastDay, end } = participant
  const contacts: Contact[] = []
  if (course.reason === '') return contacts
  let day = course.endDay
  for (let count = 0; count < mostContacts; count++) {
    day = workingDayNear(country, day + 7 * assumed.contactWeeks + Math.round(6 * normalDeviate(random)))
    if (day >= lastDay - (end === 'event' ? 0 : 14)) break
    contacts.push({ day, source: oneOf(random, sources) })
  }
  return contacts
}
