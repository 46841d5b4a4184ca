import { outputIds } from '@marom/sample-trial'
import { describe, expect, test } from 'vitest'
import { analysesOf } from '#src/packages/sample-trial/files/define/analyses.ts'
import { forms } from '#src/packages/sample-trial/forms/forms.ts'
import { type Row, valuesOf as rowValues, contentOf as tracedOf } from '#src/packages/sample-trial/row.ts'
import { data, outputs } from '#src/packages/sample-trial/testing/made.ts'
import {
  contentOf,
  elementsIn,
  type Item,
  originOf,
  passes,
  readDefine,
  recordsOf,
  valuesOf,
} from './define.ts'
import { filesIn } from './files.ts'

const models = { sdtm: readDefine('sdtm'), adam: readDefine('adam') }
const both = ['sdtm', 'adam'] as const
const oidsOf = (items: readonly Item[]) => items.map(({ oid }) => oid)

const referring = [
  ...['ItemOID', 'MethodOID', 'CodeListOID', 'ValueListOID', 'WhereClauseOID', 'ItemGroupOID'],
  ...['def:ItemOID', 'def:StandardOID', 'def:CommentOID', 'def:ArchiveLocationID', 'leafID', 'ParameterOID'],
]

describe.each(both)('define-%s.xml', (model) => {
  const { root, items, defined } = models[model]
  const everything = [...elementsIn(root, 'MetaDataVersion').flatMap(({ children }) => children)]
  const within = (element: (typeof everything)[number]): typeof everything => [
    element,
    ...element.children.flatMap(within),
  ]
  const references = everything
    .flatMap(within)
    .flatMap(({ attributes }) => referring.flatMap((name) => attributes[name] ?? []))

  test('all that it refers to is defined, and all that it defines is referred to', () => {
    expect(references.filter((oid) => !defined.has(oid))).toEqual([])
    const used = new Set(references)
    const tops = /^(ItemGroupDef|arm:|def:Standards)/
    const unused = [...defined].filter(([oid, { name }]) => !used.has(oid) && !tops.test(name))
    expect(unused.map(([oid]) => oid)).toEqual([])
  })

  test('each item is in one list', () => {
    expect(oidsOf(items).sort()).toEqual(
      elementsIn(root, 'ItemDef')
        .map(({ attributes }) => attributes.OID)
        .sort(),
    )
  })

  test('the values of an item fit its type, its length, and its code list', () => {
    const patterns: Record<string, RegExp> = {
      text: /./,
      integer: /^-?\d+$/,
      float: /^-?\d+(\.\d+)?$/,
      date: /^\d{4}-\d\d-\d\d$/,
      partialDate: /^\d{4}(-\d\d(-\d\d)?)?$/,
      durationDatetime: /^P\d+[MY]$/,
    }
    for (const item of items) {
      const { DataType = '', Length, 'def:DisplayFormat': format } = item.element.attributes
      const pattern = format ? patterns.date : patterns[DataType]
      const values = [...new Set(valuesOf(item))]
      const longest = Length && !format ? Number(Length) : Number.POSITIVE_INFINITY
      expect(pattern, `${item.oid}: ${DataType}`).toBeDefined()
      expect(
        values.filter((value) => !pattern?.test(value) || value.length > longest),
        item.oid,
      ).toEqual([])
      const terms = termsOf(item)
      if (terms) expect(terms, item.oid).toEqual(expect.arrayContaining(values))
    }
  })

  /** Undefined if there is no list, or if it is kept elsewhere. */
  function termsOf({ element }: Item): string[] | undefined {
    const [list] = elementsIn(element, 'CodeListRef').map(({ attributes }) =>
      defined.get(attributes.CodeListOID ?? ''),
    )
    if (!list || elementsIn(list, 'ExternalCodeList').length > 0) return undefined
    return list.children.flatMap(({ attributes }) => attributes.CodedValue ?? [])
  }

  test('a list of CDISC has codes for itself and for its terms, and another list has none', () => {
    for (const { attributes, children } of elementsIn(root, 'CodeList')) {
      const codes = children.filter(({ name }) => name === 'Alias')
      const terms = children.filter(({ attributes: { CodedValue } }) => CodedValue)
      const isCdisc = 'def:StandardOID' in attributes
      expect(codes.length, attributes.OID).toBe(isCdisc ? 1 : 0)
      for (const term of terms) {
        const concepts = elementsIn(term, 'Alias').map((alias) => alias.attributes.Name)
        const needed = isCdisc && !('def:ExtendedValue' in term.attributes)
        expect(concepts, attributes.OID).toEqual(needed ? [expect.stringMatching(/^C\d+$/)] : [])
      }
    }
  })

  test('each list is there once, but for the part of it that a dataset has', () => {
    const lists = elementsIn(root, 'CodeList')
    const whole = lists.filter(({ attributes: { OID } }) => !/\.[A-Z]{2}$/.test(OID ?? ''))
    const codes = whole.flatMap(({ children }) =>
      children.flatMap(({ name, attributes }) => (name === 'Alias' ? (attributes.Name ?? []) : [])),
    )
    const repeated = codes.filter((code, index) => codes.indexOf(code) !== index)
    expect(repeated).toEqual([])
  })

  test('a derived item has a method with code that names it, and another item has none', () => {
    for (const item of items) {
      const [type] = elementsIn(item.element, 'def:Origin').map(({ attributes }) => attributes.Type)
      const method = defined.get(item.reference.attributes.MethodOID ?? '')
      expect(method !== undefined, item.oid).toBe(type === 'Derived')
      if (method) expect(contentOf(method), item.oid).toContain(item.variable.replace(/^..SEQ$/, 'SEQ'))
    }
  })

  test('an item has an origin, unless its values have different ones', () => {
    for (const { oid, element } of items) {
      const hasValues = elementsIn(element, 'def:ValueListRef').length > 0
      if (!hasValues) expect(elementsIn(element, 'def:Origin').length, oid).toBe(1)
    }
  })

  test('the conditions of a list of values apply to each record once', () => {
    const lists = Map.groupBy(
      items.filter(({ reference }) => reference.children.length > 0),
      ({ dataset, variable }) => `${dataset}.${variable}`,
    )
    expect(lists.size).toBeGreaterThan(1)
    for (const [place, values] of lists) {
      const covered = values.flatMap(({ records }) => records)
      expect(new Set(covered).size, place).toBe(covered.length)
      expect(covered.length, place).toBe(recordsOf(values[0]?.dataset ?? '').length)
    }
  })

  test('what its guide requires is filled in every record', () => {
    const required = items.filter(({ reference }) => reference.attributes.Mandatory === 'Yes')
    expect(required.length).toBeGreaterThan(10)
    for (const item of required) expect(valuesOf(item).length, item.oid).toBe(item.records.length)
  })

  test('variables of tabulations have a role, and those of analyses have none', () => {
    for (const { reference, oid } of items)
      if (reference.children.length === 0) expect('Role' in reference.attributes, oid).toBe(model === 'sdtm')
  })

  test('its style sheet is beside it', () => expect(filesIn('data')).toContain('define.css'))
})

