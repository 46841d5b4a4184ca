/** Runs the builders whose inputs have changed, in parallel where possible. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import * as z from 'zod'
import type { Builder } from './builder.ts'
import { isCurrent, keptFile, needsProgram, runBuilder } from './inputs.ts'
import { programOf, tidyPrograms, writePrograms } from './programs.ts'

/** Writes the seconds of CPU that the program took to a third stream. */
const meter = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from 'node:fs'
process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  writeSync(3, String((userCPUTime + systemCPUTime) / 1e6))
})`,
)}`

/** In MB, before V8 first looks for old objects that nobody needs. A program ends within seconds. */
const memory = '--initial-old-space-size=1000'

interface Ran {
  isGood: boolean
  said: string
  complained: string
  /** Seconds of CPU, without those of esbuild's process. */
  cpu: number
}

function start(builder: Builder, isBehind: boolean): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [memory, '--import', meter, programOf(builder)], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // React reads it at its import. Its development build renders at a third of the speed.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (child.pid && isBehind) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const texts = child.stdio.map((stream) => {
      const text = { value: '' }
      stream?.on('data', (part) => {
        text.value += part
      })
      return text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const [, said, complained, cpu] = texts.map(({ value }) => value.trim())
      resolve({ isGood: code === 0, said: said ?? '', complained: complained ?? '', cpu: Number(cpu) })
    })
  })
}

/** Enough for a message and the top of its stack; the whole fits on a screen. */
const mostLines = 12

/** Of an error that nobody caught, Node prints a piece of code, the message, the stack and its version. */
export function shortened(text: string): string {
  const all = text.split('\n')
  const lines = all.slice(
    Math.max(
      0,
      all.findIndex((line) => /^\w*Error\b.*: /.test(line)),
    ),
  )
  return [...lines.slice(0, mostLines), ...(lines.length > mostLines ? ['…'] : [])].join('\n')
}

/** Why builders failed, in the order of their list. */
class BuildFailure extends Error {}

const timesFile = '.build/times.json'
const timesShape = z.record(z.string(), z.number())

/** Adds the seconds of CPU of the builders that ran. */
function noteTimes(times: Readonly<Record<string, number>>): void {
  const last: unknown = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {}
  const known = timesShape.safeParse(last).data ?? {}
  writeFileSync(timesFile, `${JSON.stringify({ ...known, ...times }, null, 2)}\n`)
}

interface Options {
  /** Gets less of the processor than what the developer waits for. */
  isBehind?: boolean
  say?: (line: string) => void
}

async function runOne(builder: Builder, { isBehind = false, say = console.log }: Options): Promise<number> {
  const startedAt = performance.now()
  const { isGood, said, complained, cpu } = await start(builder, isBehind || !builder.isLongest)
  if (!isGood) throw new BuildFailure(`${builder.name} failed:\n${shortened(complained || said)}`)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  say(`  ${seconds.padStart(5)} s  ${builder.name}${said ? `: ${said.split('\n')[0]}` : ''}`)
  return cpu
}

/** The builders that may run: those that are not current, and those after them. */
export function mayRun(builders: readonly Builder[]): Builder[] {
  const found = new Set<string>()
  return builders.filter((builder) => {
    const { name, after = [] } = builder
    const isAfter = after === 'all' ? found.size > 0 : after.some((one) => found.has(one))
    if (!isAfter && isCurrent(builder)) return false
    found.add(name)
    return true
  })
}

/** @throws {BuildFailure} if a builder fails; the others have run */
export async function bringUpToDate(builders: readonly Builder[], options: Options = {}): Promise<void> {
  mkdirSync('.build', { recursive: true })
  tidyPrograms()
  const waiting = mayRun(builders)
  if (waiting.length === 0) return
  const programs = await writePrograms(waiting.filter(needsProgram))
  const finished = new Map<string, Promise<void>>()
  const times: Record<string, number> = {}
  const update = async (builder: Builder) => {
    const { name, after = [] } = builder
    await Promise.all(after === 'all' ? [...finished.values()] : after.map((one) => finished.get(one)))
    if (isCurrent(builder)) return
    await runBuilder(builder, programs.get(builder), async () => {
      times[name] = await runOne(builder, options)
    })
  }
  for (const builder of waiting) finished.set(builder.name, update(builder))
  const outcomes = await Promise.allSettled(finished.values())
  const { user, system } = process.cpuUsage()
  // Of a clean build, the seconds of all programs are a figure to compare.
  if (waiting.length === builders.length) times['the build itself'] = (user + system) / 1e6
  noteTimes(times)
  // If a builder fails, the builders that wait for it fail with the same message.
  const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const messages = new Set(reasons.map((one) => (one instanceof Error ? one.message : String(one))))
  if (messages.size > 0) throw new BuildFailure([...messages].join('\n\n'))
}

/** Removes what a builder wrote that is left out, so that nobody reads it. */
export function forget(builder: Builder): void {
  for (const file of [keptFile(builder), ...builder.writes]) rmSync(file, { recursive: true, force: true })
}
