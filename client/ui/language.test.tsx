import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { select, textsOf } from '#test/support/html.ts'
import { rendered } from '#test/support/rendered.tsx'
import { Text } from './text.tsx'

test('a component outside the provider: throws instead of guessing a language', () => {
  expect(() => renderToString(<Text>200+</Text>)).toThrow('LanguageProvider')
})

test('a text in Hebrew: Latin runs and signed numbers are isolated; in English nothing is', () => {
  const text = <Text>כ־200+ מחקרים לפי ICH E9(R1)</Text>
  const [he, en] = [rendered(text, 'he'), rendered(text, 'en')]
  expect(textsOf(he, 'bdi[dir="ltr"]:not([lang])')).toEqual(['200+'])
  expect(textsOf(he, 'bdi.run[dir="ltr"][lang="en"]')).toEqual(['ICH E9(R1)'])
  expect(select(en, 'bdi')).toEqual([])
  expect(textsOf(en, 'span.run')).toEqual(['ICH E9(R1)'])
})

test('a Hebrew line does not begin with a dash, nor part a number from its article or a word at its maqaf', () => {
  const text = rendered(<Text>לפי סעיף 6(1)(ו) – צוות רב־תחומי, וב־SDTM</Text>, 'he')
  expect(textsOf(text, 'span.run')).toEqual(['סעיף 6(1)(ו) –', 'רב־תחומי'])
})
