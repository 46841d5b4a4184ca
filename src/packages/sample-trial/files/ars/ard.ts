import { csvText } from '@marom/tables'
import { statisticNames } from '../../outputs/statistic.ts'
import { type Analysis, subsetText } from './analyses.ts'

type Fact = string | number | null

/** The names of the R package cards, with the output, the cell, and what was selected. */
const columns = [
  'output',
  'analysis',
  'cell',
  'line',
  'context',
  'dataset',
  'analysis_set',
  'selection',
  'group1',
  'group1_level',
  'group2',
  'group2_level',
  'group3',
  'group3_level',
  'variable',
  'variable_level',
  'stat_name',
  'stat_label',
  'stat',
  'stat_fmt',
] as const

/** Of the rows that were counted, if it is one. */
function levelOf({ subset, variable }: Analysis): Fact {
  const found = subset.find((one) => one.variable === variable && one.comparator === 'EQ')
  return found?.values[0] ?? null
}

function rowsOf(analysis: Analysis): Record<(typeof columns)[number], Fact>[] {
  const { groupings, cells } = analysis
  if (groupings.length > 3) throw new Error(`${analysis.id} has more groupings than the table has columns.`)
  const shared = {
    output: analysis.output,
    analysis: analysis.id,
    line: analysis.line || null,
    context: analysis.statistic,
    dataset: analysis.dataset,
    analysis_set: analysis.set || null,
    selection: subsetText(analysis) || null,
    group1: groupings[0]?.variable ?? null,
    group2: groupings[1]?.variable ?? null,
    group3: groupings[2]?.variable ?? null,
    variable: analysis.variable,
    variable_level: levelOf(analysis),
  }
  return cells.flatMap(({ cell, levels }) =>
    cell.statistics.map(({ name, value, text }) => ({
      ...shared,
      cell: cell.id,
      group1_level: levels[0] ?? null,
      group2_level: levels[1] ?? null,
      group3_level: levels[2] ?? null,
      stat_name: name,
      stat_label: statisticNames[name],
      stat: typeof value === 'number' && Number.isFinite(value) ? value : null,
      stat_fmt: text,
    })),
  )
}

/** Analysis results data: a table with one line for each number. */
export function resultsData(analyses: readonly Analysis[]): { json: string; csv: string } {
  const rows = analyses.flatMap(rowsOf).map((row) => columns.map((column) => row[column]))
  const objects = rows.map((row) =>
    JSON.stringify(Object.fromEntries(columns.map((column, place) => [column, row[place]]))),
  )
  return { json: `[\n${objects.join(',\n')}\n]\n`, csv: csvText([columns, ...rows]) }
}
