import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import { quantityText } from '#src/study-design/frame/format.ts'
import { parametersOf } from '#src/study-design/frame/parameters.ts'
import type { Table } from '#src/study-design/frame/result.ts'
import type { Change } from '#src/study-design/frame/sensitivity.ts'
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
  return (
    <div>
      <h2 id={id} className="text-h3">
        <Text>{title}</Text>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="scroll-x mt-4" aria-labelledby={id} tabIndex={0}>
        <table className="data-table">
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
            {table.rows.map((row, index) => {
              const key = index
              const label = table.labels?.[index]
              return (
                <tr key={key}>
                  <th scope="row">
                    <Text>{label ? lexicon.part(label) : String(index + 1)}</Text>
                  </th>
                  {table.columns.map((column, at) => {
                    const value = row[at] ?? null
                    const quantity = design.quantities[column] ?? { as: 'decimal' }
                    return (
                      <td key={column}>
                        {value === null ? (
                          words.table.none
                        ) : (
                          <bdi dir="ltr">{quantityText(value, quantity)}</bdi>
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** Each number is a link to the design with the changed assumption. */
export function SensitivityTable(props: ResultProps) {
  const { design, answer, lexicon, words } = props
  const rows = design.sensitivity(answer.texts)
  if (rows.length === 0) return null
  const t = words.sensitivity
  return (
    <section aria-labelledby="sensitivity-title">
      <h2 id="sensitivity-title" className="text-h3">
        <Text>{t.title}</Text>
      </h2>
      <p className="mt-2 text-muted">
        <Text>{fill(t.lead, { headline: lexicon.quantity(answer.headline) })}</Text>
      </p>
      <table className="data-table mt-4">
        <thead>
          <tr>
            <th scope="col">{t.assumption}</th>
            <th scope="col">
              <Text>{t.less}</Text>
            </th>
            <th scope="col">
              <Text>{t.more}</Text>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, less, more }) => (
            <tr key={field}>
              <th scope="row">
                <Text>{lexicon.label(field)}</Text>
              </th>
              <ChangeCell {...props} field={field} change={less} />
              <ChangeCell {...props} field={field} change={more} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ChangeCell({
  name,
  design,
  answer,
  words,
  field,
  change,
}: ResultProps & { field: string; change: Change }) {
  const language = useLanguage()
  const { texts, headline } = answer
  const { value, text } = change
  if (value === null) return <td className="text-muted">{words.sensitivity.none}</td>
  const address = hrefWith(
    `study-design/${name}`,
    language,
    parametersOf(design.fields, { ...texts, [field]: text }),
  )
  return (
    <td>
      <a className="link" href={address}>
        <bdi dir="ltr">{quantityText(value, design.quantities[headline] ?? { as: 'decimal' })}</bdi>
      </a>{' '}
      <span className="text-small text-muted">
        <Text>{fill(words.sensitivity.at, { value: text })}</Text>
      </span>
    </td>
  )
}
