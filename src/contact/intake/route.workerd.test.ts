import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eachField } from '#client/contact/fields.ts'
import { trapField } from '#client/contact/trap-field.ts'
import { createApp } from '#src/app.tsx'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import type { Bindings } from '#src/env.ts'
import { drainAfterAll } from '#test/support/drained.ts'

const bindings = env as unknown as Bindings
const app = createApp()
drainAfterAll(bindings)
const valid = {
  ...eachField(() => 'words'),
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana@lab.example',
  company: 'Lab',
  service: 'other',
  message: 'A phase II trial.',
}

let network = 0

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  network += 1
})

/** Every test posts from its own network, so that each has its own rate limit. */
function post(body: BodyInit, headers: Record<string, string> = {}, query = '', change: object = {}) {
  return app.request(
    `http://site.test/api/send-email${query}`,
    { method: 'POST', body, headers: { 'cf-connecting-ip': `192.0.2.${network}`, ...headers } },
    { ...bindings, ...change },
  )
}

function postJson(body: unknown, headers: Record<string, string> = {}, change: object = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return post(text, { 'content-type': 'application/json', ...headers }, '', change)
}

const postForm = (fields: Record<string, string>, query = '', headers = { accept: 'text/html' }) =>
  post(new URLSearchParams(fields), headers, query)

const known = async (reference: string) => (await outboxOf(bindings).find(reference)) !== null

async function referenceOf(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  const answer = (await response.json()) as { ok: boolean; reference: string }
  expect(answer).toEqual({ ok: true, reference: expect.stringMatching(/^[A-Z0-9-]{6,24}$/) })
  return answer.reference
}

describe('a good message', () => {
  test('as JSON: 200 with a reference, and it is in the outbox', async () => {
    expect(await known(await referenceOf(await postJson(valid)))).toBe(true)
  })

  test('the same key twice at the same instant: one reference', async () => {
    const headers = { 'idempotency-key': 'key-1' }
    const answers = await Promise.all([postJson(valid, headers), postJson(valid, headers)])
    const [first, second] = await Promise.all(answers.map(referenceOf))
    expect(first).toBe(second)
  })

  test('from the own origin: taken', async () => {
    const headers = { origin: 'http://site.test', 'sec-fetch-site': 'same-origin' }
    await referenceOf(await postJson(valid, headers))
  })

  test.each([
    ['', 'Your message has arrived'],
    ['?lang=he', 'ההודעה התקבלה'],
  ])('as a form with %s: 303 to the receipt, which shows the reference', async (query, title) => {
    const response = await postForm(valid, query)
    expect(response.status).toBe(303)
    const location = response.headers.get('location') ?? ''
    expect(location).toMatch(/^\/message-received\?/)
    const receipt = await (await app.request(location, {}, bindings)).text()
    expect(receipt).toContain(title)
    expect(receipt).toContain(new URL(location, 'http://site.test').searchParams.get('reference'))
  })

  test('the same form twice: one message', async () => {
    const form = { ...valid, message: 'Sent twice by a reload' }
    const [first, second] = [await postForm(form), await postForm(form)]
    const referenceIn = ({ headers }: Response) =>
      new URL(headers.get('location') ?? '', 'http://site.test').searchParams.get('reference')
    expect(referenceIn(first)).toMatch(/^[0-9A-Z-]{14}$/)
    expect(referenceIn(first)).toBe(referenceIn(second))
  })

  test('a form without script, on a page with typed values: only its fields are stored', async () => {
    const page = '/brief?subject=Zq7'
    const response = await postForm({ ...valid, message: 'Only this.', page })
    const reference = new URL(response.headers.get('location') ?? '', 'http://site.test').searchParams
    const found = await outboxOf(bindings).find(reference.get('reference') ?? '')
    expect(JSON.parse(found?.body ?? '')).toEqual({ ...valid, message: 'Only this.' })
  })

  test('the field that no person sees is filled: looks like success, kept as trapped, not mailed', async () => {
    const text = `Filled by a password manager ${crypto.randomUUID()}`
    const trapped = { ...valid, message: text, [trapField]: 'https://lab.example' }
    const reference = await referenceOf(await postJson(trapped))
    expect(await outboxOf(bindings).find(reference)).toMatchObject({
      state: 'trapped',
      body: expect.stringContaining(text),
    })
    expect(await outboxOf(bindings).retry(reference)).toBe('queued')
    await vi.waitFor(async () => expect((await outboxOf(bindings).find(reference))?.state).toBe('sent'), 5000)
  })

  test('the name of that field: none that a browser fills, and left alone by password managers', async () => {
    const html = await (await app.request('/', {}, bindings)).text()
    const [field = ''] = new RegExp(`<input[^>]*name="${trapField}"[^>]*>`).exec(html) ?? []
    expect(field).toMatch(/autocomplete="off"/i)
    for (const mark of ['data-1p-ignore', 'data-lpignore="true"', 'data-bwignore', 'tabindex="-1"'])
      expect(field.toLowerCase()).toContain(mark)
    expect(trapField).not.toMatch(/web|url|site|mail|name|phone|tel|fax|address|city|company|title/i)
  })

  test('an old page fills in its own field, which was called "website": a message like others', async () => {
    const old = { ...valid, message: 'From an old page', website: 'https://lab.example' }
    const reference = await referenceOf(await postJson(old))
    expect((await outboxOf(bindings).find(reference))?.state).not.toBe('trapped')
  })

  test('a key that looks like one of a message without a key: it is another message', async () => {
    const reference = await referenceOf(await postJson({ ...valid, message: 'Without a key' }))
    const headers = { 'idempotency-key': `none:${reference}` }
    const other = await referenceOf(await postJson({ ...valid, message: 'With that key' }, headers))
    expect(other).not.toBe(reference)
  })
})

