import { conformanceFile, modelNames, models } from '@marom/sample-trial'
import { routes } from '#content/routes.ts'
import { lang, type Operation, type ToolDescription } from '#src/build/machines/description.ts'
import {
  address,
  always,
  cell,
  listOf,
  object,
  oneOf,
  type Schema,
  text,
  whole,
} from '#src/build/machines/schema.ts'
import { dataPath } from '#src/sample-study/data-files.ts'
import { kinds } from './step-schemas.ts'

const step = { ok: always(true), simulated: always(true), at: text(), page: address() }

const datasets = modelNames.flatMap((model) =>
  models[model].datasets.map(({ name }: { name: string }) => name.toLowerCase()),
)

const tag = 'Sample study'
const at = { type: 'string', maxLength: 100, pattern: '^[A-Za-z0-9.-]+$' }
const example = 't-14-2-1.hazardRatio'
const atOf =
  'A number of an output (t-14-2-1.hazardRatio), a value (101-001.ADTTE.1.AVAL) or a field of a form.'

const file = (name: string, operationId: string, summary: string, schema: Schema): Operation => ({
  path: `${dataPath}${name}.json`,
  operationId,
  tag,
  summary,
  parameters: [],
  schema,
})

export const operations: Operation[] = [
  {
    path: `${routes['sample-study/trace']}.json`,
    operationId: 'traceNumber',
    tag,
    summary: 'A step of a trace: from a number of the simulated study to the field of the form.',
    parameters: [
      { name: 'at', in: 'query', required: true, schema: { ...at, description: atOf }, example },
      lang,
    ],
    schema: {
      oneOf: Object.entries(kinds).map(([kind, properties]) =>
        object({ ...step, kind: always(kind), ...properties }),
      ),
    },
    fails: 'notFound',
  },
  {
    path: `${dataPath}{dataset}.json`,
    operationId: 'getDataset',
    tag,
    summary: 'A dataset of the simulated study, as CDISC Dataset-JSON 1.1.',
    parameters: [{ name: 'dataset', in: 'path', schema: oneOf(datasets), example: 'adsl' }],
    schema: {
      type: 'object',
      properties: {
        datasetJSONVersion: text(),
        name: text(),
        label: text(),
        records: whole(),
        columns: listOf({ type: 'object' }),
        rows: listOf(listOf(cell)),
      },
      required: ['datasetJSONVersion', 'name', 'records', 'columns', 'rows'],
    },
  },
  file('ars', 'getReportingEvent', 'The analyses and outputs, as CDISC Analysis Results Standard.', {
    type: 'object',
    properties: { id: text(), name: text() },
    required: ['id', 'name'],
  }),
  file('ard', 'listResults', 'The analysis results data: every number of the outputs.', {
    type: 'array',
    items: {
      type: 'object',
      properties: { output: text(), analysis: text(), cell: text() },
      required: ['output', 'cell'],
    },
  }),
  file(
    conformanceFile,
    'listConformance',
    'What the CDISC CORE engine found, and our own rules of conformance with what they found.',
    {
      type: 'object',
      properties: {
        engine: { type: 'object' },
        findings: listOf({ type: 'object' }),
        groups: listOf({ type: 'object' }),
      },
      required: ['engine', 'findings', 'groups'],
    },
  ),
]

export const tools: Record<string, ToolDescription> = {
  trace_number: {
    title: 'Trace a number of the sample study',
    description:
      'How a number of the simulated study was made: the rows that it counts, the rule, the program; of a value its sources, derivation and audit trail. Long lists are cut.',
    inputs: { at: { ...at, description: atOf } },
    outputs: {
      simulated: always(true),
      at: text(),
      page: address('The page of the step.'),
      kind: oneOf(Object.keys(kinds)),
      ...Object.fromEntries(
        Object.values(kinds).flatMap((properties) =>
          Object.keys(properties).map((name) => [`${name.replace('?', '')}?`, {}]),
        ),
      ),
    },
    example: { at: example },
  },
}
