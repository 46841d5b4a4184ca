import type { Row, Value } from '#src/sample-study/derive.ts'
import type { DatasetDescription } from '#src/sample-study/metadata.ts'

/** RFC 4180. */
const field = (value: Value | undefined): string => {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvOf({ variables }: DatasetDescription, rows: readonly Row[]): string {
  const names = variables.map(({ name }) => name)
  const lines = rows.map(({ values }) => names.map((name) => field(values[name])).join(','))
  return `${[names.join(','), ...lines].join('\r\n')}\r\n`
}
