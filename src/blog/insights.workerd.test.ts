import { describe, expect, it, test } from 'vitest'
import { createApp } from '#src/app.tsx'
import { pages } from '#src/pages.ts'
import { postBody } from '#src/words/words.ts'
import { attributesOf, metaContent, only, select, textOf, textsOf } from '#test/support/html.ts'
import { both, inLanguage, read } from '#test/support/insights.ts'
import { bodyIn, fixturePosts } from '#test/support/posts.ts'
import { blogPage } from './blog.tsx'
import { blogPostPage } from './post.tsx'
import { allPosts } from './posts.ts'
import { relatedServices, relatedTerms } from './relations.ts'

const words = {
  en: { place: (page: number, pages: number) => `Page ${page} of ${pages}` },
  he: { place: (page: number, pages: number) => `עמוד ${page} מתוך ${pages}` },
}

describe.each(both)('the list of posts in %s', (language) => {
  const posts = fixturePosts(25)
  const fixture = createApp({
    ...pages,
    blog: blogPage(() => posts),
    'blog-post': blogPostPage(() => posts, bodyIn(posts)),
  })
  const list = (query: string) => read(inLanguage(`/blog${query}`, language), fixture)
  const canonicalOf = (document: Document) => {
    const { pathname, search } = new URL(attributesOf(document, 'href', 'link[rel="canonical"]').join())
    return pathname + search
  }
  /** Addresses of the posts on the page, from the links in the headings of the entries. */
  const shownOn = (main: Element) => attributesOf(main, 'href', 'li > h2 > a')

  test.each([
    ['', 1, 12, 'post-1'],
    ['?page=1', 1, 12, 'post-1'],
    ['?page=2', 2, 12, 'post-13'],
    ['?page=3', 3, 1, 'post-25'],
  ])('25 posts, %s: page %i has %i, from %s', async (query, page, shown, first) => {
    const { status, main, document } = await list(query)
    expect(status).toBe(200)
    expect(shownOn(main)).toHaveLength(shown)
    expect(shownOn(main)[0]).toBe(inLanguage(`/blog/${first}`, language))
    expect(textOf(main)).toContain(words[language].place(page, 3))
    const base = inLanguage('/blog', language)
    const own = (number: number) =>
      `${base}${number > 1 ? `${language === 'he' ? '&' : '?'}page=${number}` : ''}`
    expect(canonicalOf(document)).toBe(own(page))
    expect(select(main, 'button[disabled]')).toHaveLength(page === 2 ? 0 : 1)
    expect(attributesOf(main, 'href', 'a[rel="prev"]')).toEqual(page > 1 ? [own(page - 1)] : [])
    expect(attributesOf(main, 'href', 'a[rel="next"]')).toEqual(page < 3 ? [own(page + 1)] : [])
  })

  test.each(['?page=0', '?page=4', '?page=two', '?page=', '?page=1.5'])('%s: not found', async (query) => {
    expect((await list(query)).status).toBe(404)
  })

  it('the real posts, of whatever type: newest first, the buttons that lead nowhere disabled', async () => {
    const { main, document } = await read(inLanguage('/blog?type=news', language))
    const slugs = allPosts(language).map(({ slug }) => slug)
    const pages = Math.ceil(slugs.length / 12)
    expect(shownOn(main)).toEqual(slugs.slice(0, 12).map((slug) => inLanguage(`/blog/${slug}`, language)))
    expect(canonicalOf(document)).toBe(inLanguage('/blog', language))
    expect(textOf(main)).toContain(words[language].place(1, pages))
    expect(select(main, 'button[disabled]')).toHaveLength(pages === 1 ? 2 : 1)
  })
})

