import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from './language.tsx'
import { Text } from './text.tsx'

test('a component outside the provider: throws instead of guessing a language', () => {
  expect(() => renderToString(<Text>200+</Text>)).toThrow('LanguageProvider')
})

test('a text in Hebrew: Latin runs and signed numbers are isolated; in English nothing is', () => {
  const render = (language: 'en' | 'he') =>
    renderToString(
      <LanguageProvider language={language}>
        <Text>כ־200+ מחקרים לפי ICH E9(R1)</Text>
      </LanguageProvider>,
    )
  expect(render('he')).toContain('<bdi dir="ltr">200+</bdi>')
  expect(render('he')).toContain('<bdi dir="ltr" lang="en" class="run">ICH E9(R1)</bdi>')
  expect(render('en')).not.toContain('<bdi')
  expect(render('en')).toContain('<span class="run">ICH E9(R1)</span>')
})

test('a Hebrew line does not begin with a dash, nor part a number from its article or a word at its maqaf', () => {
  const html = renderToString(
    <LanguageProvider language="he">
      <Text>לפי סעיף 6(1)(ו) – צוות רב־תחומי, וב־SDTM</Text>
    </LanguageProvider>,
  )
  for (const whole of ['סעיף 6(1)(ו) –', 'רב־תחומי'])
    expect(html).toContain(`<span class="run">${whole}</span>`)
  expect(html).not.toContain('וב־</span>')
})
