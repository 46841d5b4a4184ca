/**
 * `npm run bench`: bytes, CPU of uncached renders, and a slow phone's view of the deployed Worker.
 * Fails on bytes over budget, never on times. See README.md.
 */
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'
import { everyAddress } from '#test/support/addresses.ts'
import { freePort } from '#test/support/free-port.ts'
import { hasLeft } from '#test/support/left.ts'
import { weigh, weighWorker } from './bytes.ts'
import { excessOf, excessOfStudy, excessOfWorker } from './excess.ts'
import { bare, front } from './front.ts'
import { load, timeToFirstByte } from './load.ts'
import { median } from './median.ts'
import { firstMessages } from './messages.ts'
import { reading } from './reading.ts'
import { build, serve } from './server.ts'
import { gzipShare } from './share.ts'
import { startCosts } from './start.ts'
import { markdown, tour } from './tour.ts'

const [only, ...asked] = process.argv.slice(2)
if (only === 'build') {
  await import('./build.ts')
  process.exit()
}
const port = Number(process.env.TEST_PORT ?? (await freePort(10)))
const isAsked = (path: string) => asked.length === 0 || asked.includes(path)
/** Searches for names of terms, for a misspelled name, and in the other language. */
const searches = [
  '/search?q=hazard+ratio',
  '/search?q=hazzard+ratio',
  `/search?lang=he&q=${encodeURIComponent('יחס סיכונים')}`,
]
/** The value of the sample study with the most source rows. */
const longestTrace = '/sample-study/trace?at=t-14-3-1.any-treatment'
const study = /[\\/]src[\\/]sample-study[\\/]/
const pages = everyAddress
  .filter(({ name }) => name !== 'message-received')
  .map(({ path }) => path)
  .concat(searches, longestTrace)
  .filter((path) => isAsked(path) && !hasLeft(path))

console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const bundle = build('src/index.ts', 'site')
const site = await serve(bundle, port)
process.on('exit', site.stop)

const uploaded = weighWorker(dirname(bundle))
console.log(`\nWorker: ${uploaded.script} bytes gzip of script, ${uploaded.content} of content`)
const faults = excessOfWorker(uploaded)
const share = await gzipShare(study)
console.log(`of the script the sample study: ${share} bytes`)
faults.push(...excessOfStudy(share))
const weights = []
for (const path of pages) {
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  faults.push(...excessOf(path, html))
  weights.push({ page: path, ...weigh(html) })
}
if (!only || only === 'bytes') console.table(weights)

if (!only || only === 'server') {
  const costs = Object.entries(await startCosts(bundle, port + 7))
  console.log(`start, ms of CPU: ${costs.map(([name, ms]) => `${name} ${ms}`).join(', ')}`)
  const rounds = new Map(pages.map((page) => [page, [] as { cpu: number; first: number }[]]))
  // In rounds, so that other load on the machine affects all pages alike. The first two rounds warm
  // up V8.
  for (let round = -2; round < 7; round += 1) {
    for (const page of pages) {
      const { cpuPerRequest: cpu } = await load(site, page, 50)
      const first = await timeToFirstByte(port, page)
      if (round >= 0) rounds.get(page)?.push({ cpu, first })
    }
  }
  const rows = [...rounds].map(([page, taken]) => ({
    page,
    'CPU of a render': median(taken.map(({ cpu }) => cpu)).toFixed(2),
    TTFB: median(taken.map(({ first }) => first)).toFixed(1),
  }))
  console.log(`\n${markdown(rows)}\n`)
  console.log(`${markdown(await firstMessages(bundle, port + 7))}\n`)
}
if (!only || only === 'browser' || only === 'reading') {
  const origin = `http://127.0.0.1:${port + 4}`
  const stop = await front(port + 4, port)
  const minutes = Number(process.env.BENCH_MINUTES ?? 30)
  if (only !== 'reading') console.log(`\n${markdown(await tour(origin, [bare, ...pages], minutes))}\n`)
  console.log(`\n${markdown(await reading(origin))}\n`)
  stop()
}
console.log(`load at the end ${loadavg()[0]?.toFixed(1)}`)
for (const line of faults) console.error(`fault: ${line}`)
process.exit(faults.length > 0 ? 1 : 0)
