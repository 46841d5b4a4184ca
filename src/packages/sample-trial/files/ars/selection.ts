import { models } from '../../metadata.ts'
import type { Cell } from '../../outputs/cell.ts'

/** A condition on the rows of a dataset. */
export interface Clause {
  dataset: string
  variable: string
  comparator: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE' | 'IN'
  values: readonly string[]
}

/** What the names of the arguments of a cell say. */
export interface Selection {
  /** The dataset that is analyzed: the last one that the program was given. Empty for a row of a listing. */
  dataset: string
  /** Conditions of the rows that the program was given. */
  given: readonly Clause[]
  /** Conditions of the rows that it counted. */
  counted: readonly Clause[]
  /** An argument that is the name of a variable. */
  variable?: string
  /** Arguments that say something else, e.g. `month 12`. */
  others: readonly string[]
}

const datasets = new Map(
  models.adam.datasets.map(({ name, variables }): [string, ReadonlySet<string>] => [
    name,
    new Set(variables.map((variable) => variable.name)),
  ]),
)

export const hasVariable = (dataset: string, variable: string): boolean =>
  datasets.get(dataset)?.has(variable) ?? false

const comparators = { '=': 'EQ', '!=': 'NE', '>': 'GT', '>=': 'GE', '<': 'LT', '<=': 'LE' } as const

function clauseOf(dataset: string, text: string): Clause | undefined {
  const [, filled] = /^([A-Z][A-Z0-9]{0,7}) is filled$/.exec(text) ?? []
  if (filled) return { dataset, variable: filled, comparator: 'NE', values: [''] }
  const [, variable, sign, value] = /^([A-Z][A-Z0-9]{0,7}) (=|!=|>|>=|<|<=) (.+)$/.exec(text) ?? []
  const comparator = Object.entries(comparators).find(([one]) => one === sign)?.[1]
  return variable && comparator && value ? { dataset, variable, comparator, values: [value] } : undefined
}

/** Undefined if it is no list of conditions like `SAFFL = Y and ATOXGRN >= 3`. */
function clausesOf(dataset: string, text: string): Clause[] | undefined {
  const found = text.split(/, | and (?=[A-Z][A-Z0-9]{0,7} )/).map((one) => clauseOf(dataset, one))
  const clauses = found.filter((one) => one !== undefined)
  const isKnown = clauses.every(({ variable }) => hasVariable(dataset, variable))
  return clauses.length === found.length && isKnown ? clauses : undefined
}

/** E.g. of `ADTTE, PARAMCD = OS and ITTFL = Y, TRTPN = 1; CNSR = 0`. */
export function selectionOf({ given, rows }: Cell): Selection {
  let dataset = ''
  const found = { given: [] as Clause[], counted: [] as Clause[], others: [] as string[], variable: '' }
  const [first] = rows
  for (const text of given === '' ? [] : given.split('; ')) {
    const [, name = '', conditions = ''] = /^(\w+)(?:, (.*))?$/.exec(text) ?? []
    const isData = datasets.has(name)
    if (isData) dataset = name
    const clauses = clausesOf(dataset, isData ? conditions : text)
    if (isData && (clauses || conditions === '')) found.given.push(...(clauses ?? []))
    else if (clauses) found.counted.push(...clauses)
    else if (hasVariable(dataset || (first?.dataset ?? ''), text)) found.variable = text
    else found.others.push(isData ? conditions : text)
  }
  const { variable, ...lists } = found
  return { dataset, ...lists, ...(variable ? { variable } : {}) }
}

/** Each variable once: two groups of rows that are compared differ in a value. */
export function merged(clauses: readonly Clause[]): Clause[] {
  const byVariable = Map.groupBy(clauses, ({ dataset, variable, comparator }) =>
    [dataset, variable, comparator].join(),
  )
  return [...byVariable.values()].flatMap((same) => {
    const [first] = same
    const values = [...new Set(same.flatMap((one) => one.values))]
    return first ? [{ ...first, values, ...(values.length > 1 ? { comparator: 'IN' as const } : {}) }] : []
  })
}

const signs: Readonly<Record<Clause['comparator'], string>> = {
  EQ: '=',
  NE: '!=',
  GT: '>',
  GE: '>=',
  LT: '<',
  LE: '<=',
  IN: 'in',
}

export const textOf = ({ variable, comparator, values }: Clause): string =>
  comparator === 'NE' && values[0] === ''
    ? `${variable} is filled`
    : `${variable} ${signs[comparator]} ${values.join(', ')}`
