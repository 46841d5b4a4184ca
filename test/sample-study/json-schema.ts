/** The JSON Schema keywords in the schema of Dataset-JSON. */
interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | readonly string[]
  enum?: readonly unknown[]
  pattern?: string
  minimum?: number
  required?: readonly string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean
  items?: Schema
  anyOf?: readonly Schema[]
}

function typeOf(value: unknown): string[] {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value]
}

function faultsOfObject(value: object, schema: Schema, root: Schema, path: string): string[] {
  const missing = (schema.required ?? [])
    .filter((name) => !(name in value))
    .map((name) => `${path}.${name} is missing`)
  const found = Object.entries(value).flatMap(([name, inner]) => {
    const own = schema.properties?.[name]
    if (own) return faultsOf(inner, own, root, `${path}.${name}`)
    return schema.additionalProperties === false ? [`${path}.${name} is unknown`] : []
  })
  return [...missing, ...found]
}

export function faultsOf(value: unknown, schema: Schema, root: Schema, path = '$'): string[] {
  if (schema.$ref) {
    const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')]
    return target ? faultsOf(value, target, root, path) : [`${path}: ${schema.$ref} is nowhere`]
  }
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !typeOf(value).some((type) => types.includes(type)))
    return [`${path} is no ${types.join(', ')}`]
  if (schema.anyOf?.every((one) => faultsOf(value, one, root, path).length > 0))
    return [`${path} is none of anyOf`]
  if (schema.enum && !schema.enum.includes(value)) return [`${path}: ${value} is not in the list`]
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value)))
    return [`${path}: ${value} does not match`]
  if (schema.minimum !== undefined && Number(value) < schema.minimum)
    return [`${path} is below ${schema.minimum}`]
  if (Array.isArray(value)) {
    const { items } = schema
    return items ? value.flatMap((one, index) => faultsOf(one, items, root, `${path}[${index}]`)) : []
  }
  return typeof value === 'object' && value !== null ? faultsOfObject(value, schema, root, path) : []
}
