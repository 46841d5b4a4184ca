/** JSON Schema 2020-12, as OpenAPI 3.1 and the Model Context Protocol use it. */
export type Schema = Readonly<Record<string, unknown>>

const described = (description?: string) => (description ? { description } : {})

export const text = (description?: string): Schema => ({ type: 'string', ...described(description) })

export const address = (description?: string): Schema => ({
  type: 'string',
  format: 'uri',
  ...described(description),
})

export const number = (description?: string): Schema => ({ type: 'number', ...described(description) })

export const whole = (description?: string): Schema => ({ type: 'integer', ...described(description) })

export const oneOf = (values: readonly string[], description?: string): Schema => ({
  type: 'string',
  enum: values,
  ...described(description),
})

export const always = (value: string | boolean): Schema => ({ const: value })

export const listOf = (items: Schema, description?: string): Schema => ({
  type: 'array',
  items,
  ...described(description),
})

export const mapOf = (values: Schema, description?: string): Schema => ({
  type: 'object',
  additionalProperties: values,
  ...described(description),
})

export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

/** An object with no other properties. A name that ends in `?` may be missing. */
export function object(properties: Readonly<Record<string, Schema>>, description?: string): Schema {
  const names = Object.keys(properties)
  return {
    type: 'object',
    ...described(description),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]),
    ),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  }
}

/** A value of a table of data. */
export const cell: Schema = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] }
