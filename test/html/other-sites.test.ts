import { describe, expect, test } from 'vitest'
import { machineFiles } from '#src/machine/index.ts'
import { ask } from '#test/support/built-pages.ts'
import { hasLeft } from '#test/support/left.ts'

const files = [
  ...Object.keys(machineFiles),
  '/feed.json',
  '/index.md',
  '/key-concepts.json',
  '/key-concepts/power.json',
  '/blog/scientific-articles.csl.json?type=book',
  '/sample-study/trace.json?at=101-001.DM.1.AGE',
  '/study-design/two-means.json?difference=4',
  '/study-design/checks.json',
].filter((path) => !hasLeft(path))

/** Faults that a program should be able to read. */
const refused = [
  '/key-concepts/no-such-term.json',
  '/sample-study/trace.json?at=nothing',
  '/study-design/two-means.json?sd=-1',
].filter((path) => !hasLeft(path))

async function headersOf(path: string, init?: RequestInit) {
  const { headers, status } = await ask(path, init)
  return {
    status,
    origin: headers.get('Access-Control-Allow-Origin'),
    resource: headers.get('Cross-Origin-Resource-Policy'),
    headers,
  }
}

describe.each(['GET', 'HEAD'])('%s from another site', (method) => {
  test.each([...files, ...refused])('%s: it may be read', async (path) => {
    const answer = await headersOf(path, { method, headers: { Origin: 'https://other.example' } })
    expect(answer).toMatchObject({ origin: '*', resource: 'cross-origin' })
    expect(answer.headers.get('Vary')).toBe(machineFiles[path]?.dependsOn ?? null)
  })

  test.each(['/', '/search?q=power', '/no-such-page', '/api/health'])('%s: it may not', async (path) => {
    expect(await headersOf(path, { method })).toMatchObject({ origin: null, resource: 'same-origin' })
  })
})

test('a 304 leaves the policy of the kept copy, of a file and of a page', async () => {
  for (const path of ['/', '/key-concepts.json']) {
    const answer = await headersOf(path, { headers: { 'If-None-Match': '*' } })
    expect(answer, path).toMatchObject({ status: 304, origin: null, resource: null })
  }
})

test('the question before a request: reading is allowed, with any header', async () => {
  const { status, origin, headers } = await headersOf('/key-concepts.json', { method: 'OPTIONS' })
  expect([status, origin]).toEqual([204, '*'])
  expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD')
  expect(headers.get('Access-Control-Allow-Headers')).toBe('*')
})

test('the question before a post: nothing is allowed', async () => {
  const { origin, headers } = await headersOf('/api/send-email', { method: 'OPTIONS' })
  expect([origin, headers.get('Access-Control-Allow-Methods')]).toEqual([null, null])
})
