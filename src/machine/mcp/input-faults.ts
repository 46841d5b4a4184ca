import { type Fields, isFields } from './message.ts'

/** The part of JSON Schema that `src/build/machines` writes for inputs. */
export interface InputSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  anyOf?: readonly InputSchema[]
  enum?: readonly string[]
  properties?: Readonly<Record<string, InputSchema>>
  required?: readonly string[]
  additionalProperties?: false
  items?: InputSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
}

const isOfType: Record<NonNullable<InputSchema['type']>, (value: unknown) => boolean> = {
  object: isFields,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
}

type Limits = readonly [least: number | undefined, most: number | undefined]

const isWithin = (size: number, [least = -Infinity, most = Infinity]: Limits) => size >= least && size <= most

const textOf = ([least, most]: Limits) =>
  least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `${least} to ${most}`

function faultsOfText(
  value: string,
  { pattern, minLength, maxLength, enum: options }: InputSchema,
): string[] {
  const limits = [minLength, maxLength] as const
  if (options && !options.includes(value)) return [`must be one of ${options.join(', ')}`]
  if (!isWithin([...value].length, limits)) return [`must have ${textOf(limits)} characters`]
  return pattern && !new RegExp(pattern, 'u').test(value) ? [`must match ${pattern}`] : []
}

function faultsOfList(
  value: readonly unknown[],
  { items = {}, minItems, maxItems }: InputSchema,
  at: string,
) {
  const limits = [minItems, maxItems] as const
  if (!isWithin(value.length, limits)) return [`${at}: must have ${textOf(limits)} items`]
  return value.flatMap((item, index) => inputFaults(item, items, `${at}[${index}]`))
}

function faultsOfFields(
  value: Fields,
  { properties = {}, required = [], ...schema }: InputSchema,
  at: string,
) {
  const pathOf = (name: string) => (at === '' ? name : `${at}.${name}`)
  const missing = required.filter((name) => !Object.hasOwn(value, name))
  const sent = Object.entries(value).flatMap(([name, field]) => {
    if (Object.hasOwn(properties, name)) return inputFaults(field, properties[name] ?? {}, pathOf(name))
    return schema.additionalProperties === false ? [`${pathOf(name)}: is unknown`] : []
  })
  return [...missing.map((name) => `${pathOf(name)}: is missing`), ...sent]
}

/** Of several schemas one that allows the value, else the one of its type. */
function schemaFor(value: unknown, schemas: readonly InputSchema[], at: string): InputSchema {
  const allows = (schema: InputSchema) => inputFaults(value, schema, at).length === 0
  const isTyped = ({ type }: InputSchema) => type !== undefined && isOfType[type](value)
  return schemas.find(allows) ?? schemas.find(isTyped) ?? schemas[0] ?? {}
}

/**
 * What the schema does not allow, each with its place.
 * @param at where `value` is in the input, for the texts
 */
export function inputFaults(value: unknown, schema: InputSchema, at = ''): string[] {
  const { type, anyOf, minimum, maximum } = schema
  if (anyOf) return inputFaults(value, schemaFor(value, anyOf, at), at)
  if (type && !isOfType[type](value)) return [`${at}: must be of type ${type}`]
  if (typeof value === 'string') return faultsOfText(value, schema).map((fault) => `${at}: ${fault}`)
  const limits = [minimum, maximum] as const
  if (typeof value === 'number') return isWithin(value, limits) ? [] : [`${at}: must be ${textOf(limits)}`]
  if (Array.isArray(value)) return faultsOfList(value, schema, at)
  return isFields(value) ? faultsOfFields(value, schema, at) : []
}
