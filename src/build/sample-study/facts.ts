import type {
  DatasetFacts,
  EntryFacts,
  OutputFacts,
  RaisedQuery,
  RowFacts,
  Study,
  StudyFacts,
} from '#src/sample-study/facts.ts'
import type { Casebook, Entry } from '#src/sample-study/forms/entry.ts'
import { modelNames, models } from '#src/sample-study/metadata.ts'
import { contentOf, type Row } from '#src/sample-study/row.ts'
import { editChecks } from './forms/checks.ts'
import type { Output } from './outputs/cell.ts'
import type { StudyData } from './study.ts'

export const idOf = ({ dataset, seq }: Row): string => `${dataset}.${seq}`

/** A row as pages read it. Names of values are without the participant. */
export function rowFacts(row: Row): RowFacts {
  const { values, origins, because } = contentOf(row)
  const within = (refs: readonly string[]) => refs.map((ref) => ref.slice(row.subject.length + 1))
  const used: RowFacts['used'] = {}
  for (const [name, origin] of Object.entries(origins)) {
    const refs = within(origin.used)
    if (refs.length > 0) used[name] = refs
  }
  const reasons = within(because.used)
  return { id: idOf(row), values, used, ...(reasons.length > 0 ? { because: reasons } : {}) }
}

export const entryFacts = (entry: Entry): EntryFacts => ({
  ...rowFacts(entry),
  enteredAt: entry.enteredAt,
  enteredBy: entry.enteredBy,
  typedAt: entry.typedAt,
  audit: entry.audit,
})

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

const outputPart = ({ file, columns, lines }: Output): OutputFacts => ({
  file: `first/outputs/${file}`,
  columns,
  lines: lines.map((line) => ({
    ...line,
    cells: line.cells.map((one) => one && { id: one.id, text: one.text, parts: one.parts }),
  })),
})

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

function factsPart({ books, records, analysis }: StudyData): StudyFacts {
  const counts: Record<string, number> = {}
  for (const { dataset } of [...records, ...analysis]) counts[dataset] = (counts[dataset] ?? 0) + 1
  const audits = books.flatMap(({ entries }) => entries.flatMap(({ audit }) => Object.values(audit).flat()))
  return {
    checks: editChecks.map(({ id, item }) => ({ id, item })),
    counts,
    queries: queriesOf(books),
    corrections: audits.filter(({ kind }) => kind === 'changed').length,
    example: books[0]?.subject ?? '',
  }
}

export const studyOf = (data: StudyData, outputs: readonly Output[]): Study => ({
  facts: factsPart(data),
  datasets: datasetsPart(),
  outputs: Object.fromEntries(outputs.map((output) => [output.id, outputPart(output)])),
})
