import type { EventRecord } from '#src/build/sample-study/simulate/events.ts'
import type { Story } from '#src/build/sample-study/simulate/trial.ts'
import type { VisitRecord } from '#src/build/sample-study/simulate/visits.ts'
import { isoDay } from '#src/sample-study/days.ts'
import type { Casebook, Entry } from '#src/sample-study/forms/entry.ts'
import { arms, study } from '#src/sample-study/protocol.ts'
import { filled, type Value } from '#src/sample-study/row.ts'

/** Site staff enter data one to four days later. */
const typed = (day: number, seq: number): string => isoDay(day + 1 + ((day + seq) % 4))

function entry(
  subject: string,
  dataset: string,
  seq: number,
  day: number,
  values: Record<string, Value>,
  typedAt: Entry['typedAt'] = {},
): Entry {
  const enteredAt = typed(day, seq)
  return filled({ subject, dataset, seq, enteredAt, typedAt, audit: {} }, values)
}

/** Some fields of a form are known on a later day only. */
function later(day: number, seq: number, items: readonly string[]): Entry['typedAt'] {
  const at = typed(day, seq)
  return Object.fromEntries(items.map((item) => [item, at]))
}

const date = (day: number | null): Value => (day === null ? null : isoDay(day))

function demography(story: Story): Entry {
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
  const typedAt = { RANDNO: isoDay(story.randomized), ARM: study.unblinded }
  return entry(story.subject, 'form-dm', 1, story.randomized, values, typedAt)
}

function visit(story: Story, record: VisitRecord, index: number): Entry {
  const isDone = record.missed === ''
  const measured = (value: number): Value => (isDone ? value : null)
  return entry(story.subject, 'form-vs', index + 1, record.day, {
    VISIT: record.name,
    VISDONE: isDone ? 'Y' : 'N',
    VISDAT: isDone ? date(record.day) : null,
    VISREAS: record.missed || null,
    HEIGHT: record.number === 1 ? story.height : null,
    WEIGHT: measured(record.weight),
    SYSBP: measured(record.systolic),
    DIABP: measured(record.diastolic),
    PULSE: measured(record.pulse),
  })
}

function event({ subject }: Story, record: EventRecord, index: number): Entry {
  const start = isoDay(record.start)
  const values = {
    AETERM: record.verbatim,
    AESTDAT: record.isPartial ? start.slice(0, 7) : start,
    AEENDAT: date(record.end),
    AESEV: record.severity,
    AESER: record.serious ? 'Y' : 'N',
    AEREL: record.related ? 'RELATED' : 'NOT RELATED',
    AEACN: record.action,
    AEOUT: record.outcome,
  }
  const seq = index + 1
  const typedAt = record.end === null ? {} : later(record.end, seq, ['AEENDAT', 'AEOUT'])
  return entry(subject, 'form-ae', seq, record.start, values, typedAt)
}

function disposition({ subject, course, lastDay, end }: Story): Entry {
  const isLost = course.reason === 'LOST TO FOLLOW-UP'
  const dropout = isLost ? 'LOST TO FOLLOW-UP' : 'WITHDRAWAL BY SUBJECT'
  const values = {
    EOTDAT: course.reason ? isoDay(course.endDay) : null,
    EOTREAS: course.reason || null,
    SURVSTAT: end === 'event' ? 'DEAD' : 'ALIVE',
    SURVDAT: isoDay(lastDay),
    EOSREAS: end === 'event' ? 'DEATH' : end === 'dropout' ? dropout : null,
  }
  const typedAt = later(lastDay, 1, ['SURVSTAT', 'SURVDAT', 'EOSREAS'])
  return entry(subject, 'form-ds', 1, course.reason ? course.endDay : lastDay, values, typedAt)
}

/** The forms without any mistake. */
export function fillForms(story: Story): Casebook {
  const { subject, site, country, region, course } = story
  const doses = course.doses.map(({ start, end, dose }, index) =>
    entry(subject, 'form-ex', index + 1, end, { EXSTDAT: isoDay(start), EXENDAT: isoDay(end), EXDOSE: dose }),
  )
  const next = course.next
    ? [
        entry(subject, 'form-cm', 1, course.next.day, {
          CMTRT: course.next.name,
          CMSTDAT: isoDay(course.next.day),
        }),
      ]
    : []
  const entries = [
    demography(story),
    ...story.visits.map((record, index) => visit(story, record, index)),
    ...doses,
    ...story.events.map((record, index) => event(story, record, index)),
    disposition(story),
    ...next,
  ]
  return { subject, site, country, region, entries }
}
