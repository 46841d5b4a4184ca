import { describe, expect, it, test } from 'vitest'
import { createApp } from '#src/app.tsx'
import { blogPage } from '#src/pages/blog.tsx'
import { blogPostPage } from '#src/pages/blog-post.tsx'
import { pages } from '#src/pages/index.ts'
import { relatedServices, relatedTerms } from '#src/post-relations.ts'
import { allPosts } from '#src/posts.ts'
import { both, count, inLanguage, plain, read } from '#test/support/insights.ts'
import { fixturePosts } from '#test/support/posts.ts'

const words = {
  en: { place: (page: number) => `Page ${page} of 3`, one: 'Page 1 of 1' },
  he: { place: (page: number) => `עמוד ${page} מתוך 3`, one: 'עמוד 1 מתוך 1' },
}

describe.each(both)('the list of posts in %s', (language) => {
  const posts = fixturePosts(25)
  const fixture = createApp({ ...pages, blog: blogPage(() => posts), 'blog-post': blogPostPage(() => posts) })
  const list = (query: string) => read(inLanguage(`/blog${query}`, language), fixture)
  const canonicalOf = (html: string) => /rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(html)?.[1]

  test.each([
    ['', 1, 12, 'post-1'],
    ['?page=1', 1, 12, 'post-1'],
    ['?page=2', 2, 12, 'post-13'],
    ['?page=3', 3, 1, 'post-25'],
  ])('25 posts, %s: page %i has %i, from %s', async (query, page, shown, first) => {
    const { status, main, html } = await list(query)
    expect(status).toBe(200)
    expect(count(main, /class="post-card"/g)).toBe(shown)
    expect(/\/blog\/(post-\d+)/.exec(main)?.[1]).toBe(first)
    expect(plain(main)).toContain(words[language].place(page))
    const own = inLanguage('/blog', language)
    const joined = own.includes('?') ? '&amp;' : '?'
    expect(canonicalOf(html)).toBe(page === 1 ? own : `${own}${joined}page=${page}`)
    expect(count(main, /<button[^>]* disabled=""/g)).toBe(page === 2 ? 0 : 1)
    expect(main.includes('rel="prev"')).toBe(page > 1)
    expect(main.includes('rel="next"')).toBe(page < 3)
    if (page === 2) {
      expect(main).toContain(`rel="prev" href="${own}"`)
      expect(main).toContain(`rel="next" href="${own}${joined}page=3"`)
    }
  })

  test.each(['?page=0', '?page=4', '?page=two', '?page=', '?page=1.5'])('%s: not found', async (query) => {
    expect((await list(query)).status).toBe(404)
  })

  it('the three real posts, of whatever type: newest first, one page, both buttons disabled', async () => {
    const { main, html } = await read(inLanguage('/blog?type=news', language))
    const slugs = [...main.matchAll(/href="\/blog\/([a-z-]+)(?:\?lang=he)?" *>/g)].map(([, slug]) => slug)
    expect(slugs.filter((slug) => slug !== 'scientific-articles')).toEqual(
      allPosts(language).map(({ slug }) => slug),
    )
    expect(canonicalOf(html)).toBe(inLanguage('/blog', language))
    expect(plain(main)).toContain(words[language].one)
    expect(count(main, /<button[^>]* disabled=""/g)).toBe(2)
  })
})

