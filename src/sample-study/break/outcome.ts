import type { Change, ChangedRow, Outcome } from '#client/sample-study/broken-value.ts'
import type { Language } from '#content/locales.ts'
import { forwardOf } from '#src/sample-study/lineage.ts'
import { cellsOf, outputFacts, readingsOf } from '#src/sample-study/output-facts.ts'
import type { Cell, Output } from '#src/sample-study/outputs/cell.ts'
import type { Participant } from '#src/sample-study/participant-file.ts'
import { changedCells, outputsWithOtherLines } from './changed-cells.ts'
import { changedCurves } from './changed-curves.ts'
import { changedRows } from './changed-rows.ts'
import { changedSentences } from './changed-sentences.ts'
import { changedStudy, type StandingStudy } from './changed-study.ts'
import type { StudyWords } from './words.ts'

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

/** A number of the primary analysis before and after. */
function primaryPair(before: readonly Output[], after: readonly Output[], name: string) {
  const [old, now] = [before, after].map((outputs) =>
    outputs
      .filter(({ id }) => id === 't-14-2-1')
      .flatMap(cellsOf)
      .find(({ id }) => id === name),
  )
  const exact = (cell: Cell | undefined) => Number(cell?.statistics[0]?.value).toPrecision(5)
  return {
    printed: [old?.text ?? '', now?.text ?? ''],
    exact: [exact(old), exact(now)],
  } satisfies Outcome['primary']['p']
}

/**
 * What follows from a changed value, and whether the trace of the field announced it.
 * @param person the published file of the participant
 * @param changed the same for every language
 */
export function outcomeOf(
  standing: StandingStudy,
  change: Change,
  person: Participant,
  words: StudyWords,
  language: Language,
  changed = changedStudy(standing, change),
): Outcome {
  const [before, after] = [outputFacts(standing.outputs), outputFacts(changed.outputs)]
  const names = readingsOf(standing.outputs).map(({ name }) => name)
  const forward = forwardOf(person, `${change.form}.${change.seq}.${change.item}`, names)
  const announced = new Set([...forward.cells, ...forward.looking, ...forward.outputs])
  const cells = changedCells(before, after, words)
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
    primary: {
      ratio: primaryPair(standing.outputs, changed.outputs, 'hazardRatio'),
      p: primaryPair(standing.outputs, changed.outputs, 'stratifiedTest'),
    },
    curves: changedCurves([...standing.analysis.values()].flat(), changed.analysis),
    sentences: changedSentences(words.report, before, after, language),
    announced: announced.size,
    missed: [
      ...numbers.filter((name) => !announced.has(name)),
      ...missedValues(person, change, [...records, ...rows]),
    ],
  }
}
