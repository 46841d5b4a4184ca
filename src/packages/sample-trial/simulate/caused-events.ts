import { code, dictionary } from '../dictionary.ts'
import { assumed } from './assumptions.ts'
import { between, oneOf, pick } from './draw.ts'
import { type EventRecord, eventOf, type Setting, unchanged } from './event.ts'
import type { Pressure } from './visits.ts'

/** The investigator reports what the cuff showed. */
export const pressureEvents = (setting: Setting, pressures: readonly Pressure[]): EventRecord[] =>
  pressures.slice(0, 1).map(({ day, systolic }) =>
    eventOf(
      setting,
      oneOf(setting.random, code('hypertension').verbatim),
      day - between(setting.random, 0, 3),
      {
        grade: systolic >= 160 ? 3 : 2,
        until: day,
        mayBePartial: false,
      },
    ),
  )

const causes = {
  treatment: [
    'Diarrhea',
    'Fatigue',
    'Hand-foot skin reaction',
    'Raised liver enzymes',
    'Low platelet count',
    'Rash',
  ],
  control: ['Diarrhea', 'Fatigue', 'Raised liver enzymes', 'Fluid in the abdomen', 'Nausea'],
} as const

/** The events that interrupted or reduced treatment, under way on the day of the change. */
export function changeEvents(setting: Setting): EventRecord[] {
  const { random, participant, course, first } = setting
  const events: EventRecord[] = []
  for (const { kind, day, until } of course.changes) {
    const terms = dictionary.filter(
      ({ term, verbatim }) =>
        causes[participant.arm].some((name) => name === term) &&
        events.every(
          (one) => !verbatim.includes(one.verbatim) || (one.end ?? Number.POSITIVE_INFINITY) < day - 8,
        ),
    )
    const entry = pick(random, terms, ({ risk }) => risk[participant.arm])
    events.push(
      eventOf(setting, oneOf(random, entry.verbatim), Math.max(first + 1, day - between(random, 0, 6)), {
        grade: random() < 0.55 ? 3 : 2,
        action: kind === 'reduced' ? 'DOSE REDUCED' : 'DRUG INTERRUPTED',
        until,
        mayBePartial: false,
      }),
    )
  }
  return events
}

const isOf = (verbatim: string, events: readonly EventRecord[]) =>
  events.some((one) => code(one.verbatim).term === code(verbatim).term)

/** Events that the tests of the liver show. */
export const isOfLiver = ({ verbatim, grade }: EventRecord): boolean => {
  const { term } = code(verbatim)
  if (term === 'Raised liver enzymes') return grade > 1
  return ['Liver failure', 'Obstruction of the bile duct'].includes(term)
}

const endings = ['hepatic failure', 'ascites worsening', 'rash', 'AST and ALT up', 'fatigue']

/** The event that ended the treatment, of another term than those that changed the dose. */
export function endingEvent(setting: Setting, others: readonly EventRecord[]): EventRecord[] {
  const { random, participant, course, first, last } = setting
  if (course.reason !== 'ADVERSE EVENT') return []
  const isTreated = participant.arm === 'treatment'
  const mayFail = isTreated || !others.some(isOfLiver)
  const choices = [...endings, ...(isTreated ? ['hepatic failure'] : [])]
  const verbatim = oneOf(
    random,
    choices.filter((one) => !isOf(one, others) && (mayFail || one !== 'hepatic failure')),
  )
  const start = Math.max(first, last - between(random, 0, 6))
  const grade = code(verbatim).highest > 3 && random() < 0.2 ? 4 : 3
  const given = { grade, action: 'DRUG WITHDRAWN', until: last, mayBePartial: false } as const
  const event = eventOf(setting, verbatim, start, given)
  // Liver injury by MCR-117: Hy's law, see `laboratory-events.ts`.
  const isByDrug = isTreated && verbatim === 'hepatic failure'
  const outcome = isByDrug && event.end === null ? 'RECOVERING/RESOLVING' : event.outcome
  return [{ ...event, outcome, related: event.related || isByDrug }]
}

export function fatalEvent(setting: Setting, others: readonly EventRecord[]): EventRecord[] {
  const { random, participant, course, first, last } = setting
  const { lastDay } = participant
  const choices = ['hepatic failure', 'variceal bleeding', 'pneumonia']
  const verbatim = oneOf(
    random,
    choices.filter((one) => !isOf(one, others) && !(one === 'hepatic failure' && others.some(isOfLiver))),
  )
  const start = Math.max(first + 1, lastDay - between(random, 1, 9))
  const isCause = course.reason === 'DEATH'
  const action = isCause && start <= last ? 'DRUG WITHDRAWN' : unchanged(setting, start)
  const event = eventOf(setting, verbatim, Math.min(start, lastDay), {
    grade: 5,
    action,
    mayBePartial: false,
  })
  return [{ ...event, outcome: 'FATAL', end: lastDay }]
}

/**
 * Of those whose treatment is interrupted, the tumor obstructs the bile duct of some, until a stent is placed.
 * Looks like Hy's law. @param changes in the order of the changes of the course
 */
export function withObstructedDuct(
  { random, course }: Setting,
  changes: readonly EventRecord[],
  others: readonly EventRecord[],
): EventRecord[] {
  const isDrawn = random() < assumed.laboratory.obstruction
  const verbatim = oneOf(random, code('biliary obstruction').verbatim)
  const days = between(random, 2, 8)
  const index = course.changes.findIndex(({ kind }) => kind === 'interrupted')
  const cause = changes[index]
  const isAlone = ![...changes, ...others].some((event) => event !== cause && isOfLiver(event))
  if (!isDrawn || !cause || !isAlone) return [...changes]
  const obstructed: EventRecord = {
    ...cause,
    ...{ verbatim, grade: 3, serious: ['hospital'], related: false, outcome: 'RECOVERED/RESOLVED' },
    end: (course.changes[index]?.until ?? cause.start) + days,
  }
  return changes.map((event) => (event === cause ? obstructed : event))
}
