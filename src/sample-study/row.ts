/** An empty field or variable is null. */
export type Value = string | number | null

export interface Sources {
  /** Every value that was read, e.g. `101-003.AE.2.AESTDTC`. */
  readonly used: readonly string[]
}

/** Where a value comes from. */
export interface Origin extends Sources {
  /** Key in the words. */
  readonly rule: string
}

/** A form, a record or an analysis row, without its values: rules get them from `derive` only. */
export interface Row {
  /** Empty for a row about the trial. */
  readonly subject: string
  /** E.g. `AE`, `ADTTE`, or `form-ae`. */
  readonly dataset: string
  /** Counts the rows of the dataset within the participant. */
  readonly seq: number
}

interface Content {
  values: Readonly<Record<string, Value>>
  origins: Readonly<Record<string, Origin>>
  /** The values that decided that the row exists. */
  because: Sources
}

const contents = new WeakMap<Row, Content>()

const noSources: Sources = { used: [] }

/** Gives a row its values. @param origins and `because` are empty for a form */
export function filled<One extends Row>(
  row: One,
  values: Content['values'],
  more: Partial<Content> = {},
): One {
  contents.set(row, { origins: {}, because: noSources, ...more, values })
  return row
}

/**
 * Values that no trace notes. For files, pages and typing errors. The linter forbids this import to rules:
 * `sdtm/`, `adam/`, `outputs/` and the edit checks.
 * @throws for a row that was not filled
 */
export function contentOf(row: Row): Content {
  const content = contents.get(row)
  if (!content) throw new Error(`${refOf(row, '')} has no values. Make it with "filled" or "makeRow".`)
  return content
}

export const valuesOf = (row: Row): Content['values'] => contentOf(row).values

export const refOf = ({ subject, dataset, seq }: Row, variable: string): string =>
  `${subject}.${dataset}.${seq}.${variable}`
