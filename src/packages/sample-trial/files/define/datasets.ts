import type { DatasetDescription, Model } from '../../metadata.ts'
import { element } from '../xml.ts'
import { described } from './described.ts'
import { leaf } from './documents.ts'
import { isRequired, roleOf, subclasses } from './guide.ts'
import { type Item, valueListOid } from './items.ts'
import { methodOid } from './methods.ts'
import { guideOid } from './standards.ts'
import { sliceOid } from './value-level.ts'

const yesNo = (is: boolean) => (is ? 'Yes' : 'No')

export const datasetOid = (dataset: string): string => `IG.${dataset}`

function references(model: Model, dataset: DatasetDescription, items: readonly Item[]): string {
  const keys = items.filter(({ column }) => column.isKey)
  return items
    .map((item, index) =>
      element('ItemRef', {
        ItemOID: item.oid,
        OrderNumber: index + 1,
        Mandatory: yesNo(isRequired(model, dataset, item.column.name)),
        KeySequence: item.column.isKey ? keys.indexOf(item) + 1 : undefined,
        MethodOID: methodOid(item),
        Role: roleOf(model, dataset, item.column.name),
      }),
    )
    .join('')
}

/** Of supplemental qualifiers: the domain that they belong to. */
const domainOf = (name: string): string => name.replace(/^SUPP/, '')

function datasetClass({ name, class: className }: DatasetDescription): string {
  const subclass = subclasses[name]
  return element(
    'def:Class',
    { Name: className },
    subclass ? element('def:SubClass', { Name: subclass }) : '',
  )
}

export function datasetElement(model: Model, dataset: DatasetDescription, items: readonly Item[]): string {
  const { name, label, structure } = dataset
  const archive = { id: `LF.${name}`, file: `${name.toLowerCase()}.xpt`, title: `${name.toLowerCase()}.xpt` }
  return element(
    'ItemGroupDef',
    {
      OID: datasetOid(name),
      Name: name,
      Repeating: yesNo(structure !== 'One record per subject'),
      IsReferenceData: yesNo(dataset.class === 'TRIAL DESIGN'),
      SASDatasetName: name,
      Domain: model === 'sdtm' ? domainOf(name) : undefined,
      Purpose: model === 'sdtm' ? 'Tabulation' : 'Analysis',
      'def:Structure': structure,
      'def:StandardOID': guideOid,
      'def:ArchiveLocationID': archive.id,
    },
    described(label) + references(model, dataset, items) + datasetClass(dataset) + leaf(archive),
  )
}

/** What a variable holds at value level. */
export function valueListElement(item: Item): string {
  const { dataset, values } = item
  const references = values.map((value, index) =>
    element(
      'ItemRef',
      {
        ItemOID: value.oid,
        OrderNumber: index + 1,
        Mandatory: 'No',
        MethodOID: methodOid(value),
      },
      value.slice
        ? element('def:WhereClauseRef', { WhereClauseOID: sliceOid(dataset.name, value.slice) })
        : '',
    ),
  )
  return element('def:ValueListDef', { OID: valueListOid(item) }, references.join(''))
}
