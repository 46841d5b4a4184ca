import { type ChildProcess, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

export interface Outcome {
  /** 0 if the step passed. */
  code: number
  /** Without colors. */
  output: string
  /** In seconds, if the step was killed at its limit. */
  killedAfter?: number
}

export interface Running {
  name: string
  /** How many tests have run. */
  done: number
}

/** The steps that run now. */
export const running = new Set<Running>()

const processes = new Set<ChildProcess>()

/** Sends the signal to the step and to all that it started. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') child.kill(name)
  else process.kill(-child.pid, name)
}

for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => {
    for (const child of processes) signal(child, name)
    process.exit(1)
  })

/**
 * On SIGINT Playwright writes its report and stops its server; a process that goes on is killed.
 * @param limit in seconds
 * @param isShown prints the output at once
 */
export function execute(step: Step, limit: number, isShown: boolean): Promise<Outcome> {
  const [program = '', ...args] = step.command
  const now: Running = { name: step.name, done: 0 }
  running.add(now)
  return new Promise((resolve) => {
    let output = ''
    let isLate = false
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...step.variables },
      // A group of processes, which can be ended together.
      detached: process.platform !== 'win32',
    })
    processes.add(child)
    const stop = setTimeout(() => {
      isLate = true
      signal(child, 'SIGINT')
    }, limit * 1000)
    const kill = setTimeout(() => signal(child, 'SIGKILL'), limit * 1000 + 30_000)
    const end = (code: number) => {
      clearTimeout(stop)
      clearTimeout(kill)
      running.delete(now)
      processes.delete(child)
      resolve({ code, output: stripVTControlCharacters(output), ...(isLate ? { killedAfter: limit } : {}) })
    }
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (step.done) now.done += text.match(step.done)?.length ?? 0
        if (isShown) process.stdout.write(text)
      })
    child.on('error', (error) => {
      output += String(error)
      end(1)
    })
    child.on('close', (code) => end(isLate ? 1 : (code ?? 1)))
  })
}
