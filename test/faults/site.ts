/** The built Worker in a workerd of its own, which can be killed and started again on the same stored state. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referencesOfSent } from './stored-state.ts'
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

/** What the site's health says about its outbox. */
export interface Health {
  status: string
  outbox: { queued: number; sent: number; dead: number; isDegraded: boolean }
}

export class Site {
  url = ''
  inspectorUrl = ''
  readonly #options: SiteOptions
  readonly #state = mkdtempSync(join(tmpdir(), 'outbox-faults-'))
  #process: ChildProcess | null = null

  constructor(options: SiteOptions) {
    this.#options = options
    // A harness that fails leaves no process behind.
    process.once('exit', () => this.#process?.kill('SIGKILL'))
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
    let log = ''
    this.#process.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-4000)
    })
    for (let waited = 0; waited < 20_000; waited += 20) {
      if (this.#process.exitCode !== null) break
      if (await isListening(this.url)) return this.#watch(this.#process, () => log)
      await new Promise((done) => setTimeout(done, 20))
    }
    throw new Error(`the site does not start: ${log}`)
  }

  /** A site that ends without having been killed is a fault of its own; visitors would only try again and again. */
  #watch(child: ChildProcess, log: () => string): void {
    child.once('exit', (code, signal) => {
      if (this.#process !== child) return
      console.error(`the site ended by itself (${signal ?? code}): ${log()}`)
      process.exit(1)
    })
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

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#state, { recursive: true, force: true })
  }

  async health(): Promise<Health> {
    // A connection kept from before may just have been closed; that is no fault of the site.
    const ask = () => fetch(`${this.url}/api/health`)
    const answer: Health = await (await ask().catch(ask)).json()
    return answer
  }

  async retryDead(): Promise<void> {
    const headers = { authorization: 'Bearer faults' }
    const list = await fetch(`${this.url}/api/outbox?state=dead`, { headers })
    const { messages }: { messages: { reference: string }[] } = await list.json()
    for (const { reference } of messages) {
      await fetch(`${this.url}/api/outbox/${reference}/retry`, { method: 'POST', headers })
    }
  }

  /** Waits until nothing is queued. @returns how long that took, in ms; throws after `limit` ms */
  async drained(limit: number): Promise<number> {
    const start = Date.now()
    while (Date.now() - start < limit) {
      const { outbox } = await this.health()
      if (outbox.queued === 0) return Date.now() - start
      await new Promise((done) => setTimeout(done, 100))
    }
    const { outbox } = await this.health()
    throw new Error(`not drained after ${limit} ms: ${JSON.stringify(outbox)}`)
  }
}
