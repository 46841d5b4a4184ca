import { parseXml, type XmlElement } from '#test/support/xml.ts'
import { type DatasetFile, datasetFile, textOf } from './files.ts'

type Value = string | number | null
export type Record = Readonly<globalThis.Record<string, Value>>

export function elementsIn(element: XmlElement, name: string): XmlElement[] {
  const mine = element.name === name ? [element] : []
  return [...mine, ...element.children.flatMap((child) => elementsIn(child, name))]
}

/** The text of an element and of those in it. */
export const contentOf = ({ text, children }: XmlElement): string => text + children.map(contentOf).join('')

/** Of the dataset, in its Dataset-JSON. */
export function recordsOf(dataset: string): Record[] {
  const { columns, rows }: DatasetFile = datasetFile(dataset.toLowerCase())
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null])))
}

/** A variable, or what it holds at value level. */
export interface Item {
  oid: string
  dataset: string
  variable: string
  element: XmlElement
  reference: XmlElement
  records: readonly Record[]
  /** Whether it describes the values of a record of the dataset. */
  isMine: (record: Record) => boolean
}

export interface Define {
  root: XmlElement
  items: readonly Item[]
  /** By OID or ID. */
  defined: ReadonlyMap<string, XmlElement>
}

/** Whether a record passes every check. */
export const passes = (clause: XmlElement | undefined, record: Record): boolean =>
  clause?.children.every(({ attributes, children }) => {
    const variable = attributes['def:ItemOID']?.split('.')[2] ?? ''
    const values = children.map(({ text }) => text)
    return ['EQ', 'IN'].includes(attributes.Comparator ?? '') && values.includes(String(record[variable]))
  }) ?? false

export function readDefine(model: 'sdtm' | 'adam'): Define {
  const root = parseXml(textOf(`define-${model}.xml`))
  const all = elementsIn(root, 'MetaDataVersion').flatMap(({ children }) => children)
  const nested = all.flatMap(({ children }) => children)
  const defined = new Map(
    [...all, ...nested].flatMap((one): [string, XmlElement][] => {
      const id = one.attributes.OID ?? one.attributes.ID
      return id ? [[id, one]] : []
    }),
  )
  const found = (oid: string | undefined) => {
    const element = defined.get(oid ?? '')
    if (!element) throw new Error(`${oid} is not defined.`)
    return element
  }
  const itemOf = (
    reference: XmlElement,
    dataset: string,
    records: readonly Record[],
    isMine = (_record: Record) => true,
  ): Item => {
    const element = found(reference.attributes.ItemOID)
    const { OID: oid = '', Name: variable = '' } = element.attributes
    return { oid, dataset, variable, element, reference, records: records.filter(isMine), isMine }
  }
  const items = elementsIn(root, 'ItemGroupDef').flatMap((group) => {
    const { Name: dataset = '' } = group.attributes
    const records = recordsOf(dataset)
    const variables = elementsIn(group, 'ItemRef').map((one) => itemOf(one, dataset, records))
    const values = variables.flatMap(({ element }) =>
      elementsIn(element, 'def:ValueListRef').flatMap(({ attributes }) =>
        elementsIn(found(attributes.ValueListOID), 'ItemRef').map((one) => {
          const [where] = elementsIn(one, 'def:WhereClauseRef')
          const clause = found(where?.attributes.WhereClauseOID)
          return itemOf(one, dataset, records, (record) => passes(clause, record))
        }),
      ),
    )
    return [...variables, ...values]
  })
  return { root, items, defined }
}

/** The values that are there, as texts. */
export const valuesOf = ({ records, variable }: Item): string[] =>
  records.flatMap((record) => (record[variable] === null ? [] : String(record[variable])))

/** Undefined if the item has none, or several. */
export function originOf({ element }: Item): XmlElement | undefined {
  const origins = elementsIn(element, 'def:Origin')
  return origins.length === 1 ? origins[0] : undefined
}
