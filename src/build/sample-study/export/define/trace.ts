import { contentOf, type Row, valuesOf } from '#src/sample-study/row.ts'

/** Every form, record, and analysis row. */
export type Trace = ReadonlyMap<string, Row>

const keyOf = ({ subject, dataset, seq }: Row): string => `${subject}.${dataset}.${seq}`

export const traceOf = (rows: readonly Row[]): Trace => new Map(rows.map((row) => [keyOf(row), row]))

/** Calls `visit` with each value that a value was computed from. Those of the same row are followed. */
function eachSource(
  trace: Trace,
  row: Row,
  variable: string,
  visit: (row: Row, variable: string) => void,
): void {
  const { origins } = contentOf(row)
  const own = `${keyOf(row)}.`
  const followed = [variable]
  for (const name of followed)
    for (const ref of origins[name]?.used ?? []) {
      const dot = ref.lastIndexOf('.')
      const source = ref.slice(dot + 1)
      if (ref.startsWith(own)) {
        if (!followed.includes(source)) followed.push(source)
        continue
      }
      const other = trace.get(ref.slice(0, dot))
      if (!other) throw new Error(`The trace of ${own}${variable} leads to ${ref}, which does not exist.`)
      visit(other, source)
    }
}

interface Found {
  variable: string
  /** One row for each row that has its value. */
  rows: Row[]
  last: Row
}

/** By name, e.g. `DM.SEX`: the variables that have the value of rows. */
function equalIn(trace: Trace, rows: readonly Row[], variable: string): Map<string, Found> {
  const found = new Map<string, Found>()
  for (const row of rows) {
    const value = String(valuesOf(row)[variable])
    eachSource(trace, row, variable, (other, source) => {
      if (String(valuesOf(other)[source]) !== value) return
      const name = `${other.dataset}.${source}`
      const same = found.get(name)
      if (!same) return void found.set(name, { variable: source, rows: [other], last: row })
      // A rule that searches stops at the record that it chooses, so the last one counts.
      if (same.last === row) same.rows.pop()
      same.rows.push(other)
      same.last = row
    })
  }
  return found
}

const filledIn = (rows: readonly Row[], variable: string) =>
  rows.filter((row) => valuesOf(row)[variable] !== null)

/**
 * The variable of another dataset that has the same value in every row, e.g. `DM.SEX`. If a rule chose
 * one of its records by variables that are equal in all, they are named, too:
 * `DS.DSSTDTC where DSDECOD = RANDOMIZED`.
 * @throws if there is no such variable
 */
export function predecessorOf(trace: Trace, rows: readonly Row[], variable: string): string {
  const filled = filledIn(rows, variable)
  const [first] = filled
  const [found] = [...equalIn(trace, filled, variable)].filter(
    ([, { rows: all }]) => all.length === filled.length,
  )
  if (first && found) return found[0] + choiceOf(trace, first, variable, found[1])
  const names = new Set<string>()
  for (const row of filled.length > 0 ? [] : rows)
    eachSource(trace, row, variable, ({ dataset }, source) => names.add(`${dataset}.${source}`))
  const [name] = names
  if (name) return name
  throw new Error(
    `${rows[0]?.dataset}.${variable} has the rule "taken", but no variable that it reads has its values.`,
  )
}

/** The condition that chose the records, if there is one. @param row one of those with the value */
function choiceOf(trace: Trace, row: Row, variable: string, { rows, variable: source }: Found): string {
  const [chosen] = rows
  const others = new Set<string>()
  eachSource(trace, row, variable, (other, name) => {
    if (other === chosen && name !== source) others.add(name)
  })
  const conditions = [...others].flatMap((name) => {
    const values = new Set(rows.map((one) => valuesOf(one)[name] ?? null))
    const [value = null] = values
    return values.size === 1 && value !== null ? `${name} = ${value}` : []
  })
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

/** The fields from which the values were copied, e.g. `form-dm.SEX`. */
export const fieldsOf = (trace: Trace, rows: readonly Row[], variable: string): string[] =>
  [...equalIn(trace, filledIn(rows, variable), variable).keys()].filter((name) => name.startsWith('form-'))
