/**
 * A fake of MailChannels' send API: it validates the payload and fails on demand. `GET` and `PUT
 * /accounts/<key>` read and set an account, for tests inside workerd.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Account, type Fault, type RecordedMail } from './mailchannels-account.ts'
import { isSendPayload, payloadProblem, type SendPayload } from './mailchannels-payload.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function answer(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

function answerSent(response: ServerResponse, mail: RecordedMail): void {
  response.once('finish', () => {
    mail.answeredAt = Date.now()
  })
  answerResult(response, 'sent')
}

function answerResult(response: ServerResponse, status: 'sent' | 'failed'): void {
  const reason = status === 'failed' ? { reason: 'Programmed failure' } : {}
  const results = [{ index: 0, message_id: `<${crypto.randomUUID()}@mailchannels.test>`, status, ...reason }]
  answer(response, 202, { request_id: crypto.randomUUID(), results })
}

async function readJson(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return null
  }
}

async function carryOut(
  fault: Fault | null,
  account: Account,
  payload: SendPayload,
  response: ServerResponse,
): Promise<void> {
  switch (fault?.kind) {
    case 'status': {
      const headers = fault.retryAfter ? { 'retry-after': fault.retryAfter } : {}
      return answer(response, fault.status, { message: `Programmed ${fault.status}` }, headers)
    }
    case 'garbage':
      response.writeHead(202, { 'content-type': 'application/json' })
      response.end('<html>not what was promised')
      return
    case 'empty':
      response.writeHead(202)
      response.end()
      return
    case 'failed':
      return answerResult(response, 'failed')
    case 'drop-after':
      account.record(payload)
      response.destroy()
      return
    case 'late': {
      const mail = account.record(payload)
      await wait(fault.delay)
      return answerSent(response, mail)
    }
    default:
      return answerSent(response, account.record(payload))
  }
}

export class MailChannelsServer {
  readonly #accounts = new Map<string, Account>()
  readonly #server = createServer((request, response) => {
    this.#receive(request, response).catch(() => response.destroy())
  })

  /** The key of an account that was never opened gets 401. */
  open(key: string): Account {
    const account = this.#accounts.get(key) ?? new Account()
    this.#accounts.set(key, account)
    return account
  }

  /** Port 0 takes a free one. @returns the base URL for `MAILCHANNELS_BASE_URL` */
  async start(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address !== 'object' || !address)
      throw new Error('The mail server got no address: free a port on 127.0.0.1.')
    return `http://127.0.0.1:${address.port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?')
    const [, key] = /^\/accounts\/(.+)$/.exec(path) ?? []
    if (key) return this.#control(this.open(key), request, response)
    if (request.method === 'POST' && path === '/tx/v1/send') return this.#send(request, response)
    answer(response, 404, { message: 'Not Found' })
  }

  async #control(account: Account, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'PUT') Object.assign(account, await readJson(request))
    const { mails, requests } = account
    answer(response, 200, { mails, requests })
  }

  async #send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const account = this.#accounts.get(String(request.headers['x-api-key']))
    if (!account) return answer(response, 401, { message: 'Unauthorized' })
    account.requests += 1
    const fault = account.nextFault()
    if (fault?.kind === 'drop-before') return void request.socket.destroy()
    const body = await readJson(request)
    if (!isSendPayload(body)) return answer(response, 400, { errors: [payloadProblem(body)] })
    await carryOut(fault, account, body, response)
  }
}
