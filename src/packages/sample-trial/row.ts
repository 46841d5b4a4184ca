import { itemAt } from '@marom/statistics'

/** An empty field or variable is null. */
export type Value = string | number | null

/** Rows, each followed by the names of those of its variables that were read. */
export type Reads = readonly (Row | string)[]

/** What was read. */
export class Sources {
  readonly reads: Reads

  constructor(reads: Reads) {
    this.reads = reads
  }

  /** Every value that was read, e.g. `101-003.AE.2.AESTDTC`. */
  get used(): string[] {
    const names: string[] = []
    let row: Row | undefined
    for (const part of this.reads) {
      if (typeof part !== 'string') row = part
      else if (row) names.push(refOf(row, part))
    }
    return names
  }
}

/** Where a value comes from. */
export class Origin extends Sources {
  /** Key in the words. */
  readonly rule: string

  constructor(rule: string, reads: Reads) {
    super(reads)
    this.rule = rule
  }
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

type Values = Readonly<Record<string, Value>>

/** How the values of a row were made. */
interface Making {
  variables: readonly { name: string; rule: string }[]
  /** For all variables, one after the other: a list for each would fill the memory. */
  reads: Reads
  /** Where the reads of each variable begin, and where the last ones end. */
  bounds: readonly number[]
  /** The values that decided that the row exists. */
  because: Reads
}

/** Of a form. */
const typed: Making = { variables: [], reads: [], bounds: [0], because: [] }

class Content {
  readonly values: Values
  readonly #making: Making

  constructor(values: Values, making: Making) {
    this.values = values
    this.#making = making
  }

  /** What was read for each variable. */
  get reads(): Reads[] {
    return this.#making.variables.map((_, index) => this.#readsAt(index))
  }

  /** What was read for a variable; nothing for a field of a form. */
  readsOf(variable: string): Reads {
    const index = this.#making.variables.findIndex(({ name }) => name === variable)
    return index < 0 ? [] : this.#readsAt(index)
  }

  #readsAt(index: number): Reads {
    const { reads, bounds } = this.#making
    return reads.slice(itemAt(bounds, index), itemAt(bounds, index + 1))
  }

  get origins(): Readonly<Record<string, Origin>> {
    return Object.fromEntries(
      this.#making.variables.map(({ name, rule }) => [name, new Origin(rule, this.readsOf(name))]),
    )
  }

  get because(): Sources {
    return new Sources(this.#making.because)
  }
}

/** No other file has this key, so rules cannot reach the values of a row. */
const content = Symbol('content')

type Filled = Row & { [content]?: Content }

/** Gives a row its values. @param making the default is that of a form */
export function filled<One extends Row>(row: One, values: Values, making: Making = typed): One {
  const kept: Filled = row
  kept[content] = new Content(values, making)
  return row
}

/**
 * Values that no trace notes. For files, pages and typing errors. The linter forbids this import to rules:
 * `sdtm/`, `adam/`, `outputs/` and the edit checks.
 * @throws for a row that was not filled
 */
export function contentOf(row: Filled): Content {
  const found = row[content]
  if (!found) throw new Error(`${refOf(row, '')} has no values. Make it with "filled" or "makeTable".`)
  return found
}

/** By variable or field. Like `contentOf`, not for rules. @throws for a row that was not filled */
export const valuesOf = (row: Row): Values => contentOf(row).values

export const refOf = ({ subject, dataset, seq }: Row, variable: string): string =>
  `${subject}.${dataset}.${seq}.${variable}`
