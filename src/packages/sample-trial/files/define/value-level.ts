import type { DatasetDescription } from '../../metadata.ts'
import { type Row, type Value, valuesOf } from '../../row.ts'
import { element, escaped } from '../xml.ts'

interface ValueLevel {
  dataset: string
  /** The variable that says what the others hold. */
  by: string
  /** The variable with the name of what they hold. */
  label?: string
  variables: readonly string[]
}

/** A dataset whose variables hold more than one kind of value is a line here. */
const valueLevels: readonly ValueLevel[] = [
  { dataset: 'TS', by: 'TSPARMCD', label: 'TSPARM', variables: ['TSVAL'] },
  { dataset: 'SUPPDM', by: 'QNAM', label: 'QLABEL', variables: ['QVAL'] },
  { dataset: 'DS', by: 'DSCAT', variables: ['DSTERM', 'DSDECOD'] },
  { dataset: 'VS', by: 'VSTESTCD', label: 'VSTEST', variables: ['VSORRES', 'VSSTRESN'] },
  { dataset: 'SUPPCM', by: 'QNAM', label: 'QLABEL', variables: ['QVAL'] },
  { dataset: 'LB', by: 'LBTESTCD', label: 'LBTEST', variables: ['LBORRES', 'LBSTRESN'] },
  { dataset: 'RS', by: 'RSCAT', variables: ['RSTESTCD', 'RSTEST'] },
  { dataset: 'RS', by: 'RSTESTCD', label: 'RSTEST', variables: ['RSORRES', 'RSSTRESC'] },
  { dataset: 'TR', by: 'TRTESTCD', label: 'TRTEST', variables: ['TRORRES', 'TRSTRESN'] },
  { dataset: 'ADEX', by: 'PARAMCD', label: 'PARAM', variables: ['AVAL'] },
  { dataset: 'ADLB', by: 'PARAMCD', label: 'PARAM', variables: ['AVAL'] },
  { dataset: 'ADRS', by: 'PARAMCD', label: 'PARAM', variables: ['AVAL', 'AVALC'] },
  { dataset: 'ADVS', by: 'PARAMCD', label: 'PARAM', variables: ['AVAL'] },
  { dataset: 'ADTTE', by: 'PARAMCD', label: 'PARAM', variables: ['AVAL', 'CNSR'] },
]

/** The rows to which one value applies. */
export interface Slice {
  by: string
  value: string
  label: string
  rows: readonly Row[]
}

/** Undefined if the variable has the same kind of value in all rows. In the order of the values. */
export function slicesOf(
  { name: dataset }: DatasetDescription,
  variable: string,
  rows: readonly Row[],
): Slice[] | undefined {
  const level = valueLevels.find((one) => one.dataset === dataset && one.variables.includes(variable))
  if (!level) return undefined
  const { by, label = by } = level
  const groups = Map.groupBy(rows, (row) => String(valuesOf(row)[by]))
  return [...groups]
    .map(([value, mine]) => ({ by, value, rows: mine, label: labelOf(mine, label) }))
    .sort((one, other) => (one.value < other.value ? -1 : 1))
}

const labelOf = ([first]: readonly Row[], variable: string): string =>
  String((first && valuesOf(first)[variable]) ?? '')

export interface Check {
  variable: string
  /** More than one: any of them. */
  values: readonly Exclude<Value, null>[]
}

/** For names of elements: letters, digits, points, and underscores. Age groups differ in a sign only. */
const idOf = (value: string | number) =>
  String(value)
    .replace('>=', 'GE')
    .replace('<', 'LT')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')

/** E.g. `WC.VS.VSTESTCD.SYSBP`. */
export const clauseOid = (dataset: string, checks: readonly Check[]): string =>
  ['WC', dataset, ...checks.flatMap(({ variable, values }) => [variable, ...values.map(idOf)])].join('.')

export const sliceOid = (dataset: string, { by, value }: Slice): string =>
  clauseOid(dataset, [{ variable: by, values: [value] }])

/** A row must pass all checks. */
export function whereClause(dataset: string, checks: readonly Check[]): string {
  const ranges = checks.map(({ variable, values }) =>
    element(
      'RangeCheck',
      {
        Comparator: values.length === 1 ? 'EQ' : 'IN',
        SoftHard: 'Soft',
        'def:ItemOID': `IT.${dataset}.${variable}`,
      },
      values.map((value) => element('CheckValue', {}, escaped(String(value)))).join(''),
    ),
  )
  return element('def:WhereClauseDef', { OID: clauseOid(dataset, checks) }, ranges.join(''))
}

export const itemOid = (dataset: string, variable: string, slice?: Slice): string =>
  ['IT', dataset, variable, ...(slice ? [idOf(slice.value)] : [])].join('.')
