import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'

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

/**
 * A cache before the Worker, by Cloudflare's rules: it keeps an answer of 200 for as long as the
 * Worker says, by path and query. A page then costs its first visitor a render, and each other test
 * a tenth of it. `test/cache` checks which answers may be kept.
 */
export function openNearCache(port: number, workerPort: number): Promise<void> {
  const kept = new Map<string, Kept>()
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    const known = isWhole(incoming) ? kept.get(url) : undefined
    if (known) return replay(known, incoming, outgoing)
    const onward = request({ host: '127.0.0.1', port: workerPort, agent, path: url, method, headers })
    onward.on('response', async (answer) => {
      const { statusCode = 502 } = answer
      if (isWhole(incoming) && statusCode === 200 && lifetime(answer.headers) > 0) {
        const fresh = { headers: onwardHeaders(answer.headers), body: await buffer(answer) }
        kept.set(url, fresh)
        return replay(fresh, incoming, outgoing)
      }
      outgoing.writeHead(statusCode, answer.rawHeaders)
      return answer.pipe(outgoing)
    })
    // Before the Worker listens, and after it was stopped.
    onward.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end())
    outgoing.on('close', () => onward.destroy())
    return incoming.pipe(onward)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}
