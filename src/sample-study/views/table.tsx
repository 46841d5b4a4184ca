import type { ReactNode } from 'react'
import { ScrollRegion } from '#client/ui/scroll-region.tsx'
import { Text } from '#client/ui/text.tsx'

const classes = { numbers: 'study-numbers', listing: 'study-wide', rows: 'study-wide study-rows' }

interface StudyTableProps {
  /** The id of the heading. */
  labelledBy: string
  columns?: readonly string[]
  /** Those of the columns that are numbers. Their cells have the class `number`, too. */
  numbers?: readonly string[]
  /** In place of `columns`. */
  head?: ReactNode
  /** On a phone the cells of a row are below each other. */
  stacks?: boolean
  /** Numbers, or what may be wider than the page: a listing, or rows, which are as wide as their values. */
  kind?: keyof typeof classes
  children: ReactNode
}

/** On a narrow screen the table scrolls, not the page. */
export function StudyTable(props: StudyTableProps) {
  const { labelledBy, columns = [], numbers = [], head, stacks, kind, children } = props
  const className = `mt-4${kind ? ` ${classes[kind]}` : ''}`
  return (
    <ScrollRegion className={className} labelledBy={labelledBy}>
      <table className={stacks ? 'data-table stacked study-stack' : 'data-table'}>
        <thead>
          <tr>
            {head ??
              columns.map((column) => (
                <th key={column} scope="col" className={numbers.includes(column) ? 'number' : undefined}>
                  <Text>{column}</Text>
                </th>
              ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  )
}
