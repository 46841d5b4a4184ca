import { describe, expect, test } from 'vitest'
import { documentAt } from '#test/support/built-pages.ts'

describe('the language of a page', () => {
  test.each([
    ['?lang=he', 'he', 'rtl'],
    ['?lang=HE', 'en', 'ltr'],
    ['?lang=fr', 'en', 'ltr'],
    ['?lang=', 'en', 'ltr'],
    ['', 'en', 'ltr'],
  ])('%s is %s, %s on the root element', async (query, lang, dir) => {
    const { documentElement } = await documentAt(`/${query}`)
    expect([documentElement.getAttribute('lang'), documentElement.getAttribute('dir')]).toEqual([lang, dir])
  })
})
