/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test, vi } from 'vitest'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { languages } from '#content/locales.ts'
import { inLanguage, routes } from '#content/routes.ts'
import { allPosts } from '#src/blog/posts.ts'
import { pages } from '#src/pages.ts'
import { ask, everyPage, origin } from '#test/support/site.ts'
import { childrenNamed, childText, parseXml } from '#test/support/xml.ts'

const read = async (address: string) => (await ask(address)).text()

/** Derived again from the registry and the content, without the code that writes the files. */
const listedPaths = Object.entries(pages).flatMap(([name, page]) => {
  if (page.isUnlisted) return []
  if (name === 'blog-post') return allPosts('en').map((post) => `/blog/${post.slug}`)
  if (name === 'term') return records.map(({ slug }) => `/key-concepts/${slug}`)
  return [routes[name as keyof typeof routes]]
})

describe('sitemap.xml', () => {
  const entries = async () => childrenNamed(parseXml(await read('/sitemap.xml')), 'url')

  test('every listed page of the registry in both languages, and nothing else', async () => {
    const expected = listedPaths.flatMap((path) => languages.map((one) => origin + inLanguage(path, one)))
    const locations = (await entries()).map((entry) => childText(entry, 'loc'))
    expect([...locations].sort()).toEqual([...expected].sort())
  })

  test('each entry names the page in English, in Hebrew and by default', async () => {
    for (const entry of await entries()) {
      const english = childText(entry, 'loc').replace('?lang=he', '')
      const links = childrenNamed(entry, 'xhtml:link').map(({ attributes }) => [
        attributes.hreflang,
        attributes.href,
      ])
      expect(Object.fromEntries(links)).toEqual({
        en: english,
        he: `${english}?lang=he`,
        'x-default': english,
      })
    }
  })

  test('lastmod: the day of the post, and no invented day elsewhere', async () => {
    const days = new Map<string, string | undefined>(
      allPosts('en').map((post) => [`/blog/${post.slug}`, post.updatedAt ?? post.publishedAt]),
    )
    days.set('/blog', allPosts('en')[0]?.publishedAt)
    for (const entry of await entries()) {
      const day = days.get(new URL(childText(entry, 'loc')).pathname)
      expect(childrenNamed(entry, 'lastmod').map((one) => one.text)).toEqual(day ? [day] : [])
    }
  })
})

test('robots.txt: all but the API, and where the sitemap is', async () => {
  const response = await ask('/robots.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n').filter((line) => line !== '')
  expect(lines).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`])
})

describe('llms.txt', () => {
  test('name, summary, and each page in each language by its Markdown', async () => {
    const text = await read('/llms.txt')
    expect(text).toMatch(/^# .+\n\n> .+\n/)
    const links = [...text.matchAll(/^- \[(.+?)\]\((\S+)\): (.+)$/gm)].map(([, , address]) => address)
    const expected = everyPage
      .filter(({ name }) => name !== 'term')
      .map(({ path, language }) => origin + inLanguage(path === '/' ? '/index.md' : `${path}.md`, language))
    const data = [`${origin}/openapi.json`, `${origin}/mcp`]
    expect([...links].sort()).toEqual([...data, ...expected].sort())
  })
})

describe('security.txt', () => {
  async function fields() {
    const response = await ask('/.well-known/security.txt')
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    return Object.fromEntries(
      (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    )
  }

  test('the fields of RFC 9116', async () => {
    const { Contact, Canonical, 'Preferred-Languages': preferred } = await fields()
    expect(Contact).toMatch(/^mailto:[^@ ]+@[^@ ]+$/)
    expect(Canonical).toBe(`${origin}/.well-known/security.txt`)
    expect(preferred).toBe('en, he')
  })

  test.each([0, 400, 4000])('%i days from now: Expires is still ahead, within a year', async (days) => {
    const now = Date.now() + days * 86_400_000
    vi.spyOn(Date, 'now').mockReturnValue(now)
    const ahead = (Date.parse((await fields()).Expires ?? '') - now) / 86_400_000
    expect(ahead).toBeGreaterThan(90)
    expect(ahead).toBeLessThan(365)
  })
})

describe.each(languages)('the web manifest in %s', (language) => {
  const files = Object.keys(import.meta.glob('../../public/*')).map((file) =>
    file.replace('../../public', ''),
  )

  test('name, direction and start page of the language; every icon exists', async () => {
    const response = await ask(inLanguage('/manifest.webmanifest', language))
    expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] }
    expect(manifest).toMatchObject({
      lang: language === 'he' ? 'he-IL' : 'en',
      dir: language === 'he' ? 'rtl' : 'ltr',
      start_url: inLanguage('/', language),
      name: language === 'he' ? 'מרום מחקר קליני' : 'Marom Clinical Research',
    })
    for (const { src } of manifest.icons) expect(files).toContain(src)
    expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  })
})

describe('speculation-rules.json', () => {
  const asked = async (headers: Record<string, string>) => {
    const response = await ask('/speculation-rules.json', { headers })
    return { response, prefetch: (await response.json<{ prefetch: object[] }>()).prefetch }
  }

  test('no rule for a visitor who asks for privacy', async () => {
    expect((await asked({ 'Sec-GPC': '1' })).prefetch).toEqual([])
  })

  test.each<Record<string, string>>([{}, { 'Sec-GPC': '0' }])('rules for others: %o', async (headers) => {
    expect((await asked(headers)).prefetch).toHaveLength(1)
  })

  test.each<Record<string, string>>([{}, { 'Sec-GPC': '1', 'If-None-Match': '*' }])(
    'only a browser keeps it: %o',
    async (own) => {
      const { headers } = (await asked(own)).response
      const names = ['Cache-Control', 'Cloudflare-CDN-Cache-Control', 'Vary', 'ETag']
      const said = names.map((name) => headers.get(name))
      expect(said).toEqual(['private, max-age=86400', 'no-store', 'Sec-GPC', null])
    },
  )
})
