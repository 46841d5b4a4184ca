/** Memory of workerd by its inspector: the heap after a forced collection, the resident set. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Site } from './site.ts'

/** In bytes; `resident` is null without /proc. */
export interface Memory {
  heap: number
  resident: number | null
}

interface Answer {
  id?: number
  result?: { usedSize?: number }
  error?: { message: string }
}

/** In ms; longer than any collection. */
const patience = 60_000

function residentOf(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return null
  }
}

export class MemoryMeter {
  readonly #site: Site
  readonly #socket: WebSocket
  #lastId = 0

  private constructor(site: Site, socket: WebSocket) {
    this.#site = site
    this.#socket = socket
  }

  /** The site needs an inspector. */
  static async attach(site: Site): Promise<MemoryMeter> {
    const socket = new WebSocket(`${site.inspectorUrl}/site`)
    await once(socket, 'open', { signal: AbortSignal.timeout(patience) })
    return new MemoryMeter(site, socket)
  }

  #ask(method: string): Promise<Answer> {
    this.#lastId += 1
    const id = this.#lastId
    const answered = new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`No answer to ${method}: run nothing else beside it`)),
        patience,
      )
      const listen = ({ data }: MessageEvent) => {
        const answer: Answer = JSON.parse(String(data))
        if (answer.id !== id) return
        clearTimeout(timer)
        this.#socket.removeEventListener('message', listen)
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
        else resolve(answer)
      }
      this.#socket.addEventListener('message', listen)
    })
    this.#socket.send(JSON.stringify({ id, method }))
    return answered
  }

  /** workerd runs V8's tasks, also collections, only while a request keeps the isolate busy. */
  async #collect(): Promise<void> {
    let isDone = false
    const collected = this.#ask('HeapProfiler.collectGarbage').finally(() => {
      isDone = true
    })
    collected.catch(() => {})
    while (!isDone) await (await fetch(`${this.#site.url}/api/nothing`)).text()
    await collected
  }

  /** Collects twice: the first collection can free objects that hold others. */
  async read(): Promise<Memory> {
    await this.#collect()
    await this.#collect()
    const { result } = await this.#ask('Runtime.getHeapUsage')
    if (!result?.usedSize)
      throw new Error('The inspector names no heap. Has V8 renamed "usedSize" of Runtime.getHeapUsage?')
    return { heap: result.usedSize, resident: residentOf(this.#site.pid) }
  }

  close(): void {
    this.#socket.close()
  }
}
