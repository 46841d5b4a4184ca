import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import type { en } from '#content/sample-study/trace/en.ts'
import { wordsOf } from '#src/words/words.ts'
import { participantHref, traceHref } from './links.ts'
import { type Column, isArm, isCount, most, participantColumn, type Row } from './row-columns.ts'
import { columnName, shortValue } from './step-words.ts'
import { Data } from './study-page.tsx'
import { StudyTable } from './table.tsx'

interface RowTableProps {
  copy: typeof en
  via: readonly string[]
  /** The step whose rows these are. */
  at: string
  dataset: string
  columns: readonly Column[]
  rows: readonly Row[]
  /** The sorted column, with a minus for the reverse order. */
  order: string
  labelledBy: string
  hash: string
  parameter: string
}

export function RowTable(props: RowTableProps) {
  const { columns, rows, labelledBy, copy, dataset, via, at, order, hash, parameter } = props
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
          {columns.slice(1).map((column) => (
            <Cell key={column.variable} row={row} column={column} dataset={dataset} via={via} />
          ))}
        </tr>
      ))}
    </StudyTable>
  )
}

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
        <span className="text-small text-muted">
          {' '}
          <Data>{variable}</Data>
        </span>
      )}
    </th>
  )
}

interface CellProps extends Pick<RowTableProps, 'dataset' | 'via'> {
  row: Row
  column: Column
}

function Cell({ row, column, dataset, via }: CellProps) {
  const language = useLanguage()
  const { variable, place, isCount: isNumber, hasDecimals } = column
  const value = row.values[place] ?? null
  const at = `${row.subject}.${dataset}.${row.seq}.${variable}`
  return (
    <td className={isNumber ? 'number' : undefined}>
      <a className="study-number" href={traceHref(language, at, via)}>
        {isCount(dataset, variable) ? (
          <Data>{shownValue(value, hasDecimals)}</Data>
        ) : (
          <Text>{meaningOf(language, variable, value)}</Text>
        )}
      </a>
    </td>
  )
}

const variableWords = wordsOf('sample-study/variables')

/** What a code of the analysis means. */
function meaningOf(language: Language, variable: string, value: Row['values'][number]) {
  const { arms, endings } = variableWords(language)
  if (value === null) return shortValue(value)
  if (isArm(variable)) return value === 1 ? arms['1'] : arms['2']
  return value === 0 ? endings['0'] : endings['1']
}

const shownValue = (value: Row['values'][number], hasDecimals: boolean): string =>
  typeof value === 'number' && hasDecimals ? value.toFixed(2) : shortValue(value)
