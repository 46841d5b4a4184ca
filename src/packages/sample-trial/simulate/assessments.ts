import { exponentialDeviate, normalDeviate, type Random, seededRandom } from '@marom/statistics'
import { dayNumber } from '../days.ts'
import { study } from '../protocol.ts'
import { tumorVisits } from '../recist.ts'
import { assumed } from './assumptions.ts'
import { workingDayFrom, workingDayNear } from './calendar.ts'
import { clamped } from './draw.ts'
import type { Participant } from './participants.ts'
import type { Course } from './treatment.ts'

interface PlannedAssessment {
  number: number
  name: string
  day: number
}

/** When the tumor is measured if nothing ends it. The same at every call. */
function plannedAssessments({ country, randomized }: Participant, index: number): PlannedAssessment[] {
  const random = seededRandom(study.seed * 500_000 + index)
  return tumorVisits.map(({ number, name, day }) => ({
    number,
    name,
    day: workingDayNear(
      country,
      randomized + day - 1 + Math.round(clamped(2.5 * normalDeviate(random), -6, 9)),
    ),
  }))
}

/** Days from the assessment until the last dose. */
const untilStop = 3

/**
 * Progression is seen at an assessment, so a treatment that ended by it lasted until the nearest one.
 * The earliest cases, and those who died before it, were measured outside the plan.
 */
export function courseToAssessment(course: Course, participant: Participant, index: number): Course {
  const last = course.doses.at(-1)
  const first = course.doses[0]
  if (course.reason !== 'PROGRESSIVE DISEASE' || !last || !first || last.end - first.start < 28) return course
  const limit = Math.min(participant.lastDay - 2, dayNumber(study.dataCut))
  const distance = ({ day }: PlannedAssessment) => Math.abs(day + untilStop - last.end)
  const [nearest] = plannedAssessments(participant, index)
    .filter(({ day }) => day + untilStop > last.start + 7 && day + untilStop <= limit)
    .toSorted((one, other) => distance(one) - distance(other))
  const shift = nearest ? nearest.day + untilStop - last.end : 0
  if (Math.abs(shift) > 40) return course
  const { country, lastDay } = participant
  const next = course.next && { ...course.next, day: workingDayFrom(country, course.next.day + shift) }
  return {
    ...course,
    doses: course.doses.map((dose) => (dose === last ? { ...dose, end: dose.end + shift } : dose)),
    endDay: Math.min(workingDayFrom(country, course.endDay + shift), lastDay),
    next: next && next.day + 14 < lastDay ? next : null,
  }
}

interface Assessments {
  /** In order, without the screening. */
  held: readonly PlannedAssessment[]
  /** The day of progression. It is the last of `held`. */
  progression: number | undefined
}

/** Until when the tumor is measured: progression, new therapy, withdrawal, death, or the data cut. */
export function assessmentsOf(
  random: Random,
  participant: Participant,
  course: Course,
  index: number,
): Assessments {
  const { arm, randomized, lastDay } = participant
  const planned = plannedAssessments(participant, index)
  const stop = course.doses.at(-1)?.end ?? randomized
  if (course.reason === 'PROGRESSIVE DISEASE') {
    const seen = planned.find(({ day }) => day + untilStop === stop)
    const before = planned.filter(({ day }) => day < (seen?.day ?? stop - 10))
    const earliest = Math.max(stop - untilStop, Math.min(randomized + 2, stop))
    const day = workingDayNear(participant.country, earliest)
    const number = (before.at(-1)?.number ?? 100) + 0.1
    const found = seen ?? { number, name: `UNSCHEDULED ${number}`, day }
    return { held: [...before, found], progression: found.day }
  }
  const hasLeft = ['WITHDRAWAL BY SUBJECT', 'LOST TO FOLLOW-UP'].includes(course.reason)
  const until = Math.min(
    lastDay - 1,
    dayNumber(study.dataCut),
    course.next ? course.next.day - 1 : Number.POSITIVE_INFINITY,
    hasLeft ? stop : Number.POSITIVE_INFINITY,
  )
  const free = exponentialDeviate(random, assumed.tumor.after[arm])
  const mayProgress = course.reason !== '' && !hasLeft
  const seen = mayProgress ? planned.find(({ day }) => day > stop + free) : undefined
  const progression = seen && seen.day <= until ? seen.day : undefined
  return { held: planned.filter(({ day }) => day <= (progression ?? until)), progression }
}
