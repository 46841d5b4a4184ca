/** What a field or a variable holds; nothing is null. */
export type Value = string | number | null

/** Where a value came from: the rule by its name in the words, and each value that was read. */
export interface Origin {
  rule: string
  used: readonly string[]
}

/** A form, a record or a row of one participant, or of the trial where `subject` is empty. */
export interface Row {
  subject: string
  /** E.g. `AE`, `ADTTE`, or `form-ae`. */
  dataset: string
  /** Counts the rows of the dataset within the participant. */
  seq: number
  values: Record<string, Value>
  origins: Record<string, Origin>
}

/** Names a value, e.g. `101-003.AE.2.AESTDTC`. */
export const refOf = ({ subject, dataset, seq }: Row, variable: string): string =>
  `${subject}.${dataset}.${seq}.${variable}`

/** Reads values of rows, and remembers which. */
export interface Read {
  text: (row: Row | undefined, variable: string) => string
  /** NaN where there is none. */
  number: (row: Row | undefined, variable: string) => number
}

/**
 * Computes with values, and tells which were read: the trace cannot differ from the computation,
 * since there is no other way to a value.
 */
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

/** One variable of a dataset: what it is called, and the rule that gives its value. */
export interface Variable<Source> {
  name: string
  label: string
  type: DataType
  /** Name of the rule's sentence in the words. */
  rule: string
  codeList?: string
  isKey?: boolean
  derive: (read: Read, source: Source, self: Row) => Value
}

/** A variable of text, unless `more` says otherwise. */
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
  /** In the words of Define-XML. */
  class: string
  structure: string
  variables: readonly Variable<Source>[]
}

/** Makes a row of a dataset, variable by variable; later ones may read earlier ones. */
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

/** The code of a rule as it ran, without the white space that the types have left. */
export const codeOf = (compute: { toString: () => string }): string =>
  compute
    .toString()
    .replace(/[ \t]{2,}(?=\S)/g, ' ')
    .replace(/ ([,)])/g, '$1')
