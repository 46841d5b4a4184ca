import type { EventRecord } from '#src/build/sample-study/simulate/events.ts'
import type { Story } from '#src/build/sample-study/simulate/trial.ts'
import type { VisitRecord } from '#src/build/sample-study/simulate/visits.ts'
import { isoDay } from '#src/sample-study/days.ts'
import type { Value } from '#src/sample-study/derive.ts'
import type { Casebook, Entry } from '#src/sample-study/forms/entry.ts'
import { arms, study } from '#src/sample-study/protocol.ts'

/** Site staff enter data one to four days later. */
const typed = (day: number, seq: number): string => isoDay(day + 1 + ((day + seq) % 4))

function entry(subject: string, dataset: string, seq: number, day: number, values: Entry['values']): Entry {
  const enteredAt = typed(day, seq)
  return { subject, dataset, seq, values, origins: {}, enteredAt, typedAt: {}, audit: {} }
}

/** Some fields of the form are known on a later day only. */
function later(form: Entry, day: number, items: readonly string[]): Entry {
  const at = typed(day, form.seq)
  return { ...form, typedAt: Object.fromEntries(items.map((item) => [item, at])) }
}

const date = (day: number | null): Value => (day === null ? null : isoDay(day))

function demography(story: Story): Entry {
  const form = entry(story.subject, 'form-dm', 1, story.randomized, {
    ICDAT: date(story.consent),
    BRTHYR: story.birthYear,
    AGE: story.age,
    SEX: story.sex,
    RACE: story.race,
    MVI: story.invasion ? 'Y' : 'N',
    RANDDAT: date(story.randomized),
    RANDNO: story.randomizationNumber,
    ARM: arms[story.arm].code,
  })
  return { ...form, typedAt: { RANDNO: isoDay(story.randomized), ARM: study.unblinded } }
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
  const form = entry(subject, 'form-ae', index + 1, record.start, {
    AETERM: record.verbatim,
    AESTDAT: record.isPartial ? start.slice(0, 7) : start,
    AEENDAT: date(record.end),
    AESEV: record.severity,
    AESER: record.serious ? 'Y' : 'N',
    AEREL: record.related ? 'RELATED' : 'NOT RELATED',
    AEACN: record.action,
    AEOUT: record.outcome,
  })
  return record.end === null ? form : later(form, record.end, ['AEENDAT', 'AEOUT'])
}

function disposition({ subject, course, lastDay, end }: Story): Entry {
  const isLost = course.reason === 'LOST TO FOLLOW-UP'
  const dropout = isLost ? 'LOST TO FOLLOW-UP' : 'WITHDRAWAL BY SUBJECT'
  const form = entry(subject, 'form-ds', 1, course.reason ? course.endDay : lastDay, {
    EOTDAT: course.reason ? isoDay(course.endDay) : null,
    EOTREAS: course.reason || null,
    SURVSTAT: end === 'event' ? 'DEAD' : 'ALIVE',
    SURVDAT: isoDay(lastDay),
    EOSREAS: end === 'event' ? 'DEATH' : end === 'dropout' ? dropout : null,
  })
  return later(form, lastDay, ['SURVSTAT', 'SURVDAT', 'EOSREAS'])
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
