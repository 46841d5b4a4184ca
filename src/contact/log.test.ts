import { expect, test } from 'vitest'
import { reasonOf } from './log.ts'

test('a stored message that cannot be read: the log does not quote it', () => {
  try {
    JSON.parse('Dana Levi <dana@sponsor.example>')
    expect.unreachable()
  } catch (error) {
    expect(String(error)).toContain('Dana')
    expect(reasonOf(error)).toBe('SyntaxError')
  }
})

test('any other failure: its name and message', () => {
  expect(reasonOf(new Error('no answer in 3000 ms'))).toBe('Error: no answer in 3000 ms')
})