describe('collected values', () => {
  const { items } = models.sdtm
  const collected = items.filter((item) => originOf(item)?.attributes.Type === 'Collected')

  test('have the form that is annotated with the variable', () => {
    expect(collected.length).toBeGreaterThan(30)
    for (const item of collected) {
      const pages = elementsIn(item.element, 'def:PDFPageRef').map(({ attributes }) => attributes.PageRefs)
      const names = pages.join(' ').split(' ')
      for (const name of names) {
        const form = forms.find((one) => one.name === name)
        const annotations = form?.items.map(({ annotation }) => annotation).join('; ') ?? ''
        expect(annotations, item.oid).toMatch(new RegExp(`\\b${item.dataset}\\.${item.variable}\\b`))
      }
    }
  })

  test('of the randomization system come from a vendor', () => {
    const vendors = collected.filter((item) => originOf(item)?.attributes.Source === 'Vendor')
    expect(oidsOf(vendors)).toEqual(['IT.DM.ARMCD', 'IT.DS.DSREFID'])
  })

  test('every choice of a field is a term of a list of the variable that it is annotated with', () => {
    for (const { name, choices = [], annotation } of forms.flatMap((form): readonly Field[] => form.items)) {
      if (choices.length === 0 || annotation === '[NOT SUBMITTED]') continue
      const places = [...annotation.matchAll(/\b([A-Z]{2,6})\.([A-Z]+)\b/g)].map(([place]) => place)
      const lists = items
        .filter(({ dataset, variable }) => places.includes(`${dataset}.${variable}`))
        .flatMap(({ element }) => elementsIn(element, 'CodeListRef'))
        .map(({ attributes }) => models.sdtm.defined.get(attributes.CodeListOID ?? ''))
      const terms = lists.map((list) => list?.children.map(({ attributes }) => attributes.CodedValue))
      expect(terms, name).toContainEqual(expect.arrayContaining([...choices]))
    }
  })
})

interface Field {
  name: string
  annotation: string
  choices?: readonly string[]
}

test('a value of the protocol was computed from nothing', () => {
  const rows = Map.groupBy(data.records, ({ dataset }) => dataset)
  for (const item of models.sdtm.items) {
    if (originOf(item)?.attributes.Type !== 'Protocol') continue
    for (const row of rows.get(item.dataset) ?? [])
      if (item.isMine(rowValues(row)))
        expect(tracedOf(row).origins[item.variable]?.used, item.oid).toEqual([])
  }
})

