import { Fragment } from 'react'
import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import type { en } from '#content/sample-study/trace/en.ts'
import type { RowSet, TableFacts } from '#src/sample-study/facts.ts'
import type { Found } from '#src/sample-study/trace.ts'
import { wordsOf } from '#src/words/words.ts'
import { participantHref, traceHref } from './links.ts'
import { columnName, shortValue } from './step-words.ts'
import { Data } from './study-page.tsx'
import { StudyTable } from './table.tsx'

const variableWords = wordsOf('sample-study/variables')

/** More rows are folded, without links to the participants: 160 take 0.8 KB. */
export const most = 12
/** Of folded rows without a picture, as many are in sight. */
const few = 5

/** The column of the participants. */
export const participantColumn = 'SUBJID'

interface Column {
  variable: string
  /** In the values of a row; -1 for the participant. */
  place: number
  /** Numbers, and not codes. */
  isCount: boolean
  /** Has a number that is not whole: then all have two decimals, so that the column aligns. */
  hasDecimals: boolean
}

type Row = TableFacts['rows'][number]

/** What is the same in all rows is written once above them. The last variable always has its column. */
function columnsOf({ variables: all }: TableFacts, { dataset, variables }: RowSet, rows: readonly Row[]) {
  const columns = variables.map((variable) => {
    const place = all.indexOf(variable)
    const value = rows[0]?.values[place] ?? null
    const isSame = rows.every(({ values }) => values[place] === value)
    const numbers = rows.map(({ values }) => values[place]).filter((one) => typeof one === 'number')
    return {
      variable,
      place,
      value,
      isSame,
      isCount: numbers.length > 0 && isCount(dataset, variable),
      hasDecimals: !numbers.every(Number.isInteger),
    }
  })
  const last = columns.at(-1)
  return {
    same: columns.filter((column) => column.isSame && column !== last),
    shown: columns.filter((column) => !column.isSame || column === last),
  }
}

const valueIn = ({ subject, values }: Row, { place }: Column) => (place < 0 ? subject : values[place])

/** Times ascend, and other rows are in the order of the dataset. Rows without a value are last. */
function sorted(rows: readonly Row[], columns: readonly Column[], sort: string): readonly Row[] {
  const by = columns.find(({ variable }) => variable === sort.replace(/^-/, ''))
  if (!by) return rows
  const sign = sort.startsWith('-') ? -1 : 1
  const order = (one: Row, other: Row) => {
    const [a, b] = [valueIn(one, by) ?? null, valueIn(other, by) ?? null]
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b ? -sign : sign
  }
  return rows.toSorted(order)
}

const isArm = (variable: string) => /^TRT\w+N$/.test(variable)

/** Whether the numbers of a variable are no codes. */
export const isCount = (dataset: string, variable: string): boolean =>
  !isArm(variable) && !(dataset === 'ADTTE' && variable === 'CNSR')

/** What a code of the analysis means. */
function meaningOf(language: Language, variable: string, value: Row['values'][number]) {
  const { arms, endings } = variableWords(language)
  if (value === null) return shortValue(value)
  if (isArm(variable)) return value === 1 ? arms['1'] : arms['2']
  return value === 0 ? endings['0'] : endings['1']
}

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

interface RowTableProps extends Pick<RowsProps, 'copy' | 'via' | 'at'> {
  dataset: string
  columns: readonly Column[]
  rows: readonly Row[]
  /** The sorted column, with a minus for the reverse order. */
  order: string
  labelledBy: string
  hash: string
  parameter: string
}

function RowTable({
  dataset,
  columns,
  rows,
  labelledBy,
  copy,
  via,
  at,
  order,
  hash,
  parameter,
}: RowTableProps) {
  const language = useLanguage()
  const head = columns.map(({ variable, isCount }) => (
    <Head
      key={variable}
      variable={variable}
      isCount={isCount}
      name={
        variable === participantColumn ? copy.participant : columnName(language, dataset, variable, parameter)
      }
      order={order}
      hrefOf={(sort) => `${traceHref(language, at, via, sort)}#${hash}`}
    />
  ))
  return (
    <StudyTable labelledBy={labelledBy} head={head} kind="rows">
      {rows.map((row) => (
        <tr key={`${row.subject}.${row.seq}`}>
          <th scope="row">
            {rows.length > most ? (
              <Data>{row.subject}</Data>
            ) : (
              <a className="study-number" href={participantHref(language, row.subject)}>
                <Data>{row.subject}</Data>
              </a>
            )}
          </th>
          {columns.slice(1).map(({ variable, place, isCount: isNumber, hasDecimals }) => {
            const value = row.values[place] ?? null
            return (
              <td key={variable} className={isNumber ? 'number' : undefined}>
                <a
                  className="study-number"
                  href={traceHref(language, `${row.subject}.${dataset}.${row.seq}.${variable}`, via)}
                >
                  {isCount(dataset, variable) ? (
                    <Data>{shownValue(value, hasDecimals)}</Data>
                  ) : (
                    <Text>{meaningOf(language, variable, value)}</Text>
                  )}
                </a>
              </td>
            )
          })}
        </tr>
      ))}
    </StudyTable>
  )
}

const shownValue = (value: Row['values'][number], hasDecimals: boolean): string =>
  typeof value === 'number' && hasDecimals ? value.toFixed(2) : shortValue(value)

interface HeadProps {
  variable: string
  name: string
  isCount: boolean
  order: string
  hrefOf: (sort: string) => string
}

/** A press on the sorted column reverses the order. */
function Head({ variable, name, isCount, order, hrefOf }: HeadProps) {
  const sorting = order === variable ? 'ascending' : order === `-${variable}` ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={sorting} className={isCount ? 'number' : undefined}>
      <a className="study-number" href={hrefOf(sorting === 'ascending' ? `-${variable}` : variable)}>
        <Text>{name}</Text>
      </a>
      {variable !== participantColumn && (
        <Fragment>
          {' '}
          <span className="text-small text-muted">
            <Data>{variable}</Data>
          </span>
        </Fragment>
      )}
    </th>
  )
}
