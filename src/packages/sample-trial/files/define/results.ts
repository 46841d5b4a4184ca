import { type Column, models } from '../../metadata.ts'
import type { Output } from '../../outputs/cell.ts'
import { rules as words } from '../../words/rules.ts'
import { tables } from '../../words/tables.ts'
import { functionsOf, programNamed } from '../sources.ts'
import { element, escaped } from '../xml.ts'
import { type Analysis, type AnalysisDataset, analysesOf } from './analyses.ts'
import { joinComment } from './comments.ts'
import { datasetOid } from './datasets.ts'
import { described } from './described.ts'
import { type Leaf, programs, reference } from './documents.ts'
import { type Check, clauseOid, itemOid } from './value-level.ts'

/** The displays of the analysis, and what they refer to. */
export interface Displays {
  clauses: readonly { dataset: string; checks: readonly Check[] }[]
  leaves: readonly Leaf[]
  element: string
  /** Whether an analysis reads two datasets. */
  hasJoin: boolean
}

/** Terms in capitals of "outcome measure" are CDISC's; the list can be extended. */
const purposes: Readonly<Record<string, string>> = {
  't-14-1-1': 'DESCRIPTION OF PARTICIPANTS',
  't-14-1-2': 'DESCRIPTION OF PARTICIPANTS',
  't-14-1-3': 'DESCRIPTION OF PARTICIPANTS',
  't-14-2-1': 'PRIMARY OUTCOME MEASURE',
  'f-14-2-1': 'PRIMARY OUTCOME MEASURE',
  'f-14-2-1-1': 'EXPLORATORY OUTCOME MEASURE',
  't-14-2-2': 'SENSITIVITY ANALYSIS',
  't-14-2-2-1': 'SENSITIVITY ANALYSIS',
  't-14-2-2-2': 'SENSITIVITY ANALYSIS',
  't-14-2-3': 'SECONDARY OUTCOME MEASURE',
  'f-14-2-3': 'SECONDARY OUTCOME MEASURE',
  't-14-2-4': 'SECONDARY OUTCOME MEASURE',
  't-14-3-1': 'SAFETY',
  't-14-3-2': 'SAFETY',
  't-14-3-1-3': 'SAFETY',
  't-14-3-2-1': 'SAFETY',
  'l-14-3-2-2': 'SAFETY',
  'f-14-3-4-1': 'SAFETY',
  'l-14-3-4-2': 'SAFETY',
  't-14-3-4-3': 'SAFETY',
  't-14-3-5': 'SAFETY',
  'l-16-2-7': 'SAFETY',
}

const wordsOf = (all: Readonly<Record<string, string>>, key: string): string => {
  const text = all[key]
  if (!text) throw new Error(`There are no words for "${key}".`)
  return text
}

/** @param output its id */
export const purposeOf = (output: string): string => wordsOf(purposes, output)

const titles: Readonly<Record<string, (typeof tables.titles)[keyof typeof tables.titles]>> = tables.titles

const programLeaf = (file: string): Leaf => ({
  id: `LF.${file.split('/').at(-1)}`,
  file: programs + file,
  title: file,
})

const leavesOf = ({ id, file }: Output): Leaf[] => [
  programLeaf(`first/outputs/${file}`),
  programLeaf(`${id}.sql`),
]

function datasetElement({ name, variables, checks }: AnalysisDataset): string {
  return element(
    'arm:AnalysisDataset',
    { ItemGroupOID: datasetOid(name) },
    (checks.length > 0 ? element('def:WhereClauseRef', { WhereClauseOID: clauseOid(name, checks) }) : '') +
      variables
        .map((variable) => element('arm:AnalysisVariable', { ItemOID: itemOid(name, variable) }))
        .join(''),
  )
}

const variableNamed = (dataset: string, name: string): Column | undefined =>
  models.adam.datasets
    .find((one) => one.name === dataset)
    ?.variables.find((variable: Column) => variable.name === name)

/** Of the dataset with parameters, if there is one. */
function parameterOid(datasets: readonly AnalysisDataset[]): string | undefined {
  const found = datasets.find(({ name }) => variableNamed(name, 'PARAMCD'))
  return found && itemOid(found.name, 'PARAMCD')
}

/** The lines of the output, or the variables whose values its lines are. */
function titleOf({ labels, datasets }: Analysis): string {
  const names = datasets.flatMap(({ name, variables }) =>
    variables.filter((one) => one !== 'USUBJID').map((one) => variableNamed(name, one)?.label ?? one),
  )
  if (labels.length === 0) return names.join(', ')
  const lines = labels.map((label) => wordsOf(tables.lines, label).replace(/:$/, '')).join('; ')
  return names.length === 1 ? `${names[0]}: ${lines}` : lines
}

type Functions = ReturnType<typeof functionsOf>

function analysisElement(output: Output, functions: Functions, analysis: Analysis, number: number): string {
  const { cells, datasets, program } = analysis
  const code = functions[programNamed(program)]?.code ?? ''
  const statistics = [...new Set(cells.map(({ statistic }) => wordsOf(words.statistics, statistic)))]
  return element(
    'arm:AnalysisResult',
    {
      OID: `AR.${output.id}.${number}`,
      ParameterOID: parameterOid(datasets),
      AnalysisReason: 'SPECIFIED IN SAP',
      AnalysisPurpose: purposeOf(output.id),
    },
    described(titleOf(analysis)) +
      element(
        'arm:AnalysisDatasets',
        { 'def:CommentOID': datasets.length > 1 ? joinComment.oid : undefined },
        datasets.map(datasetElement).join(''),
      ) +
      element('arm:Documentation', {}, described(statistics.join(' '))) +
      element(
        'arm:ProgrammingCode',
        { Context: 'TypeScript' },
        element('arm:Code', {}, escaped(code)) + leavesOf(output).map(reference).join(''),
      ),
  )
}

function displayElement(output: Output, functions: Functions, analyses: readonly Analysis[]): string {
  const title = titles[output.id]
  if (!title) throw new Error(`There is no title of ${output.id}.`)
  return element(
    'arm:ResultDisplay',
    { OID: `RD.${output.id}`, Name: title.number },
    described(`${title.title} (${title.population.toLowerCase()})`) +
      analyses.map((analysis, index) => analysisElement(output, functions, analysis, index + 1)).join(''),
  )
}

/** Analysis Results Metadata 1.0. */
export function displaysOf(outputs: readonly Output[]): Displays {
  const cells = outputs.flatMap(({ lines }) =>
    lines.flatMap((line) => line.cells.flatMap((one) => one ?? [])),
  )
  const functions = functionsOf(cells)
  const displays = outputs.map((output) => ({ output, analyses: analysesOf(output) }))
  const datasets = displays.flatMap(({ analyses }) => analyses.flatMap((one) => one.datasets))
  const leaves = new Map(outputs.flatMap(leavesOf).map((one) => [one.id, one]))
  return {
    clauses: datasets
      .filter(({ checks }) => checks.length > 0)
      .map(({ name, checks }) => ({ dataset: name, checks })),
    leaves: [...leaves.values()],
    element: element(
      'arm:AnalysisResultDisplays',
      {},
      displays.map(({ output, analyses }) => displayElement(output, functions, analyses)).join('\n'),
    ),
    hasJoin: displays.some(({ analyses }) => analyses.some((one) => one.datasets.length > 1)),
  }
}
