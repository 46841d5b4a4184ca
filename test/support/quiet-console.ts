import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * A message on the console fails its test, unless the test mocks the method: `vi.spyOn(console,
 * 'error').mockImplementation(() => {})`.
 */
const original = { error: console.error, warn: console.warn }
let messages: string[] = []

beforeEach(() => {
  messages = []
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      messages.push(`${level}: ${args.map(String).join(' ')}`)
    }
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(console, original)
  expect(messages, 'the console stays quiet').toEqual([])
})
