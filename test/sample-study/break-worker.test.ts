import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const replies: unknown[] = []
const worker: { onmessage?: (event: { data: object }) => void; postMessage: (reply: unknown) => void } = {
  postMessage: (reply) => replies.push(reply),
}

beforeAll(async () => {
  vi.stubGlobal('self', worker)
  await import('#client/compute/break-worker.ts')
})
afterAll(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['HTML', '<!doctype html><h1>Sign in</h1>'],
  ['JSON of somebody else', '{"success":true}'],
  ['null', 'null'],
  ['nothing', ''],
])('the files of the study are %s: the worker answers that it failed', (name, text) => {
  const file = new TextEncoder().encode(text).buffer
  const change = { subject: '101-001', form: 'form-dm', seq: 1, item: 'SEX', value: 'F' }
  const input = { change, language: 'en', forms: file, person: file, words: file }
  worker.onmessage?.({ data: { id: name, name: 'breakValue', input } })
  expect(replies.at(-1)).toEqual({ id: name })
})
