import { expect, test } from 'vitest'
import { tokensOf } from '#client/search/tokens.ts'
import { stemsIn } from './stems.ts'

test('a question has the words of its subject; “I” in it is no numeral; questions alone stay', () => {
  expect(stemsIn('what is an estimand')).toEqual(['estimand'])
  expect(stemsIn('can I use an estimand?')).toEqual(['use', 'estimand'])
  expect(stemsIn('מה זה אסטימנד')).toEqual(tokensOf('אסטימנד').map(({ stem }) => stem))
  expect(stemsIn('who are you')).toHaveLength(3)
})