describe.each(both)('a post in %s', (language) => {
  const dates = {
    en: 'May 13, 2025',
    he: '13 במאי 2025',
  }
  const slug = 'sdtm-adam-requirements-by-phase'

  it('its own title, its date in words, its author, the way back', async () => {
    const { document, main } = await read(inLanguage(`/blog/${slug}`, language))
    const post = allPosts(language).find((known) => known.slug === slug)
    expect(textOf(only(document, 'head > title'))).toContain(post?.title)
    expect(metaContent(document, 'description')).toBe(post?.description)
    expect(textsOf(main, 'time[datetime="2025-05-13"]')).toEqual([dates[language]])
    expect(textOf(main)).toContain(post?.author)
    expect(textOf(main)).toContain(post?.readTime)
    const back = select(main, 'a').find((link) => /^[←→] /.test(textOf(link)))
    expect(back && textOf(back)).toBe(language === 'he' ? '→ חזרה לתובנות' : '← Back to Insights')
    expect(back?.getAttribute('href')).toBe(inLanguage('/blog', language))
  })

  it('every post: headings with their links and contents, no bold marker left, related things', async () => {
    for (const post of allPosts(language)) {
      const { main } = await read(inLanguage(`/blog/${post.slug}`, language))
      const headings = postBody(post.slug, language).filter(({ kind }) => kind === 'heading')
      for (const index of headings.keys()) {
        only(main, `#section-${index + 1}`)
        expect(select(main, `a[href="#section-${index + 1}"]`)).toHaveLength(2)
      }
      expect(textOf(main)).not.toContain('**')
      const isBold = JSON.stringify(postBody(post.slug, language)).includes('"kind":"strong"')
      if (isBold) expect(select(main, 'strong').length, post.slug).toBeGreaterThan(0)
      expect(relatedServices(post, language)).toHaveLength(post.relatedServices.length)
      expect(relatedTerms(post, language)).toHaveLength(post.relatedTerms.length)
      const targets = attributesOf(main, 'href')
      for (const link of [...relatedServices(post, language), ...relatedTerms(post, language)]) {
        expect(targets).toContain(link.href)
      }
      const others = allPosts(language).filter((other) => other !== post)
      const addresses = others.map(({ slug }) => inLanguage(`/blog/${slug}`, language))
      const related = attributesOf(main, 'href', 'section[aria-labelledby="related-posts"] a')
      expect(new Set(related).size).toBe(Math.min(2, others.length))
      expect(addresses).toEqual(expect.arrayContaining(related))
    }
  })

  it('an unknown slug: 404 with its own words', async () => {
    const { status, main } = await read(inLanguage('/blog/no-such-post', language))
    expect(status).toBe(404)
    const texts =
      language === 'he' ? ['לא נמצא', 'לא מצאנו'] : ['Not found', "We couldn't find this insight."]
    for (const text of texts) expect(textOf(main)).toContain(text)
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
  const fixture = createApp({ ...pages, 'blog-post': blogPostPage(() => posts, bodyIn(posts)) })

  it('HTML is text, markers make it strong or vanish, a list is a list, an unknown plot is nothing', async () => {
    const { main } = await read('/blog/post-1', fixture)
    const article = only(main, '[data-article]')
    expect(textOf(only(article, 'p'))).toBe(
      '<script>alert(1)</script> & <b>tags</b> with bold <i>text</i> and a lone  marker.',
    )
    expect(textsOf(article, 'p > strong')).toEqual(['bold <i>text</i>'])
    expect(textOf(only(article, 'h2#section-1'))).toBe('A strong heading <em>')
    expect(textsOf(article, 'ul > li')).toEqual(['an entry with bold', 'another'])
    expect(textsOf(article, 'ul > li > strong')).toEqual(['bold'])
    expect(textOf(main)).not.toContain('no-such-plot')
    expect(select(article, 'script, b, i, em, figure, svg')).toEqual([])
  })

  it('a cover and an author: shown, the cover with its size', async () => {
    const { main } = await read('/blog/post-1', fixture)
    only(main, 'img[src="/covers/x.webp"][width="1200"][height="675"]')
    expect(textOf(main)).toContain('A. N. Author')
    const { main: other } = await read('/blog/post-2', fixture)
    expect(select(other, 'img')).toEqual([])
    expect(textOf(other)).not.toContain('A. N. Author')
  })
})

const bars = { en: 'Insights and resources', he: 'תובנות ומקורות מידע' }

test.each(both)('the category bar in %s: three links, the current one marked', async (language) => {
  for (const path of ['/blog', '/blog/scientific-articles']) {
    const { main } = await read(inLanguage(path, language))
    const bar = only(main, `nav[aria-label="${bars[language]}"]`)
    expect(attributesOf(bar, 'href')).toEqual(
      ['/blog', '/blog/scientific-articles', '/key-concepts'].map((target) => inLanguage(target, language)),
    )
    expect(attributesOf(bar, 'href', '[aria-current="page"]')).toEqual([inLanguage(path, language)])
  }
})
