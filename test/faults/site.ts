/** The built Worker in workerd, which can be killed and restarted on the same stored state. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { loseAlarm, passHours, referencesOfSent } from './stored-state.ts'
import { workerdConfig } from './worker.ts'

/** Without a request, which the Worker would see. */
async function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

/** For the routes below `/api/outbox`. */
export const operatorToken = 'token-of-the-faults'

export interface SiteOptions {
  bundle: string
  mailServer: string
  key: string
  /** An inspector costs memory and speed. */
  hasInspector?: boolean
  variables?: Record<string, string>
}

/** Of the operator's summary of the outbox. */
export interface Summary {
  queued: number
  sent: number
  dead: number
  isDegraded: boolean
}

// Node runs no `exit` handler for a signal by default.
process.once('SIGINT', () => process.exit(130))

export class Site {
  url = ''
  inspectorUrl = ''
  #options: SiteOptions
  readonly #state = mkdtempSync(join(tmpdir(), 'outbox-faults-'))
  #process: ChildProcess | null = null
  #log = ''

  constructor(options: SiteOptions) {
    this.#options = options
    // A harness that fails or is interrupted leaves no process behind.
    process.once('exit', () => this.#process?.kill('SIGKILL'))
  }

  get log(): string {
    return this.#log
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** After a kill it starts at the same address. */
  async start(): Promise<void> {
    this.url ||= `http://127.0.0.1:${await freePort()}`
    const { bundle, mailServer, key, hasInspector = false, variables } = this.#options
    if (hasInspector) this.inspectorUrl ||= `ws://127.0.0.1:${await freePort()}`
    const inspector = hasInspector ? ['--inspector-addr', new URL(this.inspectorUrl).host] : []
    const config = workerdConfig(bundle, {
      address: new URL(this.url).host,
      state: this.#state,
      variables: {
        SITE_ORIGIN: this.url,
        MAIL_FROM: 'website@marom.example',
        MAIL_TO: 'office@marom.example',
        MAILCHANNELS_API_KEY: key,
        MAILCHANNELS_BASE_URL: mailServer,
        OUTBOX_TOKEN: operatorToken,
        MAILS_PER_DAY: '1000000',
        ...variables,
      },
    })
    this.#process = spawn('workerd', ['serve', ...inspector, config], { stdio: ['ignore', 'ignore', 'pipe'] })
    this.#process.stderr?.on('data', (chunk) => {
      this.#log = (this.#log + chunk).slice(-100_000)
    })
    for (let waited = 0; waited < 20_000; waited += 20) {
      if (this.#process.exitCode !== null) break
      if (await isListening(this.url)) return this.#watch(this.#process)
      await new Promise((done) => setTimeout(done, 20))
    }
    throw new Error(`${this.url} does not start. Free its port, or correct what workerd says: ${this.#log}`)
  }

  /** An unexpected exit is a fault: visitors would only try again and again. */
  #watch(child: ChildProcess): void {
    child.once('exit', (code, signal) => {
      if (this.#process !== child) return
      console.error(
        `The site ended by itself (${signal ?? code}). Its log says why: ${this.#log.slice(-4000)}`,
      )
      process.exit(1)
    })
  }

  async deploy(bundle: string, variables = this.#options.variables): Promise<void> {
    await this.kill()
    this.#options = { ...this.#options, bundle, variables }
    await this.start()
  }

  async kill(): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child?.pid || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** References stored as sent. The process must be killed before. */
  recorded(): Set<string> {
    return referencesOfSent(this.#state)
  }

  /** For the outbox's file. The process must be killed before. */
  passHours(hours: number): void {
    passHours(this.#state, hours)
  }

  /** The process must be killed before. */
  loseAlarm(days: number): void {
    loseAlarm(this.#state, days)
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#state, { recursive: true, force: true })
  }

  async #ask<Answer>(path: string, method = 'GET'): Promise<Answer> {
    const headers = { authorization: `Bearer ${operatorToken}` }
    // A kept connection may just have been closed; that is no fault of the site.
    const ask = () => fetch(`${this.url}${path}`, { method, headers })
    const answer: Answer = await (await ask().catch(ask)).json()
    return answer
  }

  async health(): Promise<string> {
    return (await this.#ask<{ status: string }>('/api/health')).status
  }

  async summary(): Promise<Summary> {
    // `before=1` lists no message.
    return (await this.#ask<{ summary: Summary }>('/api/outbox?before=1')).summary
  }

  async retryDead(): Promise<void> {
    for (let path: string | null = '/api/outbox/retry'; path; ) {
      const { next }: { next: number | null } = await this.#ask(path, 'POST')
      path = next ? `/api/outbox/retry?after=${next}` : null
    }
  }

  /** @returns the ms until nothing was queued; @throws after `limit` ms */
  async drained(limit: number): Promise<number> {
    const start = Date.now()
    while (Date.now() - start < limit) {
      if ((await this.summary()).queued === 0) return Date.now() - start
      await new Promise((done) => setTimeout(done, 100))
    }
    const summary = JSON.stringify(await this.summary())
    throw new Error(`Messages still wait after ${limit} ms. See what the outbox waits for: ${summary}`)
  }
}
