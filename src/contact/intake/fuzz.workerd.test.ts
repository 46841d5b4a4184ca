import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import { composeMail } from '#src/contact/delivery/mail.ts'
import type { NewMessage } from '#src/contact/tables/message-row.ts'
import type { Bindings } from '#src/env.ts'
import { inShort } from '#test/support/extent.ts'
import { isSendPayload } from '#test/support/mailchannels-payload.ts'
import { contactMessage } from './message.ts'

const stored: NewMessage[] = []
const always = { limit: async () => ({ success: true }) }
const bindings = {
  ...(env as unknown as Bindings),
  CONTACT_RATE_LIMIT: always,
  FORM_RATE_LIMIT: always,
  OUTBOX: {
    getByName: () => ({
      accept: async (message: NewMessage) => {
        stored.push(message)
        return { outcome: 'stored', reference: message.reference }
      },
    }),
  },
}
const app = createApp()

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

// Text that has caused trouble in mail programs, parsers or pages.
const nasty = fc.constantFrom(
  '\r\nBcc: all@evil.example\r\n',
  '\u0000\u001B[2J',
  '\u202Eevil\u2066',
  '\uD800',
  '<script>alert(1)</script>',
  '"><img src=x>',
  '{{constructor}}',
  '__proto__',
  'a@b.co',
  'שלום \u200F',
  'x'.repeat(20_000),
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  nasty,
  fc.tuple(fc.string(), nasty).map((parts) => parts.join('')),
)
const email = fc.oneof({ weight: 3, arbitrary: fc.emailAddress() }, text)
const service = fc.oneof(fc.constantFrom('', 'other', 'edc-systems'), text)
const fields = fc.record(
  { firstName: text, lastName: text, email, company: text, service, message: text },
  { requiredKeys: ['firstName', 'lastName', 'email', 'message'] },
)
const body = fc.oneof(
  { weight: 4, arbitrary: fields.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.json({ depthSize: 'medium' }) },
  { weight: 1, arbitrary: fc.object().map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fields.map((value) => new URLSearchParams(value as Record<string, string>).toString()),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2000 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
  { weight: 1, arbitrary: fc.constant('[['.repeat(20_000)) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(70_000)) },
)
const type = fc.oneof(
  { weight: 4, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/json; charset=utf-16',
    'text/plain',
    '',
    ';;;',
  ),
)
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 80 }).map((value) => value.trim())
const headers = fc.record(
  {
    'content-type': type,
    'idempotency-key': fc.oneof(headerText, fc.uuid()),
    'accept-language': fc.oneof(headerText, fc.constantFrom('he', 'en-US,en;q=0.5', 'he;q=x', '*')),
    origin: fc.oneof({ weight: 4, arbitrary: fc.constant('http://site.test') }, headerText),
    'sec-fetch-site': fc.oneof({ weight: 4, arbitrary: fc.constant('same-origin') }, headerText),
    'content-length': fc.constantFrom('-1', 'x', '99999999999'),
    'cf-connecting-ip': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
  },
  { requiredKeys: ['content-type'] },
)
const query = fc.oneof(
  fc.constantFrom('', '?lang=he', '?lang=', '?lang=%00'),
  fc.webQueryParameters().map((text) => `?${text}`),
)

/** The visitor adds no line, header or recipient, and the provider would accept the payload. */
function expectHarmlessMail({ reference, body }: NewMessage) {
  const message = contactMessage().parse(JSON.parse(body))
  const mail = composeMail(
    { reference, message },
    { from: 'website@marom.example', to: 'office@marom.example' },
  )
  const payload = {
    personalizations: [{ to: [{ email: mail.to }] }],
    from: mail.from,
    reply_to: mail.replyTo,
    subject: mail.subject,
    content: [{ type: 'text/plain', value: mail.text }],
    headers: mail.headers,
  }
  expect(isSendPayload(payload)).toBe(true)
  expect(mail.subject + mail.replyTo?.name + message.company).not.toMatch(
    /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u,
  )
  expect(mail.text.isWellFormed() && mail.subject.isWellFormed()).toBe(true)
  expect(mail.html).not.toMatch(/<(?!\/?(!doctype|html|head|meta|body|table|tr|th|td|pre|div)\b)/i)
}

test('thousands of generated requests: never a 5xx, always JSON with error and details, no header injected', {
  timeout: 120_000,
}, async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(body, headers, query, async (content, head, search) => {
      const init = { method: 'POST', body: content, headers: { accept: 'application/json', ...head } }
      const response = await app.request(`http://site.test/api/send-email${search}`, init, bindings)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      expect([200, 400, 403, 413, 415]).toContain(response.status)
      expect(response.headers.get('content-type')).toContain('application/json')
      const answer = await response.json()
      if (response.ok)
        expect(answer).toEqual({ ok: true, reference: expect.stringMatching(/^[A-Z0-9-]{6,24}$/) })
      else
        expect(answer).toMatchObject({
          ok: false,
          error: expect.stringMatching(/./),
          details: expect.stringMatching(/./),
        })
      for (const message of stored.splice(0)) expectHarmlessMail(message)
    }),
    { numRuns: inShort(1500, 5000) },
  )
  for (const status of [200, 400, 403, 413, 415])
    expect(statuses.get(status) ?? 0, `answers of ${status}`).toBeGreaterThan(inShort(3, 10))
})
