import { type DesignName, designs, isAssumption, type NamedField } from '@marom/trial-designs'
import {
  address,
  always,
  listOf,
  mapOf,
  number,
  object,
  oneOf,
  orNull,
  type Schema,
  text,
} from '#src/build/machines/schema.ts'
import { conditionOf, designWords, type Lexicon, lexiconOf } from '#src/study-design/words.ts'

/** Below 1 % the sign says that a percentage is meant. */
const percentText = { type: 'string', pattern: '^-?\\d{1,9}(\\.\\d{1,15})?%$' }

function kindOf(field: NamedField): Schema {
  const { kind, options, min, max, isWhole } = field
  if (kind === 'choice') return { type: 'string', enum: options }
  const bounds = { minimum: min, maximum: max }
  if (kind === 'percent') return { anyOf: [{ type: 'number', ...bounds }, percentText] }
  return { type: isWhole ? 'integer' : 'number', ...bounds }
}

/** A field with its words, e.g. `Power, %. Counts only for: The size.` */
function fieldSchema(field: NamedField, lexicon: Lexicon): Schema {
  const { name, kind, options, initial } = field
  const unit = kind === 'percent' ? ' In per cent; below 1 with the sign, such as "0.5%".' : ''
  const parts = [
    `${lexicon.label(name)}.${unit}`,
    lexicon.hint(name),
    options.map((option) => `${option}: ${lexicon.option(name, option)}.`).join(' '),
    conditionOf(field, lexicon, 'en'),
    isAssumption(field) ? 'No usual value.' : '',
  ]
  const hasDefault = !isAssumption(field) && initial !== ''
  const usual = hasDefault ? { default: kind === 'choice' ? initial : Number.parseFloat(initial) } : {}
  return { ...kindOf(field), ...usual, description: parts.filter(Boolean).join(' ') }
}

export function fieldsOf(name: DesignName): { field: NamedField; schema: Schema }[] {
  const lexicon = lexiconOf(name, 'en')
  return designs[name].fields.map((field) => ({ field, schema: fieldSchema(field, lexicon) }))
}

const table = object({
  columns: listOf(text(), 'Names of quantities.'),
  rows: listOf(listOf(orNull(number()))),
  'labels?': listOf(text()),
  'title?': text(),
})

const change = object({
  texts: mapOf(text(), 'The inputs that change.'),
  value: orNull(number('The headline.')),
  left: orNull(number('What the planned size gives.')),
})

const sensitivity = object(
  {
    headline: text(),
    left: orNull(text()),
    planned: change,
    rows: listOf(object({ name: text(), less: change, more: change })),
  },
  'Each assumption a fifth lower and higher.',
)

const level = object({ percent: number(), isPlanned: { type: 'boolean' }, texts: mapOf(text()) })

const grid = object({
  headline: text(),
  left: orNull(text()),
  rows: text(),
  columns: text(),
  step: number('In per cent.'),
  rowLevels: listOf(level),
  columnLevels: listOf(level),
  cells: listOf(listOf(change)),
})

export const notes = listOf(
  object({ level: oneOf(['info', 'caution', 'stop']), code: text(), text: text() }),
  'Warnings, the gravest first. With stop the number is not to be used.',
)

export const conventional = listOf(text(), 'Inputs that were not given: their usual value was taken.')

/** What a tool returns. Assistants read the schemas of all tools, so it does not name each quantity. */
export const toolProperties: Record<string, Schema> = {
  conventional,
  design: text(),
  page: address('The page with the same result.'),
  inputs: mapOf(text(), 'What was computed with, as the address of the page has it.'),
  headline: text('The quantity that answers the question.'),
  values: mapOf(number(), 'By quantity. Proportions, not percentages.'),
  labels: mapOf(text(), 'What each value is.'),
  notes,
  methods: text('The methods paragraph for a protocol, in the language.'),
  r: text('Code for R, with the number that it prints.'),
}

/** What `resultJson` returns. */
export function resultProperties(name: DesignName): Record<string, Schema> {
  const { quantities } = designs[name]
  const { quantity } = lexiconOf(name, 'en')
  const values = Object.keys(quantities).map((key) => [key, number(quantity(key))])
  return {
    defaulted: listOf(
      text(),
      'Inputs without a usual value that were not given: the number is that of an example, not of a study.',
    ),
    ...toolProperties,
    ok: always(true),
    design: always(name),
    headline: oneOf(Object.keys(quantities), 'The quantity that answers the question.'),
    values: {
      ...mapOf(number(), 'By quantity. Proportions, not percentages.'),
      properties: Object.fromEntries(values),
    },
    'table?': table,
    'tables?': listOf(table),
    methods: object({ en: text(), he: text() }, 'The methods paragraph for a protocol.'),
    assumptions: listOf(text()),
    notCovered: text(),
    formula: listOf(text()),
    'sas?': text(),
    sources: listOf(text()),
  }
}

export const changedProperties: Record<string, Schema> = { sensitivity: orNull(sensitivity), 'grid?': grid }

export const questionOf = (name: DesignName) => designWords(name, 'en').question

/** Whether it is read with every choice, and has no usual value. */
const isRequired = (field: NamedField) => isAssumption(field) && !field.onlyWith && !field.unless

export const inputsOf = (name: DesignName): Record<string, Schema> =>
  Object.fromEntries(
    fieldsOf(name).map(({ field, schema }) => [isRequired(field) ? field.name : `${field.name}?`, schema]),
  )

/** The initial text as a value of the schema. */
export const exampleOf = (schema: Schema, initial: string): string | number =>
  schema.enum || initial.endsWith('%') ? initial : Number(initial)

export function exampleInputs(name: DesignName) {
  const given = fieldsOf(name).filter(({ field }) => field.initial !== '')
  return Object.fromEntries(given.map(({ field, schema }) => [field.name, exampleOf(schema, field.initial)]))
}
