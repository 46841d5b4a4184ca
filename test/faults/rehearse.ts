/**
 * The rehearsal of a deploy and a rollback under load, with 1,000 messages waiting: `npm run
 * rehearse`. The exit code is 1 if a message was lost or sent twice, or if a visitor noticed. `--
 * --short` does what the fault run does.
 */
import { parseArgs } from 'node:util'
import { MailChannelsServer } from '#test/support/mailchannels-server.ts'
import { rehearse } from './rehearsal.ts'
import { buildReleaseBefore } from './release.ts'
import { Site } from './site.ts'
import { buildWorker } from './worker.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const key = 'rehearsal-key'
const server = new MailChannelsServer()
const account = server.open(key)
const releases = { before: buildReleaseBefore(), today: buildWorker('src/index.ts', 'rehearsal') }
if (!releases.before) console.log('The history does not hold the release before: only its fixture is tried.')
const site = new Site({ bundle: releases.today, mailServer: await server.start(), key })
await site.start()
await site.summary()
const stage = { site, account, messages: 0, isShort: values.short }
const verdicts = await rehearse(stage, releases)
await site.remove()
await server.stop()
console.table(verdicts.map(({ problems, ...row }) => ({ ...row, problems: problems.length })))
for (const { scenario, problems } of verdicts)
  for (const problem of problems) console.log(`${scenario}: ${problem}`)
process.exit(verdicts.every(({ problems }) => problems.length === 0) ? 0 : 1)
