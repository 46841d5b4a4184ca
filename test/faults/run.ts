/**
 * The fault harness: `npm run node -- test/faults/run.ts`, with `--short` in `npm test`. MailChannels
 * fails in every way, the Worker is killed, its storage breaks; then the answers are compared with
 * the mails. Prints a table and one line of JSON; the exit code is 1 if a row has a problem.
 */
import { parseArgs } from 'node:util'
import { MailChannelsServer } from '#test/support/mailchannels-server.ts'
import { kills } from './kills.ts'
import type { Verdict } from './ledger.ts'
import { longOutage } from './long-outage.ts'
import { raw } from './raw.ts'
import { rehearse } from './rehearsal.ts'
import { type Stage, scenarios } from './scenarios.ts'
import { Site } from './site.ts'
import { storageFails } from './storage.ts'
import { buildWorker, siteBundle } from './worker.ts'

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
})
const isShort = values.short
const key = 'faults-key'
const verdicts: Verdict[] = []

async function act(name: string, scene: () => Promise<Verdict | Verdict[]>): Promise<void> {
  const start = verdicts.length
  try {
    verdicts.push(...[await scene()].flat())
  } catch (error) {
    const nothing = { accepted: 0, refused: 0, delivered: 0, missing: 0, excusedDuplicates: 0, duplicates: 0 }
    verdicts.push({ scenario: name, ...nothing, slowestAnswer: 0, handover95: 0, problems: [String(error)] })
  }
  for (const { scenario, problems } of verdicts.slice(start)) {
    console.log(`${problems.length > 0 ? 'FAILED' : 'passed'}  ${scenario}  ${problems.join('; ')}`)
  }
}

async function onSite(bundle: string, play: (stage: Stage) => Promise<void>): Promise<void> {
  const server = new MailChannelsServer()
  const account = server.open(key)
  const site = new Site({ bundle, mailServer: await server.start(), key })
  try {
    await site.start()
    await site.health()
    await play({ site, account, messages: isShort ? 10 : 50, isShort })
  } finally {
    await site.remove()
    await server.stop()
  }
}

const releases = {
  today: siteBundle('faults'),
  later: buildWorker('test/faults/later-release.ts', 'faults-later'),
}
await onSite(releases.today, async (stage) => {
  for (const scenario of scenarios) await act(scenario.name, () => scenario(stage))
  await act('kills', () => kills(stage, releases))
  await act('raw requests', () => raw(stage))
})
await onSite(releases.today, async (stage) => {
  await act('deploys', () => rehearse(stage, releases))
})
for (const hours of [73, 8 * 24])
  await onSite(releases.today, async (stage) => {
    await act(`out for ${hours} hours`, () => longOutage(stage, releases, hours))
  })
await onSite(buildWorker('test/faults/broken-storage.ts', 'faults-storage'), async (stage) => {
  for (const step of ['before', 'during', 'after', 'reset']) await act(step, () => storageFails(step, stage))
})

console.table(verdicts.map(({ problems, ...row }) => ({ ...row, problems: problems.length })))
const passed = verdicts.filter(({ problems }) => problems.length === 0).length
const messages = verdicts.reduce((sum, { accepted }) => sum + accepted, 0)
console.log(JSON.stringify({ passed, failed: verdicts.length - passed, messages }))
process.exit(passed === verdicts.length ? 0 : 1)
