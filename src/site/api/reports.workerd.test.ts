import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'

const app = createApp()
const REPORT_RATE_LIMIT = { limit: async () => ({ success: true }) }
const site = 'http://localhost'
const typed = 'typed-by-a-visitor'

const api = 'application/reports+json'
const old = 'application/csp-report'
const own = 'application/json'

async function send(type: string, report: unknown, headers: Record<string, string> = {}, more: object = {}) {
  const writeDataPoint = vi.fn()
  const body = typeof report === 'string' ? report : JSON.stringify(report)
  const response = await app.request(
    '/api/reports',
    { method: 'POST', headers: { 'content-type': type, ...headers }, body },
    { ...env, EVENTS: { writeDataPoint }, REPORT_RATE_LIMIT, ...more },
  )
  const counted = writeDataPoint.mock.calls.map(([{ indexes, blobs, doubles }]) => {
    expect([indexes, doubles]).toEqual([[blobs[0]], [1]])
    return blobs
  })
  return { response, counted }
}

/** As Chromium 156 sends it. */
const violation = (body: object = {}, url = `${site}/about-us?q=${typed}`) => ({
  age: 0,
  type: 'csp-violation',
  url,
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL: 'inline',
    columnNumber: 51,
    disposition: 'enforce',
    documentURL: url,
    effectiveDirective: 'script-src-elem',
    lineNumber: 1,
    originalPolicy: "default-src 'none'",
    referrer: '',
    sample: typed,
    sourceFile: url,
    statusCode: 200,
    ...body,
  },
})

/** As Chromium 156 sends it without `report-to`. */
const oldViolation = (report: object = {}) => ({
  'csp-report': {
    'document-uri': `${site}/about-us?q=${typed}`,
    referrer: '',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': `https://else.example/x.png?q=${typed}`,
    'line-number': 1,
    'column-number': 122,
    'source-file': `${site}/about-us`,
    'status-code': 200,
    'script-sample': typed,
    ...report,
  },
})

const scriptError = { name: 'TypeError', page: '/about-us', place: 'hydrate-DKW36J2K.js:9:55650' }

