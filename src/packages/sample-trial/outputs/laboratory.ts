import { type Notes, noted, type Read, type Row } from '../derive.ts'
import { armsOf, type Data, type Group, where } from './cell.ts'

/** The results of each test, by its code. */
export type Tests = ReadonlyMap<string, Data>

/**
 * Which test a row is of depends on the structure of the forms only, so a test is noted for its own rows and not
 * for those of others.
 */
export function byTest(adlb: Data): Tests {
  const { result, notes } = noted((read) => Map.groupBy(adlb.rows, (row) => read.text(row, 'PARAMCD')))
  return new Map(
    [...result].map(([test, rows]): [string, Data] => {
      const own: Notes = new Map(rows.map((row) => [row, notes.get(row) ?? []]))
      return [test, { text: `${adlb.text}, PARAMCD = ${test}`, rows, notes: [...adlb.notes, own] }]
    }),
  )
}

/** The results of the safety set, by the treatment taken. @throws for a test without results */
export function armsIn(tests: Tests, test: string): [Group, Group] {
  const data = tests.get(test)
  if (!data) throw new Error(`ADLB has no test "${test}".`)
  return armsOf(data, where('SAFFL', 'Y'), 'TRTAN')
}

export const bySubject = ({ rows }: Data): Map<string, Row[]> => Map.groupBy(rows, ({ subject }) => subject)

/**
 * All results of a test. The baseline is chosen among them and among the fields that are empty, so it says
 * what decided that there are no others.
 */
export function resultsOf(read: Read, rows: readonly Row[]): readonly Row[] {
  for (const row of rows) read.number(row, 'BASE')
  return rows
}

/** The first of the highest values under treatment; undefined without one. */
export function highest(read: Read, rows: readonly Row[], variable: string): Row | undefined {
  let found: Row | undefined
  for (const row of resultsOf(read, rows)) {
    if (read.text(row, 'ONTRTFL') !== 'Y') continue
    const value = read.number(row, variable)
    if (!Number.isNaN(value) && !(found && value <= read.number(found, variable))) found = row
  }
  return found
}
