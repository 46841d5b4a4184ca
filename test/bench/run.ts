/**
 * `npm run bench`: the Worker as deployed against constants and against a plain React render, in workerd itself; bytes;
 * and what a visitor on a slow phone sees. Fails on bytes over budget, never on times. How to read it: README.md.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { addresses } from '#test/support/addresses.ts'
import { excessOf, weigh } from './bytes.ts'
import { compete } from './contest.ts'
import { front, readWhole } from './front.ts'
import { build, serve } from './server.ts'
import { markdown, tour } from './tour.ts'

const only = process.argv[2]
const port = Number(process.env.TEST_PORT ?? 8790)
const contested = ['/', '/?lang=he', '/key-concepts', '/key-concepts?lang=he']
const listed = addresses.filter(({ name }) => name !== 'message-received')

console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const bundle = build('src/index.ts', 'site')
const site = await serve(bundle, port)
const servers = [site]
process.on('exit', () => {
  for (const { stop } of servers) stop()
})

const uploaded = readdirSync(dirname(bundle))
  .filter((name) => /\.(?:js|bin)$/.test(name))
  .map((name) => readFileSync(join(dirname(bundle), name)))
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
const sizes = [sum(uploaded.map(({ length }) => length)), sum(uploaded.map((file) => gzipSync(file).length))]
console.log(`\nWorker: ${sizes[0]} bytes, ${sizes[1]} gzip`)
console.log(`start to first answer: ${site.startUp.toFixed(0)} ms`)

const faults: string[] = []
const weights = []
for (const { path, language } of listed) {
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const bytes = weigh(html)
  faults.push(...excessOf(path.replace(/\?.*/, ''), language, bytes))
  weights.push({ page: path, ...bytes })
}
if (!only || only === 'bytes') console.table(weights)

if (!only || only === 'server') {
  const results = []
  const field = {
    site,
    cold: await serve(build('test/bench/workers/render.ts', 'cold'), port + 1),
    plain: await serve(build('test/bench/workers/render.ts', 'plain', { hasAliases: false }), port + 2),
    constants: await serve(build('test/bench/workers/constants.ts', 'constants'), port + 3),
  }
  servers.push(field.cold, field.plain, field.constants)
  console.log(`a constant's start to first answer: ${field.constants.startUp.toFixed(0)} ms`)
  // The renderer as built for the Worker says byte for byte what React's edge build says.
  for (const { path } of listed) {
    const [ours, shipped] = await Promise.all(
      [field.cold, field.plain].map(async (server) =>
        (await fetch(`http://127.0.0.1:${server.port}${path}`)).text(),
      ),
    )
    if (ours !== shipped) faults.push(`${path}: not what React's edge build renders`)
  }
  for (const page of contested) results.push(await compete(field, page))
  console.table(results)
}
if (!only || only === 'browser') {
  const origin = `http://127.0.0.1:${port + 4}`
  const stop = await front(port + 4, port)
  const asked = process.argv.slice(3)
  const pages = listed.map(({ path }) => path).filter((path) => asked.length === 0 || asked.includes(path))
  // The first to ask pays for the compression of what all others get.
  for (const path of pages) await readWhole(origin, path)
  console.log(`\n${markdown(await tour(origin, pages, Number(process.env.BENCH_MINUTES ?? 30)))}\n`)
  stop()
}
console.log(`load at the end ${loadavg()[0]?.toFixed(1)}`)
for (const line of faults) console.error(`fault: ${line}`)
process.exit(faults.length > 0 ? 1 : 0)
