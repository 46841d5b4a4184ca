import { describe, expect, test } from 'vitest'
import { hour, probeDelay, retryDelay, second } from './back-off.ts'

describe('the wait before a message is tried again', () => {
  test('without chance: 2 s, doubling, at most an hour', () => {
    const delays = Array.from({ length: 13 }, (_, index) => retryDelay(index + 1, 0) / second)
    expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600])
  })

  test('with chance: up to a fifth shorter, never longer', () => {
    expect(retryDelay(1, 0.999)).toBeGreaterThanOrEqual(1600)
    expect(retryDelay(3, 0.5)).toBe(7200)
  })

  test('after ten thousand tries: still an hour', () => {
    expect(retryDelay(10_000, 0)).toBe(hour)
  })
})

test('the wait before a probe: 2 s, doubling, at most 30 s', () => {
  const delays = Array.from({ length: 6 }, (_, failed) => probeDelay(failed) / second)
  expect(delays).toEqual([2, 4, 8, 16, 30, 30])
})
