/**
 * Makes the fixture of a released schema from the checked-out release: `node test/faults/dump.ts
 * NUMBER`. The Worker is killed with messages in every state, and its outbox's file is dumped as
 * SQL.
 */
import { writeFileSync } from 'node:fs'
import { MailChannelsServer } from '#test/support/mailchannels-server.ts'
import { pause } from './scenarios.ts'
import { Site } from './site.ts'
import { sendMany } from './visitor.ts'
import { buildWorker } from './worker.ts'

const number = process.argv[2]
if (!number) throw new Error('Name the release: node test/faults/dump.ts NUMBER')

const key = 'dump-key'
const server = new MailChannelsServer()
const account = server.open(key)
const site = new Site({ bundle: buildWorker('src/index.ts', 'dump'), mailServer: await server.start(), key })
await site.start()

for (const status of [202, 400, 500, 403, 429]) {
  account.always = status === 202 ? null : { kind: 'status', status, retryAfter: '3600' }
  await sendMany(site.url, 2, { keyPrefix: `status-${status}-` }, 1)
  await pause(500)
}
// A form without script sends no key.
const form = new URLSearchParams({
  firstName: 'נועה',
  lastName: "O'Neil",
  email: 'n@lab.example',
  message: 'No key',
})
await (await fetch(`${site.url}/api/send-email`, { method: 'POST', body: form, redirect: 'manual' })).text()
// The Worker is killed while it waits for this answer.
account.always = { kind: 'late', delay: 30_000 }
await sendMany(site.url, 1, { keyPrefix: 'under-way-' })
await pause(500)
await site.kill()
writeFileSync(`test/support/releases/${number}.sql`, site.dump())
await site.remove()
await server.stop()
