import { csvText } from '@marom/tables'
import type { DatasetDescription } from '../metadata.ts'
import { type Row, valuesOf } from '../row.ts'

export function csvOf({ variables }: DatasetDescription, rows: readonly Row[]): string {
  const names = variables.map(({ name }) => name)
  return csvText([names, ...rows.map(valuesOf).map((values) => names.map((name) => values[name]))])
}
