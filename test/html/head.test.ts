import { describe, expect, test } from 'vitest'
import { defaultLanguage, type Language, languages, otherLanguages } from '#content/locales.ts'
import { ask, documentAt, everyPage, origin } from '#test/support/built-pages.ts'
import { attributesOf, metaContent, select, textsOf } from '#test/support/html.ts'

type Page = (typeof everyPage)[number]

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

const cureOf = ({ name, language }: Page) =>
  `change it in the words of ${name} (content/**/${language}.ts) or in the front matter of the post`

describe('the head of every page', () => {
  test('title: at most 60 characters with the company name', async () => {
    for (const page of everyPage) {
      const title = await titleOf(page.address)
      expect.soft(title, `${page.address} has no title: ${cureOf(page)}`).toMatch(/^\S.* \| \S/)
      const message = `${page.address}: "${title}" is too long; ${cureOf(page)}`
      expect.soft(title.length, message).toBeLessThanOrEqual(60)
    }
  })

  test('description: 70 to 160 characters', async () => {
    for (const page of everyPage) {
      const text = await descriptionOf(page.address)
      const message = `${page.address}: "${text}" has ${text.length} characters; ${cureOf(page)}`
      expect.soft(text.length, message).toBeGreaterThanOrEqual(70)
      expect.soft(text.length, message).toBeLessThanOrEqual(160)
    }
  })

  test('canonical and alternates: absolute, and the same from every language', async () => {
    for (const { path, language, address } of everyPage) {
      const english = `${origin}${path}`
      const of = (one: Language) => (one === defaultLanguage ? english : `${english}?lang=${one}`)
      expect.soft(await alternatesOf(address), address).toEqual({
        canonical: [of(language)],
        alternates: { ...Object.fromEntries(languages.map((one) => [one, of(one)])), 'x-default': english },
      })
    }
  })

  test('feeds, manifest and Markdown: those of the language', async () => {
    for (const { path, language, address } of everyPage) {
      const lang = language === defaultLanguage ? '' : `?lang=${language}`
      const typed = (await linksOf(address, 'alternate')).filter((link) => link.type)
      expect.soft(Object.fromEntries(typed.map(({ type, href }) => [type, href])), address).toEqual({
        'application/atom+xml': `/feed.atom${lang}`,
        'application/feed+json': `/feed.json${lang}`,
        'text/markdown': `${path === '/' ? '/index' : path}.md${lang}`,
      })
      const manifest = (await linksOf(address, 'manifest')).map((link) => link.href)
      expect.soft(manifest, address).toEqual([`/manifest.webmanifest${lang}`])
    }
  })

  test('shared: a link shows the title, the description and the language of the page', async () => {
    for (const { language, address } of everyPage) {
      const page = await documentAt(address)
      const title = metaContent(page, 'og:title') ?? ''
      expect.soft(await titleOf(address), address).toContain(title)
      expect.soft(metaContent(page, 'og:description'), address).toBe(await descriptionOf(address))
      expect.soft([metaContent(page, 'og:url')]).toEqual((await alternatesOf(address)).canonical)
      expect.soft(metaContent(page, 'og:locale'), address).toBe(territories[language])
      const alternates = attributesOf(page, 'content', 'meta[property="og:locale:alternate"]')
      expect.soft(alternates, address).toEqual(otherLanguages(language).map((other) => territories[other]))
      expect.soft(metaContent(page, 'twitter:title'), address).toBe(title)
    }
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
