import { dayNumber, isoDay } from '#src/sample-study/days.ts'
import { derive } from '#src/sample-study/derive.ts'
import {
  type AuditEvent,
  type Casebook,
  type Entry,
  firstEvent,
  typedOn,
} from '#src/sample-study/forms/entry.ts'
import { isTransferred } from '#src/sample-study/forms/forms.ts'
import { filled, refOf, type Value, valuesOf } from '#src/sample-study/row.ts'
import { type EditCheck, editChecks } from './checks.ts'

/** Days from data entry to the monitor's visit, and from a query to its answer and its end. */
const pace = { monitored: 37, answered: 9, closed: 12 } as const

const after = (day: string, days: number): string => isoDay(dayNumber(day) + days)

/** The wrong values that were typed first, by form. */
type Slips = ReadonlyMap<Entry, Record<string, Value>>

const asTyped = (entry: Entry, slips: Slips): Entry =>
  filled({ ...entry }, { ...valuesOf(entry), ...slips.get(entry) })

interface Finding {
  check: EditCheck
  entry: Entry
  /** The values that the check read. */
  used: readonly string[]
  /** The ISO day on which all of them were entered. */
  at: string
}

/** Checks the first values of a form. Forms that are old enough already have their final values. */
function findingsOf(entry: Entry, book: Casebook, slips: Slips): Finding[] {
  const entries = book.entries.map((other) =>
    other !== entry && after(other.enteredAt, pace.answered) < entry.enteredAt
      ? other
      : asTyped(other, slips),
  )
  const typed = asTyped(entry, slips)
  const days = new Map(
    entries.flatMap((one) =>
      Object.keys(valuesOf(one)).map((item) => [refOf(one, item), typedOn(one, item)]),
    ),
  )
  return editChecks.flatMap((check) => {
    if (check.form !== entry.dataset) return []
    const { result, used } = derive((read) => check.fires(read, typed, { ...book, entries }))
    const known = [entry.enteredAt, ...used.map((ref) => days.get(ref) ?? '')].sort()
    return result ? [{ check, entry, used, at: known.at(-1) ?? '' }] : []
  })
}

function auditOf(entry: Entry, findings: readonly Finding[], slips: Slips): Entry['audit'] {
  const audit: Record<string, AuditEvent[]> = {}
  const wrong = slips.get(entry) ?? {}
  const own = findings.filter((finding) => finding.entry === entry)
  const values = valuesOf(entry)
  const typed = { ...values, ...slips.get(entry) }
  const trailOf = (item: string): AuditEvent[] => {
    audit[item] ??= [firstEvent(entry, isTransferred(entry.dataset, item), item, typed[item] ?? null)]
    return audit[item]
  }
  const slipped = new Set(
    [...slips].flatMap(([one, items]) => Object.keys(items).map((item) => refOf(one, item))),
  )
  for (const { check, at, used } of own) {
    const value = typed[check.item] ?? null
    const trail = trailOf(check.item)
    trail.push({ kind: 'queried', at, by: 'system', value, check: check.id })
    if (check.item in wrong) continue
    const reason = used.some((ref) => slipped.has(ref)) ? 'otherField' : 'sourceConfirmed'
    trail.push({ kind: 'confirmed', at: after(at, pace.answered), by: 'coordinator', value, reason })
  }
  for (const [item, value] of Object.entries(wrong)) {
    const trail = trailOf(item)
    const asked =
      findings.find(({ used }) => used.includes(refOf(entry, item))) ??
      own.find(({ check }) => check.item in wrong)
    const at = asked?.at ?? after(typedOn(entry, item), pace.monitored)
    if (!asked) trail.push({ kind: 'queried', at, by: 'monitor', value, check: 'SDV' })
    const corrected = values[item] ?? null
    trail.push({
      kind: 'changed',
      at: after(at, pace.answered),
      by: 'coordinator',
      value: corrected,
      reason: 'transcription',
    })
    if (!asked)
      trail.push({
        kind: 'closed',
        at: after(at, pace.closed),
        by: 'monitor',
        value: corrected,
        check: 'SDV',
      })
  }
  for (const { check, at } of own) {
    const value = values[check.item] ?? null
    trailOf(check.item).push({
      kind: 'closed',
      at: after(at, pace.closed),
      by: 'manager',
      value,
      check: check.id,
    })
  }
  return audit
}

/** Writes the audit trail from the first values to the final values. */
export function auditBook(book: Casebook, slips: Slips): Casebook {
  const findings = book.entries.flatMap((entry) => findingsOf(entry, book, slips))
  const entries = book.entries.map((entry) =>
    filled({ ...entry, audit: auditOf(entry, findings, slips) }, valuesOf(entry)),
  )
  return { ...book, entries }
}
