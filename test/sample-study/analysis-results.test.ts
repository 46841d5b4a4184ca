import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { arsSchema } from './ars-rules.ts'
import { study } from './built.ts'
import { type DatasetFile, datasetFile, textOf } from './files.ts'
import { faultsOf } from './json-schema.ts'

interface Row {
  output: string
  analysis: string
  cell: string
  context: string
  group1_level: string | null
  group2_level: string | null
  group3_level: string | null
  variable: string
  stat_name: string
  stat: number | null
  stat_fmt: string
}

interface Condition {
  dataset: string
  variable: string
  comparator: string
  value: string[]
}

interface Where {
  id: string
  condition?: Condition
  compoundExpression?: { whereClauses: { condition: Condition }[] }
}

interface Result {
  operationId: string
  resultGroups?: { groupingId: string; groupId?: string; groupValue?: string }[]
  rawValue?: string
  formattedValue: string
}

interface Analysis {
  id: string
  methodId: string
  dataset: string
  variable: string
  analysisSetId?: string
  dataSubsetId?: string
  programmingCode?: object
  orderedGroupings?: { groupingId: string; resultsByGroup: boolean }[]
  referencedAnalysisOperations?: { referencedOperationRelationshipId: string; analysisId: string }[]
  results: Result[]
}

interface Method {
  id: string
  operations: {
    id: string
    label: string
    referencedOperationRelationships?: { id: string; operationId: string }[]
  }[]
}

interface Ars {
  analysisSets: Where[]
  dataSubsets: Where[]
  analysisGroupings: { id: string; groupingVariable: string; groups?: (Where & { name: string })[] }[]
  methods: Method[]
  analyses: Analysis[]
  outputs: { id: string }[]
  mainListOfContents: {
    contentsList: { listItems: { outputId: string; sublist: { listItems: { analysisId: string }[] } }[] }
  }
}

const ard: Row[] = JSON.parse(textOf('ard.json'))
const ars: Ars = JSON.parse(textOf('ars.json'))
const operations = new Map(ars.methods.flatMap((method) => method.operations).map((one) => [one.id, one]))
const analyses = new Map(ars.analyses.map((one) => [one.id, one]))

const isListed = ({ output }: Row): boolean => output.startsWith('l-')

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0

describe('the results as a table', () => {
  test('each number of each output once, as it is printed, and nothing else', () => {
    const printed = Object.entries(study.outputs).flatMap(([output, { lines }]) =>
      lines.flatMap(({ cells }) =>
        cells.flatMap((cell) => cell?.parts.map((text) => `${output} ${cell.id} ${text}`) ?? []),
      ),
    )
    expect(printed.length).toBeGreaterThan(1000)
    const found = ard.map(({ output, cell, stat_fmt }) => `${output} ${cell} ${stat_fmt}`)
    expect(found.toSorted()).toEqual(printed.toSorted())
  })

  test('the numbers of a cell have different names; only a value of a listing has none', () => {
    const names = ard.map(({ output, cell, stat_name }) => `${output} ${cell} ${stat_name}`)
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    expect(twice, 'Name them by the functions of outputs/statistic.ts.').toEqual([])
    const unnamed = ard.filter((row) => row.stat_name === 'value' && !isListed(row))
    expect([...new Set(unnamed.map(({ output, context }) => `${output} ${context}`))]).toEqual([])
  })

  test('the number that is printed is the other one, rounded', () => {
    const isBelow = ({ stat, stat_fmt }: Row) => stat_fmt === '<0.001' && Number(stat) < 0.001
    const wrong = ard.filter((row) => {
      const { stat, stat_fmt } = row
      const isNumber = /^-?\d+(\.\d+)?$/.test(stat_fmt) && !isListed(row)
      if (stat === null) return isNumber
      return stat.toFixed(placesOf(stat_fmt)) !== stat_fmt && !isBelow(row)
    })
    expect(wrong).toEqual([])
    expect(ard.some(({ stat, stat_fmt }) => stat !== null && String(stat) !== stat_fmt)).toBe(true)
  })

  test('as CSV, all outputs together and each in its file', () => {
    const lines = (file: string) => textOf(file).trimEnd().split('\r\n')
    const [head = '', ...rows] = lines('ard.csv')
    expect(head).toBe(Object.keys(ard[0] ?? {}).join(','))
    expect(rows.length).toBe(ard.length)
    const own = Object.keys(study.outputs).flatMap((id) => lines(`results/${id}.csv`).slice(1))
    expect(own).toEqual(rows)
  })
})

