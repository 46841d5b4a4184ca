import { exponentialDeviate, type Random } from '@marom/statistics'
import { code } from '../dictionary.ts'
import { study } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { between, clamped } from './draw.ts'
import type { Participant } from './participants.ts'
import type { Course } from './treatment.ts'

/** Why an event is serious. */
export const criteria = ['death', 'life', 'hospital', 'disability', 'anomaly', 'important'] as const

type Criterion = (typeof criteria)[number]

export interface EventRecord {
  verbatim: string
  start: number
  /** Null while the event goes on. */
  end: number | null
  /** By the Common Terminology Criteria for Adverse Events. */
  grade: 1 | 2 | 3 | 4 | 5
  /** Empty for an event that is not serious. */
  serious: readonly Criterion[]
  related: boolean
  action: string
  outcome: string
  /** The day of the start is not known. */
  isPartial: boolean
}

type Entry = ReturnType<typeof code>

const hospitalRisk = { 1: 0, 2: 0.035, 3: 0.28, 4: 0.6, 5: 0.7 } as const

function seriousness(random: Random, grade: EventRecord['grade']): Criterion[] {
  const found: Criterion[] = []
  if (grade === 5) found.push('death')
  if (grade === 4 && random() < 0.7) found.push('life')
  if (random() < hospitalRisk[grade]) found.push('hospital')
  if (grade >= 3 && random() < 0.01) found.push('disability')
  if (grade >= 2 && found.length === 0 && random() < 0.02) found.push('important')
  return found
}

/** Always in hospital, whatever was drawn. */
const grave = ['Liver failure', 'Upper gastrointestinal bleeding', 'Obstruction of the bile duct']

/** Events that CTCAE 5.0 does not grade below 3. */
const leastGrade = ({ term }: Entry): EventRecord['grade'] => (term === 'Liver failure' ? 3 : 1)

function gradeOf(random: Random, { severity: [moderate, severe], highest }: Entry): EventRecord['grade'] {
  const draw = random()
  const isFourth = random() < 0.14
  if (draw < severe) return isFourth && highest > 3 ? 4 : 3
  return draw < severe + moderate ? 2 : 1
}

/** Everything that one participant's events have in common. */
export interface Setting {
  random: Random
  participant: Participant
  course: Course
  first: number
  last: number
  /** Of the investigator, to see the treatment as the cause. */
  suspicion: number
}

function relatedTo({ random, participant: { arm }, first, suspicion }: Setting, entry: Entry, start: number) {
  const { risk } = entry
  const share = arm === 'treatment' ? 1 - (0.75 * risk.control) / risk.treatment : 0.12
  const odds = (clamped(share, 0.05, 0.9) / (1 - clamped(share, 0.05, 0.9))) * Math.exp(suspicion)
  const draw = random()
  return start >= first && draw < odds / (1 + odds)
}

export const unchanged = ({ first, last }: Setting, start: number): string =>
  start >= first && start <= last ? 'DOSE NOT CHANGED' : 'NOT APPLICABLE'

interface Given {
  grade?: EventRecord['grade']
  action?: string
  /** The event lasts at least until this day. */
  until?: number
  mayBePartial?: boolean
}

/** Days in which a liver that fails does not recover. */
const leastFailure = 14

export function eventOf(setting: Setting, verbatim: string, start: number, given: Given = {}): EventRecord {
  const { random, participant } = setting
  const entry = code(verbatim)
  const drawn = gradeOf(random, entry)
  const grade = given.grade ?? (drawn < leastGrade(entry) ? leastGrade(entry) : drawn)
  const isLasting = random() < assumed.events.lasting
  const length = 2 + Math.round(exponentialDeviate(random, (isLasting ? 200 : 14) + 8 * grade))
  const until = Math.max(given.until ?? start, entry.term === 'Liver failure' ? start + leastFailure : start)
  const end = Math.max(start + length, until + between(random, 1, 9))
  const followed = Math.max(setting.last + study.emergentDays, (given.until ?? start) + 14)
  const isOver = end < Math.min(participant.lastDay - 1, followed)
  const isBetter = random() < assumed.events.better
  const isPartial = random() < assumed.events.partial && given.mayBePartial !== false
  const related = relatedTo(setting, entry, start)
  const reasons = seriousness(random, grade)
  const isGrave = grade >= 3 && grave.includes(entry.term)
  return {
    verbatim,
    start,
    end: isOver ? end : null,
    grade,
    serious: reasons.length === 0 && isGrave ? ['hospital'] : reasons,
    related,
    action: given.action ?? unchanged(setting, start),
    outcome: isOver ? 'RECOVERED/RESOLVED' : isBetter ? 'RECOVERING/RESOLVING' : 'NOT RECOVERED/NOT RESOLVED',
    isPartial,
  }
}
