/** An HTTP server that speaks MailChannels' send API, checks what it gets as the real one does, and fails on demand. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { payloadProblem, type SendPayload } from './mailchannels-payload.ts'

export type Fault =
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'garbage' }
  | { kind: 'empty' }
  | { kind: 'failed' }
  | { kind: 'late'; delay: number }
  | { kind: 'drop-before' }
  | { kind: 'drop-after' }

/** A mail that the server took. `isAnswered` is false when the sender cannot know that it was. */
export interface RecordedMail {
  payload: SendPayload
  at: number
  isAnswered: boolean
}

/** Decides what happens to a request; null lets it pass. It sees the mail only where the server has read it. */
export type FaultPlan = (payload: SendPayload | null) => Fault | null

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function answer(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return null
  }
}

export class MailChannelsServer {
  readonly mails: RecordedMail[] = []
  /** Requests to send, taken or not. */
  requests = 0
  apiKey: string
  plan: FaultPlan = () => null
  readonly #server = createServer((request, response) => {
    this.#receive(request, response).catch(() => response.destroy())
  })

  constructor(apiKey = 'test-key') {
    this.apiKey = apiKey
  }

  /** Listens on loopback; port 0 takes a free one. @returns the base URL for `MAILCHANNELS_BASE_URL` */
  async start(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('the mail server has no address')
    return `http://127.0.0.1:${address.port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url?.split('?')[0] !== '/tx/v1/send') {
      return answer(response, 404, { message: 'Not Found' })
    }
    this.requests += 1
    if (this.plan(null)?.kind === 'drop-before') {
      request.socket.destroy()
      return
    }
    const body = await readJson(request)
    if (request.headers['x-api-key'] !== this.apiKey)
      return answer(response, 401, { message: 'Unauthorized' })
    const problem = payloadProblem(body)
    if (problem !== null) return answer(response, 400, { errors: [problem] })
    const payload = body as SendPayload
    await this.#decide(payload, this.plan(payload), request, response)
  }

  async #decide(
    payload: SendPayload,
    fault: Fault | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    switch (fault?.kind) {
      case 'status':
        return answer(
          response,
          fault.status,
          { message: `Programmed ${fault.status}` },
          fault.retryAfter ? { 'retry-after': fault.retryAfter } : {},
        )
      case 'garbage':
        response.writeHead(202, { 'content-type': 'application/json' })
        response.end('<html>not what was promised')
        return
      case 'empty':
        response.writeHead(202)
        response.end()
        return
      case 'failed':
        return this.#accept(response, 'failed')
      case 'drop-before':
        request.socket.destroy()
        return
      case 'drop-after':
        this.mails.push({ payload, at: Date.now(), isAnswered: false })
        request.socket.destroy()
        return
      case 'late': {
        const mail = { payload, at: Date.now(), isAnswered: false }
        this.mails.push(mail)
        await wait(fault.delay)
        if (response.destroyed) return
        mail.isAnswered = true
        return this.#accept(response, 'sent')
      }
      default:
        this.mails.push({ payload, at: Date.now(), isAnswered: true })
        return this.#accept(response, 'sent')
    }
  }

  #accept(response: ServerResponse, status: 'sent' | 'failed'): void {
    const reason = status === 'failed' ? { reason: 'Programmed failure' } : {}
    const results = [
      { index: 0, message_id: `<${crypto.randomUUID()}@mailchannels.test>`, status, ...reason },
    ]
    answer(response, 202, { request_id: crypto.randomUUID(), results })
  }
}
