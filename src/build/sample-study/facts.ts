import { dictionary } from '#src/sample-study/dictionary.ts'
import type { DatasetFacts, RaisedQuery, Study, StudyFacts } from '#src/sample-study/facts.ts'
import type { Casebook } from '#src/sample-study/forms/entry.ts'
import { modelNames, models } from '#src/sample-study/metadata.ts'
import { outputFacts } from '#src/sample-study/output-facts.ts'
import type { Output } from '#src/sample-study/outputs/cell.ts'
import { editChecks } from './forms/checks.ts'
import type { StudyData } from './study.ts'

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
    terms: dictionary.flatMap(({ verbatim }) => verbatim),
    example: books[0]?.subject ?? '',
  }
}

export const studyOf = (data: StudyData, outputs: readonly Output[]): Study => ({
  facts: factsPart(data),
  datasets: datasetsPart(),
  outputs: outputFacts(outputs),
})
