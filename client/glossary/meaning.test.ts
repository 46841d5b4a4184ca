import { expect, test } from 'vitest'
import { meaningIn } from './meaning.ts'

test('the definition of a term: its first sentence in the language', () => {
  const term = JSON.stringify({ definition: { en: 'One thing. Another.', he: 'דבר אחד. דבר אחר.' } })
  expect(meaningIn(term, 'en')).toBe('One thing.')
  expect(meaningIn(term, 'he')).toBe('דבר אחד.')
})

test.each([
  ['a page', '<!doctype html><h1>Sign in</h1>'],
  ['nothing', ''],
  ['JSON of somebody else', '{"success":true}'],
  ['null', 'null'],
  ['a definition without languages', '{"definition":"One thing."}'],
  ['a definition without this language', '{"definition":{"en":"One thing."}}'],
  ['a definition that is no text', '{"definition":{"he":["One thing."]}}'],
])('the answer is %s: it throws', (_, answer) => {
  expect(() => meaningIn(answer, 'he')).toThrow()
})
