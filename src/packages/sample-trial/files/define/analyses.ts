import { models } from '../../metadata.ts'
import type { Cell, Output } from '../../outputs/cell.ts'
import { type Row, type Value, valuesOf } from '../../row.ts'
import type { Check } from './value-level.ts'

/** The cells of an output that one program computed from the same variables of the same rows. */
export interface Analysis {
  program: string
  cells: readonly Cell[]
  /** Keys in the words, or nothing for lines that are terms of the data. */
  labels: readonly string[]
  datasets: readonly AnalysisDataset[]
}

export interface AnalysisDataset {
  name: string
  variables: readonly string[]
  /** What a row must be to be analyzed. */
  checks: readonly Check[]
}

type Conditions = Map<string, Set<Exclude<Value, null>>>

const datasetNames: readonly string[] = models.adam.datasets.map(({ name }) => name)

/** These differ between the columns of an output: its rows are analyzed in all arms. */
const isTreatment = (variable: string): boolean => /^TRT\w*N$/.test(variable)

/**
 * The conditions of a text like `ADTTE, PARAMCD = OS and ITTFL = Y, TRTPN = 1`.
 * @throws for another kind of condition
 */
function conditionsIn(text: string): [variable: string, value: string][] {
  if (text === '') return []
  return text.split(/, | and (?=[A-Z][A-Z0-9]{0,7} )/).map((condition) => {
    const [, variable, value] = /^([A-Z][A-Z0-9]{0,7}) = (.+)$/.exec(condition) ?? []
    if (!variable || !value) throw new Error(`Define-XML cannot say which rows "${condition}" selects.`)
    return [variable, value]
  })
}

/** By dataset. Two groups of rows of the same dataset are analyzed together. */
function selectionsOf({ given }: Cell): Map<string, Conditions> {
  const selections = new Map<string, Conditions>()
  for (const text of given.split('; ')) {
    const [, name = '', rest = ''] = /^(\w+)(?:, (.*))?$/.exec(text) ?? []
    if (!datasetNames.includes(name)) continue
    const conditions: Conditions = selections.get(name) ?? new Map()
    for (const [variable, value] of conditionsIn(rest))
      conditions.set(variable, (conditions.get(variable) ?? new Set()).add(value))
    selections.set(name, conditions)
  }
  return selections
}

/** A listing shows rows that it chose by these variables, which have one value in all of them. */
function selectionOfLines({ linesFrom = [], lines }: Output): Map<string, Conditions> {
  const rows = new Set(lines.flatMap(({ cells }) => cells.flatMap((cell) => cell?.rows ?? [])))
  const [first] = rows
  const names = new Set(
    linesFrom.flatMap((notes) => [...notes].flatMap(([row, read]) => (rows.has(row) ? read : []))),
  )
  const conditions: Conditions = new Map()
  for (const name of names) {
    const values = new Set([...rows].map((row) => valuesOf(row)[name] ?? null))
    const [value = null] = values
    if (values.size === 1 && value !== null) conditions.set(name, new Set([value]))
  }
  return first ? new Map([[first.dataset, conditions]]) : new Map()
}

/** What the program itself read, by dataset. The notes before are of those who chose its rows. */
function variablesOf({ notes }: Cell): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [row, names] of notes.at(-1) ?? new Map<Row, readonly string[]>()) {
    const variables = found.get(row.dataset) ?? new Set()
    found.set(row.dataset, variables)
    for (const name of names) variables.add(name)
  }
  return found
}

interface Part {
  cell: Cell
  labels: readonly string[]
  selections: Map<string, Conditions>
  variables: Map<string, Set<string>>
}

/** Equal for the parts of one analysis. The variables of a listing are its columns. */
function keyOf({ cell, selections, variables }: Part, isListing: boolean): string {
  const fixed = [...selections].map(([name, conditions]) => [
    name,
    [...conditions]
      .filter(([variable]) => !isTreatment(variable))
      .map(([variable, values]) => [variable, ...values]),
  ])
  const read = [...variables].map(([name, names]) => [name, ...[...names].sort()])
  return JSON.stringify([cell.program, fixed, isListing ? [] : read])
}

/** A condition that a part does not have does not hold for all rows. */
function checksOf(parts: readonly Part[], dataset: string): Check[] {
  const all = parts.map(({ selections }) => selections.get(dataset) ?? new Map())
  const names = [...new Set(all.flatMap((conditions) => [...conditions.keys()]))]
  return names
    .filter((name) => all.every((conditions) => conditions.has(name)))
    .map((variable) => ({
      variable,
      values: [...new Set(all.flatMap((conditions) => [...(conditions.get(variable) ?? [])]))],
    }))
}

function datasetsOf(parts: readonly Part[]): AnalysisDataset[] {
  const names = new Set(
    parts.flatMap(({ selections, variables }) => [...selections.keys(), ...variables.keys()]),
  )
  return [...names].map((name) => {
    const read = new Set(parts.flatMap(({ variables }) => [...(variables.get(name) ?? [])]))
    return { name, variables: read.size > 0 ? [...read] : ['USUBJID'], checks: checksOf(parts, name) }
  })
}

/** In the order of the output. */
export function analysesOf(output: Output): Analysis[] {
  const parts = output.lines.flatMap(({ label, isTerm, cells }) =>
    cells.flatMap((cell): Part[] => {
      if (!cell) return []
      const selections = selectionsOf(cell)
      return [{ cell, labels: isTerm ? [] : [label], selections, variables: variablesOf(cell) }]
    }),
  )
  const isListing = parts.every(({ selections }) => selections.size === 0)
  const lines = isListing ? selectionOfLines(output) : undefined
  const groups = Map.groupBy(
    parts.map((part) => (lines ? { ...part, selections: lines } : part)),
    (part) => keyOf(part, isListing),
  )
  return [...groups.values()].map((group) => ({
    program: group[0]?.cell.program ?? '',
    cells: group.map(({ cell }) => cell),
    labels: [...new Set(group.flatMap(({ labels }) => labels))],
    datasets: datasetsOf(group),
  }))
}
