import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const error = new Error('quotes Zq7')

test.each([
  ['what was posted', 'POST', 'https://a.example/brief'],
  ['a query', 'GET', 'https://a.example/brief?subject=Zq7'],
])('the message may quote %s: it is left out, the places stay', (_, method, url) => {
  const text = describeError(error, { method, url })
  expect(text).toMatch(/^Error\n\s+at .*describe-error\.test\.ts:/)
  expect(text).not.toContain('Zq7')
})

test('only a path was asked for: the message stays', () => {
  expect(describeError(error, { method: 'GET', url: 'https://a.example/brief' })).toContain('quotes Zq7')
})
