import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'

interface StudyTableProps {
  /** The id of the heading. */
  labelledBy: string
  columns: readonly string[]
  /** On a phone the cells of a row are below each other. */
  stacks?: boolean
  children: ReactNode
}

/** On a narrow screen the table scrolls, not the page. */
export function StudyTable({ labelledBy, columns, stacks, children }: StudyTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll-x mt-4" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={stacks ? 'data-table stacked study-stack' : 'data-table'}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Text>{column}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
