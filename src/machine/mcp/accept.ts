/**
 * The specification wants a client to accept JSON and events, and the SDK refuses (406) all others.
 * Real clients name one of them, any type, or none:
 * https://github.com/modelcontextprotocol/python-sdk/issues/2349
 */
export function acceptingBoth({ url, method, headers, signal }: Request): Request {
  const all = new Headers(headers)
  all.set('Accept', 'application/json, text/event-stream')
  return new Request(url, { method, headers: all, signal })
}

export function readsEventsOnly({ headers }: Request): boolean {
  const accept = headers.get('Accept') ?? ''
  return accept.includes('text/event-stream') && !/json|\*/.test(accept)
}

/** For older protocols the SDK writes its answer as one event. */
export async function asJson(response: Response): Promise<Response> {
  const { status, headers } = response
  if (!headers.get('Content-Type')?.startsWith('text/event-stream')) return response
  const [, message] = /^data: (.+)$/m.exec(await response.text()) ?? []
  return new Response(message, { status, headers: { 'Content-Type': 'application/json' } })
}
