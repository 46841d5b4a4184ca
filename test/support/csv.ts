/** The fields of RFC 4180. */
export function csvRows(text: string): string[][] {
  const records: string[][] = [[]]
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end === '\r\n') records.push([])
  }
  return records.slice(0, -1)
}
