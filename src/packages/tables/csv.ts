/** CSV by RFC 4180, without line breaks in a cell that is read. */

type Cell = string | number | null | undefined

function field(cell: Cell): string {
  const text = String(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** For programs. */
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

/**
 * The cells of a line, without its line break. Undefined if a quotation mark is wrong.
 */
export function cellsOf(line: string): string[] | undefined {
  if (!line.includes('"')) return line.split(',')
  const found = [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*)),/gy)]
  const isWhole = found.reduce((length, [text]) => length + text.length, 0) === line.length + 1
  return isWhole ? found.map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare) : undefined
}
