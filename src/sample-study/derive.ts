/** An empty field or variable is null. */
export type Value = string | number | null

interface Origin {
  /** Key in the words. */
  rule: string
  /** Every value that was read, e.g. `101-003.AE.2.AESTDTC`. */
  used: readonly string[]
}

/** A form, a record or an analysis row. */
export interface Row {
  /** Empty for a row about the trial. */
  subject: string
  /** E.g. `AE`, `ADTTE`, or `form-ae`. */
  dataset: string
  /** Counts the rows of the dataset within the participant. */
  seq: number
  values: Record<string, Value>
  origins: Record<string, Origin>
}

export const refOf = ({ subject, dataset, seq }: Row, variable: string): string =>
  `${subject}.${dataset}.${seq}.${variable}`

/** Reads values and records their names. */
export interface Read {
  text: (row: Row | undefined, variable: string) => string
  /** NaN for an empty value. */
  number: (row: Row | undefined, variable: string) => number
}

/** `read` is the only access to values, so the trace cannot differ from the computation. */
export function derive<Result>(compute: (read: Read) => Result): { result: Result; used: string[] } {
  const used = new Set<string>()
  const value = (row: Row | undefined, variable: string): Value => {
    if (!row) return null
    if (!(variable in row.values))
      throw new Error(
        `A rule reads ${row.dataset}.${variable}, which is not there. Correct its name, or derive it earlier.`,
      )
    used.add(refOf(row, variable))
    return row.values[variable] ?? null
  }
  const read: Read = {
    text: (row, variable) => String(value(row, variable) ?? ''),
    number: (row, variable) => {
      const found = value(row, variable)
      return found === null || found === '' ? Number.NaN : Number(found)
    },
  }
  return { result: compute(read), used: [...used] }
}

export type DataType = 'string' | 'integer' | 'float' | 'date'

export interface Variable<Source> {
  name: string
  label: string
  type: DataType
  /** Key in the words. */
  rule: string
  codeList?: string
  isKey?: boolean
  derive: (read: Read, source: Source, self: Row) => Value
}

/** The default type is `string`. */
export const variable = <Source>(
  name: string,
  label: string,
  rule: string,
  derive: Variable<Source>['derive'],
  more: Partial<Variable<Source>> = {},
): Variable<Source> => ({ name, label, type: 'string', rule, derive, ...more })

export interface Dataset<Source> {
  name: string
  label: string
  /** As Define-XML names it. */
  class: string
  structure: string
  variables: readonly Variable<Source>[]
}

/** A variable may read the variables before it in the same row. */
export function makeRow<Source>(
  { name, variables }: Dataset<Source>,
  subject: string,
  seq: number,
  source: Source,
): Row {
  const row: Row = { subject, dataset: name, seq, values: {}, origins: {} }
  for (const variable of variables) {
    const { result, used } = derive((read) => variable.derive(read, source, row))
    const isNothing = result === '' || (typeof result === 'number' && Number.isNaN(result))
    row.values[variable.name] = isNothing ? null : result
    row.origins[variable.name] = { rule: variable.rule, used }
  }
  return row
}

/** The code of a rule, without the white space that remains after type stripping. */
export const codeOf = (compute: { toString: () => string }): string =>
  compute
    .toString()
    .replace(/[ \t]{2,}(?=\S)/g, ' ')
    .replace(/ ([,)])/g, '$1')
