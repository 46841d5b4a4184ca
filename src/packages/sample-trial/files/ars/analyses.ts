import { models } from '../../metadata.ts'
import type { Cell, Line, Output } from '../../outputs/cell.ts'
import { arms } from '../../protocol.ts'
import { type Row, valuesOf } from '../../row.ts'
import { tables } from '../../words/tables.ts'
import { type Clause, hasVariable, merged, type Selection, selectionOf, textOf } from './selection.ts'

export interface Grouping {
  dataset: string
  variable: string
  /** Its groups are the values in the data. */
  isByData: boolean
}

export interface Analyzed {
  cell: Cell
  /** One for each grouping of the analysis, unless the analysis compares the groups. */
  levels: readonly string[]
}

/** One method for one variable: a result for each statistic and each group. */
export interface Analysis {
  id: string
  output: string
  /** The line with those above it, e.g. `Sex: Female`. */
  line: string
  /** Results by group, or one result that compares the groups, or one for all. */
  kind: 'by group' | 'comparison' | 'total'
  statistic: string
  program: string
  dataset: string
  variable: string
  /** The flag of the analysis set in ADSL. */
  set: string
  subset: readonly Clause[]
  /** Arguments that are no conditions, e.g. `month 12`. */
  others: readonly string[]
  groupings: readonly Grouping[]
  cells: readonly Analyzed[]
}

const isSet = ({ variable, values }: Clause): boolean =>
  /^(ITT|SAF|PPROT)FL$/.test(variable) && values[0] === 'Y'

const isTreatment = ({ variable }: Clause): boolean => /^TRT\w*N$/.test(variable)

const armNames = new Map(Object.values(arms).map(({ number, name }) => [String(number), name]))

/** The variable with the names of the arms, e.g. `TRTP` for `TRTPN`. */
const treatmentOf = ({ dataset, variable }: Clause): Grouping => {
  const named = variable.slice(0, -1)
  if (!hasVariable(dataset, named)) throw new Error(`${dataset} has ${variable}, but no ${named}.`)
  return { dataset, variable: named, isByData: false }
}

type Part = Omit<Analysis, 'id' | 'cells'> & { cell: Cell; levels: readonly string[] }

/** What the program itself read. The notes before are of those who chose its rows. */
const readBy = ({ notes }: Cell): string[] => [...new Set([...(notes.at(-1)?.values() ?? [])].flat())]

function variableOf(cell: Cell, { variable, counted }: Selection): string {
  const read = readBy(cell)
  const main = read.includes('AVAL') ? 'AVAL' : read[0]
  return variable ?? counted[0]?.variable ?? main ?? 'USUBJID'
}

/** Of the rows that are analyzed, else of the participants whose rows they are. */
function treatmentIn(given: readonly Clause[], dataset: string): Clause | undefined {
  const treatments = merged(given).filter(isTreatment)
  return treatments.find((one) => one.dataset === dataset) ?? treatments[0]
}

/** The numbers of chosen rows. */
function summaryPart(cell: Cell, selection: Selection): Omit<Part, 'output' | 'line'> {
  const { dataset, given, counted, others } = selection
  const treatment = treatmentIn(given, dataset)
  const set = given.find(isSet)?.variable ?? ''
  const subset = merged(
    [...given, ...counted].filter(
      (one) => one.dataset === dataset && !isTreatment(one) && one.variable !== set,
    ),
  )
  const [level = '', second] = treatment?.values ?? []
  const kind = !treatment ? 'total' : second ? 'comparison' : 'by group'
  return {
    cell,
    kind,
    statistic: cell.statistic,
    program: cell.program,
    dataset,
    variable: variableOf(cell, selection),
    set,
    subset,
    others,
    groupings: treatment ? [treatmentOf(treatment)] : [],
    levels: kind === 'by group' ? [armNames.get(level) ?? level] : [],
  }
}

