import { describe, expect, test } from 'vitest'
import { defaultLanguage, type Language, languages, otherLanguages } from '#content/locales.ts'
import { ask, documentAt, everyPage, origin } from '#test/support/built-pages.ts'
import { attributesOf, metaContent, select, textsOf } from '#test/support/html.ts'

const territories: Readonly<Record<Language, string>> = { en: 'en_US', he: 'he_IL' }

const titleOf = async (address: string) => textsOf(await documentAt(address), 'head > title').join()

const descriptionOf = async (address: string) => metaContent(await documentAt(address), 'description') ?? ''

async function linksOf(address: string, rel: string) {
  return select(await documentAt(address), `link[rel="${rel}"]`).map((link) => ({
    href: link.getAttribute('href') ?? '',
    hreflang: link.getAttribute('hreflang') ?? '',
    type: link.getAttribute('type') ?? '',
  }))
}

async function alternatesOf(address: string) {
  const alternates = (await linksOf(address, 'alternate')).filter((link) => link.hreflang)
  return {
    canonical: (await linksOf(address, 'canonical')).map((link) => link.href),
    alternates: Object.fromEntries(alternates.map((link) => [link.hreflang, link.href])),
  }
}

describe.each(everyPage)('the head of $name in $language', ({ name, path, language, address }) => {
  const where = `${name} in ${language}`
  const cure = `change it in the words of ${name} (content/**/${language}.ts) or in the front matter of the post`

  test('title: at most 60 characters with the company name', async () => {
    const title = await titleOf(address)
    expect(title, `${where} has no title: ${cure}`).toMatch(/^\S.* \| \S/)
    expect(title.length, `${where}: "${title}" is too long; ${cure}`).toBeLessThanOrEqual(60)
  })

  test('description: 70 to 160 characters', async () => {
    const description = await descriptionOf(address)
    const message = `${where}: "${description}" has ${description.length} characters; ${cure}`
    expect(description.length, message).toBeGreaterThanOrEqual(70)
    expect(description.length, message).toBeLessThanOrEqual(160)
  })

  test('canonical and alternates: absolute, and the same from every language', async () => {
    const english = `${origin}${path}`
    const of = (one: Language) => (one === defaultLanguage ? english : `${english}?lang=${one}`)
    expect(await alternatesOf(address), where).toEqual({
      canonical: [of(language)],
      alternates: { ...Object.fromEntries(languages.map((one) => [one, of(one)])), 'x-default': english },
    })
  })

  test('feeds, manifest and Markdown: those of the language', async () => {
    const lang = language === defaultLanguage ? '' : `?lang=${language}`
    const typed = (await linksOf(address, 'alternate')).filter((link) => link.type)
    expect(Object.fromEntries(typed.map(({ type, href }) => [type, href])), where).toEqual({
      'application/atom+xml': `/feed.atom${lang}`,
      'application/feed+json': `/feed.json${lang}`,
      'text/markdown': `${path === '/' ? '/index' : path}.md${lang}`,
    })
    expect((await linksOf(address, 'manifest')).map((link) => link.href)).toEqual([
      `/manifest.webmanifest${lang}`,
    ])
  })

  test('shared: a link shows the title, the description and the language of the page', async () => {
    const page = await documentAt(address)
    const title = metaContent(page, 'og:title') ?? ''
    expect(await titleOf(address), where).toContain(title)
    expect(metaContent(page, 'og:description')).toBe(await descriptionOf(address))
    expect([metaContent(page, 'og:url')]).toEqual((await alternatesOf(address)).canonical)
    expect(metaContent(page, 'og:locale')).toBe(territories[language])
    const alternates = attributesOf(page, 'content', 'meta[property="og:locale:alternate"]')
    expect(alternates).toEqual(otherLanguages(language).map((other) => territories[other]))
    expect(metaContent(page, 'twitter:title')).toBe(title)
  })
})

describe('among the pages of a language', () => {
  test.each(languages)('%s: no two titles and no two descriptions are the same', async (language) => {
    const seen = new Map<string, string>()
    for (const page of everyPage.filter((one) => one.language === language)) {
      for (const text of [await titleOf(page.address), await descriptionOf(page.address)]) {
        const message = `${page.name} in ${language} says the same as ${seen.get(text)}: "${text}"; write its own`
        expect(seen.has(text), message).toBe(false)
        seen.set(text, page.path)
      }
    }
  })
})

describe('a page that is not listed', () => {
  test.each(['/message-received', '/no-such-page'])(
    '%s: noindex, no canonical, nothing to share',
    async (path) => {
      const page = await documentAt(path)
      expect(metaContent(page, 'robots')).toBe('noindex')
      expect(await alternatesOf(path)).toEqual({ canonical: [], alternates: {} })
      expect(metaContent(page, 'og:url')).toBeUndefined()
      expect(select(page, 'script[type="application/ld+json"]')).toEqual([])
    },
  )
})

test('another Host header: no address of the page follows it', async () => {
  const response = await ask('/', { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } })
  expect(await response.text()).not.toContain('evil.example')
})
