/** The rows of the benchmark values, of the two files that the build writes. */

import { csvText, linesIn } from '@marom/tables'
import {
  type BenchmarkRow,
  benchmarkNotes,
  type CheckedValue,
  isWithin,
  kinds,
  toleranceOf,
} from '@marom/trial-designs/benchmarks'

type Source = Pick<BenchmarkRow, 'kind' | 'source' | 'program' | 'note'>

const columns = ['id', 'kind', 'source', 'program', 'note'] as const

/** What a browser that recomputes the values does not need of them. */
export const sourcesCsv = (rows: readonly BenchmarkRow[]): string =>
  csvText([columns, ...rows.map((row) => columns.map((column) => row[column]))])

/** By the address of the row. */
export function readSources(text: string): ReadonlyMap<string, Source> {
  const lines = linesIn(text, 'sources.csv', columns, ({ cell }, say): [string, Source] | undefined => {
    const kind = kinds.find((one) => one === cell('kind'))
    const note = benchmarkNotes.find((one) => one === cell('note')) ?? ''
    if (kind) return [cell('id'), { kind, source: cell('source'), program: cell('program'), note }]
    say('this is no source')
    return undefined
  })
  return new Map(lines)
}

/** @throws if they are not of one build */
export const rowsOf = (values: readonly CheckedValue[], sources: ReadonlyMap<string, Source>) =>
  values.map(({ id, design, inputs, quantity, printed, tolerance, computed }): BenchmarkRow => {
    const source = sources.get(id)
    if (!source) throw new Error(`sources.csv has no line for ${id}.`)
    return {
      ...{ id, design, inputs, quantity, printed, computed },
      difference: computed - Number(printed),
      tolerance: toleranceOf({ printed, tolerance }),
      isWithin: isWithin({ printed, tolerance }, computed),
      ...source,
    }
  })
