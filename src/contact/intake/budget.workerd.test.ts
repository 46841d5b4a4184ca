import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '#content/site.ts'
import { createApp } from '#src/app.tsx'
import type { Bindings } from '#src/env.ts'
import { makeOutbox, newMessage } from '#test/support/outbox.ts'

const bindings = env as unknown as Bindings
const app = createApp()
const valid = { firstName: 'Dana', lastName: 'Levi', email: 'dana@lab.example', message: 'A phase II trial.' }
const turnstile = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' }

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

let networks = 0

/** @param accepted how many messages came today; 3 are taken, and from the first on all are checked */
async function siteAfter(name: string, accepted: number) {
  const { stub, change } = await makeOutbox(name)
  await change({ MAILCHANNELS_API_KEY: name, MAILS_PER_DAY: '1' })
  for (let index = 0; index < accepted; index++) await stub.accept(newMessage(`${name}-${index}`))
  const OUTBOX = { getByName: () => stub }
  networks += 1
  const address = `203.0.113.${networks}`
  return (body: BodyInit, headers: Record<string, string>, query = '', more: object = {}) =>
    app.request(
      `http://site.test/api/send-email${query}`,
      { method: 'POST', body, headers: { 'cf-connecting-ip': address, ...headers } },
      { ...bindings, OUTBOX, ...more },
    )
}

const json = { 'content-type': 'application/json' }
const form = () => new URLSearchParams(valid)

describe('the messages of the day are used up', () => {
  test.each([
    ['en', 'The form cannot take this message today'],
    ['he', 'הגיעו יותר הודעות מן הרגיל'],
  ])('429 until midnight, with the telephone and the address (%s)', async (language, sentence) => {
    const post = await siteAfter(`full-${language}`, 3)
    const response = await post(JSON.stringify(valid), { ...json, 'accept-language': language })
    expect(response.status).toBe(429)
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(86_400)
    const { error, details } = await response.json<{ error: string; details: string }>()
    expect(error).toBe('day_full')
    expect(details).toContain(sentence)
    expect(details).toContain(site.phone.display)
    expect(details).toContain(site.email)
  })

  test.each(['', '?lang=he'])(
    'a form without script with %s: its page again, with what was typed',
    async (query) => {
      const post = await siteAfter(`full-form${query.slice(-2)}`, 3)
      const response = await post(form(), { accept: 'text/html' }, query)
      expect(response.status).toBe(429)
      const html = await response.text()
      for (const text of ['A phase II trial.', site.phone.display, site.email]) expect(html).toContain(text)
    },
  )

  test('a message that is already stored is accepted again', async () => {
    const post = await siteAfter('full-repeated', 2)
    const headers = { ...json, 'idempotency-key': 'full-repeated-key' }
    const first = await post(JSON.stringify(valid), headers)
    const again = await post(JSON.stringify(valid), headers)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.json()).toEqual(await first.json())
  })
})

describe('Turnstile, and a form without script', () => {
  test('few messages came today: taken unchecked', async () => {
    const post = await siteAfter('few', 0)
    expect((await post(form(), { accept: 'text/html' }, '', turnstile)).status).toBe(303)
  })

  test('many came: everybody is checked, and the page tells the telephone', async () => {
    const post = await siteAfter('many', 1)
    const response = await post(form(), { accept: 'text/html' }, '', turnstile)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(site.phone.display)
  })

  test.each([
    ['JSON without a token', JSON.stringify(valid), json],
    ['a form with an empty token', new URLSearchParams({ ...valid, 'cf-turnstile-response': '' }), {}],
  ])('%s: refused, however few came', async (_, body, headers) => {
    const post = await siteAfter('no-token', 0)
    expect((await post(body, headers, '', turnstile)).status).toBe(400)
  })

  test('Turnstile is not configured: many came, and a form is still taken', async () => {
    const post = await siteAfter('without', 1)
    expect((await post(form(), { accept: 'text/html' })).status).toBe(303)
  })
})
