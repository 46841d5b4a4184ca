import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import type { Bindings } from '#src/env.ts'

const bindings = env as unknown as Bindings
const app = createApp()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const answerFor = (given: string, OUTBOX_TOKEN: string) => {
  const headers = { authorization: `Bearer ${given}` }
  return app.request('/api/outbox', { headers }, { ...bindings, OUTBOX_TOKEN })
}

const statusFor = async (given: string, tokens: string) => (await answerFor(given, tokens)).status

const first = 'first-token-of-all'
const second = 'second-token-of-all'
const third = 'third-token-of-all'

test.each([first, second, third])('one of several tokens (%s): opens', async (given) => {
  expect(await statusFor(given, `dana:${first} omer:${second} ${third}`)).toBe(200)
})

test.each(['dana', `dana:${first}`, `${first} ${second}`, ':', `${first} omer:${second}`])(
  'a part of the setting that is no token ("%s"): 401',
  async (given) => {
    expect(await statusFor(given, `dana:${first} omer:${second}`)).toBe(401)
  },
)

test('only names are set: the routes do not exist', async () => {
  expect(await statusFor('', 'dana: omer:')).toBe(404)
})

const unfit = (details: string) => ({ ok: false, error: 'unfit_token', details })
const cure = '"openssl rand -base64 32" makes a good one.'

test('a token too short to guard anything: 401, and the sentence says so; the others open', async () => {
  const tokens = `dana:${first} omer:hush`
  const answer = await answerFor('hush', tokens)
  expect([answer.status, await answer.json()]).toEqual([
    401,
    unfit(`The token in OUTBOX_TOKEN is shorter than 16 characters: ${cure}`),
  ])
  expect(await statusFor(first, tokens)).toBe(200)
  expect(await (await answerFor('wrong', tokens)).json()).toMatchObject({ error: 'unauthorized' })
})

test.each(['', 'guess', 'סוד'])(
  'the only token can never be sent, given "%s": 401, and the sentence says so',
  async (given) => {
    const answer = await answerFor(encodeURI(given), 'dana:סוד-של-המפעילים-שאיש-אינו-מנחש')
    expect([answer.status, await answer.json()]).toEqual([
      401,
      unfit(`The token in OUTBOX_TOKEN cannot be sent in a header, which takes ASCII only: ${cure}`),
    ])
  },
)
