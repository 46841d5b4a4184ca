import type { RowSet } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/trace/en.ts'
import type { Found } from '#src/sample-study/find-step.ts'
import { columnsOf, most, participantColumn, type Row, sorted } from './row-columns.ts'
import { RowTable } from './row-table.tsx'
import { Data } from './study-page.tsx'

/** Of folded rows without a picture, as many are in sight. */
const few = 5

interface RowsProps {
  found: Found
  set: RowSet
  id: string
  title: string
  copy: typeof en
  via: readonly string[]
  /** The step whose rows these are. */
  at: string
  sort: string | undefined
  /** There is a picture of the rows, so none of those that are folded is in sight. */
  hasPicture: boolean
}

export function Rows({ found, set, id, title, copy, via, at, sort, hasPicture }: RowsProps) {
  const table = found.tables[set.dataset]
  if (set.rows.length === 0 || !table) return null
  const rows = set.rows.flatMap((place) => table.rows[place] ?? [])
  const { same, shown } = columnsOf(table, set, rows)
  const columns = [{ variable: participantColumn, place: -1, isCount: false, hasDecimals: false }, ...shown]
  const order = sort ?? (set.variables.includes('AVAL') ? 'AVAL' : participantColumn)
  const inOrder = sorted(rows, columns, order)
  const parts = { dataset: set.dataset, columns, copy, via, at, order, labelledBy: id }
  const parameter = String(same.find(({ variable }) => variable === 'PARAMCD')?.value ?? '')
  const tableOf = (some: readonly Row[], name: string) => (
    <RowTable {...parts} rows={some} hash={name} parameter={parameter} />
  )
  const isFolded = rows.length > most
  return (
    <section>
      <h2 id={id} className="text-h2">
        <Text>{title}</Text>
      </h2>
      {same.length > 0 && (
        <p className="mt-3">
          <Text>{copy.same}</Text>{' '}
          <Data>{same.map(({ variable, value }) => `${variable} = ${value ?? '–'}`).join(', ')}</Data>
        </p>
      )}
      {!isFolded && tableOf(inOrder, id)}
      {isFolded && !hasPicture && sort === undefined && tableOf(inOrder.slice(0, few), id)}
      {isFolded && (
        <details className="mt-4 study-details study-fold" open={sort !== undefined}>
          <summary>
            <Text>{fill(copy.allRows, { count: rows.length })}</Text>
          </summary>
          {tableOf(inOrder, id)}
        </details>
      )}
    </section>
  )
}
