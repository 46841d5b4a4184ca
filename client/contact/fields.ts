export interface ContactField {
  /** `service`: one of the options. */
  kind: 'line' | 'email' | 'service' | 'text'
  isRequired: boolean
  /** Beside another one, also on a phone. */
  isHalf?: true
  /** In UTF-16 code units. The server refuses longer values; the form shows how much is left. */
  longest?: number
  autoComplete?: string
}

/** In the order of the form. Form, check and storage follow from this list; `mail.ts` has the labels of the mail. */
export const contactFields = {
  firstName: { kind: 'line', isRequired: true, isHalf: true, longest: 100, autoComplete: 'given-name' },
  lastName: { kind: 'line', isRequired: true, isHalf: true, longest: 100, autoComplete: 'family-name' },
  email: { kind: 'email', isRequired: true, longest: 254, autoComplete: 'email' },
  company: { kind: 'line', isRequired: false, longest: 200, autoComplete: 'organization' },
  service: { kind: 'service', isRequired: false },
  message: { kind: 'text', isRequired: true, longest: 10_000 },
} satisfies Record<string, ContactField>

export type FieldName = keyof typeof contactFields
export type ContactMessage = Record<FieldName, string>

export const isFieldName = (name: unknown): name is FieldName =>
  typeof name === 'string' && Object.hasOwn(contactFields, name)

export const fieldNames = Object.keys(contactFields).filter(isFieldName)

const isWhole = <Value>(found: Record<string, Value>): found is Record<FieldName, Value> =>
  fieldNames.every((name) => name in found)

/** A value for each field, in the order of the form. */
export function eachField<Value>(make: (name: FieldName) => Value): Record<FieldName, Value> {
  const found = Object.fromEntries(fieldNames.map((name) => [name, make(name)]))
  if (!isWhole(found)) throw new Error('A field has no value.')
  return found
}
