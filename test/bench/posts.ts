/**
 * `npm run node -- test/bench/posts.ts`: CPU of posted bodies that hold as much as they may, beside the lightest
 * design in turns, and how long `/robots.txt` waits behind 40 of the worst. Ends with 1 beyond the budget.
 */
import { cpuOf } from './load.ts'
import { median } from './median.ts'
import { build, serve } from './server.ts'

const lightest = '/study-design/rare-events?risk=2'

/** In times of the lightest design; a tool of assistants may take as much as the dearest page. */
const budget = { form: 3, tool: 5 }

/** In ms. */
const longestWait = 1000

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const pairs = (count: number, pair: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => pair(at)).join('&')
const dearestDesign =
  '/study-design/simon-two-stage?alpha=0.001&power=1.891789%25&p0=0.1000998%25&p1=2.115851%25&rows=bothRates&columns=p1&step=5'
const multipart = (count: number) =>
  `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)}--b--`
const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, at])))

const posts: [path: string, type: string, body: string, what: string][] = [
  ['/brief', form, pairs(60_000, () => 'a=1'), '60,000 unread parameters'],
  ['/brief', form, pairs(499, () => 'a=1'), 'as many unread parameters as are read'],
  ['/brief', form, pairs(15_000, (at) => `service=s${at}`), '15,000 services'],
  ['/brief', form, pairs(499, (at) => `service=s${at}`), '499 services'],
  ['/brief', form, pairs(8_000, (at) => `design=two-means?sd=${at}`), '8,000 designs'],
  ['/brief', form, pairs(499, (at) => `design=${'x'.repeat(500)}${at}`), '499 long designs'],
  ['/brief', form, `notes=${'x'.repeat(260_000)}`, 'one text of 260 KB'],
  ['/study-design/estimand', form, pairs(60_000, () => 'a=1'), '60,000 unread parameters'],
  ['/study-design/estimand', form, `treatment=${'x'.repeat(260_000)}`, 'one text of 260 KB'],
  ['/api/send-email', form, `page=${encodeURIComponent(dearestDesign)}`, 'refused, of the dearest design'],
  ['/api/send-email', form, 'page=%2Fbrief', 'refused, of the brief'],
  ['/api/send-email', form, 'firstName=A', 'refused, of home'],
  ['/api/send-email', form, `message=${'x'.repeat(260_000)}`, 'one text of 260 KB'],
  ['/api/send-email', 'multipart/form-data; boundary=b', multipart(4000), '4,000 parts'],
  ['/api/send-email', 'multipart/form-data; boundary=b', multipart(499), '499 parts'],
  ['/api/send-email', json, fields(18_000), '18,000 keys'],
  ['/api/page-view', json, fields(700), '700 keys'],
  ['/api/reports', 'application/reports+json', `[${'{},'.repeat(10_000)}{}]`, '10,000 reports'],
  ['/mcp', json, `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${fields(1000)}}`, '1,000 keys'],
]

const site = await serve(build('src/index.ts', 'posts'), 8797)
process.on('exit', site.stop)
const origin = `http://127.0.0.1:${site.port}`

/** @returns its CPU in ms, and the status */
async function costOf(path: string, init: RequestInit = {}) {
  const before = cpuOf(site.pid)
  const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init })
  await response.arrayBuffer()
  return { cpu: cpuOf(site.pid) - before, status: response.status }
}

const rows = []
for (const [path, type, body, what] of posts) {
  const init = { method: 'POST', body, headers: { 'Content-Type': type, Accept: 'text/html' } }
  const ratios: number[] = []
  let status = 0
  for (let at = 0; at < 16; at++) {
    const light = await costOf(lightest)
    const cost = await costOf(path, init)
    ratios.push(cost.cpu / light.cpu)
    status = cost.status
  }
  rows.push({ path, what, KB: Math.round(body.length / 1024), status, ratio: median(ratios) })
}
rows.sort((one, other) => other.ratio - one.ratio)
console.table(rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) })))

const [path, type, body] = posts[0] ?? ['', '', '']
const flood = Array.from({ length: 40 }, () =>
  costOf(path, { method: 'POST', body, headers: { 'Content-Type': type } }),
)
await new Promise((resolve) => setTimeout(resolve, 100))
const start = performance.now()
await costOf('/robots.txt')
const wait = performance.now() - start
await Promise.all(flood)
console.log(`/robots.txt waited ${Math.round(wait)} ms behind 40 posts to ${path}`)

const dear = rows.filter(({ path, ratio }) => ratio > (path === '/mcp' ? budget.tool : budget.form))
for (const { path, what } of dear) console.error(`fault: ${path}, ${what}: read or compute less of it`)
process.exit(dear.length > 0 || wait > longestWait ? 1 : 0)
