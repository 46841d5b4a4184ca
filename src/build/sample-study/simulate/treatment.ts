import { study } from '#src/sample-study/protocol.ts'
import { exponentialDeviate, type Random } from '#src/statistics/random.ts'
import type { Participant } from './participants.ts'

/** Controlled terminology of CDISC. */
type EndReason =
  | 'PROGRESSIVE DISEASE'
  | 'ADVERSE EVENT'
  | 'DEATH'
  | 'WITHDRAWAL BY SUBJECT'
  | 'LOST TO FOLLOW-UP'
  | 'PHYSICIAN DECISION'

export interface Course {
  /** Periods at one dose, in days since 1970-01-01. Empty if no dose was taken. */
  doses: { start: number; end: number; dose: number }[]
  /** Empty while treatment goes on. */
  reason: EndReason | ''
  /** The day on which the end of treatment was decided. */
  endDay: number
  /** Anticancer therapy after the study treatment. */
  next: { day: number; name: string } | null
}

const meanMonths = { treatment: 10, control: 5.5 }
const nextTherapies = ['CABOZANTINIB', 'REGORAFENIB', 'RAMUCIRUMAB', 'NIVOLUMAB']

function reasonWhileAlive(random: Random): EndReason {
  const draw = random()
  if (draw < 0.66) return 'PROGRESSIVE DISEASE'
  if (draw < 0.82) return 'ADVERSE EVENT'
  return draw < 0.92 ? 'WITHDRAWAL BY SUBJECT' : 'PHYSICIAN DECISION'
}

function reasonAtLastDay(random: Random, end: Participant['end']): EndReason | '' {
  if (end === 'event') return 'DEATH'
  if (end === 'cutoff') return ''
  return random() < 0.5 ? 'WITHDRAWAL BY SUBJECT' : 'LOST TO FOLLOW-UP'
}

function dosesOf(random: Random, { arm }: Participant, first: number, last: number): Course['doses'] {
  const isReduced = last - first > 70 && random() < (arm === 'treatment' ? 0.3 : 0.07)
  if (!isReduced) return [{ start: first, end: last, dose: study.dose }]
  const change = first + 28 + Math.floor(random() * (last - first - 42))
  return [
    { start: first, end: change, dose: study.dose },
    { start: change + 1, end: last, dose: study.reducedDose },
  ]
}

export function simulateCourse(random: Random, participant: Participant, isTreated: boolean): Course {
  const { arm, randomized, lastDay, end } = participant
  const length = exponentialDeviate(random, meanMonths[arm] * study.daysPerMonth)
  if (!isTreated)
    return {
      doses: [],
      reason: 'WITHDRAWAL BY SUBJECT',
      endDay: Math.min(randomized + 2, lastDay),
      next: null,
    }
  const first = Math.min(randomized + Math.floor(random() * 3), lastDay)
  const planned = first + Math.max(9, Math.round(length))
  const last = Math.min(planned, lastDay)
  const reason = planned < lastDay ? reasonWhileAlive(random) : reasonAtLastDay(random, end)
  const doses = dosesOf(random, participant, first, last)
  const start = last + 14 + Math.floor(random() * 30)
  const isNext = random() < (arm === 'treatment' ? 0.3 : 0.42)
  const name = nextTherapies[Math.floor(random() * nextTherapies.length)] ?? ''
  const mayGoOn = planned < lastDay && reason !== 'WITHDRAWAL BY SUBJECT' && start + 20 < lastDay
  return { doses, reason, endDay: last, next: isNext && mayGoOn ? { day: start, name } : null }
}
