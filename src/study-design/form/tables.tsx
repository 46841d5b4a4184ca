import { mostDecimals, padOf, quantityText, type Table } from '@marom/trial-designs'
import { ScrollRegion } from '#client/ui/scroll-region.tsx'
import { Text } from '#client/ui/text.tsx'
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

function DetailTable({
  design,
  lexicon,
  words,
  table,
  id,
  title,
}: ResultProps & { table: Table; id: string; title: string }) {
  const columns = table.columns.map((name, at) => {
    const texts = table.rows.map((row) => {
      const value = row[at] ?? null
      return value === null ? null : quantityText(value, design.quantities[name] ?? { as: 'decimal' })
    })
    return { name, texts, most: mostDecimals(texts.filter((text) => text !== null)) }
  })
  return (
    <div>
      <h2 id={id} className="text-h3">
        <Text>{title}</Text>
      </h2>
      <ScrollRegion className="mt-4" labelledBy={id}>
        <table className="data-table numbers">
          <thead>
            <tr>
              {table.labels ? <td /> : <th scope="col">{words.table.row}</th>}
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  <Text>{lexicon.quantity(column)}</Text>
                </th>
              ))}
            </tr>
          </thead>
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
                        {text === null ? (
                          words.table.none
                        ) : (
                          <bdi dir="ltr" data-pad={padOf(text, most)}>
                            {text}
                          </bdi>
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
