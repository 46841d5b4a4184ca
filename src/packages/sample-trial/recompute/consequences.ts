import type { StoredOutput } from '../trace/data-files.ts'
import { forwardOf } from '../trace/lineage.ts'
import { readingsOf, storedOutputs } from '../trace/output-cells.ts'
import type { Participant } from '../trace/participant-file.ts'
import type { Change, ChangedCell, ChangedRow, Pair } from './change.ts'
import { changedCells, outputsWithOtherLines } from './changed-cells.ts'
import { changedRows } from './changed-rows.ts'
import { changedStudy, type StandingStudy } from './changed-study.ts'
import { primaryResult } from './primary.ts'

type Outputs = Readonly<Record<string, StoredOutput>>

/** Of the primary analysis before and after: as printed, and with five digits. */
interface PrimaryPair {
  printed: Pair
  exact: Pair
}

/** What follows from a changed value. */
export interface Consequences {
  change: Change
  /** Of the field. */
  texts: Pair
  records: readonly ChangedRow[]
  rows: readonly ChangedRow[]
  cells: readonly ChangedCell[]
  primary: Readonly<Record<'ratio' | 'p', PrimaryPair>>
  /** How many numbers the trace of the field announces. */
  announced: number
  /** Values and numbers that changed and were not announced. */
  missed: readonly string[]
  /** By id. */
  outputs: { before: Outputs; after: Outputs }
}

/** The values that changed and are not made from the field, e.g. `AE.2.AESTDY`. */
function missedValues(
  person: Participant,
  { form, seq, item }: Change,
  rows: readonly ChangedRow[],
): string[] {
  const made = person.madeFrom(`${form}.${seq}`, item)
  return rows.flatMap(({ dataset, seq: number, state, values }) => {
    const known = made.get(`${dataset}.${number}`)
    const id = `${dataset}.${number}`
    // A record that was not there has no trace: the fields that decide that are in the traces of others.
    if (state === 'added') return []
    if (state === 'removed') return known ? [] : [id]
    // ASEQ counts the rows and reads no value.
    return values.flatMap(({ variable }) =>
      known?.has(variable) || variable === 'ASEQ' ? [] : `${id}.${variable}`,
    )
  })
}

/**
 * What follows from a changed value, and whether the trace of the field announced it.
 *
 * @param person the file of the participant, of the same study as `standing`
 * @param changed the default is computed
 * @throws if there is no such field
 */
export function consequencesOf(
  standing: StandingStudy,
  change: Change,
  person: Participant,
  changed = changedStudy(standing, change),
): Consequences {
  const [before, after] = [storedOutputs(standing.outputs), storedOutputs(changed.outputs)]
  const [old, now] = [primaryResult(standing.outputs), primaryResult(changed.outputs)]
  const pairOf = (name: 'ratio' | 'p'): PrimaryPair => ({
    printed: [old[name].printed, now[name].printed],
    exact: [old[name].exact.toPrecision(5), now[name].exact.toPrecision(5)],
  })
  const names = readingsOf(standing.outputs).map(({ name }) => name)
  const forward = forwardOf(person, `${change.form}.${change.seq}.${change.item}`, names)
  const announced = new Set([...forward.cells, ...forward.looking, ...forward.outputs])
  const cells = changedCells(before, after)
  const records = changedRows(changed.before.records, changed.after.records)
  const rows = changedRows(changed.before.rows, changed.after.rows)
  const inBoth = cells.flatMap(({ output, cell, state }) => (state === 'changed' ? `${output}.${cell}` : []))
  const numbers = [...inBoth, ...outputsWithOtherLines(before, after)]
  const value = person.value(`${change.form}.${change.seq}`, change.item)
  return {
    change,
    texts: [String(value ?? ''), String(change.value ?? '')],
    records,
    rows,
    cells,
    primary: { ratio: pairOf('ratio'), p: pairOf('p') },
    announced: announced.size,
    missed: [
      ...numbers.filter((name) => !announced.has(name)),
      ...missedValues(person, change, [...records, ...rows]),
    ],
    outputs: { before, after },
  }
}
