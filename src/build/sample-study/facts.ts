import { analysisDatasets } from '#src/sample-study/adam/build.ts'
import { codeOf, type Row } from '#src/sample-study/derive.ts'
import type {
  CellFacts,
  DatasetFacts,
  Lineage,
  OutputFacts,
  ParticipantFacts,
  RaisedQuery,
  RowFacts,
  RuleFacts,
  Study,
  StudyFacts,
  TableFacts,
} from '#src/sample-study/facts.ts'
import type { Casebook } from '#src/sample-study/forms/entry.ts'
import { modelNames, models } from '#src/sample-study/metadata.ts'
import { domains } from '#src/sample-study/sdtm/build.ts'
import { editChecks } from './forms/checks.ts'
import type { Output } from './outputs/cell.ts'
import type { StudyData } from './study.ts'

const variableOf = (ref: string) => {
  const [, dataset, , variable] = ref.split('.')
  return `${dataset}.${variable}`
}

const shortened = (row: Row): RowFacts => {
  const origins = Object.entries(row.origins).filter(([, { used }]) => used.length > 0)
  const within = (ref: string) => ref.slice(row.subject.length + 1)
  return {
    id: `${row.dataset}.${row.seq}`,
    values: row.values,
    used: Object.fromEntries(origins.map(([name, { used }]) => [name, used.map(within)])),
  }
}

function rulesPart(): Record<string, RuleFacts> {
  const described = [...domains, ...analysisDatasets].flatMap(({ name: dataset, variables }) =>
    variables.map(({ name, label, rule, derive }) => [
      `${dataset}.${name}`,
      { label, rule, code: codeOf(derive) },
    ]),
  )
  return Object.fromEntries(described)
}

const datasetsPart = (): DatasetFacts[] =>
  modelNames.flatMap((model) =>
    models[model].datasets.map(({ name, label, structure, variables }) => ({
      model,
      name,
      label,
      structure,
      variables: variables.map((one) => ({
        name: one.name,
        label: one.label,
        type: one.type,
        rule: one.rule,
      })),
    })),
  )

function tablePart(dataset: string, rows: readonly Row[], outputs: readonly Output[]): TableFacts {
  const read = outputs.flatMap(({ lines }) =>
    lines.flatMap(({ cells }) => cells.flatMap((one) => one?.used ?? [])),
  )
  const names = new Set(read.map(variableOf))
  const variables = Object.keys(rows[0]?.values ?? {}).filter(
    (name) => name === 'PARAMCD' || names.has(`${dataset}.${name}`),
  )
  return {
    variables,
    rows: rows.map(({ subject, seq, values }) => ({
      subject,
      seq,
      values: variables.map((name) => values[name] ?? null),
    })),
  }
}

function cellsPart({ lines }: Output, placeOf: ReadonlyMap<Row, number>): Record<string, CellFacts> {
  const cells = lines.flatMap((line) => line.cells).filter((one) => one !== null)
  return Object.fromEntries(
    cells.map(({ id, statistic, code, rows, used }) => {
      const names = [...new Set(used.map(variableOf))]
      const dataset = rows[0]?.dataset ?? names.at(-1)?.split('.')[0] ?? ''
      const variables = names
        .filter((name) => name.startsWith(`${dataset}.`))
        .map((name) => name.split('.')[1] ?? '')
      return [id, { statistic, code, dataset, variables, rows: rows.map((row) => placeOf.get(row) ?? -1) }]
    }),
  )
}

const outputPart = ({ program, columns, lines }: Output): OutputFacts => ({
  program,
  columns,
  lines: lines.map((line) => ({
    ...line,
    cells: line.cells.map((one) => one && { id: one.id, text: one.text, parts: one.parts }),
  })),
})

function countsBySubject(outputs: readonly Output[]): Map<string, Record<string, string[]>> {
  const found = new Map<string, Record<string, string[]>>()
  for (const output of outputs)
    for (const one of output.lines.flatMap(({ cells }) => cells)) {
      for (const row of one?.rows ?? []) {
        const counts = found.get(row.subject) ?? {}
        const key = `${row.dataset}.${row.seq}`
        counts[key] = [...(counts[key] ?? []), `${output.id}.${one?.id}`]
        found.set(row.subject, counts)
      }
    }
  return found
}

function queriesOf(books: readonly Casebook[]): RaisedQuery[] {
  return books.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      Object.entries(entry.audit).flatMap(([item, events]) =>
        events
          .filter(({ kind }) => kind === 'queried')
          .map(({ check = '' }) => ({ check, at: `${entry.subject}.${entry.dataset}.${entry.seq}.${item}` })),
      ),
    ),
  )
}

function factsPart({ books, records, analysis }: StudyData, outputs: readonly Output[]): StudyFacts {
  const counts: Record<string, number> = {}
  for (const { dataset } of [...records, ...analysis]) counts[dataset] = (counts[dataset] ?? 0) + 1
  const readers: Record<string, string[]> = {}
  for (const { id, lines } of outputs) {
    const read = new Set(
      lines.flatMap(({ cells }) => cells.flatMap((one) => one?.used ?? [])).map(variableOf),
    )
    for (const name of read) readers[name] = [...(readers[name] ?? []), id]
  }
  const audits = books.flatMap(({ entries }) => entries.flatMap(({ audit }) => Object.values(audit).flat()))
  const queries = queriesOf(books)
  return {
    checks: editChecks.map(({ id, item }) => ({ id, item })),
    counts,
    queries,
    corrections: audits.filter(({ kind }) => kind === 'changed').length,
    readers,
    example: books[0]?.subject ?? '',
  }
}

export const studyOf = (data: StudyData, outputs: readonly Output[]): Study => ({
  facts: factsPart(data, outputs),
  datasets: datasetsPart(),
  rules: rulesPart(),
  outputs: Object.fromEntries(outputs.map((output) => [output.id, outputPart(output)])),
})

export function lineageOf({ analysis }: StudyData, outputs: readonly Output[]): Lineage {
  const rowsOf = (dataset: string) => analysis.filter((row) => row.dataset === dataset)
  const placeOf = new Map(
    analysisDatasets.flatMap(({ name }) => rowsOf(name).map((row, index): [Row, number] => [row, index])),
  )
  return {
    cells: Object.fromEntries(outputs.map((output) => [output.id, cellsPart(output, placeOf)])),
    tables: Object.fromEntries(
      analysisDatasets.map(({ name }) => [name, tablePart(name, rowsOf(name), outputs)]),
    ),
  }
}

/** By the number of the participant. */
export function participantsOf(
  { books, records, analysis }: StudyData,
  outputs: readonly Output[],
): Record<string, ParticipantFacts> {
  const counts = countsBySubject(outputs)
  const personOf = ({ subject, entries }: Casebook): ParticipantFacts => {
    const mine = (row: Row) => row.subject === subject
    return {
      entries: entries.map((entry) => ({
        ...shortened(entry),
        enteredAt: entry.enteredAt,
        typedAt: entry.typedAt,
        audit: entry.audit,
      })),
      records: records.filter(mine).map(shortened),
      analysis: analysis.filter(mine).map(shortened),
      counts: counts.get(subject) ?? {},
    }
  }
  return Object.fromEntries(books.map((book) => [book.subject, personOf(book)]))
}
