import { type Row, type Value, valuesOf } from '../row.ts'
import type { ChangedRow } from './change.ts'

/** As it is in the record; empty for an empty variable. */
const textOf = (value: Value | undefined): string => String(value ?? '')

/**
 * An analysis row is that of its record: its own number changes if a record before it is removed. A row of
 * a whole participant, e.g. the best response, has its parameter only.
 */
function idOf(row: Row): string {
  const values = valuesOf(row)
  const record = values[`${row.dataset.slice(2)}SEQ`]
  return `${row.dataset}.${values.PARAMCD === 'BOR' ? 'BOR' : (record ?? row.seq)}`
}

function changedValues(before: Row, after: Row): ChangedRow['values'] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return Object.keys(now)
    .filter((variable) => now[variable] !== old[variable])
    .map((variable) => ({ variable, texts: [textOf(old[variable]), textOf(now[variable])] }))
}

/** The rows of a participant that differ, with their numbers in the published study if they are there. */
export function changedRows(before: readonly Row[], after: readonly Row[]): ChangedRow[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [idOf(row), row])))
  const changed = after.flatMap((row): ChangedRow[] => {
    const was = old?.get(idOf(row))
    if (!was) return [{ dataset: row.dataset, seq: row.seq, state: 'added', values: [] }]
    const values = changedValues(was, row)
    return values.length > 0 ? [{ dataset: was.dataset, seq: was.seq, state: 'changed', values }] : []
  })
  const removed = before
    .filter((row) => !now?.has(idOf(row)))
    .map(({ dataset, seq }): ChangedRow => ({ dataset, seq, state: 'removed', values: [] }))
  return [...changed, ...removed]
}