/** E.g. `DS.DSDECOD where DSSCAT = STUDY TREATMENT`. */
function sourceOf(text: string) {
  const [place = '', condition] = text.split(' where ')
  const [dataset = '', variable = ''] = place.split('.')
  const checks = condition?.split(' and ').map((one) => one.split(' = ')) ?? []
  const records = recordsOf(dataset).filter((record) =>
    checks.every(([name = '', value]) => String(record[name]) === value),
  )
  return { dataset, variable, records }
}

/** The participant; of a dataset with several records of one, also the number of the record. */
const keyOf = (record: Readonly<Record<string, unknown>>, sequence: string) =>
  `${record.USUBJID} ${record[sequence] ?? ''}`

describe('predecessors', () => {
  const { items, defined } = models.adam
  const named = items.flatMap((item): [Item, string][] => {
    if (originOf(item)?.attributes.Type === 'Predecessor')
      return [[item, contentOf(item.element).slice(labelOf(item).length)]]
    const method = defined.get(item.reference.attributes.MethodOID ?? '')
    const [, from] = /^The date in (.+) as a number\./.exec(method ? contentOf(method) : '') ?? []
    return from ? [[item, from]] : []
  })

  function labelOf({ element }: Item): string {
    const [description] = elementsIn(element, 'Description')
    return description ? contentOf(description) : ''
  }

  test('are of variables in another dataset, and have their values in every record', () => {
    expect(named.length).toBeGreaterThan(40)
    for (const [item, text] of named) {
      const { dataset, variable, records } = sourceOf(text)
      expect(dataset, item.oid).not.toBe(item.dataset)
      const sequence = item.records[0] && `${dataset}SEQ` in item.records[0] ? `${dataset}SEQ` : ''
      const found = new Map(records.toReversed().map((record) => [keyOf(record, sequence), record[variable]]))
      const others = item.records.filter(
        (record) => (found.get(keyOf(record, sequence)) ?? null) !== record[item.variable],
      )
      expect(others, item.oid).toEqual([])
    }
  })

  test('name the record that was chosen', () => {
    expect(named.map(([{ oid }, text]) => `${oid} < ${text}`)).toEqual(
      expect.arrayContaining([
        'IT.ADSL.RANDDT < DS.DSSTDTC where DSDECOD = RANDOMIZED',
        'IT.ADSL.DCTREAS < DS.DSDECOD where DSSCAT = STUDY TREATMENT',
        'IT.ADSL.TRT01P < DM.ARM',
        'IT.ADTTE.TRTP < ADSL.TRT01P',
      ]),
    )
  })
})

describe('analysis results', () => {
  const { root, defined } = models.adam
  const displays = elementsIn(root, 'arm:ResultDisplay')

  test('are there for every output', () => {
    expect(displays.map(({ attributes }) => attributes.OID)).toEqual(outputIds.map((id) => `RD.${id}`))
  })

  test('have the programs of both languages, which are published', () => {
    const published = filesIn('programs')
    for (const display of displays)
      for (const result of elementsIn(display, 'arm:AnalysisResult')) {
        const files = elementsIn(result, 'def:DocumentRef').map(
          ({ attributes }) => defined.get(attributes.leafID ?? '')?.attributes['xlink:href'],
        )
        expect(files).toEqual([
          expect.stringMatching(/first\/outputs\/\w+\.ts$/),
          expect.stringContaining('.sql'),
        ])
        for (const file of files) expect(published).toContain(file?.replace('../programs/', ''))
      }
  })

  test.each(outputIds)('%s: their conditions select the rows that its cells were computed from', (id) => {
    const output = outputs.find((one) => one.id === id)
    const display = displays.find(({ attributes }) => attributes.OID === `RD.${id}`)
    const analyses = output ? analysesOf(output) : []
    const results = display ? elementsIn(display, 'arm:AnalysisResult') : []
    expect(analyses.length).toBe(results.length)
    for (const [index, { cells, datasets }] of analyses.entries()) {
      const rows = new Set(cells.flatMap((cell) => [...cell.rows, ...cell.group]))
      const elements = results[index] ? elementsIn(results[index], 'arm:AnalysisDataset') : []
      for (const [place, { name, variables }] of datasets.entries()) {
        const [where] = elements[place] ? elementsIn(elements[place], 'def:WhereClauseRef') : []
        const clause = defined.get(where?.attributes.WhereClauseOID ?? '')
        const isSelected = (row: Row) => passes(clause, rowValues(row))
        const mine = [...rows].filter(({ dataset }) => dataset === name)
        expect(mine.filter((row) => !isSelected(row))).toEqual([])
        const selected = data.analysis.filter((row) => row.dataset === name && isSelected(row))
        const isCount = variables.join() === 'USUBJID'
        if (isCount) expect(mine.length, `${id} ${index}`).toBe(selected.length)
      }
    }
  })
})
