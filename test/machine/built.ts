import { readFileSync } from 'node:fs'
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/client/validators/cf-worker'
import * as z from 'zod'

const schema = z.record(z.string(), z.unknown())

export type Schema = z.infer<typeof schema>

const validator = new CfWorkerJsonSchemaValidator()

/** Undefined if the value is as the schema says. */
export function schemaFault(one: Schema, value: unknown): string | undefined {
  return validator.getValidator(one)(value).errorMessage
}

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(`public/data/machines/${name}.json`, 'utf8'))

const tool = z.object({
  name: z.string(),
  inputSchema: z.looseObject({
    examples: z.tuple([schema]),
    properties: z.record(z.string(), schema),
    required: z.array(z.string()),
  }),
  outputSchema: schema,
})

/** As the build describes them. */
export const describedTools = z.object({ tools: z.array(tool) }).parse(readJson('tools')).tools

const content = z.record(z.string(), z.object({ schema }))

const operation = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), schema, example: z.optional(z.union([z.string(), z.number()])) }),
  ),
  responses: z.record(z.string(), z.looseObject({ content: z.optional(content) })),
})

const openApi = z.object({
  paths: z.record(z.string(), z.object({ get: operation })),
  components: z.object({ schemas: z.object({ Faults: schema }) }),
})

const { paths, components } = openApi.parse(readJson('openapi'))

export const faultsSchema = components.schemas.Faults

export const operations = Object.entries(paths).map(([path, { get }]) => ({
  path,
  ...get,
  schema: Object.values(get.responses['200']?.content ?? {})[0]?.schema ?? {},
  fails: ['404', '422'].find((status) => get.responses[status]),
}))
