import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#client/ui/language.tsx'
import { LinkedText } from './linked-text.tsx'

const written = (text: string) =>
  renderToStaticMarkup(
    <LanguageProvider language="he">
      <LinkedText>{text}</LinkedText>
    </LanguageProvider>,
  )

test('a page by its name: its address in the language of the page, with the anchor', () => {
  expect(written('א [ב](home#contact), ג')).toBe('א <a class="link" href="/?lang=he#contact">ב</a>, ג')
})

test.each(['#known-limits', '/robots.txt'])('%s: as it is', (target) => {
  expect(written(`[ב](${target})`)).toContain(` href="${target}">ב</a>`)
})

test('brackets that are no link stay', () => {
  expect(written('א [ב] (ג)')).toBe('א [ב] (ג)')
})

test.each(['cookies', 'blog-post'])('a link to "%s", which is no page: refused', (target) => {
  expect(() => written(`[ב](${target})`)).toThrow('is no page')
})
