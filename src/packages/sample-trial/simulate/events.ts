import { exponentialDeviate, normalDeviate, type Random } from '@marom/statistics'
import { code, dictionary } from '../dictionary.ts'
import { study } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import {
  changeEvents,
  endingEvent,
  fatalEvent,
  isOfLiver,
  pressureEvents,
  withObstructedDuct,
} from './caused-events.ts'
import { oneOf } from './draw.ts'
import { type EventRecord, eventOf, type Setting } from './event.ts'
import type { Participant } from './participants.ts'
import type { Course } from './treatment.ts'
import type { Pressure } from './visits.ts'

export type Cause = '' | 'DISEASE PROGRESSION' | 'ADVERSE EVENT' | 'OTHER' | 'UNKNOWN'

function causeOfDeath(random: Random, { end, lastDay }: Participant, { doses, reason }: Course): Cause {
  if (end !== 'event') return ''
  const lastDose = doses.at(-1)
  const isNear = lastDose !== undefined && lastDay - lastDose.end <= study.emergentDays
  const draw = random()
  const { fatal } = assumed.events
  if (isNear) return draw < (reason === 'DEATH' ? 2 * fatal : fatal) ? 'ADVERSE EVENT' : 'DISEASE PROGRESSION'
  const { progression, other } = assumed.causes
  if (draw < progression) return 'DISEASE PROGRESSION'
  return draw < progression + other ? 'OTHER' : 'UNKNOWN'
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

/**
 * Of two episodes of a term that overlap, the first in the list is kept. By chance there is only one kind of
 * liver event, and a liver does not fail while treatment goes on.
 */
function separate(setting: Setting, planted: readonly EventRecord[]): EventRecord[] {
  const kept: EventRecord[] = []
  const events = [...planted, ...background(setting)]
  const endOf = ({ end }: EventRecord) => end ?? Number.POSITIVE_INFINITY
  for (const event of events) {
    const others = kept.filter(({ verbatim }) => code(verbatim).term === code(event.verbatim).term)
    const isApart = others.every((other) => other.start > endOf(event) + 2 || endOf(other) + 2 < event.start)
    const clashes = isOfLiver(event) && kept.some((other) => isOfLiver(other) && !others.includes(other))
    const isIgnored = code(event.verbatim).term === 'Liver failure' && event.start <= setting.last
    if (isApart && (planted.includes(event) || !(clashes || isIgnored))) kept.push(event)
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
  const fatal = cause === 'ADVERSE EVENT' ? fatalEvent(setting, [...changes, ...ending]) : []
  const caused = withObstructedDuct(setting, changes, [...ending, ...fatal])
  const planted = [...caused, ...ending, ...fatal, ...pressureEvents(setting, pressures)]
  const events = separate(setting, planted)
  return { events: events.sort((one, other) => one.start - other.start), cause }
}
