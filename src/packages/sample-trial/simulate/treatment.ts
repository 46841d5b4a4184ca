import { exponentialDeviate, type Random } from '@marom/statistics'
import { study } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { workingDayFrom } from './calendar.ts'
import { between, clamped, logNormal, oneOf, weibull } from './draw.ts'
import type { Participant } from './participants.ts'

/** Controlled terminology of CDISC. */
type EndReason =
  | 'PROGRESSIVE DISEASE'
  | 'ADVERSE EVENT'
  | 'DEATH'
  | 'WITHDRAWAL BY SUBJECT'
  | 'LOST TO FOLLOW-UP'
  | 'PHYSICIAN DECISION'

/** An adverse event causes each. */
export interface Change {
  kind: 'interrupted' | 'reduced'
  /** The first day without the dose, or at the lower dose. */
  day: number
  /** The last day without the dose; for a reduction the same as `day`. */
  until: number
}

export interface Course {
  /** Periods at one dose without a gap, in days since 1970-01-01. Empty if no dose was taken. */
  doses: { start: number; end: number; dose: number }[]
  changes: Change[]
  /** Empty while treatment goes on. */
  reason: EndReason | ''
  /** The day on which the end of treatment was decided. */
  endDay: number
  /** Anticancer therapy after the study treatment. */
  next: { day: number; name: string } | null
}

const nextTherapies = ['CABOZANTINIB', 'REGORAFENIB', 'RAMUCIRUMAB', 'NIVOLUMAB']
const { median, change, reduced, diesTreated, next: nextRisk } = assumed.treatment

function reasonWhileAlive(random: Random): EndReason {
  const draw = random()
  if (draw < 0.74) return 'PROGRESSIVE DISEASE'
  if (draw < 0.88) return 'ADVERSE EVENT'
  return draw < 0.94 ? 'WITHDRAWAL BY SUBJECT' : 'PHYSICIAN DECISION'
}

interface End {
  last: number
  reason: EndReason | ''
}

/** Treatment would go on until the last day, but mostly ends earlier, as participants become too ill. */
function endNear(random: Random, { end, lastDay, firstDose }: Participant): End {
  const before = (days: number) => Math.max(firstDose, lastDay - days)
  if (end === 'cutoff') return { last: lastDay, reason: '' }
  if (end === 'dropout') {
    const reason = random() < 0.5 ? 'WITHDRAWAL BY SUBJECT' : 'LOST TO FOLLOW-UP'
    return { last: before(between(random, 0, 12)), reason }
  }
  if (random() < diesTreated) return { last: before(between(random, 0, 4)), reason: 'DEATH' }
  const last = before(3 + Math.round(exponentialDeviate(random, 17)))
  return { last, reason: random() < 0.75 ? 'PROGRESSIVE DISEASE' : 'ADVERSE EVENT' }
}

function endOf(random: Random, participant: Participant): End {
  const { arm, firstDose, lastDay, end } = participant
  const planned =
    firstDose + Math.max(12, Math.round(weibull(random, median[arm], 1.15) * study.daysPerMonth))
  const near = endNear(random, participant)
  const reason = reasonWhileAlive(random)
  return planned < lastDay - (end === 'event' ? 6 : 0) ? { last: planned, reason } : near
}

/** More changes would mean the end of treatment. */
const mostChanges = 5

function changesOf(random: Random, { arm, firstDose }: Participant, last: number): Change[] {
  const changes: Change[] = []
  let from = firstDose + 10
  for (let count = 0; count < mostChanges; count++) {
    const day = from + Math.round(exponentialDeviate(random, change[arm] * study.daysPerMonth))
    const isReduced = random() < reduced[arm] && !changes.some(({ kind }) => kind === 'reduced')
    const length = Math.round(clamped(logNormal(random, 8, 0.5), 3, 28))
    const until = isReduced ? day : day + length - 1
    if (until > last - 7) break
    changes.push({ kind: isReduced ? 'reduced' : 'interrupted', day, until })
    from = until + 12
  }
  return changes
}

function dosesOf(first: number, last: number, changes: readonly Change[]): Course['doses'] {
  const doses: Course['doses'] = []
  let start = first
  let dose: number = study.dose
  for (const { kind, day, until } of changes) {
    doses.push({ start, end: day - 1, dose })
    if (kind === 'reduced') dose = study.reducedDose
    start = kind === 'reduced' ? day : until + 1
  }
  return [...doses, { start, end: last, dose }]
}

const untreated = (random: Random, { randomized, lastDay }: Participant): Course => ({
  doses: [],
  changes: [],
  reason: random() < 0.5 ? 'WITHDRAWAL BY SUBJECT' : 'PHYSICIAN DECISION',
  endDay: Math.min(randomized + between(random, 1, 6), lastDay),
  next: null,
})

/** The site learns of the reason and decides, mostly within a few days. */
function decided(random: Random, { country, lastDay }: Participant, { last, reason }: End): number {
  const days = Math.round(clamped(logNormal(random, 3.5, 0.7), 1, 21))
  if (reason === 'DEATH') return lastDay
  return Math.min(workingDayFrom(country, last + days), lastDay)
}

export function simulateCourse(random: Random, participant: Participant, isTreated: boolean): Course {
  const { arm, firstDose, lastDay } = participant
  if (!isTreated) return untreated(random, participant)
  const end = endOf(random, participant)
  const changes = changesOf(random, participant, end.last)
  const endDay = end.reason ? decided(random, participant, end) : end.last
  const day = endDay + between(random, 12, 45)
  const isNext = random() < nextRisk[arm]
  const name = oneOf(random, nextTherapies)
  const mayGoOn = end.reason !== '' && end.reason !== 'WITHDRAWAL BY SUBJECT' && day + 14 < lastDay
  return {
    doses: dosesOf(firstDose, end.last, changes),
    changes,
    reason: end.reason,
    endDay,
    next: isNext && mayGoOn ? { day: workingDayFrom(participant.country, day), name } : null,
  }
}
