/**
 * `npm run bench`: the Worker as deployed against constants and against a plain React render, in workerd itself; bytes;
 * and what a visitor on a slow phone sees. Fails on bytes over budget, never on times. How to read it: README.md.
 */
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'
import { addresses } from '#test/support/addresses.ts'
import { excessOf, weigh, weighWorker, workerBudget } from './bytes.ts'
import { compete, competeWarm } from './contest.ts'
import { bare, front, readWhole } from './front.ts'
import { build, serve } from './server.ts'
import { startCosts } from './start.ts'
import { markdown, tour } from './tour.ts'

const only = process.argv[2]
const port = Number(process.env.TEST_PORT ?? 8790)
const asked = process.argv.slice(3)
const isAsked = (path: string) => asked.length === 0 || asked.includes(path)
const contested = ['/', '/?lang=he', '/key-concepts', '/key-concepts?lang=he']
const listed = addresses.filter(({ name }) => name !== 'message-received')
const pages = listed.map(({ path }) => path).filter(isAsked)

console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const bundle = build('src/index.ts', 'site')
const site = await serve(bundle, port)
const servers = [site]
process.on('exit', () => {
  for (const { stop } of servers) stop()
})

const uploaded = weighWorker(dirname(bundle))
console.log(`\nWorker: ${uploaded} bytes gzip, budget ${workerBudget}`)

const faults: string[] = []
if (uploaded > workerBudget) faults.push(`the Worker: ${uploaded} bytes, budget ${workerBudget}`)
const weights = []
for (const { path, language } of listed) {
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const bytes = weigh(html)
  faults.push(...excessOf(path.replace(/\?.*/, ''), language, bytes))
  weights.push({ page: path, ...bytes })
}
if (!only || only === 'bytes') console.table(weights)

if (!only || only === 'server') {
  const render = 'test/bench/workers/render.ts'
  const constants = build('test/bench/workers/constants.ts', 'constants')
  const field = {
    warm: site,
    cold: await serve(build(render, 'cold'), port + 1),
    plain: await serve(build(render, 'plain', { hasAliases: false }), port + 2),
    brotli: await serve(constants, port + 3),
    headed: await serve(constants, port + 5),
    string: await serve(constants, port + 6),
  }
  servers.push(...Object.values(field).filter((server) => server !== site))
  // The renderer as built for the Worker says byte for byte what React's edge build says.
  for (const { path } of listed) {
    const [ours, shipped] = await Promise.all(
      [field.cold, field.plain].map(async (server) =>
        (await fetch(`http://127.0.0.1:${server.port}${path}`)).text(),
      ),
    )
    if (ours !== shipped) faults.push(`${path}: not what React's edge build renders`)
  }
  const costs = Object.entries(await startCosts(bundle, port + 7))
  console.log(`start, ms of CPU: ${costs.map(([name, ms]) => `${name} ${ms}`).join(', ')}`)
  console.log(
    `to the first answer: ${site.startUp.toFixed(0)} ms, constants ${field.brotli.startUp.toFixed(0)}`,
  )
  const results = []
  for (const page of contested.filter(isAsked)) results.push(await compete(field, page))
  console.log(`\n${markdown(results)}\n`)
  const kept = []
  for (const page of pages) kept.push(await competeWarm(field, page))
  console.log(`\n${markdown(kept)}\n`)
}
if (!only || only === 'browser') {
  const origin = `http://127.0.0.1:${port + 4}`
  const stop = await front(port + 4, port)
  // The first to ask pays for the compression of what all others get.
  for (const path of pages) await readWhole(origin, path)
  console.log(
    `\n${markdown(await tour(origin, [bare, ...pages], Number(process.env.BENCH_MINUTES ?? 30)))}\n`,
  )
  stop()
}
console.log(`load at the end ${loadavg()[0]?.toFixed(1)}`)
for (const line of faults) console.error(`fault: ${line}`)
process.exit(faults.length > 0 ? 1 : 0)
