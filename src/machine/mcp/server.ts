import { languageNamed } from '#content/locales.ts'
import { site } from '#content/site.ts'
import type { Bindings } from '#src/env.ts'
import { logError } from '#src/site/error.tsx'
import { argText, type Tools } from '#src/site/tool.ts'
import { translator } from '#src/words/messages.ts'
import { keptFile } from '#src/words/static-files.ts'
import { acceptingBoth, asJson, readsEventsOnly } from './accept.ts'

type JsonSchema = Record<string, unknown>

/** What `tools/list` says of a tool. The build writes it. */
export interface ToolFacts {
  name: string
  title: string
  description: string
  inputSchema: JsonSchema
  outputSchema: JsonSchema
}

interface Described {
  instructions: string
  tools: readonly ToolFacts[]
}

const fileOfTools = keptFile<Described>('/data/machines/tools.json')

/** A page does not pay for the SDK: it runs at the first message. */
const loadSdk = () => import('./sdk.ts')

type Sdk = Awaited<ReturnType<typeof loadSdk>>

/** The answers are checked by tests: at each call the check would take as long as the answer. */
const unchecked = ({ '~standard': standard }: ReturnType<Sdk['fromJsonSchema']>) => ({
  '~standard': { ...standard, validate: (value: unknown) => ({ value }) },
})

/** A tool says itself what is missing, in the language. */
function withoutRequired(sdk: Sdk, { required: _, ...schema }: JsonSchema) {
  return sdk.fromJsonSchema<Record<string, unknown>>(schema)['~standard'].validate
}

function inputOf(sdk: Sdk, inputSchema: JsonSchema) {
  const { '~standard': standard } = sdk.fromJsonSchema<Record<string, unknown>>(inputSchema)
  return { '~standard': { ...standard, validate: withoutRequired(sdk, inputSchema) } }
}

const withSchemas = (sdk: Sdk, tools: readonly ToolFacts[]) =>
  tools.map(({ inputSchema, outputSchema, ...facts }) => ({
    ...facts,
    inputSchema: inputOf(sdk, inputSchema),
    outputSchema: unchecked(sdk.fromJsonSchema(outputSchema)),
  }))

/** Of the isolate, after its first message. */
let kept: ReturnType<typeof withSchemas> | undefined

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const

const textContent = (text: string) => [{ type: 'text' as const, text }]

/** Answers one message. Nothing is kept of it. */
export async function answerMessage(request: Request, parsedBody: unknown, tools: Tools, env: Bindings) {
  const [sdk, { instructions, tools: all }] = await Promise.all([loadSdk(), fileOfTools(env)])
  kept ??= withSchemas(sdk, all)
  const described = kept
  const info = { name: site.shortName.en, version: env.VERSION.id, websiteUrl: env.SITE_ORIGIN }
  const serve = () => {
    const server = new sdk.McpServer(info, { instructions, capabilities: { tools: { listChanged: false } } })
    for (const { name, ...facts } of described) {
      const tool = tools[name]
      if (!tool) continue
      server.registerTool(name, { ...facts, annotations }, async (args) => {
        const language = languageNamed(argText(args.language))
        try {
          const answer = await tool({ args, language, env })
          if ('refusal' in answer) return { content: textContent(answer.refusal), isError: true }
          return { content: textContent(answer.text), structuredContent: answer.data }
        } catch (error) {
          logError(error, request)
          return { content: textContent(translator(language)('error.text')), isError: true }
        }
      })
    }
    return server
  }
  const responseMode = readsEventsOnly(request) ? 'sse' : 'auto'
  // No subscription, and no answer that stays open: nothing here changes.
  const handler = sdk.createMcpHandler(serve, { keepAliveMs: 0, maxSubscriptions: 0, responseMode })
  const response = await handler.fetch(acceptingBoth(request), { parsedBody })
  return responseMode === 'sse' ? response : asJson(response)
}
