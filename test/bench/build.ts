/**
 * `npm run bench build`: CPU of a clean build by builder, then seconds and CPU until `npm start` answers,
 * and until a changed word, rule and post are on the page. The changes are taken back.
 */
import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const port = Number(process.env.TEST_PORT ?? 8790) + 9
const outputs = ['.build', 'public/build', 'public/data', 'public/sample-study']

function clean(): void {
  for (const folder of outputs) rmSync(folder, { recursive: true, force: true })
}

/** User and system time of a process group with its ended children, in seconds. */
function cpuOf(group: number): number {
  const ticks = globSync('/proc/[0-9]*/stat').map((file) => {
    try {
      const fields = readFileSync(file, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .map(Number)
      return fields[2] === group ? fields.slice(11, 15).reduce((sum, one) => sum + one, 0) : 0
    } catch {
      // The process has ended.
      return 0
    }
  })
  return ticks.reduce((sum, one) => sum + one, 0) / 100
}

async function until(path: string, isThere: (text: string) => boolean): Promise<void> {
  for (let i = 0; i < 3000; i += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
    if (answer?.ok && isThere(await answer.text())) return
    // Each request costs CPU too.
    await wait(150)
  }
  throw new Error(`${path} did not show the change`)
}

function buildAll(): void {
  clean()
  spawnSync(process.execPath, ['src/build/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const times: Record<string, number> = JSON.parse(readFileSync('.build/times.json', 'utf8'))
  const rows = Object.entries(times).sort(([, one], [, other]) => other - one)
  console.table(Object.fromEntries(rows.map(([name, cpu]) => [name, { CPU: cpu.toFixed(2) }])))
  console.log(`clean build: ${rows.reduce((sum, [, cpu]) => sum + cpu, 0).toFixed(1)} s of CPU`)
}

const post = globSync('content/blog/*/en.md').sort()[0] ?? ''

/** What is changed, where it shows, and how. */
const changes = [
  ['a word', 'content/company/home/en.ts', '/', 'Statistical', 'Statiztical'],
  ['a rule', 'client/design/parts.css', '/', /^/, '.bench-build{orphans:7}\n'],
  ['a post', post, `/blog/${post.split('/')[2]}`, /\n$/, '\n\nBench-build.\n'],
] as const

async function measure(name: string, group: number, work: () => Promise<void>): Promise<void> {
  const [startedAt, before] = [performance.now(), cpuOf(group)]
  await work()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${name}: ${seconds} s, ${(cpuOf(group) - before).toFixed(1)} s of CPU`)
}

async function followChanges(group: number): Promise<void> {
  for (const [name, file, path, from, to] of changes) {
    const text = readFileSync(file, 'utf8')
    const mark = /Statiztical|bench-build|Bench-build/
    try {
      await measure(name, group, async () => {
        writeFileSync(file, text.replace(from, to))
        await until(path, (page) => mark.test(page))
      })
    } finally {
      writeFileSync(file, text)
    }
    await until(path, (page) => !mark.test(page))
    // The rest of the build goes on behind the page.
    await wait(8000)
  }
}

console.log(`load ${loadavg()[0]?.toFixed(1)}`)
buildAll()
clean()
const state = mkdtempSync(join(tmpdir(), 'bench-build-'))
const options = ['--port', `${port}`, '--inspector-port', '0', '--persist-to', state]
const site = spawn('npm', ['start', '--', ...options, '--show-interactive-dev-session=false'], {
  detached: true,
  stdio: 'ignore',
})
const group = site.pid ?? 0
try {
  await measure('npm start, until the first page', group, () => until('/', Boolean))
  await measure('until the sample study is there', group, () => until('/sample-study', Boolean))
  await followChanges(group)
} finally {
  process.kill(-group, 'SIGTERM')
}
