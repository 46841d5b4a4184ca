import { isComplete } from '../../days.ts'
import type { Column, DatasetDescription, Model } from '../../metadata.ts'
import { type Row, type Value, valuesOf } from '../../row.ts'
import { decimalsOf } from '../decimals.ts'
import { listOf } from '../terminology/places.ts'
import { element } from '../xml.ts'
import { sasDay } from '../xpt.ts'
import { commentOid, isComputed } from './comments.ts'
import { described } from './described.ts'
import { type Origin, originElement, originOf } from './origin.ts'
import { itemOid, type Slice, slicesOf } from './value-level.ts'

/** A variable, or what it holds at value level. */
export interface Item {
  oid: string
  /** E.g. `DM.SEX`, or `TS.TSVAL.TPHASE` at value level. */
  place: string
  dataset: DatasetDescription
  column: Column
  label: string
  shape: Shape
  /** Undefined if it differs at value level. The same holds for `list`. */
  origin: Origin | undefined
  list: string | undefined
  slice: Slice | undefined
  values: readonly Item[]
}

interface Shape {
  type: string
  length?: number
  decimals?: number
  format?: string
}

/** At value level: the first type that fits every value. */
const valueTypes: readonly [type: string, pattern: RegExp][] = [
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['durationDatetime', /^P(?=.)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?$/],
  ['integer', /^-?\d+$/],
  ['float', /^-?\d+\.\d+$|^-?\d+$/],
]

function sizeOf(type: string, values: readonly string[]): Shape {
  if (type !== 'text' && type !== 'integer' && type !== 'float') return { type }
  const length = Math.max(1, ...values.map((value) => value.length))
  if (type !== 'float') return { type, length }
  return { type, length, decimals: Math.max(0, ...values.map(decimalsOf)) }
}

/** Dates of ADaM are numbers of SAS, but for those with the texts of SDTM. */
function shapeOf(model: Model, { name, type }: Column, values: readonly string[], isSlice: boolean): Shape {
  if (type === 'date' && model === 'adam' && !name.endsWith('DTC'))
    return { ...sizeOf('integer', values.map(sasDay).map(String)), format: 'E8601DA.' }
  if (type === 'date') return { type: values.every(isComplete) ? 'date' : 'partialDate' }
  const [fitting = type === 'string' ? 'text' : type] =
    isSlice && type !== 'integer' && values.length > 0
      ? (valueTypes.find(([, pattern]) => values.every((value) => pattern.test(value))) ?? [])
      : []
  return sizeOf(fitting, values)
}

/** Each value once. */
function valuesIn(rows: readonly Row[], variable: string): string[] {
  const found = new Set<Value>()
  for (const row of rows) found.add(valuesOf(row)[variable] ?? null)
  found.delete(null)
  return [...found].map(String)
}

/** The common value, if there is one. */
function common<One>(values: readonly One[]): One | undefined {
  const [first] = values
  return values.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : undefined
}

interface Place {
  model: Model
  dataset: DatasetDescription
  column: Column
  rows: readonly Row[]
}

function valueItem({ model, dataset, column }: Place, slice: Slice): Item {
  const place = `${dataset.name}.${column.name}.${slice.value}`
  return {
    oid: itemOid(dataset.name, column.name, slice),
    place,
    dataset,
    column,
    label: slice.label,
    shape: shapeOf(model, column, valuesIn(slice.rows, column.name), true),
    origin: isComputed(place) ? { type: 'Derived' } : originOf(column, slice.rows),
    list: listOf(place, column.codeList),
    slice,
    values: [],
  }
}

function itemOf(where: Place): Item {
  const { model, dataset, column, rows } = where
  const place = `${dataset.name}.${column.name}`
  const values = slicesOf(dataset, column.name, rows)?.map((slice) => valueItem(where, slice)) ?? []
  const hasValues = values.length > 0
  return {
    oid: itemOid(dataset.name, column.name),
    place,
    dataset,
    column,
    label: column.label,
    shape: shapeOf(model, column, valuesIn(rows, column.name), false),
    origin: hasValues ? common(values.map(({ origin }) => origin)) : originOf(column, rows),
    list: hasValues ? common(values.map(({ list }) => list)) : listOf(place, column.codeList),
    slice: undefined,
    values,
  }
}

export const itemsOf = (model: Model, dataset: DatasetDescription, rows: readonly Row[]) =>
  dataset.variables.map((column) => itemOf({ model, dataset, column, rows }))

export const valueListOid = ({ place }: Item): string => `VL.${place}`

export const listOid = (list: string): string => `CL.${list}`

export function itemElement(item: Item): string {
  const { oid, column, label, shape, origin, list, values } = item
  return element(
    'ItemDef',
    {
      OID: oid,
      Name: column.name,
      DataType: shape.type,
      Length: shape.length,
      SignificantDigits: shape.decimals,
      SASFieldName: column.name,
      'def:DisplayFormat': shape.format,
      'def:CommentOID': commentOid(item.place),
    },
    described(label) +
      (list ? element('CodeListRef', { CodeListOID: listOid(list) }) : '') +
      (origin ? originElement(origin) : '') +
      (values.length > 0 ? element('def:ValueListRef', { ValueListOID: valueListOid(item) }) : ''),
  )
}
