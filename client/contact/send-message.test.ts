import { afterEach, expect, test, vi } from 'vitest'
import { sendMessage } from './send-message.ts'

function sent(body: string, status = 200) {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const words = { failure: 'Not sent.', failureThrown: 'No answer.' }
  return sendMessage({ body: '{}', key: 'k', language: 'en', token: null }, words)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the receipt of the site: sent', async () => {
  expect(await sent('{"ok":true,"reference":"abc-1"}')).toEqual({ ok: true, reference: 'abc-1' })
})

test('the site refuses: its sentences', async () => {
  const body = {
    ok: false,
    error: 'invalid',
    details: 'Look.',
    fields: { email: 'No.' },
    problems: { email: 'no' },
  }
  expect(await sent(JSON.stringify(body), 400)).toEqual({
    ok: false,
    description: 'Look.',
    fields: { email: 'No.' },
    problems: { email: 'no' },
  })
})

test.each([
  '<!doctype html><h1>Sign in</h1>',
  '',
  'null',
  'true',
  '"ok"',
  '[{"ok":true,"reference":"abc-1"}]',
  '{"ok":"true","reference":"abc-1"}',
  '{"ok":true,"reference":{"id":"abc-1"}}',
  '{"ok":true,"details":"Sign in"}',
  '{"ok":false,"details":["Sign in"],"fields":"email","problems":{"email":1}}',
])('the answer is %s: not sent, in our words', async (body) => {
  expect(await sent(body)).toEqual({ ok: false, description: 'Not sent.', fields: {}, problems: {} })
})
