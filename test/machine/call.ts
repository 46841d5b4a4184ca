import { request } from 'node:http'
import { ask, origin } from '#test/support/built-pages.ts'

export interface Answer {
  content: { type: string; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
}

export const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  ask('/mcp', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
  })

export const message = (method: string, params: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

export const newest = '2026-07-28'

const own = (key: string) => `io.modelcontextprotocol/${key}`

/** A request of the newest protocol, which repeats parts of its body in headers. */
export function ofNewest(method: string, params: { name?: string; _meta?: object } = {}) {
  const said = { [own('protocolVersion')]: newest, [own('clientCapabilities')]: {} }
  const meta: Record<string, unknown> = { ...said, ...params._meta }
  const headers: Record<string, string> = {
    'MCP-Protocol-Version': String(meta[own('protocolVersion')]),
    'Mcp-Method': method,
    ...(params.name === undefined ? {} : { 'Mcp-Name': params.name }),
  }
  return [message(method, { ...params, _meta: meta }), headers] as const
}

/** A call of a tool without the inspector, which takes half a second. */
export async function quickCall(name: string, input: object): Promise<Answer> {
  const text = await (await post(message('tools/call', { name, arguments: input }))).text()
  return JSON.parse(text).result
}

/** `fetch` cannot leave out the header. */
export function postAccepting(accept: string | undefined, body: string, headers: Record<string, string>) {
  const sent = { ...headers, 'Content-Type': 'application/json', ...(accept === undefined ? {} : { accept }) }
  return new Promise<{ status?: number; contentType?: string; text: string }>((resolve, reject) => {
    request(`${origin}/mcp`, { method: 'POST', headers: sent, agent: false }, async (response) => {
      const text = (await response.toArray()).join('')
      const contentType = response.headers['content-type']?.split(';')[0]
      resolve({ status: response.statusCode, contentType, text })
    })
      .on('error', reject)
      .end(body)
  })
}
