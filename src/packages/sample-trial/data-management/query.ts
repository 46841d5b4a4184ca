import type { Random } from '@marom/statistics'
import type { AuditEvent, Casebook, Entry } from '../forms/entry.ts'
import { filled, valuesOf } from '../row.ts'
import type { Slip } from './mistakes.ts'
import type { Pace } from './pace.ts'

/** Shares of queries. */
export const queryRates = { askedAgain: 0.07, sourceVerified: 0.035, unclearTerm: 0.03 } as const

/** An event without the value, which follows from the order of the events. */
export type Step = Omit<AuditEvent, 'value'>

export interface Work {
  book: Casebook
  slips: ReadonlyMap<Entry, Slip>
  pace: Pace
  random: Random
  steps: Map<Entry, Map<string, Step[]>>
  /** The forms as they were typed. */
  typed: Map<Entry, Entry>
  /** When the mistakes of a form were corrected. */
  corrected: Map<Entry, string>
  /** The check that found the mistake. */
  found: Map<Entry, string>
}

export const isUntil = (one: string, other: string) => Date.parse(one) <= Date.parse(other)
export const latest = (times: readonly string[]): string =>
  times.reduce((one, other) => (isUntil(one, other) ? other : one))

const note = ({ steps }: Work, entry: Entry, item: string, ...more: Step[]): void => {
  const ofEntry = steps.get(entry) ?? new Map<string, Step[]>()
  steps.set(entry, ofEntry.set(item, [...(ofEntry.get(item) ?? []), ...more]))
}

/** The form as it is at a time: with its mistakes until they are corrected. */
export function entryAt(work: Work, entry: Entry, time: string): Entry {
  const slip = work.slips.get(entry)
  const end = work.corrected.get(entry)
  if (!slip || (end && isUntil(end, time))) return entry
  const typed = work.typed.get(entry) ?? filled({ ...entry }, { ...valuesOf(entry), ...slip.typed })
  work.typed.set(entry, typed)
  return typed
}

interface Query {
  entry: Entry
  item: string
  check: string
  at: string
  by: 'system' | 'manager' | 'monitor'
  /** The forms in which a mistake caused it. */
  wrong: readonly Entry[]
}

const reasonFor = ({ slips }: Work, entry: Entry) => slips.get(entry)?.mistake.reason ?? 'transcription'

/** Corrects the mistakes of a form, which its first query is about. */
function correct(work: Work, entry: Entry, at: string, check: string): void {
  if (work.corrected.has(entry)) return
  work.corrected.set(entry, at)
  work.found.set(entry, check)
  const step: Step = { ...work.pace.site(at), kind: 'changed', reason: reasonFor(work, entry) }
  for (const item of Object.keys(work.slips.get(entry)?.typed ?? {})) note(work, entry, item, step)
}

/** The answer that ends a query; before it, some sites confirm a value too quickly and are asked again. */
export function ask(work: Work, { entry, item, check, at, by, wrong }: Query): void {
  const { pace, random, corrected } = work
  const asker = pace.asker(by)
  note(work, entry, item, { ...asker(at), kind: 'queried', check })
  let answered = pace.answer(at)
  const confirm = (reason: string, time: string) =>
    note(work, entry, item, { ...pace.site(time), kind: 'confirmed', reason })
  if (random() < queryRates.askedAgain) {
    confirm('sourceConfirmed', answered)
    const again = pace.close(answered)
    note(work, entry, item, {
      ...pace.asker(by === 'monitor' ? 'monitor' : 'manager')(again),
      kind: 'askedAgain',
      check,
    })
    answered = pace.answer(again)
  }
  for (const other of wrong) correct(work, other, answered, check)
  const done = latest([answered, ...wrong.map((other) => corrected.get(other) ?? answered)])
  const isChanged = wrong.includes(entry) && item in (work.slips.get(entry)?.typed ?? {})
  if (!isChanged) confirm(wrong.length > 0 ? 'otherField' : 'sourceConfirmed', done)
  const closer = pace.asker(by === 'monitor' ? 'monitor' : 'manager')
  note(work, entry, item, { ...closer(pace.close(done)), kind: 'closed', check })
}