describe.each(both)('a post in %s', (language) => {
  const dates = {
    en: 'May 13, 2025',
    he: '13 במאי 2025',
  }
  const slug = 'sdtm-adam-requirements-by-phase'

  it('its own title, its date in words, its author, the way back', async () => {
    const { html, main } = await read(inLanguage(`/blog/${slug}`, language))
    const post = allPosts(language).find((known) => known.slug === slug)
    expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(post?.title)
    expect(html).toContain(`<meta name="description" content="${post?.description}"`)
    expect(main).toContain('<time dateTime="2025-05-13">')
    expect(plain(main)).toContain(dates[language])
    expect(plain(main)).toContain(post?.author)
    expect(plain(main)).toContain(post?.readTime)
    expect(plain(main)).toContain(language === 'he' ? '→ חזרה לתובנות' : '← Back to Insights')
    expect(main).toContain(`href="${inLanguage('/blog', language)}"`)
  })

  it('every post: headings with their links and contents, no bold marker left, related things', async () => {
    for (const post of allPosts(language)) {
      const { main } = await read(inLanguage(`/blog/${post.slug}`, language))
      const headings = post.blocks.filter(({ kind }) => kind === 'heading')
      for (const index of headings.keys()) {
        expect(main).toContain(`id="section-${index + 1}"`)
        expect(count(main, new RegExp(`href="#section-${index + 1}"`, 'g'))).toBe(2)
      }
      expect(plain(main)).not.toContain('**')
      expect(count(main, /<strong>/g)).toBeGreaterThan(0)
      expect(relatedServices(post, language)).toHaveLength(post.relatedServices.length)
      expect(relatedTerms(post, language)).toHaveLength(post.relatedTerms.length)
      for (const link of [...relatedServices(post, language), ...relatedTerms(post, language)]) {
        expect(main).toContain(`href="${link.href}"`)
      }
      for (const other of allPosts(language)) {
        if (other !== post) expect(main).toContain(`href="${inLanguage(`/blog/${other.slug}`, language)}"`)
      }
    }
  })

  it('an unknown slug: 404 with its own words', async () => {
    const { status, main } = await read(inLanguage('/blog/no-such-post', language))
    expect(status).toBe(404)
    const texts =
      language === 'he' ? ['לא נמצא', 'לא מצאנו'] : ['Not found', 'We couldn&#x27;t find this insight.']
    for (const text of texts) expect(main).toContain(text)
  })
})

describe('what an article may hold', () => {
  const body = [
    '<script>alert(1)</script> & <b>tags</b> with **bold <i>text</i>** and a lone ** marker.',
    '## A **strong** heading <em>',
    '- an entry with **bold**\n- another',
    '::plot no-such-plot',
  ].join('\n\n')
  const [post] = fixturePosts(1, body)
  const posts = post
    ? [{ ...post, author: 'A. N. Author', coverImage: '/covers/x.webp' }, ...fixturePosts(2)]
    : []
  const fixture = createApp({ ...pages, 'blog-post': blogPostPage(() => posts) })

  it('HTML is text, markers make it strong or vanish, a list is a list, an unknown plot is nothing', async () => {
    const { main } = await read('/blog/post-1', fixture)
    const article = main.slice(main.indexOf('data-article'))
    expect(article).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(article).toContain('<strong>bold &lt;i&gt;text&lt;/i&gt;</strong>')
    expect(article).toContain('<h2 id="section-1" class="text-h3">A strong heading &lt;em&gt;</h2>')
    expect(article).toContain('<li>an entry with <strong>bold</strong></li><li>another</li>')
    expect(plain(article)).not.toContain('**')
    expect(main).not.toContain('no-such-plot')
    expect(main).not.toContain('<b>')
  })

  it('a cover and an author: shown, the cover with its size', async () => {
    const { main } = await read('/blog/post-1', fixture)
    expect(main).toMatch(/<img[^>]*src="\/covers\/x.webp"[^>]*width="1200" height="675"/)
    expect(plain(main)).toContain('A. N. Author')
    const { main: other } = await read('/blog/post-2', fixture)
    expect(other).not.toContain('<img')
    expect(plain(other)).not.toContain('A. N. Author')
  })
})

test.each(both)('the category bar in %s: three links, the current one marked', async (language) => {
  for (const path of ['/blog', '/blog/scientific-articles']) {
    const { main } = await read(inLanguage(path, language))
    const bar = main.slice(main.indexOf('category-link') - 200)
    const links = [...bar.matchAll(/<a class="category-link" href="([^"]*)"( aria-current="page")?/g)]
    expect(links.map(([, target]) => target)).toEqual(
      ['/blog', '/blog/scientific-articles', '/key-concepts'].map((target) => inLanguage(target, language)),
    )
    expect(links.filter(([, , current]) => current).map(([, target]) => target)).toEqual([
      inLanguage(path, language),
    ])
  }
})
