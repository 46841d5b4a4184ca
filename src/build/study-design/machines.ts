import { type DesignName, designNames, designs, gridSteps } from '@marom/trial-designs'
import { kinds } from '@marom/trial-designs/benchmarks'
import { routes } from '#content/routes.ts'
import {
  lang,
  type Operation,
  type Parameter,
  type ToolDescription,
} from '#src/build/machines/description.ts'
import { address, listOf, mapOf, number, object, oneOf, orNull, text } from '#src/build/machines/schema.ts'
import { designWords } from '#src/study-design/words.ts'
import { monitoring } from './monitoring-tool.ts'
import {
  changedProperties,
  exampleInputs,
  exampleOf,
  fieldsOf,
  inputsOf,
  questionOf,
  resultProperties,
  toolProperties,
} from './schemas.ts'

const tag = 'Study designs'

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const nameOf = (name: DesignName) => camel(`-${name}`)

const gridInputs: Parameter[] = [
  { name: 'rows', in: 'query', schema: text('An assumption that varies by row of a grid.') },
  { name: 'columns', in: 'query', schema: text('An assumption that varies by column.') },
  { name: 'step', in: 'query', schema: oneOf(gridSteps, 'In per cent.') },
]

const designOperation = (name: DesignName): Operation => ({
  path: `${routes[`study-design/${name}`]}.json`,
  operationId: `plan${nameOf(name)}`,
  tag,
  summary: `${designWords(name, 'en').heading}. ${questionOf(name)}`,
  parameters: [
    ...fieldsOf(name).map(
      ({ field, schema }): Parameter => ({
        name: field.name,
        in: 'query',
        schema,
        ...(field.initial === '' ? {} : { example: exampleOf(schema, field.initial) }),
      }),
    ),
    ...gridInputs,
    lang,
  ],
  schema: object({ ...resultProperties(name), ...changedProperties }),
  fails: 'invalid',
})

const benchmark = object({
  id: text(),
  design: oneOf([...designNames, ''], 'Empty for a function that designs share.'),
  inputs: mapOf(text()),
  quantity: text(),
  printed: text('The value as its source prints it.'),
  computed: number(),
  difference: number(),
  tolerance: number(),
  isWithin: { type: 'boolean' },
  kind: oneOf(kinds),
  source: text(),
  program: text('The program that was run, with its version.'),
  note: text(),
  address: address('The row on the page.'),
  case: text('The page with the inputs; empty for a function.'),
})

export const operations: Operation[] = [
  ...designNames.map(designOperation),
  {
    path: `${routes['study-design-checks']}.json`,
    operationId: 'listChecks',
    tag,
    summary: 'Benchmark values: what other programs and manuals print, beside what the designs compute.',
    parameters: [lang],
    schema: object({
      page: address(),
      commit: orNull(object({ hash: text(), date: text() })),
      checks: listOf(benchmark),
    }),
  },
]

const planTool = (name: DesignName): [string, ToolDescription] => [
  `plan_${name.replaceAll('-', '_')}`,
  {
    title: designWords(name, 'en').heading,
    description: `${questionOf(name)} Measures: ${designs[name].measures.join(', ') || 'none'}. Inputs without a usual value are required wherever they are used. Returns the number, warnings, the methods paragraph, code for R and the address of the page.`,
    inputs: inputsOf(name),
    outputs: toolProperties,
    example: exampleInputs(name),
  },
]

export const tools: Record<string, ToolDescription> = {
  ...Object.fromEntries(designNames.map(planTool)),
  monitor_trial: monitoring,
}
