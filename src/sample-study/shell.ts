import type { StoredOutput } from '@marom/sample-trial'

/** One row of the shell represents all rows that come from the data. */
export interface ShellLine {
  label: string
  kind: 'named' | 'class' | 'term' | 'listed'
  level: number
  cells: readonly (string | null)[]
}

/** A cell without data, e.g. `x.x` for `12.3`. */
const shellText = (text: string): string =>
  text.replaceAll(/\d{4}-\d\d-\d\d|<?\d+(?:\.(\d+))?|NR/g, (number, places: string | undefined) => {
    if (/^\d{4}-/.test(number)) return 'YYYY-MM-DD'
    if (number === 'NR') return 'xx.x'
    if (!places) return 'xx'
    return `${places.length > 2 ? 'x' : 'xx'}.${'x'.repeat(places.length)}`
  })

const listed = (column: string): string => (column.endsWith('DT') ? 'YYYY-MM-DD' : 'xxxxxxxx')

export function shellOf({ columns, lines }: StoredOutput, isListing: boolean): ShellLine[] {
  const kinds = new Set<string>()
  return lines.flatMap(({ label, isTerm = false, level = 0, cells }) => {
    const kind = !isTerm ? 'named' : isListing ? 'listed' : level > 0 ? 'term' : 'class'
    if (isTerm && kinds.has(kind)) return []
    kinds.add(kind)
    const texts = isListing ? columns.map(listed) : cells.map((cell) => cell && shellText(cell.text))
    return [{ label: isTerm ? '' : label, kind, level, cells: texts }]
  })
}
