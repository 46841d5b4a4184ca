import { type Column, type DatasetDescription, type Model, models } from '#src/sample-study/metadata.ts'
import { study } from '#src/sample-study/protocol.ts'
import { type Row, valuesOf } from '#src/sample-study/row.ts'
import { createdAt } from './dataset-json.ts'
import { element, escaped } from './xml.ts'

const described = (text: string): string =>
  element('Description', {}, element('TranslatedText', { 'xml:lang': 'en' }, escaped(text)))

const types = { string: 'text', integer: 'integer', float: 'float', date: 'date' } as const

interface DefineInput {
  model: Model
  rows: readonly Row[]
  rules: Readonly<Record<string, string>>
}

const rowsOf = ({ rows }: DefineInput, { name }: DatasetDescription) =>
  rows.filter((row) => row.dataset === name)

const oidOf = (dataset: DatasetDescription, { name }: Column) => `IT.${dataset.name}.${name}`

/** Typed values are `Collected`, computed values `Derived`, fixed values `Assigned`. */
function originOf(model: Model, { rule }: Column): string {
  if (rule === 'copied') return element('def:Origin', { Type: 'Collected', Source: 'Investigator' })
  if (rule === 'protocol') return element('def:Origin', { Type: 'Protocol', Source: 'Sponsor' })
  if (rule === 'assigned') return element('def:Origin', { Type: 'Assigned', Source: 'Sponsor' })
  if (rule === 'taken' && model === 'adam')
    return element('def:Origin', { Type: 'Predecessor' }, described('SDTM or ADSL'))
  return element('def:Origin', { Type: 'Derived', Source: 'Sponsor' })
}

function group(input: DefineInput, dataset: DatasetDescription): string {
  const keys = dataset.variables.filter(({ isKey }) => isKey)
  const references = dataset.variables.map((variable, index) =>
    element('ItemRef', {
      ItemOID: oidOf(dataset, variable),
      OrderNumber: index + 1,
      Mandatory: variable.isKey ? 'Yes' : 'No',
      KeySequence: variable.isKey ? keys.indexOf(variable) + 1 : undefined,
      MethodOID: isMethod(input, variable) ? `MT.${variable.rule}` : undefined,
    }),
  )
  const leaf = `LF.${dataset.name}`
  return element(
    'ItemGroupDef',
    {
      OID: `IG.${dataset.name}`,
      Name: dataset.name,
      Repeating:
        dataset.structure.endsWith('per subject') && dataset.structure.startsWith('One record per subject')
          ? 'No'
          : 'Yes',
      IsReferenceData: dataset.name === 'TS' ? 'Yes' : 'No',
      SASDatasetName: dataset.name,
      ...(input.model === 'sdtm' ? { Domain: dataset.name.replace('SUPP', '') } : {}),
      Purpose: input.model === 'sdtm' ? 'Tabulation' : 'Analysis',
      'def:StandardOID': 'STD.1',
      'def:Structure': dataset.structure,
      'def:ArchiveLocationID': leaf,
    },
    described(dataset.label) +
      references.join('') +
      element('def:Class', { Name: dataset.class }) +
      element(
        'def:leaf',
        { ID: leaf, 'xlink:href': `${dataset.name.toLowerCase()}.json` },
        element('def:title', {}, `${dataset.name.toLowerCase()}.json`),
      ),
  )
}

const isMethod = ({ model }: DefineInput, variable: Column) => originOf(model, variable).includes('"Derived"')

function item(input: DefineInput, dataset: DatasetDescription, variable: Column): string {
  const values = rowsOf(input, dataset).map((row) => String(valuesOf(row)[variable.name] ?? ''))
  const decimals = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0))
  return element(
    'ItemDef',
    {
      OID: oidOf(dataset, variable),
      Name: variable.name,
      DataType: types[variable.type],
      Length: variable.type === 'date' ? undefined : Math.max(1, ...values.map(({ length }) => length)),
      SignificantDigits: variable.type === 'float' ? decimals : undefined,
      SASFieldName: variable.name,
    },
    described(variable.label) +
      (variable.codeList
        ? element('CodeListRef', { CodeListOID: `CL.${variable.codeList}.${variable.name}` })
        : '') +
      originOf(input.model, variable),
  )
}

/** A code list has only the values that occur in the data. */
function codeLists(input: DefineInput, datasets: readonly DatasetDescription[]): string {
  const lists = new Map<string, Set<string>>()
  for (const dataset of datasets)
    for (const { name, codeList } of dataset.variables) {
      if (!codeList) continue
      const oid = `CL.${codeList}.${name}`
      const terms = lists.get(oid) ?? new Set()
      for (const values of rowsOf(input, dataset).map(valuesOf))
        if (values[name] != null) terms.add(String(values[name]))
      lists.set(oid, terms)
    }
  return [...lists]
    .map(([oid, terms]) =>
      element(
        'CodeList',
        { OID: oid, Name: oid.slice(3).replace('.', ' of '), DataType: 'text' },
        [...terms]
          .sort()
          .map((term) => element('EnumeratedItem', { CodedValue: term }))
          .join(''),
      ),
    )
    .join('\n')
}

function methods(input: DefineInput, datasets: readonly DatasetDescription[]): string {
  const used = new Set(
    datasets.flatMap(({ variables }) =>
      variables.filter((one) => isMethod(input, one)).map(({ rule }) => rule),
    ),
  )
  return [...used]
    .map((rule) =>
      element(
        'MethodDef',
        { OID: `MT.${rule}`, Name: rule, Type: 'Computation' },
        described(input.rules[rule] ?? rule),
      ),
    )
    .join('\n')
}

/** Define-XML 2.1. */
export function defineXml(input: DefineInput): string {
  const { guide, version, datasets } = models[input.model]
  const standards = element(
    'def:Standards',
    {},
    element('def:Standard', { OID: 'STD.1', Name: guide, Type: 'IG', Version: version, Status: 'Final' }),
  )
  const filled = datasets.filter((dataset) => rowsOf(input, dataset).length > 0)
  const lists = codeLists(input, filled)
  const body = [
    standards,
    ...filled.map((dataset) => group(input, dataset)),
    ...filled.flatMap((dataset) => dataset.variables.map((variable) => item(input, dataset, variable))),
    lists,
    methods(input, filled),
  ].join('\n')
  const version1 = element(
    'MetaDataVersion',
    {
      OID: `MDV.${study.id}.${input.model}`,
      Name: `${study.id} ${guide}`,
      Description: 'Simulated data',
      'def:DefineVersion': '2.1.7',
    },
    body,
  )
  const variables = element(
    'GlobalVariables',
    {},
    element('StudyName', {}, study.id) +
      element(
        'StudyDescription',
        {},
        'Simulated: a phase 2 trial that was never conducted. No real participants.',
      ) +
      element('ProtocolName', {}, study.id),
  )
  const root = element(
    'ODM',
    {
      xmlns: 'http://www.cdisc.org/ns/odm/v1.3',
      'xmlns:def': 'http://www.cdisc.org/ns/def/v2.1',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      ODMVersion: '1.3.2',
      FileType: 'Snapshot',
      FileOID: `${study.id}.define.${input.model}`,
      CreationDateTime: createdAt,
      Originator: 'Marom Clinical Research: simulated data',
      'def:Context': 'Other',
    },
    element('Study', { OID: study.id }, `${variables}\n${version1}`),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
