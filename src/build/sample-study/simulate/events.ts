import { code, dictionary } from '#src/sample-study/dictionary.ts'
import { study } from '#src/sample-study/protocol.ts'
import { exponentialDeviate, normalDeviate, type Random } from '#src/statistics/random.ts'
import { assumed } from './assumptions.ts'
import { between, oneOf, pick } from './draw.ts'
import { type EventRecord, eventOf, type Setting, unchanged } from './event.ts'
import type { Participant } from './participants.ts'
import type { Course } from './treatment.ts'
import type { Pressure } from './visits.ts'

/** The investigator reports what the cuff showed. */
const pressureEvents = (setting: Setting, pressures: readonly Pressure[]): EventRecord[] =>
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
function changeEvents(setting: Setting): EventRecord[] {
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

/** The event that ended the treatment, of another term than those that changed the dose. */
function endingEvent(setting: Setting, others: readonly EventRecord[]): EventRecord[] {
  const { random, course, first, last } = setting
  if (course.reason !== 'ADVERSE EVENT') return []
  const choices = ['hepatic failure', 'ascites worsening', 'rash', 'AST and ALT up', 'fatigue']
  const verbatim = oneOf(
    random,
    choices.filter((one) => !isOf(one, others)),
  )
  const start = Math.max(first, last - between(random, 0, 6))
  const grade = code(verbatim).highest > 3 && random() < 0.2 ? 4 : 3
  const given = { grade, action: 'DRUG WITHDRAWN', until: last, mayBePartial: false } as const
  return [eventOf(setting, verbatim, start, given)]
}

export type Cause = '' | 'DISEASE PROGRESSION' | 'ADVERSE EVENT' | 'OTHER' | 'UNKNOWN'

function causeOfDeath(random: Random, { end, lastDay }: Participant, { doses, reason }: Course): Cause {
  if (end !== 'event') return ''
  const isNear = doses.length > 0 && lastDay - (doses.at(-1)?.end ?? 0) <= study.emergentDays
  const draw = random()
  const { fatal } = assumed.events
  if (isNear) return draw < (reason === 'DEATH' ? 2 * fatal : fatal) ? 'ADVERSE EVENT' : 'DISEASE PROGRESSION'
  const { progression, other } = assumed.causes
  if (draw < progression) return 'DISEASE PROGRESSION'
  return draw < progression + other ? 'OTHER' : 'UNKNOWN'
}

function fatalEvent(setting: Setting, others: readonly EventRecord[]): EventRecord[] {
  const { random, participant, course, first, last } = setting
  const { lastDay } = participant
  const choices = ['hepatic failure', 'variceal bleeding', 'pneumonia']
  const verbatim = oneOf(
    random,
    choices.filter((one) => !isOf(one, others)),
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

const mostEpisodes = 3

/** From consent until 30 days after the last dose. Half begin early, as most toxicity does. */
function background(setting: Setting): EventRecord[] {
  const { random, participant, course, first, last } = setting
  const { consent, arm, lastDay, tendency } = participant
  const until = Math.min((course.doses.length > 0 ? last : course.endDay) + study.emergentDays, lastDay - 1)
  const length = Math.max(1, until - consent - 1)
  const exposure = Math.min(1.6, 0.35 + length / 200)
  return dictionary
    .filter(({ term }) => arm === 'control' || term !== 'High blood pressure')
    .flatMap((entry) =>
      Array.from(
        { length: mostEpisodes },
        () => random() < entry.risk[arm] * exposure * tendency * 0.4,
      ).flatMap((occurs) => {
        const early = first + 2 + Math.round(exponentialDeviate(random, 40))
        const anyDay = consent + 1 + Math.floor(random() * length)
        const start = random() < 0.5 && early <= until ? early : anyDay
        const verbatim = oneOf(random, entry.verbatim)
        return occurs && start < lastDay ? [eventOf(setting, verbatim, start)] : []
      }),
    )
}

/** Of two episodes of a term that overlap, the first in the list is kept. */
function separate(events: readonly EventRecord[]): EventRecord[] {
  const kept: EventRecord[] = []
  const endOf = ({ end }: EventRecord) => end ?? Number.POSITIVE_INFINITY
  for (const event of events) {
    const others = kept.filter(({ verbatim }) => code(verbatim).term === code(event.verbatim).term)
    if (others.every((other) => other.start > endOf(event) + 2 || endOf(other) + 2 < event.start))
      kept.push(event)
  }
  return kept
}

export function simulateEvents(
  random: Random,
  participant: Participant,
  course: Course,
  pressures: readonly Pressure[],
): { events: EventRecord[]; cause: Cause } {
  const setting: Setting = {
    random,
    participant,
    course,
    first: course.doses[0]?.start ?? Number.POSITIVE_INFINITY,
    last: course.doses.at(-1)?.end ?? Number.NEGATIVE_INFINITY,
    suspicion: 0.9 * normalDeviate(random),
  }
  const cause = causeOfDeath(random, participant, course)
  const changes = changeEvents(setting)
  const ending = endingEvent(setting, changes)
  const fatal = cause === 'ADVERSE EVENT' ? fatalEvent(setting, ending) : []
  const planted = [...changes, ...ending, ...fatal, ...pressureEvents(setting, pressures)]
  const events = separate([...planted, ...background(setting)])
  return { events: events.sort((one, other) => one.start - other.start), cause }
}
