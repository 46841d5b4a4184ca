import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchInsight, keptFor, retryDelay } from './fetch-insight.ts'

const post = { title: 'A post', category: 'Methods', type: 'Article' }
const answer = () => Response.json(post)
let asked: number[]
let answers: (() => Response)[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = []
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now())
    return (answers.shift() ?? answer)()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fail = () => new Response('', { status: 503 })
const breakOff = () => {
  throw new TypeError('network')
}
const never = new AbortController().signal

async function settled<T>(promise: Promise<T>): Promise<T | string> {
  const result = promise.catch((error: Error) => error.message)
  await vi.runAllTimersAsync()
  return result
}

test('three failures, then an answer: asked after 1, 2 and 4 s', async () => {
  answers = [fail, breakOff, fail]
  expect(await settled(fetchInsight('/a', never))).toMatchObject({ title: 'A post' })
  expect(asked.map((time, index) => time - (asked[index - 1] ?? time))).toEqual([0, 1000, 2000, 4000])
})

test('four failures: given up', async () => {
  answers = [fail, fail, fail, fail]
  expect(await settled(fetchInsight('/b', never))).toContain('No answer from /b')
  expect(asked).toHaveLength(4)
})

test('no such post: not asked again', async () => {
  answers = [() => new Response('', { status: 404 })]
  expect(await settled(fetchInsight('/c', never))).toContain('answered 404')
  expect(asked).toHaveLength(1)
})

const kinds = [
  { kind: 'heading', level: 2, text: 'A heading', id: 'a' },
  { kind: 'paragraph', inlines: [{ kind: 'text', text: 'A text' }] },
  { kind: 'list', items: [[{ kind: 'strong', text: 'An item' }]] },
  { kind: 'plot', name: 'power' },
]

test('a whole post, also with a block that only a later version knows: shown', async () => {
  const detail = { ...post, authors: 'A. Author', fullContent: [...kinds, { kind: 'table' }] }
  answers = [() => Response.json(detail)]
  expect(await settled(fetchInsight('/whole', never))).toEqual(detail)
})

test.each([
  [null],
  ['A post'],
  [{ success: true }],
  [{ ...post, title: undefined }],
  [{ ...post, category: undefined }],
  [{ ...post, type: undefined }],
  [{ ...post, readTime: 5 }],
  [{ ...post, fullContent: 'A text' }],
  [{ ...post, fullContent: [null] }],
  [{ ...post, fullContent: [{ kind: 'heading' }] }],
  [{ ...post, fullContent: [{ kind: 'paragraph', text: 'A text' }] }],
  [{ ...post, fullContent: [{ kind: 'paragraph', inlines: ['A text'] }] }],
  [{ ...post, fullContent: [{ kind: 'list', items: [{ text: 'An item' }] }] }],
])('the answer is %j: no post, and not asked again', async (wrong) => {
  answers = [() => Response.json(wrong)]
  expect(await settled(fetchInsight('/wrong', never))).toContain('No post in the answer')
  expect(asked).toHaveLength(1)
})

test('the answer is a page: no post', async () => {
  answers = [() => new Response('<!doctype html><h1>Sign in</h1>')]
  expect(await settled(fetchInsight('/page', never))).toContain('not valid JSON')
})

test('an answer is kept for five minutes', async () => {
  await settled(fetchInsight('/d', never))
  vi.advanceTimersByTime(keptFor - 1)
  await settled(fetchInsight('/d', never))
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await settled(fetchInsight('/d', never))
  expect(asked).toHaveLength(2)
})

test('given up by the visitor while waiting: not asked again', async () => {
  answers = [fail]
  const request = new AbortController()
  const result = fetchInsight('/e', request.signal).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(500)
  request.abort()
  await vi.runAllTimersAsync()
  expect(await result).toBe('AbortError')
  expect(asked).toHaveLength(1)
})

test('a wait is never longer than 30 s', () => {
  expect([0, 4, 5, 20].map(retryDelay)).toEqual([1000, 16_000, 30_000, 30_000])
})
