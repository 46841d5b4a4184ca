import { expect, test } from 'vitest'
import { Lru } from './lru.ts'

const held = (lru: Lru<{ size: number }>, keys: string) => [...keys].filter((key) => lru.has(key)).join('')

test('over the limit: the value unused for longest goes first', () => {
  const lru = new Lru(30)
  for (const key of 'abc') lru.set(key, { size: 10 })
  lru.get('a')
  lru.set('d', { size: 10 })
  expect(held(lru, 'abcd')).toBe('acd')
  expect(lru.size).toBe(30)
})

test('a value that has grown is counted anew; one over the limit alone is not kept', () => {
  const lru = new Lru(30)
  const grows = { size: 10 }
  lru.set('a', grows)
  lru.set('b', { size: 10 })
  grows.size = 25
  lru.set('a', grows)
  expect(held(lru, 'ab')).toBe('a')
  expect(lru.size).toBe(25)
  lru.set('a', { size: 31 })
  expect(lru.size).toBe(0)
  expect(lru.get('a')).toBeUndefined()
})
