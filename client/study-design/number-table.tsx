import type { ReactNode } from 'react'
import { ScrollRegion } from '#client/ui/scroll-region.tsx'
import { Text } from '#client/ui/text.tsx'

interface NumberTableProps {
  /** The id of its heading, or a label of its own. */
  labelledBy?: string
  label?: string
  className?: string
  /** Its first cells. */
  head?: ReactNode
  columns?: readonly string[]
  /** Its bodies. */
  children: ReactNode
}

export function NumberTable({ head, columns = [], children, ...region }: NumberTableProps) {
  return (
    <ScrollRegion {...region}>
      <table className="data-table numbers">
        <thead>
          <tr>
            {head}
            {columns.map((column) => (
              <th key={column} scope="col">
                <Text>{column}</Text>
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </ScrollRegion>
  )
}
