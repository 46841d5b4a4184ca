import { Text } from '#client/ui/text.tsx'

interface WordTableProps {
  labelledBy: string
  columns: readonly string[]
  /** The first cell is the row's heading. */
  rows: readonly (readonly string[])[]
}

/** On a phone each cell says the name of its column. */
export function WordTable({ labelledBy, columns, rows }: WordTableProps) {
  return (
    <table className="data-table stacked word-table mt-6" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <Text>{column}</Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading = '', ...cells]) => (
          <tr key={heading}>
            <th scope="row">
              <Text>{heading}</Text>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                <span className="block text-small text-muted md:hidden" data-markdown="skip">
                  <Text>{columns[index + 1] ?? ''}</Text>
                </span>{' '}
                <Text>{cell}</Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
