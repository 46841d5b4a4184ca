type Cell = string | number | null | undefined

function field(cell: Cell): string {
  const text = String(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, for programs. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

/**
 * For people. Excel reads a file as UTF-8 only if it begins with a byte order mark. A text in ASCII
 * gets none, because some programs take the mark for a part of the first name.
 */
export function csvForPeople(rows: readonly (readonly Cell[])[]): string {
  const text = csvText(rows)
  return /[\u0080-\uffff]/.test(text) ? `\ufeff${text}` : text
}
