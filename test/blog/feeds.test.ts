import { describe, expect, test } from 'vitest'
import { languages, locales } from '#content/locales.ts'
import { inLanguage, postHref } from '#content/routes.ts'
import { allPosts } from '#src/blog/posts.ts'
import { postBody } from '#src/words/words.ts'
import { ask, origin } from '#test/support/built-pages.ts'
import { attributesOf, only, pieceOf, select, textOf } from '#test/support/html.ts'
import { childrenNamed, childText, parseXml } from '#test/support/xml.ts'

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/
const hebrewLetters = /[\u05d0-\u05ea]/

describe.each(languages)('the feeds in %s', (language) => {
  const posts = allPosts(language)
  const changed = posts.map((post) => `${post.updatedAt ?? post.publishedAt}T00:00:00Z`)
  const urls = posts.map((post) => origin + postHref(post.slug, language))

  async function atom() {
    const response = await ask(inLanguage('/feed.atom', language))
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    expect(response.headers.get('Content-Language')).toBe(language)
    return parseXml(await response.text())
  }

  test('Atom: everything that RFC 4287 requires of a feed', async () => {
    const feed = await atom()
    expect([feed.name, feed.attributes.xmlns, feed.attributes['xml:lang']]).toEqual([
      'feed',
      'http://www.w3.org/2005/Atom',
      language,
    ])
    const self = origin + inLanguage('/feed.atom', language)
    expect(childText(feed, 'id')).toBe(self)
    expect(childText(feed, 'title')).not.toBe('')
    expect(childText(feed, 'updated')).toBe(changed.toSorted().at(-1))
    expect(childrenNamed(feed, 'link').map((link) => [link.attributes.rel, link.attributes.href])).toEqual([
      ['self', self],
      ['alternate', origin + inLanguage('/blog', language)],
    ])
    expect(childrenNamed(feed, 'author').map((author) => childText(author, 'name'))).toHaveLength(1)
  })

  test('Atom: every post with id, dates, author, summary and whole text', async () => {
    const entries = childrenNamed(await atom(), 'entry')
    expect(entries.map((entry) => childText(entry, 'id'))).toEqual(urls)
    for (const [index, entry] of entries.entries()) {
      expect(childText(entry, 'title')).toBe(posts[index]?.title)
      expect(childText(entry, 'updated')).toBe(changed[index])
      expect(childText(entry, 'published').slice(0, 10)).toBe(posts[index]?.publishedAt)
      expect(childText(entry, 'summary')).toBe(posts[index]?.excerpt)
      expect(childrenNamed(entry, 'author')).toHaveLength(1)
      const [content] = childrenNamed(entry, 'content')
      expect(content?.attributes.type).toBe('html')
      const post = only(pieceOf(content?.text ?? ''), 'body > div')
      expect([post.getAttribute('lang'), post.getAttribute('dir')]).toEqual([language, locales[language].dir])
      expect(textOf(post)).not.toMatch(/\*\*|^- |::plot/m)
      const targets = [...attributesOf(post, 'href'), ...attributesOf(post, 'src')]
      expect(targets.filter((target) => target.startsWith('/'))).toEqual([])
      const headings = postBody(posts[index]?.slug ?? '', language).filter(({ kind }) => kind === 'heading')
      expect(select(post, 'h2, h3')).toHaveLength(headings.length)
    }
  })

  test('JSON: everything that JSON Feed 1.1 requires', async () => {
    const response = await ask(inLanguage('/feed.json', language))
    expect(response.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8')
    const feed = (await response.json()) as Record<string, unknown> & { items: Record<string, string>[] }
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: origin + inLanguage('/feed.json', language),
      home_page_url: origin + inLanguage('/blog', language),
      language: locales[language].tag,
    })
    expect(feed.items.map((item) => item.id)).toEqual(urls)
    expect(feed.items.map((item) => item.date_modified)).toEqual(changed)
    for (const item of feed.items) {
      expect(item.url).toBe(item.id)
      expect(item.date_published).toMatch(dateTime)
      expect(select(pieceOf(item.content_html ?? ''), 'p').length).toBeGreaterThan(0)
      expect(hebrewLetters.test(item.title ?? '')).toBe(language === 'he')
    }
  })

  test('a reader that has the feed: 304', async () => {
    const address = inLanguage('/feed.atom', language)
    const tag = (await ask(address)).headers.get('ETag') ?? ''
    expect((await ask(address, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })
})
