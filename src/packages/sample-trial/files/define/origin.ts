import { isTransferred } from '../../forms/forms.ts'
import type { Column } from '../../metadata.ts'
import type { Row } from '../../row.ts'
import { element } from '../xml.ts'
import { described } from './described.ts'
import { crfPages } from './documents.ts'
import { fieldsOf, predecessorOf } from './predecessor.ts'

export type Origin =
  | { type: 'Collected'; source: 'Investigator' | 'Vendor'; forms: readonly string[] }
  | { type: 'Predecessor'; from: string }
  /** `from`: the date, written as text, that became a number. */
  | { type: 'Derived'; from?: string }
  | { type: 'Assigned' | 'Protocol' }

/** By rule. Every other rule computes: `Derived`. */
const types: Readonly<Record<string, Origin['type']>> = {
  armName: 'Assigned',
  armNull: 'Assigned',
  assigned: 'Assigned',
  category: 'Assigned',
  causeOfDeath: 'Collected',
  coded: 'Assigned',
  copied: 'Collected',
  deathDate: 'Collected',
  noneUnplanned: 'Assigned',
  nullFlavor: 'Assigned',
  parameter: 'Assigned',
  protocol: 'Protocol',
  randomizationNumber: 'Collected',
  reason: 'Collected',
  site: 'Assigned',
  subject: 'Assigned',
  taken: 'Predecessor',
  visitNumber: 'Assigned',
  yearOnly: 'Collected',
}

/** The name of a visit is that of its form in the protocol: nobody types it. */
const isNamed = (variable: string): boolean => variable === 'VISIT'

/** Dates of SDTM are texts, and those of ADaM are numbers. */
const isNumbered = (variable: string, from: string): boolean =>
  /DTC\b/.test(from) && !variable.endsWith('DTC')

/** Fields and predecessors are those that the trace found. A fixed term of a form is `Assigned`. */
export function originOf({ name, rule }: Column, rows: readonly Row[]): Origin {
  const type = types[rule] ?? 'Derived'
  if (type === 'Predecessor') {
    const from = predecessorOf(rows, name)
    return { type: isNumbered(name, from) ? 'Derived' : type, from }
  }
  if (type !== 'Collected') return { type }
  const fields = fieldsOf(rows, name).map((field) => field.split('.'))
  if (fields.length === 0 || isNamed(name)) return { type: 'Assigned' }
  const isElectronic = fields.every(([form = '', item = '']) => isTransferred(form, item))
  const forms = [...new Set(fields.flatMap(([form]) => form ?? []))]
  return { type, source: isElectronic ? 'Vendor' : 'Investigator', forms }
}

export function originElement(origin: Origin): string {
  if (origin.type === 'Predecessor')
    return element('def:Origin', { Type: origin.type }, described(origin.from))
  if (origin.type !== 'Collected') return element('def:Origin', { Type: origin.type, Source: 'Sponsor' })
  return element('def:Origin', { Type: origin.type, Source: origin.source }, crfPages(origin.forms))
}
