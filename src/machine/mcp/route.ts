import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'
import { type BodyFault, postedBody } from '#src/middleware/posted-body.ts'
import { isSameOrigin } from '#src/middleware/same-origin.ts'
import type { Tools } from '#src/site/tool.ts'
import { codes, idIn, Refusal, readMessage } from './message.ts'
import { isOfNewest } from './protocol.ts'
import { resultOf } from './server.ts'

/** In bytes. The longest call states an estimand in Hebrew letters that are escaped. */
const largest = 16 * 1024

/**
 * The specification wants a client to accept JSON and events. Real clients name one of them, any type,
 * or none: https://github.com/modelcontextprotocol/python-sdk/issues/2349
 */
function readsEventsOnly(accept = ''): boolean {
  return accept.includes('text/event-stream') && !/json|\*/.test(accept)
}

function answer(c: Context<AppEnv>, message: object): Response {
  if (!readsEventsOnly(c.req.header('Accept'))) return c.json(message)
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
  return c.body(`event: message\ndata: ${JSON.stringify(message)}\n\n`, 200, headers)
}

function refuse(c: Context<AppEnv>, { failure, message }: Refusal, id: ReturnType<typeof idIn> = null) {
  const { code, status, data } = failure
  const body = { jsonrpc: '2.0', id, error: { code: codes[code], message, data } }
  if (status === 200) return answer(c, body)
  return c.json(body, status, status === 429 ? { 'Retry-After': '60' } : undefined)
}

/** Names of the machine itself, where the site runs while it is developed. */
const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * The protocol asks for the check of the origin. In DNS rebinding the Host is foreign too, so that both
 * agree. A page of another site cannot send the type of the last check.
 */
const fromClient = createMiddleware<AppEnv>(async (c, next) => {
  const { origin, hostname } = new URL(c.req.url)
  const own = loopback.includes(hostname) ? origin : c.env.SITE_ORIGIN
  const isOwn = isSameOrigin(c.req) && (c.req.header('Origin') ?? own) === own
  if (!isOwn) return refuse(c, new Refusal('other', 'Pages of other sites may not call.', 403))
  const [type = ''] = (c.req.header('Content-Type') ?? '').split(';')
  if (type.trim().toLowerCase() === 'application/json') return next()
  return refuse(c, new Refusal('other', 'The Content-Type must be application/json.', 415))
})

const unreadable = () => new Refusal('unreadable', 'The body is not JSON.')

const refusals = {
  too_many: () =>
    new Refusal('other', 'Too many messages came from your network. Try again in a minute.', 429),
  too_large: () => new Refusal('invalidRequest', 'A message has at most 16 KB.', 413),
  unreadable,
} satisfies Record<BodyFault, () => Refusal>

const bounded = postedBody({
  largest,
  limit: (c) => c.env.MCP_RATE_LIMIT,
  refuse: (c, fault) => refuse(c, refusals[fault]()),
})

async function readBody(c: Context<AppEnv>): Promise<unknown> {
  const body: unknown = await c.req.json().catch(() => {
    throw unreadable()
  })
  // Each call of a batch would take the time of a page.
  if (Array.isArray(body)) throw new Refusal('invalidRequest', 'Send one message in each request.')
  return body
}

/** The Model Context Protocol over HTTP, without sessions: https://modelcontextprotocol.io */
export const mcp = (tools: Tools): Hono<AppEnv> =>
  new Hono<AppEnv>().post('/mcp', fromClient, bounded, async (c) => {
    let id: ReturnType<typeof idIn> = null
    try {
      const body = await readBody(c)
      id = idIn(body)
      const message = readMessage(body)
      const { raw: request } = c.req
      const isNewest = message !== undefined && isOfNewest(message, request.headers)
      // A response or a notification: nothing here waits for one.
      if (message?.id === undefined) return c.body(null, 202)
      const result = await resultOf({ message, isNewest, tools, env: c.env, request })
      return answer(c, { jsonrpc: '2.0', id, result })
    } catch (error) {
      if (error instanceof Refusal) return refuse(c, error, id)
      throw error
    }
  })
