import { type StatisticName, statisticNames } from '../../outputs/statistic.ts'
import { rules as words } from '../../words/rules.ts'
import { decimalsOf } from '../decimals.ts'
import { functionsOf, programNamed } from '../sources.ts'
import type { Analysis } from './analyses.ts'

type Method = Pick<Analysis, 'statistic' | 'program'>

export const methodId = ({ statistic, program }: Method): string => `MT.${statistic}.${program}`

export const operationId = (method: Method, name: StatisticName): string => `${methodId(method)}.${name}`

/** Counts the participants of a group: the denominator of a percentage. */
const groupSize: Method = { statistic: 'count', program: 'count' }

const numerator = (method: Method): string => `${operationId(method, 'pct')}.NUM`
const denominator = (method: Method): string => `${operationId(method, 'pct')}.DEN`

const relationships = (method: Method) => [
  {
    id: numerator(method),
    referencedOperationRole: { controlledTerm: 'NUMERATOR' },
    operationId: operationId(method, 'n'),
  },
  {
    id: denominator(method),
    referencedOperationRole: { controlledTerm: 'DENOMINATOR' },
    operationId: operationId(groupSize, 'N'),
  },
]

const namesIn = (analyses: readonly Analysis[]): StatisticName[] => [
  ...new Set(
    analyses.flatMap(({ cells }) => cells.flatMap(({ cell }) => cell.statistics.map((one) => one.name))),
  ),
]

/** E.g. `XX.X`, if all numbers have as many decimal places. A text has no pattern. */
function patternOf(analyses: readonly Analysis[], name: StatisticName): string | undefined {
  const all = analyses.flatMap(({ cells }) => cells.flatMap(({ cell }) => cell.statistics))
  const texts = all.flatMap((one) => (one.name === name && typeof one.value === 'number' ? one.text : []))
  const numbers = texts.filter((text) => /^-?[\d.]+$/.test(text))
  const [places, ...others] = new Set(numbers.map(decimalsOf))
  if (places === undefined || others.length > 0) return undefined
  return places > 0 ? `XX.${'X'.repeat(places)}` : 'XX'
}

function operationsOf(method: Method, analyses: readonly Analysis[]) {
  const names = namesIn(analyses)
  return names.map((name, index) => {
    const resultPattern = patternOf(analyses, name)
    return {
      id: operationId(method, name),
      name: statisticNames[name],
      label: name,
      order: index + 1,
      ...(name === 'pct' && names.includes('n')
        ? { referencedOperationRelationships: relationships(method) }
        : {}),
      ...(resultPattern ? { resultPattern } : {}),
    }
  })
}

/** With the source of the program that computes the method. */
export function methodsOf(analyses: readonly Analysis[]) {
  const functions = functionsOf(analyses.flatMap(({ cells }) => cells.map(({ cell }) => cell)))
  const descriptions: Readonly<Record<string, string>> = words.statistics
  return [...Map.groupBy(analyses, methodId)].flatMap(([id, same]) => {
    const [method] = same
    if (!method) return []
    return [
      {
        id,
        name: method.program,
        description: descriptions[method.statistic],
        operations: operationsOf(method, same),
        codeTemplate: { context: 'TypeScript', code: functions[programNamed(method.program)]?.code },
      },
    ]
  })
}

/** Whether the rows of each cell of one are the group of the cell of the other, level by level. */
const isGroupOf = (one: Analysis, { cells }: Analysis): boolean =>
  cells.every(({ cell, levels }) => {
    const size = one.cells.find((other) => other.levels.join() === levels.join())
    const rows = new Set(size?.cell.rows)
    return size && rows.size === cell.group.length && cell.group.every((row) => rows.has(row))
  })

/** Where the numerator and the denominator of a percentage are, if an output counts the group. */
export function referencesOf(analysis: Analysis, all: readonly Analysis[]) {
  const names = namesIn([analysis])
  if (!names.includes('pct') || !names.includes('n')) return []
  const sizes = all.filter((one) => methodId(one) === methodId(groupSize) && isGroupOf(one, analysis))
  const size = sizes.find(({ output }) => output === analysis.output) ?? sizes[0]
  if (!size) return []
  return [
    { referencedOperationRelationshipId: numerator(analysis), analysisId: analysis.id },
    { referencedOperationRelationshipId: denominator(analysis), analysisId: size.id },
  ]
}