describe('the reporting event', () => {
  test('has the classes of the Analysis Results Standard', () => {
    expect(faultsOf(ars, arsSchema, arsSchema)).toEqual([])
    const broken = { ...ars, analyses: [{ ...ars.analyses[0], methodId: 1, dataSet: '' }], more: [] }
    expect(faultsOf(broken, arsSchema, arsSchema)).toEqual([
      '$.analyses[0].methodId is no string',
      '$.analyses[0].dataSet is unknown',
      '$.more is unknown',
    ])
  })

  test.runIf(process.env.ARS_SCHEMA)('is valid by the JSON schema of CDISC', () => {
    const schema = JSON.parse(readFileSync(process.env.ARS_SCHEMA ?? '', 'utf8'))
    expect(faultsOf(ars, schema, schema)).toEqual([])
  })

  test('no identifier occurs twice, and each reference leads to one', () => {
    const ids = new Set<string>()
    const references: string[] = []
    const walk = (value: unknown, name = ''): void => {
      if (typeof value === 'string') {
        if (name === 'id') {
          expect(ids, value).not.toContain(value)
          ids.add(value)
        } else if (name.endsWith('Id')) references.push(value)
      } else if (Array.isArray(value)) for (const one of value) walk(one, name)
      else if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) walk(inner, key)
    }
    walk(ars)
    expect(references.length).toBeGreaterThan(2000)
    expect(references.filter((one) => !ids.has(one))).toEqual([])
  })

  test('the list of contents has each output and each analysis once', () => {
    const { listItems } = ars.mainListOfContents.contentsList
    expect(listItems.map(({ outputId }) => outputId)).toEqual(Object.keys(study.outputs))
    const listed = listItems.flatMap(({ sublist }) => sublist.listItems.map((one) => one.analysisId))
    expect(listed).toEqual([...analyses.keys()])
  })

  test('its results are those of the table, in the same order', () => {
    const groupNames = new Map(
      ars.analysisGroupings.flatMap(({ groups = [] }) => groups).map(({ id, name }) => [id, name]),
    )
    const results = ars.analyses.flatMap((analysis) =>
      analysis.results.map(({ operationId, resultGroups = [], rawValue, formattedValue }) => ({
        analysis: analysis.id,
        variable: analysis.variable,
        stat_name: operations.get(operationId)?.label,
        levels: resultGroups.map((one) => one.groupValue ?? groupNames.get(one.groupId ?? '')),
        raw: rawValue,
        stat_fmt: formattedValue,
      })),
    )
    const isText = ({ stat, stat_fmt }: Row) => stat === null && stat_fmt !== 'NR'
    const rows = ard.map((row) => ({
      analysis: row.analysis,
      variable: row.variable,
      stat_name: row.stat_name,
      levels: [row.group1_level, row.group2_level, row.group3_level].filter((one) => one !== null),
      raw: isText(row) ? row.stat_fmt : row.stat === null ? undefined : String(row.stat),
      stat_fmt: row.stat_fmt,
    }))
    const inComparison = new Set(
      ars.analyses
        .filter((one) => one.orderedGroupings?.some((factor) => !factor.resultsByGroup))
        .map(({ id }) => id),
    )
    expect(inComparison.size).toBeGreaterThan(3)
    expect(results).toEqual(rows)
    for (const { analysis, levels } of results) if (inComparison.has(analysis)) expect(levels).toEqual([])
  })

  test('an analysis has one result of an operation for a group', () => {
    for (const { results, id } of ars.analyses) {
      const names = results.map(({ operationId, resultGroups }) =>
        JSON.stringify([operationId, resultGroups]),
      )
      expect(new Set(names).size, id).toBe(names.length)
    }
  })

  test('each operation belongs to the method of its analysis', () => {
    for (const { methodId, results, id } of ars.analyses) {
      const own = ars.methods.find((one) => one.id === methodId)?.operations.map((one) => one.id)
      for (const { operationId } of results) expect(own, id).toContain(operationId)
    }
  })

  test('a percentage is its numerator over its denominator, where an output counts the group', () => {
    let checked = 0
    for (const analysis of ars.analyses)
      for (const result of analysis.results) {
        const operation = operations.get(result.operationId)
        if (operation?.label !== 'pct' || !analysis.referencedAnalysisOperations) continue
        const [numerator, denominator] = (operation.referencedOperationRelationships ?? []).map((one) => {
          const at = analysis.referencedAnalysisOperations?.find(
            ({ referencedOperationRelationshipId: id }) => id === one.id,
          )
          const level = (found: Result) => found.resultGroups?.[0]?.groupId?.at(-1)
          const found = analyses
            .get(at?.analysisId ?? '')
            ?.results.find((other) => other.operationId === one.operationId && level(other) === level(result))
          return Number(found?.rawValue)
        })
        expect((100 * Number(numerator)) / Number(denominator), analysis.id).toBe(Number(result.rawValue))
        checked++
      }
    expect(checked).toBeGreaterThan(100)
  })
})