const keysOf = (dataset: string): string[] =>
  (models.adam.datasets.find(({ name }) => name === dataset)?.variables ?? [])
    .filter(({ name, ...more }) => 'isKey' in more && more.isKey && name !== 'STUDYID')
    .map(({ name }) => name)

/** Variables that chose the rows of a listing and have one value in all of them. */
function listedClauses({ linesFrom = [] }: Output, rows: readonly Row[]): Clause[] {
  const chosen = new Set(rows)
  const read = linesFrom.flatMap((notes) =>
    [...notes].flatMap(([row, names]) => (chosen.has(row) ? names : [])),
  )
  return [...new Set(read)].flatMap((variable): Clause[] => {
    const values = [...new Set(rows.map((row) => String(valuesOf(row)[variable] ?? '')))]
    const dataset = rows[0]?.dataset ?? ''
    return values.length === 1 ? [{ dataset, variable, comparator: 'EQ', values }] : []
  })
}

/** A value of a row. */
function listedPart(
  cell: Cell,
  selection: Selection,
  clauses: readonly Clause[],
): Omit<Part, 'output' | 'line'> {
  const [row] = cell.rows
  if (!row) throw new Error(`The cell ${cell.id} has neither chosen rows nor a row.`)
  const keys = keysOf(row.dataset)
  return {
    cell,
    kind: 'by group',
    statistic: cell.statistic,
    program: cell.program,
    dataset: row.dataset,
    variable: variableOf(cell, selection),
    set: clauses.find(isSet)?.variable ?? '',
    subset: clauses.filter((one) => !isSet(one)),
    others: [],
    groupings: keys.map((variable) => ({ dataset: row.dataset, variable, isByData: true })),
    levels: keys.map((variable) => String(valuesOf(row)[variable] ?? '')),
  }
}

const wordsOf = ({ label, isTerm }: Line): string => {
  const words: Readonly<Record<string, string>> = tables.lines
  return isTerm ? label : (words[label] ?? label)
}

/** A heading, a class of terms, or a line like `Discontinued, by main reason:`. */
const isAbove = (line: Line): boolean =>
  line.isTerm === true || wordsOf(line).endsWith(':') || line.cells.every((cell) => cell === null)

/** Each line with the lines of lower levels above it. */
function pathsOf(lines: readonly Line[]): string[] {
  const above: string[] = []
  return lines.map((line) => {
    const { level = 0 } = line
    const name = wordsOf(line).replace(/:$/, '')
    const path = [...above.slice(0, level), name].filter((one) => one).join(': ')
    above.length = level
    above[level] = isAbove(line) ? name : ''
    return path
  })
}

function partsOf(output: Output): Part[] {
  const paths = pathsOf(output.lines)
  const rows = output.lines.flatMap(({ cells }) => cells.flatMap((cell) => cell?.rows ?? []))
  const clauses = listedClauses(output, [...new Set(rows)])
  return output.lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell): Part[] => {
      if (!cell) return []
      const selection = selectionOf(cell)
      if (selection.dataset === '')
        return [{ ...listedPart(cell, selection, clauses), output: output.id, line: '' }]
      return [{ ...summaryPart(cell, selection), output: output.id, line: paths[index] ?? '' }]
    }),
  )
}

/** In the order of the output. */
export function analysesOf(output: Output): Analysis[] {
  const groups = Map.groupBy(partsOf(output), ({ cell: _, levels: __, ...same }) => JSON.stringify(same))
  return [...groups.values()].flatMap((parts, index) => {
    const [first] = parts
    if (!first) return []
    const { cell: _, levels: __, ...same } = first
    const cells = parts.map(({ cell, levels }) => ({ cell, levels }))
    return [{ ...same, id: `AN.${output.id}.${index + 1}`, cells }]
  })
}

/** E.g. `SAFFL = Y and EOTSTT = ONGOING`, with arguments that are no conditions. */
export const subsetText = ({ subset, others }: Pick<Analysis, 'subset' | 'others'>): string =>
  [...subset.map(textOf), ...others].join(' and ')