describe('violations of the policy are counted by directive, cause, page and place', () => {
  test('of the Reporting API, several at once, other kinds left out', async () => {
    const { response, counted } = await send(api, [
      violation(),
      { age: 1, type: 'deprecation', url: site, body: { id: typed } },
      violation({ effectiveDirective: 'img-src', blockedURL: `https://else.example/${typed}` }),
    ])
    expect(response.status).toBe(204)
    expect(counted).toEqual([
      ['csp', 'script-src-elem', 'inline', '/about-us', 'self'],
      ['csp', 'img-src', 'else.example', '/about-us', 'self'],
    ])
  })

  test('of a browser without report-to', async () => {
    const { response, counted } = await send(old, oldViolation())
    expect(response.status).toBe(204)
    expect(counted).toEqual([['csp', 'img-src', 'else.example', '/about-us', 'self']])
  })

  test.each([
    ['eval', 'eval'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data', 'data'],
    [`data:text/plain,${typed}`, 'data'],
    [`blob:http://localhost/${typed}`, 'blob'],
    [`chrome-extension://${typed}/a.js`, 'chrome-extension'],
    ['moz-extension', 'moz-extension'],
    [`${site}/key-concepts?q=${typed}`, 'self'],
    [`wss://else.example:8080/${typed}`, 'else.example:8080'],
    [`https://${typed}@else.example/`, 'else.example'],
    [typed, 'other'],
    [`${typed}:x`, 'other'],
    ['https://', 'other'],
    ['', 'other'],
  ])('%s is counted as %s', async (blockedURL, cause) => {
    expect((await send(api, [violation({ blockedURL })])).counted[0]?.[2]).toBe(cause)
  })

  test.each([
    [`${site}/build/loader-HFPZY5WN.js`, 'loader-HFPZY5WN.js:1:51'],
    [`${site}/build/${typed}.js`, 'self'],
    [`https://else.example/build/loader-HFPZY5WN.js`, 'else.example'],
    [`moz-extension://${typed}/a.js`, 'moz-extension'],
    [null, ''],
  ])('a script of %s is counted as "%s"', async (sourceFile, place) => {
    expect((await send(api, [violation({ sourceFile })])).counted[0]?.[4]).toBe(place)
  })

  test.each([
    [`${site}/search?q=${typed}#${typed}`, '/search'],
    [`${site}/${typed}`, '/redacted'],
    ['https://else.example/about-us', '/redacted'],
    ['about:blank', '/redacted'],
    ['', '/redacted'],
  ])('a page %s is counted as %s', async (url, page) => {
    expect((await send(api, [violation({}, url)])).counted[0]?.[3]).toBe(page)
  })

  test('by an unknown directive: other', async () => {
    expect((await send(api, [violation({ effectiveDirective: typed })])).counted[0]?.[1]).toBe('other')
  })

  test('a hundred in one request: twenty are counted', async () => {
    const { response, counted } = await send(
      api,
      Array(100).fill({ ...violation(), user_agent: '', body: { effectiveDirective: 'img-src' } }),
    )
    expect(response.status).toBe(204)
    expect(counted).toHaveLength(20)
  })
})

describe('errors of scripts are counted by name, page and place', () => {
  test('of a built file', async () => {
    const { response, counted } = await send(own, { ...scriptError, message: typed })
    expect(response.status).toBe(204)
    expect(counted).toEqual([['script-error', 'TypeError', '/about-us', 'hydrate-DKW36J2K.js:9:55650']])
  })

  test.each([
    [{ name: typed }, ['script-error', 'other', '/about-us', scriptError.place]],
    [{ name: 'Error' }, ['script-error', 'Error', '/about-us', scriptError.place]],
    [{ page: `/${typed}` }, ['script-error', 'TypeError', '/redacted', scriptError.place]],
    [{ page: `//else.example/${typed}` }, ['script-error', 'TypeError', '/redacted', scriptError.place]],
    [{ place: typed }, ['script-error', 'TypeError', '/about-us', '']],
    [{ place: undefined }, ['script-error', 'TypeError', '/about-us', '']],
  ])('with %o', async (change, labels) => {
    expect((await send(own, { ...scriptError, ...change })).counted).toEqual([labels])
  })

  test.each(['sec-gpc', 'dnt'])('with %s: 1: not counted', async (header) => {
    const { response, counted } = await send(own, scriptError, { [header]: '1' })
    expect([response.status, counted]).toEqual([204, []])
  })
})

describe('a request that is no report: a status, a code and a sentence, nothing counted', () => {
  const far = { origin: 'https://evil.example' }
  const ofOther = { 'sec-fetch-site': 'cross-site' }
  const full = { REPORT_RATE_LIMIT: { limit: async () => ({ success: false }) } }
  test.each([
    ['without a body', api, '', {}, {}, 400, 'invalid_report'],
    ['of broken JSON', api, '[{', {}, {}, 400, 'invalid_report'],
    ['of another form', api, { type: 'csp-violation' }, {}, {}, 400, 'invalid_report'],
    ['of a list of words', api, ['csp-violation'], {}, {}, 400, 'invalid_report'],
    ['of an empty violation', old, { 'csp-report': {} }, {}, {}, 400, 'invalid_report'],
    ['of an error without a name', own, { page: '/' }, {}, {}, 400, 'invalid_report'],
    ['of another type', 'text/plain', [violation()], {}, {}, 415, 'unsupported_type'],
    ['of the type constructor', 'constructor', [violation()], {}, {}, 415, 'unsupported_type'],
    ['of more than 32 KB', api, [violation({ sample: 'x'.repeat(33_000) })], {}, {}, 413, 'too_large'],
    ['from another site', api, [violation()], far, {}, 403, 'foreign_origin'],
    ['from another site, as the browser says', old, oldViolation(), ofOther, {}, 403, 'foreign_origin'],
    ['beyond the limit of its network', api, [violation()], {}, full, 429, 'too_many'],
  ])('%s', async (_what, type, report, headers, more, status, error) => {
    const { response, counted } = await send(type, report, headers, more)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ ok: false, error, details: expect.stringMatching(/\w \w.*\.$/) })
    expect(counted).toEqual([])
    expect(response.headers.get('retry-after')).toBe(status === 429 ? '60' : null)
  })

  test('by another method: 405 with Allow', async () => {
    const response = await app.request('/api/reports', {}, env)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('anything at all: never a server error, and no typed text counted', async () => {
    const text = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom('inline', 'data', `${site}/about-us`, `${site}/build/loader-HFPZY5WN.js`),
      fc.string(),
    )
    const marked = text.map((one) => `${one}Zq7`)
    const value = fc.oneof(text, marked, fc.integer(), fc.constant(null))
    const report = fc.oneof(
      fc.tuple(
        fc.constant(api),
        fc.array(
          fc.record({
            type: fc.constant('csp-violation'),
            url: marked,
            body: fc.record({
              effectiveDirective: value,
              blockedURL: value,
              sourceFile: value,
              lineNumber: value,
            }),
          }),
        ),
      ),
      fc.tuple(
        fc.constant(old),
        fc
          .record({ 'document-uri': value, 'effective-directive': value, 'blocked-uri': value })
          .map((one) => ({ 'csp-report': one })),
      ),
      fc.tuple(fc.constant(own), fc.record({ name: value, page: marked, place: value })),
      fc.tuple(fc.constantFrom(api, old, own), fc.jsonValue()),
    )
    await fc.assert(
      fc.asyncProperty(report, async ([type, body]) => {
        const { response, counted } = await send(type, body)
        expect([204, 400]).toContain(response.status)
        // The name of a foreign server may be counted, and nothing else of an address.
        const labels = counted.flatMap(([, ...rest]) => rest)
        expect(labels.filter((label) => /zq7/i.test(label) && !/^[\w.-]+(:\d+)?$/.test(label))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

test('every answer names the address for reports, in its policy and for browsers', async () => {
  for (const path of ['/', '/no-such-page', '/api/health', '/robots.txt']) {
    const { headers } = await app.request(
      path,
      {},
      { ...env, TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET_KEY: 'b' },
    )
    const strict = await app.request(path, {}, env)
    for (const answer of [headers, strict.headers]) {
      expect(answer.get('content-security-policy')).toContain('; report-uri /api/reports; report-to site')
      expect(answer.get('reporting-endpoints')).toBe('site="/api/reports"')
    }
  }
})
