import { arms } from '../../protocol.ts'
import { tables } from '../../words/tables.ts'
import { type Analysis, type Grouping, subsetText } from './analyses.ts'
import type { Clause } from './selection.ts'

const conditionOf = ({ dataset, variable, comparator, values }: Clause) => ({
  dataset,
  variable,
  comparator,
  value: values,
})

const level = (order: number) => ({ level: 1, order })

const setNames: Readonly<Record<string, string>> = {
  ITTFL: tables.lines['set-itt'],
  SAFFL: tables.lines['set-safety'],
  PPROTFL: tables.lines['set-protocol'],
}

export const setId = (flag: string): string => `AS.${flag}`

export const analysisSets = (analyses: readonly Analysis[]) =>
  [...new Set(analyses.map(({ set }) => set))]
    .filter((flag) => flag !== '')
    .map((variable, index) => ({
      id: setId(variable),
      name: setNames[variable] ?? variable,
      ...level(index + 1),
      condition: conditionOf({ dataset: 'ADSL', variable, comparator: 'EQ', values: ['Y'] }),
    }))

/** What one condition is, or several that must all hold. */
function expressionOf(clauses: readonly Clause[]) {
  const [first, second] = clauses
  if (first && !second) return { condition: conditionOf(first) }
  const whereClauses = clauses.map((clause, index) => ({
    level: 2,
    order: index + 1,
    condition: conditionOf(clause),
  }))
  return first ? { compoundExpression: { logicalOperator: 'AND', whereClauses } } : {}
}

const subsetKey = ({ dataset, subset }: Analysis): string => JSON.stringify([dataset, subset])

/** Data subsets, each once, and the id of that of an analysis. */
export function dataSubsets(analyses: readonly Analysis[]) {
  const chosen = Map.groupBy(
    analyses.filter(({ subset }) => subset.length > 0),
    subsetKey,
  )
  const subsets = [...chosen.values()].flatMap(([first], index) => {
    if (!first) return []
    const name = `${first.dataset}: ${subsetText({ ...first, others: [] })}`
    return [{ id: `DS.${index + 1}`, name, ...level(index + 1), ...expressionOf(first.subset) }]
  })
  const ids = new Map([...chosen.keys()].map((key, index) => [key, subsets[index]?.id]))
  return { subsets, idOf: (analysis: Analysis) => ids.get(subsetKey(analysis)) }
}

export const groupingId = ({ dataset, variable }: Grouping): string => `GF.${dataset}.${variable}`

/** @param arm its name */
export const groupId = (grouping: Grouping, arm: string): string =>
  `${groupingId(grouping)}.${Object.values(arms).find(({ name }) => name === arm)?.number}`

const armsAsGroups = (grouping: Grouping) =>
  Object.values(arms).map(({ name }, index) => ({
    id: groupId(grouping, name),
    name,
    ...level(index + 1),
    condition: conditionOf({
      dataset: grouping.dataset,
      variable: grouping.variable,
      comparator: 'EQ',
      values: [name],
    }),
  }))

export function groupingFactors(analyses: readonly Analysis[]) {
  const all = analyses.flatMap(({ groupings }) => groupings)
  return [...new Map(all.map((one) => [groupingId(one), one])).values()].map((grouping) => ({
    id: groupingId(grouping),
    name: `${grouping.dataset}.${grouping.variable}`,
    dataDriven: grouping.isByData,
    groupingDataset: grouping.dataset,
    groupingVariable: grouping.variable,
    ...(grouping.isByData ? {} : { groups: armsAsGroups(grouping) }),
  }))
}
