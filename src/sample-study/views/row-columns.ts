import type { RowSet, StoredTable } from '@marom/sample-trial'

/** More rows are folded, without links to the participants: 160 take 0.8 KB. */
export const most = 12

/** The column of the participants. */
export const participantColumn = 'SUBJID'

export interface Column {
  variable: string
  /** In the values of a row; -1 for the participant. */
  place: number
  /** Numbers, and not codes. */
  isCount: boolean
  /** Has a number that is not whole: then all have two decimals, so that the column aligns. */
  hasDecimals: boolean
}

export type Row = StoredTable['rows'][number]

/** What is the same in all rows is written once above them. The last variable always has its column. */
export function columnsOf(
  { variables: all }: StoredTable,
  { dataset, variables }: RowSet,
  rows: readonly Row[],
) {
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
export function sorted(rows: readonly Row[], columns: readonly Column[], sort: string): readonly Row[] {
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

export const isArm = (variable: string) => /^TRT\w+N$/.test(variable)

/** Whether the numbers of a variable are no codes. */
export const isCount = (dataset: string, variable: string): boolean =>
  !isArm(variable) && !(dataset === 'ADTTE' && variable === 'CNSR')
