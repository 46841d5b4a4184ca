import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

interface Kept {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The time in the header that Cloudflare's cache obeys. In s. */
function lifetime(headers: IncomingHttpHeaders): number {
  const rule = String(headers['cloudflare-cdn-cache-control'] ?? headers['cache-control'] ?? '')
  return /no-store|private/.test(rule) ? 0 : Number(/max-age=(\d+)/.exec(rule)?.[1] ?? 0)
}

/** The answer to a request for a part is not the whole one. */
const isWhole = ({ method, headers }: IncomingMessage) => method === 'GET' && !headers.range

function replay({ headers, body }: Kept, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const isKnown = headers.etag !== undefined && incoming.headers['if-none-match'] === headers.etag
  outgoing.writeHead(isKnown ? 304 : 200, headers)
  outgoing.end(isKnown ? undefined : body)
}

/** What the Worker alone tells the cache, and what belongs to one connection, is not sent on. */
function onwardHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'cloudflare-cdn-cache-control': _, 'transfer-encoding': __, connection: ___, ...rest } = headers
  return rest
}

type Keep = (fresh: Kept) => void

/** Asks the Worker. A page that is left breaks off its requests, which is no error here. */
function passOn(workerPort: number, incoming: IncomingMessage, outgoing: ServerResponse, keep: Keep): void {
  const { url: path, method } = incoming
  // workerd may close an idle connection just when it is used again. One text is kept for all visitors.
  const headers = { ...incoming.headers, connection: 'close', 'accept-encoding': 'identity' }
  const onward = request({ host: '127.0.0.1', port: workerPort, agent: false, path, method, headers })
  onward.on('response', async (answer) => {
    const { statusCode = 502 } = answer
    const onwards = onwardHeaders(answer.headers)
    if (!isWhole(incoming) || statusCode !== 200 || lifetime(answer.headers) === 0) {
      outgoing.writeHead(statusCode, onwards)
      return pipeline(answer, outgoing).catch(() => {})
    }
    try {
      keep({ headers: onwards, body: await buffer(answer) })
    } catch {
      outgoing.destroy()
    }
  })
  // Before the Worker listens, and after it was stopped.
  onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
  pipeline(incoming, onward).catch(() => {})
}

/**
 * A cache before the Worker, by Cloudflare's rules: it keeps an answer of 200 for as long as the
 * Worker says, by path and query. A page then costs its first visitor a render, and each other test
 * a tenth of it. `test/cache` checks which answers may be kept.
 */
export function openNearCache(port: number, workerPort: number): Promise<Server> {
  const kept = new Map<string, Kept>()
  const server = createServer((incoming, outgoing) => {
    const { url = '/' } = incoming
    const known = isWhole(incoming) ? kept.get(url) : undefined
    if (known) replay(known, incoming, outgoing)
    else
      passOn(workerPort, incoming, outgoing, (fresh) => {
        kept.set(url, fresh)
        replay(fresh, incoming, outgoing)
      })
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
