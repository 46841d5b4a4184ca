import { csvText } from '#src/machine/csv.ts'
import type { Row } from '#src/sample-study/derive.ts'
import type { DatasetDescription } from '#src/sample-study/metadata.ts'

export function csvOf({ variables }: DatasetDescription, rows: readonly Row[]): string {
  const names = variables.map(({ name }) => name)
  return csvText([names, ...rows.map(({ values }) => names.map((name) => values[name]))])
}
