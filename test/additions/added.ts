/** Runs over the copy: what no other check says of the additions. */
import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage, termHref } from '#content/routes.ts'
import { firstHit } from '#test/search/first-hits.ts'
import { everyAddress } from '#test/support/addresses.ts'
import { ask, documentAt, htmlAt, origin } from '#test/support/built-pages.ts'
import { attributesOf, only, textOf } from '#test/support/html.ts'
import { field, page, post, publication, term } from './words.ts'

const ofPost = `/blog/${post.slug}`
const ofPage = `/${page.name}`

describe.each(languages)('%s', (language) => {
  const at = (path: string) => inLanguage(path, language)

  test('the additions are in the sitemap, the feeds and the lists', async () => {
    const sitemap = await htmlAt('/sitemap.xml')
    for (const path of [at(ofPost), at(ofPage), termHref(term.record.slug, language)])
      expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
    expect(await htmlAt(at('/feed.atom'))).toContain(`<title>${post[language].fields.title}</title>`)
    expect(await htmlAt(at('/feed.json'))).toContain(ofPost)
    expect(attributesOf(await documentAt(at('/blog')), 'href', 'main a')).toContain(at(ofPost))
    expect(await htmlAt(at('/key-concepts'))).toContain(`id="${term.record.slug}"`)
    expect(textOf(only(await documentAt(at('/blog/scientific-articles')), 'main'))).toContain(
      publication.title,
    )
  })

  test('every link of the new pages, and of the footer to them, leads somewhere', async () => {
    const links = new Set<string>()
    for (const { path } of everyAddress.filter((address) => address.language === language))
      for (const href of attributesOf(await documentAt(path), 'href', 'a[href^="/"]'))
        links.add(href.replace(/#.*/, ''))
    expect(links).toContain(at(ofPage))
    const dead: string[] = []
    for (const href of links) if ((await ask(href)).status >= 400) dead.push(href)
    expect(dead).toEqual([])
  })

  test('the search finds each of them, and a title like a query takes no rank from its page', () => {
    for (const [query, path] of [
      [page.title[language], ofPage],
      [term.record.term[language], `/key-concepts/${term.record.slug}`],
    ] as const)
      expect(firstHit(language, { query, accept: [path] }, 'all').found).toBe(at(path))
    const query = post[language].fields.title
    expect(firstHit(language, { query, accept: [] }, 'all').found).toBe(at(ofPost))
    expect(firstHit(language, { query, accept: [] }).found).not.toBe(at(ofPost))
  })

  test('the form asks for the new field, and the privacy policy names it', async () => {
    const label = only(await documentAt(at('/')), `label[for="contact-${field.name}"]`)
    expect(textOf(label)).toBe(field.label[language])
    expect(textOf(only(await documentAt(at('/privacy-policy')), 'main'))).toContain(field.label[language])
  })
})

test('the rules of the zone name the page', () => {
  const { stdout } = spawnSync(process.execPath, ['src/build/zone-rules.ts'], { encoding: 'utf8' })
  expect(stdout).toContain(`"${ofPage}"`)
})
