import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InputSchema, inputFaults } from '#src/machine/mcp/input-faults.ts'
import { describedTools, schemaFault } from './built.ts'

/** A field of the example gets another value: `analyses.0.information`. */
function changed(example: object, path: string[], value: unknown): unknown {
  const copy = structuredClone(example)
  let at: unknown = copy
  for (const name of path.slice(0, -1))
    at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : at
  if (typeof at === 'object' && at !== null) Reflect.set(at, path.at(-1) ?? '', value)
  return copy
}

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -2, max: 200 }),
  fc.constantFrom('en', 'he', 'x'.repeat(161), '80%', '0.5%', '-1', '', 0, 1, 0.5, 1e6, -1e6),
)

describe.each(describedTools)('$name', ({ inputSchema }) => {
  const [example] = inputSchema.examples
  const { required: _, ...open } = inputSchema
  const names = Object.keys(inputSchema.properties)
  const paths = [
    ...names.map((name) => [name]),
    ['unknown'],
    ['analyses', '0', 'information'],
    ['analyses', '0', 'x'],
  ]

  test('any change of its example: refused exactly if the official validator refuses it', () => {
    const property = fc.property(fc.constantFrom(...paths), value, (path, other) => {
      const input = changed(example, path, other)
      const faults = inputFaults(input, open as InputSchema)
      expect(faults.length > 0, faults.join()).toBe(schemaFault(open, input) !== undefined)
      for (const fault of faults) expect(fault).toContain(path[0])
    })
    fc.assert(property, { seed: 20261130, numRuns: 400 })
  })
})

const known = [
  ...[
    'type',
    'anyOf',
    'enum',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'minItems',
    'maxItems',
  ],
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'description', 'default', 'examples'],
]

const keywordsOf = (schema: object): string[] =>
  Object.entries(schema).flatMap(([key, part]): string[] => {
    if (key === 'properties') return [key, ...Object.values(part).flatMap((one) => keywordsOf(Object(one)))]
    const inner: unknown[] = key === 'anyOf' ? part : key === 'items' ? [part] : []
    return [key, ...inner.flatMap((one) => keywordsOf(Object(one)))]
  })

test('the schemas of inputs have no keyword that is not checked', () => {
  const used = new Set(describedTools.flatMap(({ inputSchema }) => keywordsOf(inputSchema)))
  expect([...used].filter((keyword) => !known.includes(keyword))).toEqual([])
})
