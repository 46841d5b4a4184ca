import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildWorker, workerdConfig } from '#test/faults/worker.ts'

export interface Server {
  port: number
  pid: number
  /** From the start of the process to the first answer, in ms. */
  startUp: number
  stop: () => void
}

const origin = 'https://www.marom.example'

/** Builds a Worker as it is deployed. @returns the path of the bundle */
export function build(entry: string, name: string): string {
  return buildWorker(entry, `bench-${name}`)
}

interface Options {
  variables?: Record<string, string>
  isAsked?: boolean
  /** Of V8's heap, in MB. */
  heap?: number
}

export async function serve(
  bundle: string,
  port: number,
  { variables = { SITE_ORIGIN: origin }, isAsked = true, heap }: Options = {},
): Promise<Server> {
  const state = mkdtempSync(join(tmpdir(), 'bench-state-'))
  const address = `127.0.0.1:${port}`
  const config = workerdConfig(bundle, { address, state, variables, heap })
  const start = performance.now()
  const worker = spawn('workerd', ['serve', '--experimental', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  worker.stderr?.on('data', (text) => process.env.VERBOSE && process.stderr.write(text))
  if (isAsked) await answering(worker, port)
  return {
    port,
    pid: worker.pid ?? 0,
    startUp: performance.now() - start,
    stop: () => {
      worker.kill('SIGKILL')
      rmSync(state, { recursive: true, force: true })
    },
  }
}

async function answering(worker: ChildProcess, port: number): Promise<void> {
  while (worker.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${port}/nowhere`).then(
      async (response) => response.text().then(() => true),
      () => false,
    )
    if (isUp) return
    await wait(5)
  }
  throw new Error(`workerd ended with ${worker.exitCode}. VERBOSE=1 shows what it says.`)
}
