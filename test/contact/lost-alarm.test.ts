import { afterAll, expect, test } from 'vitest'
import { Site } from '#test/faults/site.ts'
import { siteBundle } from '#test/faults/worker.ts'
import { MailChannelsServer } from '#test/support/mailchannels-server.ts'

const key = 'lost-alarm'
const server = new MailChannelsServer()
const account = server.open(key)
const site = new Site({
  bundle: siteBundle('lost-alarm'),
  mailServer: await server.start(),
  key,
})

afterAll(async () => {
  await site.remove()
  await server.stop()
})

async function post(message: string): Promise<number> {
  const body = JSON.stringify({ firstName: 'Dana', lastName: 'Levi', email: 'dana@lab.example', message })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${site.url}/api/send-email`, { method: 'POST', headers, body })).status
}

test('the object starts with an alarm of three days ago that never rings: a message that fails once is delivered, and health says so', async () => {
  await site.start()
  expect(await post('first')).toBe(200)
  await site.drained(20_000)
  await site.kill()
  site.loseAlarm(3)
  await site.start()
  account.mails.length = 0
  account.faults = [{ kind: 'status', status: 503 }]
  expect(await post('second')).toBe(200)
  await site.drained(20_000)
  expect(account.mails).toHaveLength(1)
  expect(site.log).toContain('alarm lost')
  expect(await site.health()).toBe('degraded')
})
