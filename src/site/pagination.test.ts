import { describe, expect, it } from 'vitest'
import { paginate } from './pagination.ts'

const posts = Array.from({ length: 25 }, (_, index) => index)

describe('a list of 25', () => {
  it.each([
    [undefined, 12, 0],
    ['1', 12, 0],
    ['2', 12, 12],
    ['3', 1, 24],
  ])('page %s: %i entries, the first is number %i', (asked, count, first) => {
    const page = paginate(posts, asked)
    expect(page?.items).toHaveLength(count)
    expect(page?.items[0]).toBe(first)
    expect(page?.pages).toBe(3)
  })

  it.each(['0', '4', '-1', '01', '1.5', '2e0', ' 2', '', 'two', '٢', '99999999999999999999'])(
    'page "%s": there is none',
    (asked) => {
      expect(paginate(posts, asked)).toBeNull()
    },
  )
})

it('exactly two pages full: no empty third', () => {
  expect(paginate(posts.slice(0, 24), '2')?.items).toHaveLength(12)
  expect(paginate(posts.slice(0, 24), '3')).toBeNull()
})

it('no posts: one empty page', () => {
  expect(paginate([], undefined)).toEqual({ items: [], page: 1, pages: 1 })
})
