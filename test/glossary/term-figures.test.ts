import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type FigureSlug, figureTexts } from '#content/glossary/figures/index.ts'
import { languages } from '#content/locales.ts'
import { inLanguage, termHref } from '#content/routes.ts'
import { answerAt, documentAt, htmlAt } from '#test/support/built-pages.ts'
import { oneIn } from '#test/support/extent.ts'
import { attributesOf, metaContent, only, select, textOf } from '#test/support/html.ts'

const slugs = Object.keys(figureTexts) as FigureSlug[]

/** One component writes their pages: in `npm test` some, among them one without a slider. */
const some: FigureSlug[] = [...new Set<FigureSlug>([...oneIn(16, slugs), 'audit-trail'])]

const figureAt = async (address: string) => only(await documentAt(address), 'main figure')

const valueAt = async (address: string) =>
  only(await figureAt(address), 'input[type="range"]').getAttribute('value')

describe.each(languages)('figures on the pages of terms (%s)', (language) => {
  test('each page has its figure; one with a slider has a form that asks for this page in this language', async () => {
    const still = []
    for (const slug of some) {
      const figure = await figureAt(termHref(slug, language))
      if (!('slider' in figureTexts[slug][language])) {
        expect(select(figure, 'form'), slug).toEqual([])
        still.push(slug)
        continue
      }
      const form = only(figure, 'form')
      expect(form.getAttribute('action')).toBe(`/key-concepts/${slug}#figure`)
      const kept = select(form, 'input[type="hidden"]').map((field) => field.getAttribute('value'))
      expect(kept).toEqual(language === 'en' ? [] : [language])
      expect(only(form, 'input[type="range"]').getAttribute('min')).not.toBeNull()
    }
    expect(still).toContain('audit-trail')
  })

  test('its picture for shared links: its own, in this language; other terms have that of the glossary', async () => {
    const pathOf = (slug: FigureSlug) => `/share/terms/${slug}-${language}.png`
    for (const slug of some) {
      const picture = metaContent(await documentAt(termHref(slug, language)), 'og:image') ?? ''
      expect(new URL(picture).pathname).toBe(pathOf(slug))
    }
    for (const slug of slugs) {
      const png = readFileSync(`public${pathOf(slug)}`)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], slug).toEqual([1200, 630])
      expect(png.length, slug).toBeLessThan(40 * 1024)
    }
    const other = await documentAt(termHref('adjudication-committee', language))
    expect(metaContent(other, 'og:image')).toMatch(new RegExp(`/share/key-concepts-${language}.png$`))
  })

  test('an address with a value: the figure at that value, not for search engines', async () => {
    const address = inLanguage('/key-concepts/power?figure=180', language)
    expect(await valueAt(address)).toBe('180')
    expect(textOf(only(await figureAt(address), 'output'))).toBe('180')
    expect(textOf(only(await figureAt(address), 'desc'))).toContain('96.7%')
    const document = await documentAt(address)
    expect(attributesOf(document, 'content', 'meta[name="robots"]')).toEqual(['noindex'])
  })

  test('any other value: the first figure, and never an error', async () => {
    for (const value of ['', '75', '1e9', 'x', '"><b>', '%00', '9'.repeat(3000), '-0', '100.0']) {
      const query = `/key-concepts/power?figure=${value === '%00' ? value : encodeURIComponent(value)}`
      const { status } = await answerAt(inLanguage(query, language))
      expect(status, value).toBe(200)
      expect(await valueAt(inLanguage(query, language)), value).toBe('100')
    }
  })

  test('the HTML of a page with a figure: within 16 KB', async () => {
    for (const slug of some) {
      const html = (await htmlAt(termHref(slug, language))).replace(/<style>[\s\S]*?<\/style>/g, '')
      const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
      expect(bytes, slug).toBeLessThan(16 * 1024)
    }
  })
})

test('a term without a figure: no figure, also for a value', async () => {
  const document = await documentAt('/key-concepts/adjudication-committee?figure=20')
  expect(select(document, 'main figure')).toEqual([])
})

test('a figure without a slider: the same, also for a value', async () => {
  const first = await figureAt('/key-concepts/audit-trail')
  const other = await figureAt('/key-concepts/audit-trail?figure=20')
  expect(textOf(only(first, 'desc'))).toContain('14:05')
  expect(textOf(other)).toBe(textOf(first))
})
