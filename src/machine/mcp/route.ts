import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'
import { limitedBody } from '#src/middleware/limited-body.ts'
import { allows, networkOf } from '#src/middleware/rate-limit.ts'
import type { Tools } from '#src/site/tool.ts'
import { answerMessage } from './server.ts'

/** In bytes. The longest call states an estimand in Hebrew letters that are escaped. */
const largest = 16 * 1024

/** Codes of JSON-RPC 2.0. */
const refusals = {
  too_many: [429, -32000, 'Too many messages came from your network. Try again in a minute.'],
  too_large: [413, -32600, 'A message has at most 16 KB.'],
  unreadable: [400, -32700, 'The body is not JSON.'],
  batch: [400, -32600, 'Send one message in each request.'],
} as const

function refuse(c: Context<AppEnv>, refusal: keyof typeof refusals): Response {
  const [status, code, message] = refusals[refusal]
  const headers = status === 429 ? { 'Retry-After': '60' } : undefined
  return c.json({ jsonrpc: '2.0', id: null, error: { code, message } }, status, headers)
}

/** Before the body is read, so that a flood costs little. */
const withinLimit = createMiddleware<AppEnv>(async (c, next) => {
  const network = networkOf(c.req.header('cf-connecting-ip') ?? 'unknown')
  return (await allows(c.env.MCP_RATE_LIMIT, network)) ? next() : refuse(c, 'too_many')
})

const limited = limitedBody(largest, {
  tooLarge: (c) => refuse(c, 'too_large'),
  unreadable: (c) => refuse(c, 'unreadable'),
})

async function readMessage(c: Context<AppEnv>): Promise<unknown> {
  try {
    return await c.req.json<unknown>()
  } catch {
    return undefined
  }
}

/** The Model Context Protocol over HTTP, without sessions: https://modelcontextprotocol.io */
export const mcp = (tools: Tools): Hono<AppEnv> =>
  new Hono<AppEnv>().post('/mcp', withinLimit, limited, async (c) => {
    const message = await readMessage(c)
    if (message === undefined) return refuse(c, 'unreadable')
    // Each call of a batch would take the time of a page.
    if (Array.isArray(message)) return refuse(c, 'batch')
    return answerMessage(c.req.raw, message, tools, c.env)
  })
