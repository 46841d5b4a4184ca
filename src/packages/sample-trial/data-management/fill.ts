import { seededRandom } from '@marom/statistics'
import { dayNumber, isoDay } from '../days.ts'
import type { Casebook, Entry } from '../forms/entry.ts'
import { arms, study } from '../protocol.ts'
import { filled, type Value } from '../row.ts'
import type { Deviation } from '../simulate/deviations.ts'
import { between } from '../simulate/draw.ts'
import { criteria, type EventRecord } from '../simulate/event.ts'
import type { Contact } from '../simulate/follow-up.ts'
import type { Story } from '../simulate/trial.ts'
import type { VisitRecord } from '../simulate/visits.ts'
import { stamp } from './clock.ts'
import { type Desk, slownessOf, typedAfter, typedLater, workingMinute } from './desk.ts'
import { clinicalEntries } from './fill-clinical.ts'

interface Sheet {
  story: Story
  desk: Desk
}

const date = (day: number | null): Value => (day === null ? null : isoDay(day))

/** Some fields of a form are known on a later day only. */
interface Later {
  day: number
  items: readonly string[]
}

function entry(
  { story, desk }: Sheet,
  dataset: string,
  seq: number,
  day: number,
  values: Record<string, Value>,
  later?: Later,
): Entry {
  const enteredAt = typedAfter(desk, day)
  const at = later && typedLater(desk, later.day, enteredAt)
  const typedAt = at ? Object.fromEntries(later.items.map((item) => [item, at])) : {}
  const enteredBy = `${story.site}-crc${between(desk.random, 1, 2)}`
  return filled({ subject: story.subject, dataset, seq, enteredAt, enteredBy, typedAt, audit: {} }, values)
}

function demography(sheet: Sheet): Entry {
  const { story, desk } = sheet
  const values = {
    ICDAT: date(story.consent),
    BRTHYR: story.birthYear,
    AGE: story.age,
    SEX: story.sex,
    RACE: story.race,
    MVI: story.invasion ? 'Y' : 'N',
    RANDDAT: date(story.randomized),
    RANDNO: story.randomizationNumber,
    ARM: arms[story.arm].code,
  }
  const form = entry(sheet, 'form-dm', 1, story.randomized, values)
  const typedAt = {
    RANDNO: stamp(story.country, story.randomized, workingMinute(desk.random)),
    ARM: stamp('ISR', dayNumber(study.unblinded), 570),
  }
  return filled({ ...form, typedAt }, values)
}

function visit(sheet: Sheet, record: VisitRecord, index: number): Entry {
  const isDone = record.missed === ''
  const measured = (value: number): Value => (isDone ? value : null)
  return entry(sheet, 'form-vs', index + 1, record.day, {
    VISIT: record.name,
    VISDONE: isDone ? 'Y' : 'N',
    VISDAT: isDone ? date(record.day) : null,
    VISREAS: record.missed || null,
    HEIGHT: record.number === 1 ? sheet.story.height : null,
    WEIGHT: measured(record.weight),
    SYSBP: measured(record.systolic),
    DIABP: measured(record.diastolic),
    PULSE: measured(record.pulse),
  })
}

const criterionItems = {
  death: 'AESDTH',
  life: 'AESLIFE',
  hospital: 'AESHOSP',
  disability: 'AESDISAB',
  anomaly: 'AESCONG',
  important: 'AESMIE',
} as const

/** Of a serious event; of another one they stay empty. */
const whySerious = ({ serious }: EventRecord): Record<string, Value> =>
  Object.fromEntries(
    criteria.map((one) => [
      criterionItems[one],
      serious.length === 0 ? null : serious.includes(one) ? 'Y' : 'N',
    ]),
  )

function event(sheet: Sheet, record: EventRecord, index: number): Entry {
  const start = isoDay(record.start)
  const values = {
    AETERM: record.verbatim,
    AESTDAT: record.isPartial ? start.slice(0, 7) : start,
    AEENDAT: date(record.end),
    AETOXGR: String(record.grade),
    AESER: record.serious.length > 0 ? 'Y' : 'N',
    ...whySerious(record),
    AEREL: record.related ? 'RELATED' : 'NOT RELATED',
    AEACN: record.action,
    AEOUT: record.outcome,
  }
  const later = record.end === null ? undefined : { day: record.end, items: ['AEENDAT', 'AEOUT'] }
  return entry(sheet, 'form-ae', index + 1, record.start, values, later)
}

function disposition(sheet: Sheet): Entry {
  const { course, lastDay, end, cause, causeText } = sheet.story
  const isLost = course.reason !== 'WITHDRAWAL BY SUBJECT'
  const dropout = isLost ? 'LOST TO FOLLOW-UP' : 'WITHDRAWAL BY SUBJECT'
  const values = {
    EOTDAT: course.reason ? isoDay(course.endDay) : null,
    EOTREAS: course.reason || null,
    SURVSTAT: end === 'event' ? 'DEAD' : 'ALIVE',
    SURVDAT: isoDay(lastDay),
    DTHCAUS: cause || null,
    DTHOTH: causeText || null,
    EOSREAS: end === 'event' ? 'DEATH' : end === 'dropout' ? dropout : null,
  }
  const items = ['SURVSTAT', 'SURVDAT', 'DTHCAUS', 'DTHOTH', 'EOSREAS']
  const first = course.reason ? course.endDay : lastDay
  return entry(sheet, 'form-ds', 1, first, values, { day: lastDay, items })
}

const contact = (sheet: Sheet, { day, source }: Contact, index: number): Entry =>
  entry(sheet, 'form-ss', index + 1, day, { SSDAT: isoDay(day), SSSTAT: 'ALIVE', SSSRC: source })

/** The monitor and the site note a deviation at the next visit of the monitor. */
const deviation = (sheet: Sheet, { day, kind, text, isMajor }: Deviation, index: number): Entry =>
  entry(sheet, 'form-dv', index + 1, day, {
    DVDAT: isoDay(day),
    DVKIND: kind,
    DVTEXT: text,
    DVMAJ: isMajor ? 'MAJOR' : 'MINOR',
  })

/** The forms without any mistake. */
export function fillForms(story: Story, index: number): Casebook {
  const { subject, site, country, region, course } = story
  const desk = { random: seededRandom(study.seed * 4000 + index), country, slowness: slownessOf(site) }
  const sheet = { story, desk }
  const entries = [
    demography(sheet),
    ...story.visits.map((record, place) => visit(sheet, record, place)),
    ...course.doses.map(({ start, end, dose }, place) =>
      entry(sheet, 'form-ex', place + 1, end, { EXSTDAT: isoDay(start), EXENDAT: isoDay(end), EXDOSE: dose }),
    ),
    ...story.events.map((record, place) => event(sheet, record, place)),
    disposition(sheet),
    ...[course.next ?? []]
      .flat()
      .map(({ day, name }) => entry(sheet, 'form-cm', 1, day, { CMTRT: name, CMSTDAT: isoDay(day) })),
    ...story.contacts.map((one, place) => contact(sheet, one, place)),
    ...story.deviations.map((one, place) => deviation(sheet, one, place)),
    ...clinicalEntries(story, (form, seq, day, values) => entry(sheet, form, seq, day, values)),
  ]
  return { subject, site, country, region, entries, milestones: [] }
}
