import type { OutputFacts } from './facts.ts'

/** A row of a shell; rows that come from the data stand for all of their kind. */
export interface ShellLine {
  label: string
  kind: 'named' | 'class' | 'term' | 'participant'
  level: number
  cells: readonly (string | null)[]
}

/** A cell before there are data: each number gives way to as many places after the point. */
export const shellText = (text: string): string =>
  text.replaceAll(/<?\d+(?:\.(\d+))?|NR/g, (number, places: string | undefined) => {
    if (number === 'NR') return 'xx.x'
    if (!places) return 'xx'
    return `${places.length > 2 ? 'x' : 'xx'}.${'x'.repeat(places.length)}`
  })

const listed = (column: string): string => (column.endsWith('DT') ? 'YYYY-MM-DD' : 'xxxxxxxx')

/** The structure of an output as a plan shows it before the data are there. */
export function shellOf({ columns, lines }: OutputFacts, isListing: boolean): ShellLine[] {
  const kinds = new Set<string>()
  return lines.flatMap(({ label, isTerm = false, level = 0, cells }) => {
    const kind = !isTerm ? 'named' : isListing ? 'participant' : level > 0 ? 'term' : 'class'
    if (isTerm && kinds.has(kind)) return []
    kinds.add(kind)
    const texts = isListing ? columns.map(listed) : cells.map((cell) => cell && shellText(cell.text))
    return [{ label: isTerm ? '' : label, kind, level, cells: texts }]
  })
}
