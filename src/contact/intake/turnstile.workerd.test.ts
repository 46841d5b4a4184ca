import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import type { Bindings } from '#src/env.ts'
import { drainAfterAll } from '#test/support/drained.ts'

const bindings = env as unknown as Bindings
const keys = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' }
const app = createApp()
drainAfterAll(bindings)
const message = { firstName: 'Dana', lastName: 'Levi', email: 'dana@lab.example', message: 'Hello' }

let network = 100

/** Every test posts from its own network, so that the rate limit does not count. */
beforeEach(() => {
  network += 1
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

function post(headers: Record<string, string>, change: object = keys) {
  const init = {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'content-type': 'application/json', ...headers },
  }
  return app.request('/api/send-email', init, { ...bindings, ...change })
}

/** Answers only for the verifier. Other requests, to the mail provider, go through. */
function verifierSays(answer: () => Response | Promise<Response>) {
  const original = globalThis.fetch
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isVerifier = String(input).startsWith('https://challenges.cloudflare.com/')
    return isVerifier ? answer() : original(input, init)
  })
}

const token = (name: string) => ({ 'cf-turnstile-response': name, 'cf-connecting-ip': `192.0.2.${network}` })

describe('the keys are set', () => {
  test.each([
    ['', 'en'],
    ['?lang=he', 'he'],
  ])('the page %s has the widget in the form, and the policy lets it in', async (query, language) => {
    const response = await app.request(`/${query}`, {}, { ...bindings, ...keys })
    const html = await response.text()
    const [form = ''] = /<form[^>]*method="post".*?<\/form>/s.exec(html) ?? []
    expect(form).toContain(`data-sitekey="site-key" data-language="${language}"`)
    expect(html).not.toContain('secret-key')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain('frame-src https://challenges.cloudflare.com')
    expect(policy).not.toContain('unsafe')
  })

  test('no token: 400 and nothing is asked', async () => {
    const asked = verifierSays(() => Response.json({ success: true }))
    const response = await post({})
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ ok: false, error: 'unverified' })
    expect(asked).not.toHaveBeenCalled()
  })

  test('a good token: taken; again under the same key, though the token is used up: the same answer', async () => {
    let isUsed = false
    verifierSays(() => {
      const success = !isUsed
      isUsed = true
      return Response.json({ success })
    })
    const headers = { ...token('good'), 'idempotency-key': 'turnstile-1' }
    const first = await (await post(headers)).json()
    expect(first).toMatchObject({ ok: true })
    expect(await (await post(headers)).json()).toEqual(first)
  })

  test('a bad token: refused', async () => {
    verifierSays(() => Response.json({ success: false }))
    expect((await post(token('bad'))).status).toBe(400)
  })

  test('a token longer than any: refused and not asked about, as it might make Turnstile stumble', async () => {
    const asked = verifierSays(() => new Response('<html>', { status: 413 }))
    expect((await post(token('x'.repeat(2049)))).status).toBe(400)
    expect(asked).not.toHaveBeenCalled()
  })

  const says = (code: string) => () => Response.json({ success: false, 'error-codes': [code] })

  test.each([
    ['does not answer', () => Promise.reject(new Error('out'))],
    ['answers nonsense', () => new Response('<html>')],
    ['is out of order', says('internal-error')],
    ['knows another secret', says('invalid-input-secret')],
  ])('Turnstile %s: the message is taken, and an operator is told', async (_, answer) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    verifierSays(answer)
    expect((await post(token('any'))).status).toBe(200)
    expect(told.mock.calls.flat().join()).toContain('not verified')
  })

  test.each(['invalid-input-response', 'timeout-or-duplicate', 'bad-request'])(
    'Turnstile says %s: refused',
    async (code) => {
      verifierSays(says(code))
      expect((await post(token('any'))).status).toBe(400)
    },
  )
})

test('one key alone: nothing of Turnstile is on the page, and the policy stays strict', async () => {
  // A new app: the other one keeps its pages as they are with both keys.
  const response = await createApp().request('/', {}, { ...bindings, TURNSTILE_SITE_KEY: 'site-key' })
  expect(await response.text()).not.toContain('turnstile')
  expect(response.headers.get('content-security-policy')).toContain('trusted-types compute')
  expect(response.headers.get('content-security-policy')).not.toContain('challenges')
})