const comparisons: Record<string, (value: string | number | null, other: string[]) => boolean> = {
  EQ: (value, [other]) => String(value ?? '') === other,
  NE: (value, [other]) => String(value ?? '') !== other,
  GE: (value, [other]) => value !== null && Number(value) >= Number(other),
  GT: (value, [other]) => value !== null && Number(value) > Number(other),
  LE: (value, [other]) => value !== null && Number(value) <= Number(other),
  LT: (value, [other]) => value !== null && Number(value) < Number(other),
  IN: (value, others) => others.includes(String(value ?? '')),
}

type Person = DatasetFile['rows'][number]

const files = new Map<string, DatasetFile>()

function fileOf(name: string): DatasetFile {
  const file = files.get(name) ?? datasetFile(name.toLowerCase())
  files.set(name, file)
  return file
}

const valueIn = (name: string, row: Person, variable: string) => {
  const place = fileOf(name).columns.findIndex((one) => one.name === variable)
  expect(place, `${name}.${variable}`).toBeGreaterThanOrEqual(0)
  return row[place] ?? null
}

const conditionsOf = (where: Where | undefined): Condition[] =>
  where?.compoundExpression?.whereClauses.map(({ condition }) => condition) ??
  (where?.condition ? [where.condition] : [])

const holds = (row: Person, { dataset, variable, comparator, value }: Condition): boolean =>
  comparisons[comparator]?.(valueIn(dataset, row, variable), value) ?? false

/** The rows that an analysis set, a data subset, and a group select. */
function selected({ dataset, analysisSetId, dataSubsetId }: Analysis, groupId: string | undefined): Person[] {
  const set = conditionsOf(ars.analysisSets.find(({ id }) => id === analysisSetId))
  const groups = ars.analysisGroupings.flatMap((one) => one.groups ?? [])
  const conditions = [
    ...conditionsOf(ars.dataSubsets.find(({ id }) => id === dataSubsetId)),
    ...conditionsOf(groups.find(({ id }) => id === groupId)),
  ]
  const own = conditions.filter((one) => one.dataset === dataset)
  const ofPeople = [...set, ...conditions.filter((one) => one.dataset !== dataset)]
  const people = new Set(
    fileOf('ADSL')
      .rows.filter((row) => ofPeople.every((one) => holds(row, one)))
      .map((row) => valueIn('ADSL', row, 'USUBJID')),
  )
  return fileOf(dataset).rows.filter(
    (row) => people.has(valueIn(dataset, row, 'USUBJID')) && own.every((one) => holds(row, one)),
  )
}

/** The programs that count what their arguments select. Others have conditions of their own. */
const counting = ['MT.count.count', 'MT.share.share', 'MT.withEvent.withEvent']

test('who counts the rows that the reporting event selects gets its numbers', () => {
  let checked = 0
  for (const analysis of ars.analyses) {
    if (!counting.includes(analysis.methodId) || analysis.programmingCode) continue
    for (const { operationId, resultGroups, rawValue } of analysis.results) {
      const { label } = operations.get(operationId) ?? {}
      if (label === 'pct') continue
      const rows = selected(analysis, resultGroups?.[0]?.groupId)
      const people = new Set(rows.map((row) => valueIn(analysis.dataset, row, 'USUBJID')))
      const found = label === 'n.event' ? rows.length : people.size
      expect(String(found), `${analysis.id} ${label}`).toBe(rawValue)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(200)
})
