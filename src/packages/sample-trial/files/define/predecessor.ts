import { contentOf, type Row, valuesOf } from '../../row.ts'

/** Calls `visit` with each value that a value was computed from. Those of the same row are followed. */
function eachSource(row: Row, variable: string, visit: (row: Row, variable: string) => void): void {
  const followed = [variable]
  for (const name of followed) {
    let source = row
    for (const part of contentOf(row).readsOf(name)) {
      if (typeof part !== 'string') source = part
      else if (source !== row) visit(source, part)
      else if (!followed.includes(part)) followed.push(part)
    }
  }
}

interface Found {
  variable: string
  /** One row for each row that has its value. */
  rows: Row[]
  last: Row
}

/** By name, e.g. `DM.SEX`: the variables that have the value of rows. */
function equalIn(rows: readonly Row[], variable: string): Map<string, Found> {
  const found = new Map<string, Found>()
  for (const row of rows) {
    const value = String(valuesOf(row)[variable])
    eachSource(row, variable, (other, source) => {
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
export function predecessorOf(rows: readonly Row[], variable: string): string {
  const filled = filledIn(rows, variable)
  const [first] = filled
  const [found] = [...equalIn(filled, variable)].filter(([, { rows: all }]) => all.length === filled.length)
  if (first && found) return found[0] + choiceOf(first, variable, found[1])
  const names = new Set<string>()
  for (const row of filled.length > 0 ? [] : rows)
    eachSource(row, variable, ({ dataset }, source) => names.add(`${dataset}.${source}`))
  const [name] = names
  if (name) return name
  throw new Error(
    `${rows[0]?.dataset}.${variable} has the rule "taken", but no variable that it reads has its values.`,
  )
}

/** The condition that chose the records, if there is one. @param row one of those with the value */
function choiceOf(row: Row, variable: string, { rows, variable: source }: Found): string {
  const [chosen] = rows
  const others = new Set<string>()
  eachSource(row, variable, (other, name) => {
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
export const fieldsOf = (rows: readonly Row[], variable: string): string[] =>
  [...equalIn(filledIn(rows, variable), variable).keys()].filter((name) => name.startsWith('form-'))
