import { describe, expect, test } from 'vitest'
import { retryDelay } from './back-off.ts'

describe('the wait before the next try', () => {
  test('without chance: 2 s, doubling, at most 5 minutes', () => {
    const delays = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1, 0))
    expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1000))
  })

  test('with chance: up to a fifth shorter, never longer', () => {
    expect(retryDelay(1, 0.999)).toBeGreaterThanOrEqual(1600)
    expect(retryDelay(3, 0.5)).toBe(7200)
  })

  test('after ten thousand tries: still 5 minutes', () => {
    expect(retryDelay(10_000, 0)).toBe(300_000)
  })
})