describe('a bad message', () => {
  const json = { 'content-type': 'application/json' }
  test.each<[string, number, string, () => Response | Promise<Response>]>([
    ['malformed JSON', 400, 'malformed', () => postJson('{')],
    ['JSON that is no object', 400, 'malformed', () => postJson('[1]')],
    ['no body', 400, 'malformed', () => postJson('')],
    ['null', 400, 'malformed', () => postJson('null')],
    ['a missing field', 400, 'invalid', () => postJson({ ...valid, message: undefined })],
    ['plain text', 415, 'unsupported_type', () => post('hello', { 'content-type': 'text/plain' })],
    ['no type', 415, 'unsupported_type', () => post(new Uint8Array([1]))],
    [
      'a broken form',
      400,
      'malformed',
      () => post('x', { 'content-type': 'multipart/form-data', accept: 'application/json' }),
    ],
    ['257 KB', 413, 'too_large', () => postJson({ ...valid, message: 'a'.repeat(257 * 1024) })],
    [
      '257 KB of unknown length',
      413,
      'too_large',
      () => post(new Blob([new Uint8Array(263_000)]).stream(), json),
    ],
    ['a foreign origin', 403, 'foreign_origin', () => postJson(valid, { origin: 'https://evil.example' })],
    ['an opaque origin', 403, 'foreign_origin', () => postJson(valid, { origin: 'null' })],
    ['a cross-site post', 403, 'foreign_origin', () => postJson(valid, { 'sec-fetch-site': 'cross-site' })],
    ['a key with spaces', 400, 'invalid_key', () => postJson(valid, { 'idempotency-key': 'a b' })],
    [
      'a key that is too long',
      400,
      'invalid_key',
      () => postJson(valid, { 'idempotency-key': 'a'.repeat(201) }),
    ],
  ])('%s: %i %s, in JSON', async (_, status, error, send) => {
    const response = await send()
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ ok: false, error, details: expect.any(String) })
  })

  test('wrong fields: each is named, in the language that was asked for', async () => {
    const bad = { ...valid, firstName: '', email: 'x' }
    const answer = async (language: string) =>
      (await postJson(bad, { 'accept-language': language })).json() as Promise<{ fields: object }>
    expect((await answer('en')).fields).toEqual({
      firstName: 'Please fill in this field.',
      email: 'Please enter an email address such as name@company.com.',
    })
    expect(await answer('he')).toMatchObject({
      details: expect.stringMatching(/[א-ת]/),
      fields: { firstName: 'נא למלא שדה זה.' },
    })
  })

  test('a text that is too long: the answer names its field and the limit, in both languages', async () => {
    const long = { ...valid, company: 'a'.repeat(201), message: 'a'.repeat(10_001) }
    for (const language of ['en', 'he']) {
      const answer = await postJson(long, { 'accept-language': language })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        fields: { company: expect.stringContaining('200'), message: expect.stringContaining('10,000') },
      })
    }
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s: 405 with Allow', async (method) => {
    const response = await app.request('/api/send-email', { method }, bindings)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toMatchObject({ ok: false, error: 'method_not_allowed' })
  })

  test('the same key with another body: 409', async () => {
    const headers = { 'idempotency-key': 'key-2' }
    await referenceOf(await postJson(valid, headers))
    const response = await postJson({ ...valid, message: 'Something else' }, headers)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ ok: false, error: 'key_reused' })
  })

  test('the sixth message in a minute: 429 with Retry-After and calm words', async () => {
    const statuses = []
    for (let index = 0; index < 5; index++) statuses.push((await postJson(valid)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    let sixth = await postJson(valid)
    // On a busy machine the minute may end in between.
    for (let more = 0; sixth.ok && more < 5; more++) sixth = await postJson(valid)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await sixth.json()).toMatchObject({
      error: 'too_many',
      details: expect.stringContaining('minute'),
    })
  })

  test('a limit that cannot be asked: the message goes through', async () => {
    const limit = () => Promise.reject(new Error('out'))
    await referenceOf(await postJson(valid, {}, { CONTACT_RATE_LIMIT: { limit } }))
  })

  test('a repeated message beyond the limit: the same success again, not 429; another one has to wait', async () => {
    const headers = { 'idempotency-key': 'key-beyond-limit' }
    const reference = await referenceOf(await postJson(valid, headers))
    for (let index = 0; index < 4; index++) await postJson(valid)
    expect(await referenceOf(await postJson(valid, headers))).toBe(reference)
    expect((await postJson({ ...valid, message: 'New' }, headers)).status).toBe(429)
    expect((await postJson(valid, { 'idempotency-key': 'key-of-another' })).status).toBe(429)
  })

  test.each([
    ['', 'Error: ', 'There is a problem with the message'],
    ['?lang=he', 'שגיאה: ', 'יש בעיה בהודעה'],
  ])(
    'a bad form with %s: the page again, with what is wrong and what was typed',
    async (query, prefix, summary) => {
      const typed = { ...valid, email: 'not-an-address', message: 'Typed <b>"text"</b>' }
      const response = await postForm(typed, query)
      expect(response.status).toBe(400)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const html = await response.text()
      expect(html).toContain(`<title>${prefix}`)
      expect(html).toContain(summary)
      expect(html).toContain('href="#contact-email"')
      expect(html).toContain('value="not-an-address"')
      expect(html).toContain('Typed &lt;b&gt;&quot;text&quot;&lt;/b&gt;')
      expect(html).toMatch(/<option value="other" selected=""/)
    },
  )
})

test('neither outbox nor provider: 503 with Retry-After, never a success; a form keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const OUTBOX = { getByName: () => ({ accept: () => Promise.reject(new Error('storage is out')) }) }
  const out = { OUTBOX, MAILCHANNELS_API_KEY: 'no-such-account' }
  const response = await postJson(valid, {}, out)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ ok: false, error: 'unavailable' })
  const page = await post(new URLSearchParams(valid), { accept: 'text/html' }, '?lang=he', out)
  expect(page.status).toBe(503)
  const html = await page.text()
  expect(html).toContain('A phase II trial.')
  expect(html).toContain('כרגע אין באפשרותנו לקבל הודעות')
})
