import { expect, test } from 'vitest'
import { tokenProblem, tokensOf } from './tokens.ts'

const plain = (setting: string | undefined) => tokensOf(setting).map(({ name, token }) => ({ name, token }))

test.each([
  ['one', [{ name: 'operator', token: 'one' }]],
  [
    ' dana:one\n omer:two three ',
    [
      { name: 'dana', token: 'one' },
      { name: 'omer', token: 'two' },
      { name: 'operator', token: 'three' },
    ],
  ],
  ['דנה:one', [{ name: 'דנה', token: 'one' }]],
  ['aGk+/w==', [{ name: 'operator', token: 'aGk+/w==' }]],
  ['dana: ', []],
  ['', []],
  [undefined, []],
])('the setting %j', (setting, expected) => {
  expect(plain(setting)).toEqual(expected)
})

const short = 'is shorter than 16 characters'
const unsendable = 'cannot be sent in a header, which takes ASCII only'

test.each([
  ['x', short],
  ['a'.repeat(15), short],
  ['a'.repeat(16), null],
  ['aGk+/w==aGk+/w==', null],
  ['סוד-של-המפעילים-שאיש-אינו-מנחש', unsendable],
  ['a-long-token-with-an-é', unsendable],
])('the token %s: its problem is %s', (token, problem) => {
  expect(tokensOf(token)[0]?.problem).toBe(problem)
})

test('one of several is unfit: it is named, without the token', () => {
  const good = 'a'.repeat(16)
  expect(tokenProblem({ OUTBOX_TOKEN: `dana:${good} omer:hush` })).toBe(
    `the token of omer in OUTBOX_TOKEN ${short}`,
  )
  expect(tokenProblem({ OUTBOX_TOKEN: `dana:${good}` })).toBeNull()
  expect(tokenProblem({})).toBeNull()
})
