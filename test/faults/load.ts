/**
 * The load run, for a quiet machine: `npm run node -- test/faults/load.ts`. 300 pages a second from a new
 * process behind a cache; from another one 100 messages a second for a minute and 200 at once. Exit
 * code 1: a message was lost, refused or sent twice, an answer was too late, the outbox did not
 * drain, or memory grew.
 * `-- --leak` loads a Worker that keeps every message and must fail. `-- --pages` runs the pages
 * only.
 */
import { parseArgs } from 'node:util'
import type { RecordedMail } from '#test/support/mailchannels-account.ts'
import { MailChannelsServer } from '#test/support/mailchannels-server.ts'
import { judge, percentile } from './ledger.ts'
import { MemoryMeter } from './memory.ts'
import { MemoryLog } from './memory-log.ts'
import { loadPages } from './page-load.ts'
import { Site } from './site.ts'
import { type Sent, sendMany, sendOne } from './visitor.ts'
import { buildWorker } from './worker.ts'

const { values } = parseArgs({
  options: { leak: { type: 'boolean', default: false }, pages: { type: 'boolean', default: false } },
})
const perSecond = 100
const seconds = 60
const atOnce = 200
const perRound = 1000
const key = 'load-key'

/** In ms: the 99th percentile of the answers, and the time until the outbox is empty. */
const longest99 = 250
const longestDrain = 10_000

/**
 * Messages ten at a time: before the load to fill caches and compile code, and after it to measure
 * growth.
 */
async function quietRound(site: Site, memory: MemoryLog, name: string): Promise<void> {
  await sendMany(site.url, perRound)
  await site.drained(300_000)
  await memory.note(name, perRound)
}

/** Starts a message every 10 ms, whether or not earlier ones were answered. */
async function steadyLoad(site: Site, memory: MemoryLog): Promise<Sent[]> {
  const pending: Promise<Sent>[] = []
  let readings = Promise.resolve()
  const start = Date.now()
  while (pending.length < perSecond * seconds) {
    const due = Math.floor(((Date.now() - start) / 1000) * perSecond)
    while (pending.length < Math.min(due, perSecond * seconds)) {
      pending.push(sendOne(site.url))
      const second = pending.length / perSecond
      if (second % 10 === 0) readings = readings.then(() => memory.note(`after ${second} s`, perSecond * 10))
    }
    await new Promise((done) => setTimeout(done, 5))
  }
  await readings
  return Promise.all(pending)
}

function report(name: string, sent: Sent[], drain: number, mails: RecordedMail[]) {
  const durations = sent.map(({ duration }) => duration)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(durations, share))
  const verdict = judge(name, sent, mails)
  const { accepted, delivered, missing, duplicates, excusedDuplicates, handover95 } = verdict
  const isInTime = (p99 ?? 0) <= longest99 && drain <= longestDrain
  const isGood = isInTime && accepted === sent.length && missing + duplicates + excusedDuplicates === 0
  const latencies = { p50, p95, p99, handover95, drain }
  return { name, sent: sent.length, accepted, delivered, missing, duplicates, ...latencies, isGood }
}

const server = new MailChannelsServer()
const account = server.open(key)
const bundle = buildWorker(values.leak ? 'test/faults/leaking.ts' : 'src/index.ts', 'load')
const mailServer = await server.start()

async function runPages() {
  const site = new Site({ bundle, mailServer, key })
  await site.start()
  const rows = await loadPages(site, { perSecond: 300, seconds: 20 })
  await site.remove()
  return rows
}

async function runMessages() {
  const site = new Site({ bundle, mailServer, key, hasInspector: true })
  await site.start()
  const memory = new MemoryLog(await MemoryMeter.attach(site))
  await quietRound(site, memory, 'warm')
  account.mails.length = 0
  const steady = await steadyLoad(site, memory)
  const steadyRow = report('100 messages/s for 60 s', steady, await site.drained(300_000), account.mails)
  await memory.note('drained', 0)
  account.mails.length = 0
  const burst = await Promise.all(Array.from({ length: atOnce }, () => sendOne(site.url)))
  // Messages at one instant wait for each other, so no limit of time.
  const row = report('200 messages at once', burst, await site.drained(300_000), account.mails)
  const burstRow = { ...row, isGood: row.accepted === row.delivered && row.delivered === atOnce }
  await memory.note('burst drained', atOnce)
  for (let count = 1; count <= 4; count++) await quietRound(site, memory, `quiet round ${count}`)
  memory.close()
  await site.remove()
  return { rows: [steadyRow, burstRow], memory }
}

const pages = await runPages()
console.table(pages)
let isGood = pages.every((row) => row.isGood)
if (!values.pages) {
  const { rows, memory } = await runMessages()
  console.table(rows)
  memory.print()
  const problems = memory.problems()
  for (const problem of problems) console.log(problem)
  isGood &&= rows.every((row) => row.isGood) && problems.length === 0
}
await server.stop()
process.exit(isGood ? 0 : 1)
