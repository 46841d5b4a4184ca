import { code, dictionary } from '#src/sample-study/dictionary.ts'
import { study } from '#src/sample-study/protocol.ts'
import { exponentialDeviate, type Random } from '#src/statistics/random.ts'
import type { Participant } from './participants.ts'
import type { Course } from './treatment.ts'

export interface EventRecord {
  verbatim: string
  start: number
  /** Null while the event goes on. */
  end: number | null
  severity: 'MILD' | 'MODERATE' | 'SEVERE'
  serious: boolean
  related: boolean
  action: string
  outcome: string
  /** The day of the start is not known. */
  isPartial: boolean
}

const severities = ['MILD', 'MODERATE', 'SEVERE'] as const
const seriousRisk = [0.01, 0.06, 0.55]

function drawEvent(random: Random, verbatim: string, start: number, participant: Participant): EventRecord {
  const { severity, risk } = code(verbatim)
  const draw = random()
  const grade = draw < severity[1] ? 2 : draw < severity[0] + severity[1] ? 1 : 0
  const end = start + 2 + Math.round(exponentialDeviate(random, 16 + 10 * grade))
  const isOver = end < participant.lastDay - 1
  const share = participant.arm === 'treatment' ? 1 - (0.7 * risk.control) / risk.treatment : 0.2
  return {
    verbatim,
    start,
    end: isOver ? end : null,
    severity: severities[grade] ?? 'MILD',
    serious: random() < (seriousRisk[grade] ?? 0),
    related: random() < share,
    action: grade > 0 && random() < 0.25 ? 'DRUG INTERRUPTED' : 'DOSE NOT CHANGED',
    outcome: isOver ? 'RECOVERED/RESOLVED' : 'NOT RECOVERED/NOT RESOLVED',
    isPartial: random() < 0.035,
  }
}

const oneOf = (random: Random, list: readonly string[]): string =>
  list[Math.floor(random() * list.length)] ?? ''

/** The event that ended the treatment or was fatal. */
function decisive(random: Random, participant: Participant, course: Course): EventRecord[] {
  const { lastDay, end } = participant
  const pick = (terms: readonly string[]) => oneOf(random, terms)
  const base = { isPartial: false, severity: 'SEVERE' as const }
  if (course.reason === 'ADVERSE EVENT') {
    const start = course.endDay - 1 - Math.floor(random() * 4)
    const event = drawEvent(
      random,
      pick(['hepatic failure', 'ascites worsening', 'rash', 'hypertension']),
      start,
      participant,
    )
    return [{ ...event, ...base, related: random() < 0.6, action: 'DRUG WITHDRAWN' }]
  }
  const isNear = end === 'event' && course.doses.length > 0 && lastDay - course.endDay <= study.emergentDays
  if (!isNear || random() > 0.35) return []
  const start = Math.max(participant.randomized + 2, lastDay - 2 - Math.floor(random() * 9))
  const event = drawEvent(
    random,
    pick(['hepatic failure', 'variceal bleeding', 'pneumonia']),
    start,
    participant,
  )
  const action = course.reason === 'DEATH' ? 'DRUG WITHDRAWN' : 'NOT APPLICABLE'
  return [
    { ...event, ...base, serious: true, related: random() < 0.1, action, outcome: 'FATAL', end: lastDay },
  ]
}

/** From consent until 30 days after the last dose. */
export function simulateEvents(random: Random, participant: Participant, course: Course): EventRecord[] {
  const { consent, arm, lastDay } = participant
  const last = Math.min((course.doses.at(-1)?.end ?? consent) + study.emergentDays, lastDay - 1)
  const exposure = (last - consent) / 150
  const events = dictionary.flatMap((entry) => {
    const count = [0, 1, 2].filter(() => random() < entry.risk[arm] * Math.min(1, 0.5 + exposure / 2) * 0.62)
    return count.map(() => {
      const start = consent + 1 + Math.floor(random() * Math.max(1, last - consent - 1))
      return drawEvent(random, oneOf(random, entry.verbatim), start, participant)
    })
  })
  return [...events, ...decisive(random, participant, course)].sort((one, other) => one.start - other.start)
}
