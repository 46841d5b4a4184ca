import { afterEach, expect, test, vi } from 'vitest'
import { readDraft } from './draft.ts'

const whole = {
  values: { email: 'a@b.example' },
  problems: { email: 'missing' },
  state: 'size=2',
  attempt: 'k',
}

function readFrom(kept: string) {
  vi.stubGlobal('sessionStorage', { getItem: () => kept })
  return readDraft('contact-draft')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([[whole], [{ values: {} }]])('a draft is read: %j', (draft) => {
  expect(readFrom(JSON.stringify(draft))).toEqual(draft)
})

test.each([
  ['no JSON', '{"values":'],
  ['the values alone, as an older version may have kept them', JSON.stringify(whole.values)],
  ['no values', JSON.stringify({ ...whole, values: null })],
  ['a value that is no text', JSON.stringify({ ...whole, values: { email: ['a@b.example'] } })],
  ['problems that are no texts', JSON.stringify({ ...whole, problems: { email: { code: 'missing' } } })],
  ['a state that is no text', JSON.stringify({ ...whole, state: [['size', '2']] })],
  ['a key that is no text', JSON.stringify({ ...whole, attempt: 7 })],
])('the tab holds %s: there is no draft', (_, kept) => {
  expect(readFrom(kept)).toBeNull()
})
