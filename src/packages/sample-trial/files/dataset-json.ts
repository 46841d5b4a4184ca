import type { Column, DatasetDescription, Model } from '../metadata.ts'
import { study } from '../protocol.ts'
import { type Row, valuesOf } from '../row.ts'

/** A fixed time, so that every build writes the same file. */
export const createdAt = `${study.unblinded}T23:59:59`

/** Of the longest text. */
function widthOf(rows: readonly Row[], name: string): number {
  let width = 1
  for (const row of rows) width = Math.max(width, String(valuesOf(row)[name] ?? '').length)
  return width
}

/** Analysis dates are numbers in SAS. The standard states this in `targetDataType`. */
function columnOf(variable: Column, context: Context) {
  const { name, label, type, isKey } = variable
  const isAnalysisDate = type === 'date' && context.model === 'adam' && !name.endsWith('DTC')
  const dataType = isAnalysisDate ? 'date' : type === 'date' ? 'string' : type
  return {
    itemOID: `IT.${context.dataset.name}.${name}`,
    name,
    label,
    dataType,
    ...(isAnalysisDate ? { targetDataType: 'integer', displayFormat: 'E8601DA.' } : {}),
    ...(dataType === 'string' ? { length: widthOf(context.rows, name) } : {}),
    ...(isKey ? { keySequence: context.keys.indexOf(name) + 1 } : {}),
  }
}

interface Context {
  model: Model
  dataset: DatasetDescription
  rows: readonly Row[]
  keys: readonly string[]
}

/** The variables of a dataset with the types and widths of its files. */
export function columnsOf(model: Model, dataset: DatasetDescription, rows: readonly Row[]) {
  const keys = dataset.variables.filter(({ isKey }) => isKey).map(({ name }) => name)
  return dataset.variables.map((variable) => columnOf(variable, { model, dataset, rows, keys }))
}

/** Dataset-JSON 1.1. */
export function datasetJson(model: Model, dataset: DatasetDescription, rows: readonly Row[]): string {
  return JSON.stringify({
    datasetJSONCreationDateTime: createdAt,
    datasetJSONVersion: '1.1.0',
    fileOID: `${study.id}.${dataset.name}`,
    dbLastModifiedDateTime: createdAt,
    originator: 'Marom Clinical Research: simulated data, no real participants',
    sourceSystem: { name: 'Simulation of the sample study', version: '1' },
    studyOID: study.id,
    metaDataVersionOID: `MDV.${study.id}.${model}`,
    metaDataRef: `define-${model}.xml`,
    itemGroupOID: `IG.${dataset.name}`,
    records: rows.length,
    name: dataset.name,
    label: dataset.label,
    columns: columnsOf(model, dataset, rows),
    rows: rows.map(valuesOf).map((values) => dataset.variables.map(({ name }) => values[name] ?? null)),
  })
}
