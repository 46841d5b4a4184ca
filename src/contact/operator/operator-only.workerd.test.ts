import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import type { Bindings } from '#src/env.ts'
import { tokensOf } from './operator-only.ts'

const bindings = env as unknown as Bindings
const app = createApp()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test.each([
  ['one', [{ name: 'operator', token: 'one' }]],
  [
    ' dana:one\n omer:two three ',
    [
      { name: 'dana', token: 'one' },
      { name: 'omer', token: 'two' },
      { name: 'operator', token: 'three' },
    ],
  ],
  ['דנה:one', [{ name: 'דנה', token: 'one' }]],
  ['aGk+/w==', [{ name: 'operator', token: 'aGk+/w==' }]],
  ['dana: ', []],
  ['', []],
  [undefined, []],
])('the setting %j', (setting, expected) => {
  expect(tokensOf(setting)).toEqual(expected)
})

const statusFor = async (given: string, OUTBOX_TOKEN: string) => {
  const headers = { authorization: `Bearer ${given}` }
  return (await app.request('/api/outbox', { headers }, { ...bindings, OUTBOX_TOKEN })).status
}

test.each(['first-token', 'second-token', 'third-token'])(
  'one of several tokens (%s): opens',
  async (given) => {
    expect(await statusFor(given, 'dana:first-token omer:second-token third-token')).toBe(200)
  },
)

test.each(['dana', 'dana:first-token', 'first-token second-token', ':', 'first-token omer:second-token'])(
  'a part of the setting that is no token ("%s"): 401',
  async (given) => {
    expect(await statusFor(given, 'dana:first-token omer:second-token')).toBe(401)
  },
)

test('only names are set: the routes do not exist', async () => {
  expect(await statusFor('', 'dana: omer:')).toBe(404)
})
