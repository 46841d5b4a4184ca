import { seededRandom } from '@marom/statistics'
import { study } from '../protocol.ts'
import { courseToAssessment } from './assessments.ts'
import { assumed } from './assumptions.ts'
import { type Clinical, simulateClinical } from './clinical.ts'
import { type Deviation, simulateDeviations } from './deviations.ts'
import { oneOf } from './draw.ts'
import type { EventRecord } from './event.ts'
import { type Cause, simulateEvents } from './events.ts'
import { type Contact, simulateContacts } from './follow-up.ts'
import { type Participant, simulateParticipants } from './participants.ts'
import { type Course, simulateCourse } from './treatment.ts'
import { simulateVisits, type VisitRecord } from './visits.ts'

export interface Story extends Participant {
  course: Course
  visits: VisitRecord[]
  events: EventRecord[]
  clinical: Clinical
  contacts: Contact[]
  deviations: Deviation[]
  /** Of death; empty for those alive. */
  cause: Cause
  causeText: string
}

const otherCauses = ['MYOCARDIAL INFARCTION', 'STROKE', 'SEPSIS', 'RENAL FAILURE']

/** The same at every build. */
export function simulateStudy(): Story[] {
  const { participants } = simulateParticipants()
  const drawn = seededRandom(study.seed)
  const untreated = new Set(
    Array.from({ length: assumed.survival.untreated }, () => Math.floor(drawn() * participants.length)),
  )
  return participants.map((participant, index) => {
    const of = (part: number) => seededRandom(study.seed * 10_000 + part * 1000 + index)
    const drawn = simulateCourse(of(1), participant, !untreated.has(index))
    const course = courseToAssessment(drawn, participant, index)
    const { visits, pressures } = simulateVisits(of(2), participant, course)
    const { events, cause } = simulateEvents(of(3), participant, course, pressures)
    const deviations = simulateDeviations(of(5), participant, course, visits)
    const clinical = simulateClinical({ participant, course, visits, events, deviations }, index)
    return {
      ...participant,
      ...{ course, visits, events, cause, deviations, clinical },
      causeText: cause === 'OTHER' ? oneOf(of(6), otherCauses) : '',
      contacts: simulateContacts(of(4), participant, course),
    }
  })
}
