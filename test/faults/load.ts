/**
 * The load run: `npm run test:load`. Posts 100 messages a second for a minute and 200 at the same instant to the built
 * Worker, over loopback only; prints the latencies, what arrived, and the memory of workerd. The exit code is 1 when a
 * message was lost, refused or sent twice, or the outbox did not drain.
 */
import { readFileSync } from 'node:fs'
import type { RecordedMail } from '../support/mailchannels-account.ts'
import { MailChannelsServer } from '../support/mailchannels-server.ts'
import { judge, percentile } from './ledger.ts'
import { Site } from './site.ts'
import { type Sent, sendOne } from './visitor.ts'
import { buildWorker } from './worker.ts'

const perSecond = 100
const seconds = 60
const atOnce = 200
const key = 'load-key'

/** Resident memory of a process in MB; null where there is no /proc. */
function memory(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return null
  }
}

/** Starts a message every 10 ms whether or not the earlier ones were answered, as visitors do. */
async function steadyLoad(site: Site, memories: (number | null)[]): Promise<Sent[]> {
  const pending: Promise<Sent>[] = []
  const start = Date.now()
  while (pending.length < perSecond * seconds) {
    const due = Math.floor(((Date.now() - start) / 1000) * perSecond)
    while (pending.length < Math.min(due, perSecond * seconds)) {
      if (pending.length % (perSecond * 10) === 0) memories.push(memory(site.pid))
      pending.push(sendOne(site.url))
    }
    await new Promise((done) => setTimeout(done, 5))
  }
  return Promise.all(pending)
}

function report(name: string, sent: Sent[], drain: number, mails: RecordedMail[]) {
  const durations = sent.map(({ duration }) => duration)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(durations, share))
  const { accepted, delivered, missing, duplicates, excusedDuplicates } = judge(name, sent, mails)
  const isGood = accepted === sent.length && missing + duplicates + excusedDuplicates === 0
  return { name, sent: sent.length, accepted, delivered, missing, duplicates, p50, p95, p99, drain, isGood }
}

const server = new MailChannelsServer()
const account = server.open(key)
const bundle = buildWorker('src/index.ts', 'load')
const site = new Site({ bundle, mailServer: await server.start(), key })
await site.start()
await site.health()
const memories: (number | null)[] = []
const steady = await steadyLoad(site, memories)
const steadyRow = report('100/s for 60 s', steady, await site.drained(300_000), account.mails)
memories.push(memory(site.pid))
account.mails.length = 0
const burst = await Promise.all(Array.from({ length: atOnce }, () => sendOne(site.url)))
const burstRow = report('200 at once', burst, await site.drained(300_000), account.mails)
memories.push(memory(site.pid))
await site.remove()
await server.stop()

console.table([steadyRow, burstRow])
console.log(`memory of workerd, every 10 s, after draining and after the burst (MB): ${memories.join(', ')}`)
process.exit(steadyRow.isGood && burstRow.isGood ? 0 : 1)
