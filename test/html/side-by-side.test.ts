import { describe, expect, test } from 'vitest'
import { languages, locales, otherLanguages } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import { href, inLanguage, routes } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { ask, documentAt, origin } from '#test/support/built-pages.ts'
import { attributesOf, metaContent, only, select, textOf, textsOf } from '#test/support/html.ts'

const paths = [
  '/blog/sdtm-adam-requirements-by-phase',
  ...servicePages.map((page) => routes[page]),
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/accessibility',
  '/key-concepts/hazard-ratio-hr',
]

describe.each(languages)('in both languages, the page in %s', (language) => {
  const at = (path: string) => inLanguage(`${path}?view=both`, language)

  test.each(paths)('%s: linked from the page; kept; search engines get the page itself', async (path) => {
    const links = attributesOf(await documentAt(inLanguage(path, language)), 'href', 'main a')
    expect(links).toContain(at(path))
    const headers = (await ask(at(path))).headers
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toContain('public')
    const page = await documentAt(at(path))
    expect(metaContent(page, 'robots')).toBe('noindex')
    expect(attributesOf(page, 'href', 'link[rel="canonical"]')).toEqual([origin + inLanguage(path, language)])
    const [toggle = ''] = attributesOf(page, 'href', 'a[data-language]')
    expect(new URL(toggle, origin).searchParams.get('view')).toBe('both')
    expect(attributesOf(page, 'href', 'main a')).toContain(inLanguage(path, language))
  })

  test.each(paths)('%s: the own language first, each in its direction, no anchor twice', async (path) => {
    const main = only(await documentAt(at(path)), 'main')
    const ids = attributesOf(main, 'id', '[id]')
    expect(new Set(ids).size).toBe(ids.length)
    const rows = select(main, '.pair')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const sides = select(row, ':scope > [lang]')
      const order = sides.map((side) => side.getAttribute('lang'))
      expect([language, ...otherLanguages(language)].filter((one) => order.includes(one))).toEqual(order)
      for (const side of sides) {
        const { dir } = locales[side.getAttribute('lang') === 'he' ? 'he' : 'en']
        expect(side.getAttribute('dir')).toBe(dir)
      }
    }
    const other = otherLanguages(language)[0] ?? language
    expect(textsOf(main, `[lang="${other}"].pair-second :is(a, h2[id], h3[id])`)).toEqual([])
  })

  test('the anchors of a page lead to the same place in its both languages', async () => {
    const main = only(await documentAt(at('/data-management')), 'main')
    for (const { id, title } of serviceCards('data-management', language))
      expect(textOf(only(main, `#${id}`))).toBe(title)
  })

  test('one line alone: the Hebrew text says it in the line before', async () => {
    const lines = select(await documentAt(at('/data-management')), 'li.pair').filter(
      (line) => select(line, ':scope > [lang]').length < 2,
    )
    expect(lines.map(textOf)).toEqual(['Transaction backups every 15 minutes'])
  })

  test('another value of the parameter: the page itself', async () => {
    const page = await documentAt(inLanguage('/privacy-policy?view=x', language))
    expect(select(page, '.pair')).toEqual([])
    expect(metaContent(page, 'robots')).toBeUndefined()
  })
})

describe.each(languages)('the sheets of the services in %s', (language) => {
  test.each(servicePages)('%s: what each delivers, its standards, contact and address', async (name) => {
    for (const card of serviceCards(name, language)) {
      const address = inLanguage(`${routes[name]}?sheet=${card.id}`, language)
      const whole = await documentAt(href(name, language))
      expect(attributesOf(whole, 'href', `#${card.id} a`)).toContain(address)
      const page = await documentAt(address)
      const sheet = only(page, '.sheets article')
      expect(textOf(only(sheet, 'h1'))).toBe(card.title)
      expect(textsOf(sheet, '.tag')).toEqual(card.standards ?? [])
      const items = textsOf(sheet, 'li')
      for (const entry of [...(card.features ?? []), ...(card.benefits ?? [])]) expect(items).toContain(entry)
      const text = textOf(sheet)
      for (const { title } of card.services ?? []) expect(text).toContain(title)
      for (const fact of [site.email, site.phone.display, origin + href(name, language, card.id)])
        expect(text).toContain(fact)
      expect(metaContent(page, 'robots')).toBe('noindex')
      expect(attributesOf(page, 'href', 'link[rel="canonical"]')).toEqual([origin + href(name, language)])
    }
  })

  test('in both: two titles, each in its language; an unknown service: the page itself', async () => {
    const both = await documentAt(inLanguage('/biostatistics?sheet=pk-pd&view=both', language))
    expect(attributesOf(both, 'lang', '.sheets > article')).toEqual([language, ...otherLanguages(language)])
    const none = await documentAt(inLanguage('/biostatistics?sheet=toString', language))
    expect(textOf(only(none, 'h1'))).toBe(
      textOf(only(await documentAt(href('biostatistics', language)), 'h1')),
    )
    expect(metaContent(none, 'robots')).toBeUndefined()
  })
})
