import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { allPosts } from '#src/blog/posts.ts'
import { allPublications } from '#src/publications/list.ts'
import { ask, documentAt, origin } from '#test/support/built-pages.ts'
import { attributesOf, metaContent, only, select, textOf } from '#test/support/html.ts'

const list = '/blog/scientific-articles'
const types = { bib: 'x-bibtex', ris: 'x-research-info-systems', 'csl.json': 'vnd.citationstyles.csl+json' }

const idsAt = async (query: string) =>
  ((await (await ask(`${list}.csl.json${query}`)).json()) as { id: string }[]).map(({ id }) => id)

describe('the files of the list', () => {
  test.each(Object.entries(types))('.%s: its type, each record once', async (ending, type) => {
    const answer = await ask(`${list}.${ending}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toContain(type)
    expect(answer.headers.get('Cache-Control')).toContain('public')
    const text = await answer.text()
    const starts = { bib: /^@/gm, ris: /^TY {2}- /gm, 'csl.json': /"id":/g }[ending] ?? /x/
    expect(text.match(starts)).toHaveLength(allPublications().length)
  })

  test('the filters of the page hold for them', async () => {
    const chosen = (isWanted: (one: ReturnType<typeof allPublications>[number]) => boolean) =>
      allPublications().flatMap((one) => (isWanted(one) ? one.anchor : []))
    expect(await idsAt('?type=book')).toEqual(chosen(({ type }) => type === 'book'))
    expect(await idsAt('?year=2014&lang=he')).toEqual(chosen(({ year }) => year === 2014))
    expect(await idsAt('?id=pub-16-2')).toEqual(['pub-16-2'])
    expect(await idsAt('?q=nothing-is-called-so')).toEqual([])
    expect((await ask(`${list}.bib?id=pub-99`)).status).toBe(404)
  })

  test('what was searched for is stored nowhere', async () => {
    expect((await ask(`${list}.ris?q=estimands`)).headers.get('Cache-Control')).toBe('no-store')
  })
})

describe.each(languages)('cite in %s', (language) => {
  test('each publication: its citation in English, isolated, and three files of its own', async () => {
    const page = await documentAt(inLanguage(`${list}`, language))
    for (const { anchor, citation } of allPublications()) {
      const control = only(page, `#${anchor} details.cite`)
      const text = only(control, '[data-citation][lang="en"][dir="ltr"]')
      expect(textOf(text)).toBe(`${citation} [fictional sample]`)
      const files = Object.keys(types).map((ending) => `${list}.${ending}?id=${anchor}`)
      expect(attributesOf(control, 'href', 'a[download]')).toEqual(files)
    }
  })

  test('the page leads to the files of what it shows', async () => {
    const page = await documentAt(inLanguage(`${list}?type=book`, language))
    expect(attributesOf(page, 'href', '[data-follows-filters]')).toEqual(
      Object.keys(types).map((ending) => `${list}.${ending}?type=book`),
    )
  })

  test.each(allPosts(language))(
    '$slug: its citation in its language, files, and tags for reference managers',
    async ({ slug, title, publishedAt, author }) => {
      const address = inLanguage(`/blog/${slug}`, language)
      const page = await documentAt(address)
      const text = textOf(only(page, `details.cite [data-citation][lang="${language}"]`))
      for (const part of [title, publishedAt.slice(0, 4), origin + address]) expect(text).toContain(part)
      expect(text).not.toContain('{')
      expect(text.endsWith(language === 'he' ? ' [דוגמה בדויה]' : ' [fictional sample]')).toBe(true)
      expect(metaContent(page, 'citation_title')).toBe(title)
      expect(metaContent(page, 'citation_author')).toBe(author)
      expect(metaContent(page, 'citation_public_url')).toBe(origin + address)
      const [bib = '', ris = '', csl = ''] = attributesOf(page, 'href', 'details.cite a[download]')
      expect(await (await ask(bib)).text()).toContain(`url = {${origin + address}}`)
      expect(await (await ask(ris)).text()).toContain(`TI  - ${title}\r\n`)
      expect(await (await ask(csl)).json()).toMatchObject([{ title, language, URL: origin + address }])
    },
  )
})

describe('unAPI', () => {
  test('the list says where it answers and holds an id for each publication', async () => {
    const page = await documentAt(list)
    expect(attributesOf(page, 'href', 'link[rel="unapi-server"]')).toEqual(['/unapi'])
    expect(attributesOf(page, 'title', 'abbr.unapi-id')).toEqual(
      allPublications().map(({ anchor }) => anchor),
    )
    expect(select(await documentAt('/blog'), 'link[rel="unapi-server"]')).toEqual([])
  })

  test('formats, formats of one, one in a format; else 404 and 406', async () => {
    expect(await (await ask('/unapi')).text()).toContain('<format name="ris"')
    const one = await ask('/unapi?id=pub-03')
    expect(one.status).toBe(300)
    expect(await one.text()).toContain('<formats id="pub-03">')
    expect(await (await ask('/unapi?id=pub-03&format=ris')).text()).toMatch(/^TY {2}- BOOK\r\nID {2}- pub-03/)
    expect((await ask('/unapi?id=pub-99&format=ris')).status).toBe(404)
    expect((await ask('/unapi?id=pub-03&format=mods')).status).toBe(406)
  })
})
