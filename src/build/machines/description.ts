import { languages } from '#content/locales.ts'
import { object, oneOf, type Schema, text } from './schema.ts'

export interface Parameter {
  name: string
  in: 'query' | 'path'
  required?: boolean
  schema: Schema
  /** Together the examples of an operation are a call that works. */
  example?: string | number
}

/** An address that answers GET with data. */
export interface Operation {
  path: string
  operationId: string
  tag: string
  summary: string
  parameters: readonly Parameter[]
  schema: Schema
  /** Media type; JSON by default. */
  type?: string
  /** What it answers to a call that cannot be answered: nothing has the name, or inputs are wrong. */
  fails?: 'notFound' | 'invalid'
}

/** A tool of assistants. The function of its name is in `src/<subject>/tools.ts`. */
export interface ToolDescription {
  title: string
  description: string
  /** By name, a name that ends in `?` may be missing. */
  inputs: Readonly<Record<string, Schema>>
  outputs: Readonly<Record<string, Schema>>
  /** Arguments that work. */
  example: Readonly<Record<string, unknown>>
}

/** The exports of each `src/build/<subject>/machines.ts`. */
export interface Machines {
  operations?: readonly Operation[]
  tools?: Readonly<Record<string, ToolDescription>>
}

const language = oneOf(languages, 'Language of sentences: en (default) or he.')

export const lang: Parameter = { name: 'lang', in: 'query', schema: language }

/** The schemas of a tool. Every tool has the input `language`. */
export const schemasOf = ({ inputs, outputs, example }: ToolDescription) => ({
  inputSchema: { ...object({ ...inputs, 'language?': language }), examples: [example] },
  outputSchema: object(outputs),
})

export const faults = object(
  {
    ok: { const: false },
    error: text(),
    'defaulted?': { type: 'array', items: text() },
    'conventional?': { type: 'array', items: text() },
    'fields?': { type: 'object', additionalProperties: text('What is wrong with the field.') },
    'offers?': {
      type: 'array',
      items: { type: 'object', additionalProperties: text() },
      description: 'Changed inputs that may have been meant.',
    },
    'design?': text(),
    'inputs?': { type: 'object', additionalProperties: text() },
    'term?': text(),
    'at?': text(),
    'id?': text(),
    'q?': text(),
  },
  'What is wrong.',
)
