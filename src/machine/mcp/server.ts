import { withoutControls } from '#client/text/clean-text.ts'
import { languageNamed } from '#content/locales.ts'
import { site } from '#content/site.ts'
import type { Bindings } from '#src/env.ts'
import { logError } from '#src/site/error.tsx'
import { argText, type Tools } from '#src/site/tool.ts'
import { translator } from '#src/words/messages.ts'
import { keptFile } from '#src/words/static-files.ts'
import { type InputSchema, inputFaults } from './input-faults.ts'
import { type Fields, isFields, type Message, Refusal } from './message.ts'
import { newest, older } from './protocol.ts'

/** What `tools/list` says of a tool. The build writes it. */
interface ToolFacts {
  name: string
  title: string
  description: string
  inputSchema: InputSchema
  outputSchema: Record<string, unknown>
}

interface Described {
  instructions: string
  tools: readonly ToolFacts[]
}

const fileOfTools = keptFile<Described>('/data/machines/tools.json')

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** The tools never change while a version of the Worker runs. */
const capabilities = { tools: { listChanged: false } }

interface Asked {
  message: Message
  isNewest: boolean
  tools: Tools
  env: Bindings
  /** For the log. */
  request: Request
}

const serverInfo = ({ VERSION, SITE_ORIGIN }: Bindings) => ({
  name: site.shortName.en,
  version: VERSION.id,
  websiteUrl: SITE_ORIGIN,
})

async function initialize({ message: { params }, env }: Asked): Promise<Fields> {
  const { protocolVersion: asked, capabilities: theirs, clientInfo } = params
  if (typeof asked !== 'string' || !isFields(theirs) || !isFields(clientInfo))
    throw new Refusal('invalidParams', 'protocolVersion, capabilities and clientInfo are needed.', 200)
  const protocolVersion = older.includes(asked) ? asked : older[0]
  const { instructions } = await fileOfTools(env)
  return { protocolVersion, capabilities, serverInfo: serverInfo(env), instructions }
}

/** Which answers a client may keep, and how long. */
const unkept = { ttlMs: 0, cacheScope: 'private' }

async function discover({ env }: Asked): Promise<Fields> {
  const { instructions } = await fileOfTools(env)
  return { supportedVersions: [newest], capabilities, instructions, ...unkept }
}

async function listTools({ message: { params }, isNewest, env }: Asked): Promise<Fields> {
  if (params.cursor !== undefined && typeof params.cursor !== 'string')
    throw new Refusal('invalidParams', 'The cursor is no text.', 200)
  const { tools } = await fileOfTools(env)
  return { tools: tools.map((tool) => ({ ...tool, annotations })), ...(isNewest ? unkept : {}) }
}

const failed = (text: string) => ({
  content: [{ type: 'text', text: withoutControls(text) }],
  isError: true,
})

/** Of the faults that an answer names: a message can have thousands. */
const mostFaults = 10

async function callTool({ message: { params }, tools, env, request }: Asked): Promise<Fields> {
  const { name, arguments: args = {} } = params
  const { tools: described } = await fileOfTools(env)
  const facts = described.find((one) => one.name === name)
  const tool = facts && tools[facts.name]
  if (!tool) throw new Refusal('invalidParams', 'There is no such tool.', 200)
  if (!isFields(args)) throw new Refusal('invalidParams', 'The arguments are no object.', 200)
  // A tool says itself what is missing, in the language.
  const faults = inputFaults(args, { ...facts.inputSchema, required: [] })
  if (faults.length > 0) return failed(`Invalid arguments. ${faults.slice(0, mostFaults).join('; ')}`)
  const language = languageNamed(argText(args.language))
  try {
    const answer = await tool({ args, language, env })
    if ('refusal' in answer) return failed(answer.refusal)
    return { content: [{ type: 'text', text: answer.text }], structuredContent: answer.data }
  } catch (error) {
    logError(error, request)
    return failed(translator(language)('error.text'))
  }
}

type Method = (asked: Asked) => Fields | Promise<Fields>

const ofBoth: Record<string, Method> = { 'tools/list': listTools, 'tools/call': callTool }
const ofOlder: Record<string, Method> = { ...ofBoth, initialize, ping: () => ({}) }
const ofNewest: Record<string, Method> = { ...ofBoth, 'server/discover': discover }

/** @throws {Refusal} if the message cannot be answered */
export async function resultOf(asked: Asked): Promise<Fields> {
  const { message, isNewest, env } = asked
  const methods = isNewest ? ofNewest : ofOlder
  const method = Object.hasOwn(methods, message.method) ? methods[message.method] : undefined
  if (!method) throw new Refusal('unknownMethod', 'Method not found', isNewest ? 404 : 200)
  const result = await method(asked)
  if (!isNewest) return result
  const _meta = { 'io.modelcontextprotocol/serverInfo': serverInfo(env) }
  return { ...result, resultType: 'complete', _meta }
}
