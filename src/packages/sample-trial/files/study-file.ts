import { editChecks } from '../data-management/checks.ts'
import { dictionary } from '../dictionary.ts'
import type { Casebook } from '../forms/entry.ts'
import type { StudyData } from '../make-study.ts'
import { modelNames, models } from '../metadata.ts'
import type { Output } from '../outputs/cell.ts'
import type { DescribedDataset, RaisedQuery, Study, StudyFacts } from '../trace/data-files.ts'
import { storedOutputs } from '../trace/output-cells.ts'

const datasetsPart = (): DescribedDataset[] =>
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
  const byDataset = Map.groupBy([...records, ...analysis], ({ dataset }) => dataset)
  const audits = books.flatMap(({ entries }) => entries.flatMap(({ audit }) => Object.values(audit).flat()))
  return {
    checks: editChecks.map(({ id, item }) => ({ id, item })),
    counts: Object.fromEntries([...byDataset].map(([dataset, rows]) => [dataset, rows.length])),
    queries: queriesOf(books),
    corrections: audits.filter(({ kind }) => kind === 'changed').length,
    terms: dictionary.flatMap(({ verbatim }) => verbatim),
    example: books[0]?.subject ?? '',
  }
}

/** What pages need of the whole trial: datasets, checks, queries, outputs. */
export const studyOf = (data: StudyData, outputs: readonly Output[]): Study => ({
  facts: factsPart(data),
  datasets: datasetsPart(),
  outputs: storedOutputs(outputs),
})
