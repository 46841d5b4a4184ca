import { seededRandom } from '@marom/statistics'
import { derive } from '../derive.ts'
import { type AuditEvent, type Casebook, type Entry, firstEvent, typedOn } from '../forms/entry.ts'
import { isTransferred } from '../forms/forms.ts'
import { study } from '../protocol.ts'
import { filled, refOf, valuesOf } from '../row.ts'
import { editChecks } from './checks.ts'
import type { EditCheck } from './edit-check.ts'
import type { Slip } from './mistakes.ts'
import { paceOf } from './pace.ts'
import { ask, entryAt, isUntil, latest, queryRates, type Step, type Work } from './query.ts'

/** When the values were entered. */
const timesOf = ({ entries }: Casebook, used: readonly string[]): string[] =>
  entries.flatMap((one) =>
    Object.keys(valuesOf(one)).flatMap((item) =>
      used.includes(refOf(one, item)) ? [typedOn(one, item)] : [],
    ),
  )

function resultAt(work: Work, check: EditCheck, entry: Entry, time: string) {
  const entries = work.book.entries.map((one) => entryAt(work, one, time))
  const typed = entries[work.book.entries.indexOf(entry)] ?? entry
  return derive((read) => check.fires(read, typed, { ...work.book, entries }))
}

/** Runs a check on a form. A query begins when all that the check reads is entered. */
function run(work: Work, check: EditCheck, entry: Entry): void {
  const { book, slips, pace } = work
  const own = latest([typedOn(entry, check.item), entry.enteredAt])
  const first = resultAt(work, check, entry, own)
  if (!first.result) return
  const ready = latest([own, ...timesOf(book, first.used)])
  const at = check.isReview ? pace.review(ready) : ready
  const { result, used } = resultAt(work, check, entry, at)
  if (!result) return
  const wrong = book.entries.filter((one) => {
    const end = work.corrected.get(one)
    const isLeft = !end || !isUntil(end, at)
    return isLeft && Object.keys(slips.get(one)?.typed ?? {}).some((item) => used.includes(refOf(one, item)))
  })
  const by = check.isReview ? 'manager' : 'system'
  ask(work, { entry, item: check.item, check: check.id, at, by, wrong })
}

/** A corrected value is checked again. */
function runAgain(work: Work, check: EditCheck, entry: Entry): void {
  const at = work.corrected.get(entry)
  const isChanged = check.item in (work.slips.get(entry)?.typed ?? {})
  if (!at || !isChanged || check.isReview || check.form !== entry.dataset) return
  if (resultAt(work, check, entry, at).result)
    ask(work, { entry, item: check.item, check: check.id, at, by: 'system', wrong: [] })
}

/** What no check can find, the monitor finds in the source documents. */
function verify(work: Work): void {
  const { book, slips, pace, random, corrected } = work
  for (const entry of book.entries) {
    const slip = slips.get(entry)
    const items = Object.keys(slip?.typed ?? {})
    const item =
      items[0] ?? (random() < queryRates.sourceVerified ? Object.keys(valuesOf(entry))[1] : undefined)
    if (!item || corrected.has(entry)) continue
    const at = pace.monitored(latest([typedOn(entry, item), entry.enteredAt]))
    ask(work, { entry, item, check: 'SDV', at, by: 'monitor', wrong: slip ? [entry] : [] })
  }
}

/** A data manager asks what an investigator's words mean. */
function clarify(work: Work): void {
  const { book, pace, random } = work
  for (const entry of book.entries)
    if (entry.dataset === 'form-ae' && random() < queryRates.unclearTerm)
      ask(work, {
        ...{ entry, item: 'AETERM', check: 'DMR', by: 'manager', wrong: [] },
        at: pace.review(entry.enteredAt),
      })
}

/** The steps in the order of time, with the value after each. */
function trailOf({ slips }: Work, entry: Entry, item: string, steps: readonly Step[]): AuditEvent[] {
  const last = valuesOf(entry)[item] ?? null
  const typed = slips.get(entry)?.typed ?? {}
  const isWrong = item in typed
  let value = isWrong ? (typed[item] ?? null) : last
  const first = firstEvent(entry, isTransferred(entry.dataset, item), item, value)
  const ordered = steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return [
    first,
    ...ordered.map((step): AuditEvent => {
      if (step.kind === 'changed') value = last
      return { ...step, value }
    }),
  ]
}

const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => Date.parse(one.enteredAt) - Date.parse(other.enteredAt))

/** A mistake that was made, and what found it. */
export interface Planted {
  kind: string
  /** The field, e.g. `101-003.form-ae.2.AESTDAT`. */
  at: string
  check: string
}

interface Audited {
  book: Casebook
  planted: Planted[]
}

/** Writes the audit trail from the first values to the final values. */
export function auditBook(book: Casebook, slips: ReadonlyMap<Entry, Slip>, index: number): Audited {
  const random = seededRandom(study.seed * 9000 + index)
  const work: Work = {
    ...{ book, slips, random },
    pace: paceOf(book, random),
    steps: new Map(),
    typed: new Map(),
    corrected: new Map(),
    found: new Map(),
  }
  const entries = inOrder(book.entries)
  for (const isReview of [false, true])
    for (const entry of entries)
      for (const check of editChecks)
        if (check.form === entry.dataset && Boolean(check.isReview) === isReview) run(work, check, entry)
  verify(work)
  for (const entry of entries) for (const check of editChecks) runAgain(work, check, entry)
  clarify(work)
  const audited = book.entries.map((entry) => {
    const trails = [...(work.steps.get(entry) ?? [])]
    const audit = Object.fromEntries(trails.map(([item, steps]) => [item, trailOf(work, entry, item, steps)]))
    return filled({ ...entry, audit }, valuesOf(entry))
  })
  const planted = book.entries.flatMap((entry): Planted[] => {
    const slip = slips.get(entry)
    const [item = ''] = Object.keys(slip?.typed ?? {})
    return slip
      ? [{ kind: slip.mistake.kind, at: refOf(entry, item), check: work.found.get(entry) ?? '' }]
      : []
  })
  return { book: { ...book, entries: audited, milestones: work.pace.milestones() }, planted }
}
