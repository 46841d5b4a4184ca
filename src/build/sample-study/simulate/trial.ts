import { study } from '#src/sample-study/protocol.ts'
import { normalDeviate, seededRandom } from '#src/statistics/random.ts'
import { type EventRecord, simulateEvents } from './events.ts'
import { type Participant, simulateParticipants } from './participants.ts'
import { type Course, simulateCourse } from './treatment.ts'
import { simulateVisits, type VisitRecord } from './visits.ts'

export interface Story extends Participant {
  course: Course
  visits: VisitRecord[]
  events: EventRecord[]
}

const untreatedCount = 2

/** The same at every build. */
export function simulateStudy(): Story[] {
  const participants = simulateParticipants(normalDeviate)
  const withdrawn = participants
    .filter(({ end }) => end === 'dropout')
    .sort((one, other) => one.lastDay - one.randomized - (other.lastDay - other.randomized))
  const untreated = new Set(withdrawn.slice(0, untreatedCount))
  return participants.map((participant, index) => {
    const random = seededRandom(study.seed * 1000 + index)
    const course = simulateCourse(random, participant, !untreated.has(participant))
    const visits = simulateVisits(random, participant, course)
    return { ...participant, course, visits, events: simulateEvents(random, participant, course) }
  })
}
