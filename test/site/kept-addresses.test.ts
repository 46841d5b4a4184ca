import { describe, expect, test } from 'vitest'
import { filterAddress, noFilter } from '#client/glossary/filter.ts'
import { filtersAddress, noFilters } from '#client/publications/filters.ts'
import { alphabets } from '#content/glossary/letters.ts'
import { topics } from '#content/glossary/topics.ts'
import { type Language, languages } from '#content/locales.ts'
import { href, hrefWith, inLanguage } from '#content/routes.ts'
import { createApp } from '#src/app.tsx'
import { blogPage } from '#src/blog/blog.tsx'
import { allPosts } from '#src/blog/posts.ts'
import { pages } from '#src/pages.ts'
import { allPublications, allYears } from '#src/publications/list.ts'
import { isWhole } from '#test/support/extent.ts'
import { attributesOf } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'
import { bindings, documentAt, everyPage, origin } from '#test/support/site.ts'

/** Every post twelve times, for three pages of the list. */
const manyPosts = (language: Language) =>
  Array.from({ length: 12 }, () => allPosts(language)).flatMap((posts, turn) =>
    posts.map((post) => ({ ...post, slug: `${post.slug}-${turn}` })),
  )

const app = createApp({ ...pages, blog: blogPage(manyPosts) })

/** A cached answer gets 304 for `If-None-Match: *` without a render. */
async function isKept(address: string): Promise<boolean> {
  const request = new Request(new URL(address, 'http://localhost'), { headers: { 'If-None-Match': '*' } })
  return (await app.request(request, {}, bindings)).status === 304
}

const notKept = async (addresses: Iterable<string>) => {
  const faults: string[] = []
  for (const address of addresses) if (!(await isKept(address))) faults.push(address)
  return faults
}

/** Pages with typed text in their address, and endless states. */
const isEndless = ({ pathname, searchParams }: URL) =>
  ['/search', '/brief'].includes(pathname) ||
  pathname.startsWith('/study-design/') ||
  searchParams.has('via') ||
  searchParams.has('seed')

const parametersOf = ({ searchParams }: URL) => [...searchParams.keys()].filter((name) => name !== 'lang')

/** In `npm test` ten addresses of each kind, which has the same path and parameters. */
function someOf(states: readonly URL[]): URL[] {
  const kinds = Map.groupBy(states, (url) => [url.pathname, ...parametersOf(url)].join())
  return [...kinds.values()].flatMap((kind) => (isWhole ? kind : kind.slice(0, 10)))
}

/** The outputs link to the steps of the traces. */
async function outputsIn(language: Language): Promise<string[]> {
  const address = inLanguage('/sample-study/outputs', language)
  return hasLeft(address) ? [] : attributesOf(await documentAt(address), 'href', 'main a[href*="show="]')
}

describe.each(languages)('what the site itself links to in %s is kept', (language) => {
  test('states that its pages write', async () => {
    const linking = [
      ...everyPage.filter((page) => page.language === language).map(({ address }) => address),
      ...(await outputsIn(language)),
      hrefWith('biostatistics', language, { sheet: 'pk-pd' }),
      hrefWith('term-study', language, { round: 2 }),
    ]
    const documents = await Promise.all(linking.map(documentAt))
    const states = documents
      .flatMap((document) => attributesOf(document, 'href', 'a[href^="/"]'))
      .map((address) => new URL(address, origin))
      .filter((url) => parametersOf(url).length > 0 && !isEndless(url))
    const kinds = new Set(states.flatMap(parametersOf))
    const ofStudy = hasLeft('/sample-study') ? [] : ['at', 'check', 'group', 'show', 'sort']
    expect([...kinds].sort()).toEqual(
      ['about', 'ask', 'by', 'id', 'round', 'service', 'sheet', 'topic', 'type', 'year', ...ofStudy].sort(),
    )
    expect(await notKept(new Set(someOf(states).map((url) => url.pathname + url.search)))).toEqual([])
  })

  test('states that a script writes: letters, years and kinds of publications', async () => {
    const glossary = href('key-concepts', language)
    const byTopic = hrefWith('key-concepts', language, { by: 'topic' })
    const list = href('scientific-articles', language)
    const kinds = ['', 'article', 'book'] as const
    expect(
      await notKept([
        ...[...alphabets[language]].map((letter) => filterAddress(glossary, { ...noFilter, letter })),
        ...Object.keys(topics).map((topic) => filterAddress(byTopic, { ...noFilter, topic })),
        ...['', ...allYears()].flatMap((year) =>
          kinds.map((type) => filtersAddress(list, { ...noFilters, year, type })),
        ),
      ]),
    ).toEqual([])
  })

  test('later pages of the list of posts', async () => {
    const later = [2, 3].map((page) => hrefWith('blog', language, { page }))
    expect(await notKept(later)).toEqual([])
    const beyond = allPosts(language).length + 1
    expect(await isKept(hrefWith('blog', language, { page: beyond }))).toBe(false)
  })
})

test('files of the list of publications, filtered or of one: kept', async () => {
  const list = '/blog/scientific-articles.ris'
  const filtered = filtersAddress(list, { ...noFilters, type: 'book' })
  const ids = allPublications().flatMap(({ anchor }) => [
    `${list}?id=${anchor}`,
    `/unapi?id=${anchor}&format=ris`,
  ])
  expect(await notKept([list, filtered, ...ids])).toEqual([])
})
