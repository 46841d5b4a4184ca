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
