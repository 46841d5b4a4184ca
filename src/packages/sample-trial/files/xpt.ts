import { Buffer } from 'node:buffer'
import { dayNumber, isComplete } from '../days.ts'
import type { DatasetDescription, Model } from '../metadata.ts'
import { type Row, type Value, valuesOf } from '../row.ts'
import { columnsOf, createdAt } from './dataset-json.ts'
import { ibmDouble } from './ibm-double.ts'

const recordBytes = 80
/** The longest text of version 5. */
const textBytes = 200
const numberBytes = 8

/** The specification's example of a system. No SAS wrote these files. */
const system = { version: '6.06', name: 'bsd4.2' }

/** @throws if the text is longer, or not printable ASCII */
function checked(value: string, bytes: number): string {
  if (!/^[ -~]*$/.test(value)) throw new Error(`Write "${value}" in ASCII for SAS transport files.`)
  if (value.length > bytes) throw new Error(`Shorten "${value}" to ${bytes} characters.`)
  return value
}

const text = (value: string, bytes: number): Buffer =>
  Buffer.from(checked(value, bytes).padEnd(bytes), 'ascii')

/** Blanks fill the last record. */
function records(...parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat(parts, Math.ceil(length / recordBytes) * recordBytes).fill(' ', length)
}

const header = (name: string, digits = '') =>
  text(`HEADER RECORD*******${name.padEnd(8)}HEADER RECORD!!!!!!!${digits.padEnd(30, '0')}`, recordBytes)

/** A moment like `18MAR25:23:59:59`, from ISO 8601 without a zone. */
function moment(iso: string): Buffer {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
  const name = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC'.slice(3 * Number(month) - 3, 3 * Number(month))
  return text(`${day}${name}${year.slice(2)}:${iso.slice(11)}`, 16)
}

/** The first of the two records that the library and its one dataset begin with. */
const origin = (...names: string[]) =>
  records(
    ...[...names, system.version, system.name].map((name) => text(name, 8)),
    text('', 24),
    moment(createdAt),
  )

interface Column {
  name: string
  label: string
  kind: 'text' | 'number' | 'date'
  bytes: number
  /** How SAS shows a date. */
  format: string
}

interface Placed extends Column {
  /** The bytes before it in a row. */
  position: number
}

/** The types and widths of the Dataset-JSON. */
function columnOf(column: ReturnType<typeof columnsOf>[number]): Column {
  const { name, label, dataType, targetDataType, displayFormat = '', length } = column
  const kind = targetDataType ? 'date' : dataType === 'string' ? 'text' : 'number'
  // Only texts have a length.
  const bytes = length ?? numberBytes
  if (bytes > textBytes) throw new Error(`${name} has more than ${textBytes} characters.`)
  return { name, label, kind, bytes, format: displayFormat.replace('.', '') }
}

function placed(columns: readonly Column[]): Placed[] {
  let position = 0
  return columns.map((column) => {
    const start = position
    position += column.bytes
    return { ...column, position: start }
  })
}

/** The description of a variable, in 140 bytes. Numbers not written here are 0. */
function namestr({ name, label, kind, bytes, format, position }: Placed, index: number): Buffer {
  const record = Buffer.alloc(140)
  record.writeInt16BE(kind === 'text' ? 2 : 1, 0)
  record.writeInt16BE(bytes, 4)
  record.writeInt16BE(index + 1, 6)
  text(name, 8).copy(record, 8)
  text(label, 40).copy(record, 16)
  text(format, 8).copy(record, 56)
  record.writeInt16BE(kind === 'date' ? 10 : 0, 64)
  text('', 8).copy(record, 72)
  record.writeInt32BE(position, 84)
  return record
}

/** Days from 1 January 1960. @throws for a date without a day */
export function sasDay(date: string): number {
  if (!isComplete(date)) throw new Error(`A SAS date needs a day: ${date}`)
  return dayNumber(date) - dayNumber('1960-01-01')
}

function numberOf({ name, kind }: Column, value: Value): number | null {
  if (value === null) return null
  if (kind === 'date') return sasDay(String(value))
  if (typeof value === 'string') throw new Error(`${name} must be a number, and is "${value}".`)
  return value
}

/** The rows, each in as many bytes as its columns have. */
function observations(columns: readonly Placed[], rows: readonly Row[]): Buffer {
  const width = columns.reduce((sum, { bytes }) => sum + bytes, 0)
  const all = Buffer.alloc(width * rows.length, ' ')
  for (const [place, row] of rows.entries()) {
    const values = valuesOf(row)
    for (const column of columns) {
      const value = values[column.name] ?? null
      const start = place * width + column.position
      if (column.kind === 'text') all.write(checked(String(value ?? ''), column.bytes), start, 'ascii')
      else ibmDouble(numberOf(column, value)).copy(all, start)
    }
  }
  return all
}

/**
 * A SAS transport file, version 5, with one dataset: records of 80 bytes (SAS technical note TS-140,
 * "The Record Layout of a Data Set in SAS Transport (XPORT) Format"). The blanks that fill the last
 * record could be read as rows of blanks, so each row needs a value.
 *
 * @throws for a name, label or value that the format cannot hold
 */
export function xptOf(model: Model, dataset: DatasetDescription, rows: readonly Row[]): Buffer {
  const columns = placed(columnsOf(model, dataset, rows).map(columnOf))
  return Buffer.concat([
    header('LIBRARY'),
    origin('SAS', 'SAS', 'SASLIB'),
    records(moment(createdAt)),
    header('MEMBER', '000000000000000001600000000140'),
    header('DSCRPTR'),
    origin('SAS', dataset.name, 'SASDATA'),
    records(moment(createdAt), text('', 16), text(dataset.label, 40)),
    header('NAMESTR', `000000${String(columns.length).padStart(4, '0')}`),
    records(...columns.map(namestr)),
    header('OBS'),
    records(observations(columns, rows)),
  ])
}
