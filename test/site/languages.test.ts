import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { createApp } from '#src/app.tsx'

const app = createApp()

describe('the language of a page', () => {
  test.each([
    ['?lang=he', 'he', 'rtl'],
    ['?lang=HE', 'en', 'ltr'],
    ['?lang=fr', 'en', 'ltr'],
    ['?lang=', 'en', 'ltr'],
    ['', 'en', 'ltr'],
  ])('%s is %s, %s in the first bytes', async (query, lang, dir) => {
    const html = await (await app.request(`/${query}`, {}, env)).text()
    expect(html.slice(0, 100)).toContain(`<html lang="${lang}" dir="${dir}">`)
  })
})
