import { describe, expect, test } from 'vitest'
import { postRedirects, redirects } from '#content/redirects.ts'
import { href, postHref, routes } from '#content/routes.ts'
import { allPosts } from '#src/blog/posts.ts'
import { ask } from '#test/support/built-pages.ts'
import { oneIn } from '#test/support/extent.ts'

const slugs = allPosts('en').map((post) => post.slug)

const aliases = [
  ...Object.entries(redirects).map(([from, { page, language }]) => ({ from, to: href(page, language) })),
  ...Object.entries(postRedirects).flatMap(([prefix, language]) =>
    slugs.map((slug) => ({ from: prefix + slug, to: postHref(slug, language) })),
  ),
]

async function locationOf(address: string, method = 'GET') {
  const response = await ask(address, { method })
  return { status: response.status, location: response.headers.get('Location') }
}

const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`

const hebrew = (address: string) => (address.includes('?lang=he') ? address : withQuery(address, 'lang=he'))

describe('an old address', () => {
  test('one 301 to the canonical one, which does not redirect again', async () => {
    for (const { from, to } of aliases) {
      expect.soft(await locationOf(from), from).toEqual({ status: 301, location: to })
    }
    for (const to of new Set(aliases.map((alias) => alias.to)))
      expect.soft((await locationOf(to)).location, to).toBeNull()
  })

  // One middleware does it for all.
  test('HEAD, other parameters, other slashes: still one 301', async () => {
    for (const { from, to } of oneIn(5, aliases)) {
      const there = { status: 301, location: to }
      expect.soft(await locationOf(from, 'HEAD'), from).toEqual(there)
      expect.soft(await locationOf(`${from}/`), from).toEqual(there)
      expect.soft(await locationOf(`/${from}`), from).toEqual(there)
      expect.soft((await locationOf(`${from}?lang=he`)).location, from).toBe(hebrew(to))
      const location = withQuery(hebrew(to), 'utm_source=a+b&page=2')
      const asked = `${from}?utm_source=a+b&page=2&lang=he`
      expect.soft((await locationOf(asked)).location, from).toBe(location)
    }
  })
})

describe('another spelling of a known path', () => {
  test.each([
    ['/message-received/', '/message-received'],
    ['//message-received', '/message-received'],
    ['///message-received//?lang=he', '/message-received?lang=he'],
    ['/message%2Dreceived?x=1', '/message-received?x=1'],
    ['//', '/'],
    ['/sitemap.xml/', '/sitemap.xml'],
    ['//.well-known//security.txt', '/.well-known/security.txt'],
    ['/%73earch', '/search'],
    ['/index%2emd', '/index.md'],
    ['/blog//scientific-articles.csl.json', '/blog/scientific-articles.csl.json'],
    ['/key-concepts//zelens-design/?lang=he', '/key-concepts/zelens-design?lang=he'],
    ['/key-concepts/zelens-design.json/', '/key-concepts/zelens-design.json'],
    ['/key-concepts//zelens-design.md', '/key-concepts/zelens-design.md'],
  ])('%s: one 301 to %s', async (from, to) => {
    expect(await locationOf(from)).toEqual({ status: 301, location: to })
  })

  test.each(slugs)('/blog/%s/: one 301 to the post', async (slug) => {
    expect(await locationOf(`/blog/${slug}/?lang=he`)).toEqual({
      status: 301,
      location: postHref(slug, 'he'),
    })
  })

  test.each(['md', 'bib', 'ris', 'csl.json'])('/blog//<post>.%s: one 301 to the file', async (ending) => {
    for (const slug of slugs)
      expect(await locationOf(`/blog//${slug}.${ending}`)).toEqual({
        status: 301,
        location: `/blog/${slug}.${ending}`,
      })
  })
})

describe('a path that leads nowhere', () => {
  test.each([
    '/no-such-page',
    '/no-such-page/',
    '//evil.example',
    '//evil.example/about-us',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    '/he/evil.example',
    '/insights/no-such-post',
    '/he/insights/no-such-post/',
    '/insights//evil.example',
    '/blog/no-such-post/',
    '/blog/no-such-post.md/',
    '/blog//supply-chain-early-phase-studies.exe',
    '/blog/supply-chain-early-phase-studies/more/',
    '/key-concepts/no-such-term/',
    '/key-concepts/study.json/',
    '/insights/a%0d%0aSet-Cookie:%20b=c',
    '/he/insights/%0d%0a',
    '/insights/%E2%80',
    '/insights/__proto__',
    '/constructor',
  ])('%s: 404 and no Location', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Location')).toBeNull()
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })
})

describe('a fixed path beside the posts', () => {
  test.each([
    ['/insights/scientific-articles', '/blog/scientific-articles'],
    ['/he/insights/scientific-articles', '/blog/scientific-articles?lang=he'],
  ])('%s wins over a slug', async (from, to) => {
    expect(await locationOf(from)).toEqual({ status: 301, location: to })
  })
})

describe('the prefix /he', () => {
  const canonical = Object.values<string>(routes).filter((path) => !path.includes(':') && path !== '/')

  test('before the path of a page: one 301 to it', async () => {
    for (const path of oneIn(5, [...canonical, ...slugs.map((slug) => `/blog/${slug}`)])) {
      const there = { status: 301, location: `${path}?lang=he` }
      expect.soft(await locationOf(`/he${path}`), path).toEqual(there)
    }
  })
})

describe('an unknown slug where posts used to stand', () => {
  const words = {
    en: { heading: 'Not found', text: 'We couldn&#x27;t find this insight.' },
    he: { heading: 'לא נמצא', text: 'לא מצאנו את המאמר המבוקש.' },
  }

  test.each([
    ['/blog/nope', 'en', '/blog/nope?lang=he'],
    ['/blog/nope?lang=he', 'he', '/blog/nope'],
    ['/insights/nope', 'en', '/blog/nope?lang=he'],
    ['/insights/nope/?lang=he', 'he', '/blog/nope'],
    ['/he/insights/nope', 'he', '/blog/nope'],
    ['/he/blog/nope', 'he', '/blog/nope'],
  ] as const)('%s: what a post says, heading and title alike, in %s', async (path, language, toggle) => {
    const response = await ask(path)
    const html = await response.text()
    const { heading, text } = words[language]
    expect(response.status).toBe(404)
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toMatch(new RegExp(`<title>${heading} \\|`))
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toContain(text)
    expect(html).toMatch(new RegExp(`href="${toggle.replace('?', '\\?')}" hreflang`, 'i'))
  })
})
