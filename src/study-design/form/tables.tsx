import { mostDecimals, quantityText, type Table } from '@marom/trial-designs'
import { NumberTable } from '#client/study-design/number-table.tsx'
import { Text } from '#client/ui/text.tsx'
import { Padded } from './padded.tsx'
import type { ResultProps } from './types.ts'

/** The first table has the common title, the others their own. */
export function DetailTables(props: ResultProps) {
  const { answer, lexicon, words } = props
  const { table, tables } = answer
  return [...(table ? [table] : []), ...tables].map((one) => (
    <DetailTable
      key={one.title ?? ''}
      {...props}
      table={one}
      id={`table-${one.title ?? 'first'}`}
      title={one.title ? lexicon.part(one.title) : words.table.title}
    />
  ))
}

interface DetailTableProps extends ResultProps {
  table: Table
  id: string
  title: string
}

function DetailTable({ design, lexicon, words, table, id, title }: DetailTableProps) {
  const columns = columnsOf(table, design)
  return (
    <div>
      <h2 id={id} className="text-h3">
        <Text>{title}</Text>
      </h2>
      <NumberTable
        className="mt-4"
        labelledBy={id}
        head={table.labels ? <td /> : <th scope="col">{words.table.row}</th>}
        columns={table.columns.map(lexicon.quantity)}
      >
        <tbody>
          {table.rows.map((_row, index) => {
            const key = index
            const label = table.labels?.[index]
            return (
              <tr key={key}>
                <th scope="row">
                  <Text>{label ? lexicon.part(label) : String(index + 1)}</Text>
                </th>
                {columns.map(({ name, texts, most }) => {
                  const text = texts[index] ?? null
                  return (
                    <td key={name}>
                      {text === null ? words.table.none : <Padded text={text} most={most} />}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </NumberTable>
    </div>
  )
}

const columnsOf = ({ columns, rows }: Table, { quantities }: ResultProps['design']) =>
  columns.map((name, at) => {
    const texts = rows.map((row) => {
      const value = row[at] ?? null
      return value === null ? null : quantityText(value, quantities[name] ?? { as: 'decimal' })
    })
    return { name, texts, most: mostDecimals(texts.filter((text) => text !== null)) }
  })
