import { describe, expect, test } from 'vitest'
import { createApp } from '#src/app.tsx'
import { encodedPaths, operatorPaths } from '#test/support/encoded-paths.ts'
import { isWhole } from '#test/support/extent.ts'
import { bindings } from '#test/support/site.ts'

const app = createApp()
const token = 'a-token-that-is-long'

interface Seen {
  status: number
  location: string | null
  headers: [string, string][]
  body: string
}

async function ask(path: string, init: RequestInit = {}, change: object = {}): Promise<Seen> {
  const response = await app.request(
    new Request(`http://localhost${path}`, init),
    {},
    { ...bindings, ...change },
  )
  const headers = [...response.headers]
  return {
    status: response.status,
    location: response.headers.get('Location'),
    headers,
    body: await response.text(),
  }
}

// The rate limit of a network would answer most requests.
const operator = { OUTBOX_TOKEN: token, OPERATOR_RATE_LIMIT: { limit: async () => ({ success: true }) } }

const withToken = (path: string, method: string) =>
  ask(path, { method, headers: { Authorization: `Bearer ${token}` } }, operator)

function faultsOf(path: string, { status, location, headers }: Seen): string[] {
  const control = headers.filter(([, value]) => /\p{Cc}/u.test(value)).map(([name]) => name)
  return [
    ...(status === 400 || status === 404 ? [] : [`${path}: ${status}`]),
    ...(location === null ? [] : [`${path}: leads to ${location}`]),
    ...control.map((name) => `${path}: a control character in ${name}`),
  ]
}

// A message on the console also fails these tests.
describe('a path that holds an encoded character which no page has', () => {
  test.each(encodedPaths)(
    'behind $beginning: 404, no redirect, clean headers',
    async ({ beginning, paths }) => {
      const faults: string[] = []
      const turn = encodedPaths.findIndex((one) => one.beginning === beginning)
      const taken = paths.filter((_, place) => isWhole || (place + turn) % 9 === 0)
      for (const path of taken) faults.push(...faultsOf(path, await ask(path)))
      expect(faults).toEqual([])
    },
  )

  test('an operator who asks, retries or deletes: 404 likewise', async () => {
    const faults: string[] = []
    for (const path of operatorPaths)
      for (const method of ['GET', 'POST', 'DELETE']) {
        const seen = await withToken(path, method)
        // 405: a route for another method.
        if (seen.status !== 405) faults.push(...faultsOf(`${method} ${path}`, seen))
      }
    expect(faults).toEqual([])
  })

  test('without a configured token: the operator’s paths look as any unknown one', async () => {
    for (const path of operatorPaths)
      expect(await ask(path), path).toEqual(await ask(path.replace('outbox', 'nothing')))
  })
})

describe('other spellings of the API’s paths', () => {
  test.each([
    '//api/health',
    '/api//health',
    '/api/health/',
    '//api//outbox',
    '/api//outbox',
    '/api/outbox/',
    '/api/./outbox//',
    '/api/insights/supply-chain-early-phase-studies/',
    '//api/insights/supply-chain-early-phase-studies',
    '/%2fapi/health',
  ])('%s: 404 and no Location', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, location: null })
  })
})
