import { type DatasetDescription, type Model, models } from '../../metadata.ts'
import type { Output } from '../../outputs/cell.ts'
import { study } from '../../protocol.ts'
import type { Row } from '../../row.ts'
import { createdAt } from '../dataset-json.ts'
import { element } from '../xml.ts'
import { codeListElements } from './code-lists.ts'
import { commentElements, joinComment } from './comments.ts'
import { datasetElement, valueListElement } from './datasets.ts'
import { crf, guides, leaf, reference } from './documents.ts'
import { itemElement, itemsOf } from './items.ts'
import { methodElements } from './methods.ts'
import { type Displays, displaysOf } from './results.ts'
import { standardsElement } from './standards.ts'
import { clauseOid, whereClause } from './value-level.ts'

interface DefineInput {
  model: Model
  /** By dataset. */
  rows: ReadonlyMap<string, readonly Row[]>
  /** The sentence of each rule. */
  rules: Readonly<Record<string, string>>
  /** For analysis datasets. */
  outputs: readonly Output[]
}

const noDisplays: Displays = { clauses: [], leaves: [], element: '', hasJoin: false }

function metadata({ model, rows, rules, outputs }: DefineInput): string {
  const described: readonly DatasetDescription[] = models[model].datasets
  const datasets = described.flatMap((dataset) => {
    const mine = rows.get(dataset.name) ?? []
    return mine.length > 0 ? { dataset, items: itemsOf(model, dataset, mine) } : []
  })
  const variables = datasets.flatMap(({ items }) => items)
  const all = variables.flatMap((item) => [item, ...item.values])
  const displays = model === 'adam' ? displaysOf(outputs) : noDisplays
  const clauses = new Map(
    [
      ...all.flatMap(({ dataset, slice }) =>
        slice ? { dataset: dataset.name, checks: [{ variable: slice.by, values: [slice.value] }] } : [],
      ),
      ...displays.clauses,
    ].map(({ dataset, checks }) => [clauseOid(dataset, checks), whereClause(dataset, checks)]),
  )
  const guide = guides[model]
  return [
    standardsElement(model),
    model === 'sdtm' ? element('def:AnnotatedCRF', {}, reference(crf)) : '',
    element('def:SupplementalDoc', {}, reference(guide)),
    ...variables.filter(({ values }) => values.length > 0).map(valueListElement),
    ...clauses.values(),
    ...datasets.map(({ dataset, items }) => datasetElement(model, dataset, items)),
    ...all.map(itemElement),
    ...codeListElements(new Set(all.flatMap(({ list }) => list ?? []))),
    ...methodElements(all, rules),
    ...commentElements(all.map(({ place }) => place)),
    displays.hasJoin ? joinComment.element() : '',
    ...[...(model === 'sdtm' ? [crf] : []), guide, ...displays.leaves].map(leaf),
    displays.element,
  ].join('\n')
}

const studyElement = (inner: string): string =>
  element(
    'Study',
    { OID: study.id },
    element(
      'GlobalVariables',
      {},
      element('StudyName', {}, study.id) +
        element(
          'StudyDescription',
          {},
          'Simulated: a phase 2 trial that was never conducted. No real participants.',
        ) +
        element('ProtocolName', {}, study.id),
    ) + inner,
  )

/** Define-XML 2.1, for ADaM with Analysis Results Metadata 1.0. Browsers show it by `define.css`. */
export function defineXml(input: DefineInput): string {
  const { guide } = models[input.model]
  const version = element(
    'MetaDataVersion',
    {
      OID: `MDV.${study.id}.${input.model}`,
      Name: `${study.id} ${guide}`,
      Description: 'Simulated data',
      'def:DefineVersion': '2.1.7',
    },
    metadata(input),
  )
  const root = element(
    'ODM',
    {
      xmlns: 'http://www.cdisc.org/ns/odm/v1.3',
      'xmlns:def': 'http://www.cdisc.org/ns/def/v2.1',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      ...(input.model === 'adam' ? { 'xmlns:arm': 'http://www.cdisc.org/ns/arm/v1.0' } : {}),
      ODMVersion: '1.3.2',
      FileType: 'Snapshot',
      FileOID: `${study.id}.define.${input.model}`,
      CreationDateTime: createdAt,
      Originator: 'Marom Clinical Research: simulated data',
      'def:Context': 'Other',
    },
    studyElement(version),
  )
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="define.css"?>'
  return `${head}\n${root}\n`
}
