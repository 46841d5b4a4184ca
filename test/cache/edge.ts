import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, cacheStores, interceptors } from 'undici'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** Requests that reached the Worker meanwhile. */
  invocations: number
}

export interface Edge {
  /** The address behind the cache, where requests are counted. */
  origin: string
  ask: (path: string, method?: 'GET' | 'HEAD' | 'POST', headers?: Record<string, string>) => Promise<Answer>
  /** Sends later requests to another version of the Worker. */
  deploy: (port: number) => void
  /** Waits until no request to the Worker is under way. */
  settled: () => Promise<void>
  invocations: () => number
  close: () => Promise<void>
}

/**
 * A cache by RFC 9111 (undici's) in front of the Worker. A proxy between them does what Cloudflare
 * does: `Cloudflare-CDN-Cache-Control` replaces `Cache-Control` and is removed.
 */
export async function openEdge(workerPort: number): Promise<Edge> {
  let port = workerPort
  let invocations = 0
  let underWay = 0
  const hop = createServer((incoming, outgoing) => {
    invocations += 1
    underWay += 1
    outgoing.on('close', () => {
      underWay -= 1
    })
    const { url, method, headers } = incoming
    const onward = request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      const { 'cloudflare-cdn-cache-control': own, ...rest } = answer.headers
      // Tests move `Date`, but Node.js sets the header from its own clock.
      const date = new Date().toUTCString()
      const kept = own ? { 'cache-control': String(own) } : {}
      outgoing.writeHead(answer.statusCode ?? 502, { ...rest, ...kept, date })
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => hop.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(hop.address() as AddressInfo).port}`
  const agent = new Agent()
  const cached = agent.compose(
    interceptors.deduplicate(),
    interceptors.cache({
      type: 'shared',
      store: new cacheStores.MemoryCacheStore(),
      methods: ['GET', 'HEAD'],
    }),
  )
  return {
    origin,
    async ask(path, method = 'GET', headers = {}) {
      const before = invocations
      const answer = await cached.request({ origin, path, method, headers })
      const body = await answer.body.text()
      return { status: answer.statusCode, headers: answer.headers, body, invocations: invocations - before }
    },
    deploy: (next) => {
      port = next
    },
    settled: async () => {
      do await new Promise((resolve) => setTimeout(resolve, 20))
      while (underWay > 0)
    },
    invocations: () => invocations,
    close: async () => {
      await agent.close()
      hop.close()
    },
  }
}
