/**
 * The rehearsal of a deploy: `npm run rehearse`. Under load, with 1,000 messages waiting, it deploys
 * and rolls back: no message may be lost or sent twice, and no visitor may notice. Then it deploys
 * while pages are open (`old-tabs.ts`). The exit code is 1 if something went wrong. `-- --short` does
 * the first as the fault run does; `-- --tabs` does only the second; with `-- --tabs --left` the
 * deploy leaves the old files behind, so it must fail.
 */
import { parseArgs } from 'node:util'
import { MailChannelsServer } from '#test/support/mailchannels-server.ts'
import type { Verdict } from './ledger.ts'
import { rehearseOldTabs } from './old-tabs.ts'
import { rehearse } from './rehearsal.ts'
import { buildReleaseBefore } from './release.ts'
import { Site } from './site.ts'
import { buildWorker } from './worker.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    tabs: { type: 'boolean', default: false },
    left: { type: 'boolean', default: false },
  },
})

async function rehearseMessages(): Promise<Verdict[]> {
  const key = 'rehearsal-key'
  const server = new MailChannelsServer()
  const account = server.open(key)
  const releases = { before: buildReleaseBefore(), today: buildWorker('src/index.ts', 'rehearsal') }
  if (!releases.before)
    console.log('The history does not hold the release before: only its fixture is tried.')
  const site = new Site({ bundle: releases.today, mailServer: await server.start(), key })
  await site.start()
  await site.summary()
  const stage = { site, account, messages: 0, isShort: values.short }
  const verdicts = await rehearse(stage, releases)
  await site.remove()
  await server.stop()
  console.table(verdicts.map(({ problems, ...row }) => ({ ...row, problems: problems.length })))
  return verdicts
}

const messages = values.tabs ? [] : await rehearseMessages()
const tabs = await rehearseOldTabs(values.left)
console.table(tabs.map(({ scenario, problems }) => ({ scenario, problems: problems.length })))
const all = [...messages, ...tabs]
for (const { scenario, problems } of all)
  for (const problem of problems) console.log(`${scenario}: ${problem}`)
process.exit(all.every(({ problems }) => problems.length === 0) ? 0 : 1)
