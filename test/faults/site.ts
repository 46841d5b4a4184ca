/**
 * The built Worker in a workerd of its own, which can be killed and started again on the same
 * stored state.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpOf, referencesOfSent, replaceFile } from './stored-state.ts'
import { workerdConfig } from './worker.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Whether something listens, without a request that the Worker would see. */
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

export interface SiteOptions {
  /** As `buildWorker` gave it. */
  bundle: string
  mailServer: string
  key: string
  /** Whether a debugger may look in; it costs memory and speed. */
  hasInspector?: boolean
}

/** What the operator's list says about the outbox; older releases say less. */
export interface Summary {
  queued: number
  sent: number
  dead: number
  isDegraded: boolean
}

// Node runs no `exit` handler for a signal by itself.
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
    // A harness that fails, or is asked to end, leaves no process behind.
    process.once('exit', () => this.#process?.kill('SIGKILL'))
  }

  /** What the runtime itself had to say lately. */
  get log(): string {
    return this.#log
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Starts it, after a kill at the same address. */
  async start(): Promise<void> {
    this.url ||= `http://127.0.0.1:${await freePort()}`
    const { bundle, mailServer, key, hasInspector = false } = this.#options
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
        OUTBOX_TOKEN: 'faults',
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

  /**
   * A site that ends without having been killed is a fault of its own; visitors would only try
   * again and again.
   */
  #watch(child: ChildProcess): void {
    child.once('exit', (code, signal) => {
      if (this.#process !== child) return
      console.error(
        `The site ended by itself (${signal ?? code}). Its log says why: ${this.#log.slice(-4000)}`,
      )
      process.exit(1)
    })
  }

  /** Kills it and starts another release on the same stored state. */
  async deploy(bundle: string): Promise<void> {
    await this.kill()
    this.#options = { ...this.#options, bundle }
    await this.start()
  }

  /** SIGKILL, without a chance to write anything more. */
  async kill(): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child?.pid || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** References that are stored as sent; while it is killed. */
  recorded(): Set<string> {
    return referencesOfSent(this.#state)
  }

  /** The outbox's file as SQL; while it is killed. */
  dump(): string {
    return dumpOf(this.#state)
  }

  /** Puts another content into the outbox's file; while it is killed. */
  replaceFile(sql: string): void {
    replaceFile(this.#state, sql)
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#state, { recursive: true, force: true })
  }

  /** Asks as the operator. */
  async #ask<Answer>(path: string, method = 'GET'): Promise<Answer> {
    const headers = { authorization: 'Bearer faults' }
    // A connection kept from before may just have been closed; that is no fault of the site.
    const ask = () => fetch(`${this.url}${path}`, { method, headers })
    const answer: Answer = await (await ask().catch(ask)).json()
    return answer
  }

  async health(): Promise<string> {
    return (await this.#ask<{ status: string }>('/api/health')).status
  }

  /** How many messages are in which state. */
  async summary(): Promise<Summary> {
    // No row stands before the first, so that none is listed.
    return (await this.#ask<{ summary: Summary }>('/api/outbox?before=1')).summary
  }

  async retryDead(): Promise<void> {
    for (let path: string | null = '/api/outbox/retry'; path; ) {
      const { next }: { next: number | null } = await this.#ask(path, 'POST')
      path = next ? `/api/outbox/retry?after=${next}` : null
    }
  }

  /** Waits until nothing is queued. @returns how long that took, in ms; throws after `limit` ms */
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
