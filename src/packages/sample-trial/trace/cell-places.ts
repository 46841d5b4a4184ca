import type { StoredOutput } from './data-files.ts'

type Line = StoredOutput['lines'][number]

/** A number of an output, and where it is there. */
export interface PlacedCell {
  cell: NonNullable<Line['cells'][number]>
  label: string
  isTerm: boolean
  /** The title without numbers under which the line stands. */
  above?: string | undefined
  column: string
  /** The only number of its line. */
  isAlone: boolean
}

/** The numbers of an output, line by line. */
export function cellPlaces({ columns, lines }: Pick<StoredOutput, 'columns' | 'lines'>): PlacedCell[] {
  let title: string | undefined
  return lines.flatMap(({ label, isTerm = false, level = 0, cells }) => {
    const filled = cells.filter((cell) => cell !== null).length
    if (level === 0) title = filled === 0 ? label : undefined
    const above = level > 0 ? title : undefined
    return cells.flatMap((cell, index) =>
      cell ? { cell, label, isTerm, above, column: columns[index] ?? '', isAlone: filled === 1 } : [],
    )
  })
}

type Names = Readonly<Record<string, string>>

/** Line, the line above that it belongs to, and column, unless the line has one number. */
export function placeText(
  { label, isTerm, above, column, isAlone }: PlacedCell,
  { lines, columns }: { lines: Names; columns: Names },
): string {
  const line = isTerm ? label : (lines[label] ?? label)
  const title = above && (lines[above] ?? above).replace(/:$/, '')
  return [...(title ? [title] : []), line, ...(isAlone ? [] : [columns[column] ?? column])].join(', ')
}
