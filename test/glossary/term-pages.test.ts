import { describe, expect, test } from 'vitest'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { topics } from '#content/glossary/topics.ts'
import { type Language, languages } from '#content/locales.ts'
import { hrefWith, inLanguage, termHref } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { answerAt, ask, documentAt, origin } from '#test/support/built-pages.ts'
import { isWhole } from '#test/support/extent.ts'
import { attributesOf, documentOf, metaContent, only, select, textOf, textsOf } from '#test/support/html.ts'
import { faultsOf, thingsIn } from '#test/support/vocabulary.ts'

const slugOf = (address: string) => address.replace(/^\/key-concepts\/|[?#].*$/g, '')

/** Without stylesheet and header: to parse everything would take ten times as long. */
async function pageOf(slug: string, language: Language) {
  const { status, text: html } = await answerAt(termHref(slug, language))
  const document = documentOf(html.replace(/<style>[\s\S]*?<\/style>|<header[\s\S]*?<\/header>/g, ''))
  const main = only(document, 'main')
  const graphs = select(document, 'script[type="application/ld+json"]').map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )
  const hrefs = (selector: string) => attributesOf(main, 'href', selector)
  return {
    slug,
    status,
    title: textsOf(document, 'head > title').join(),
    description: metaContent(document, 'description') ?? '',
    canonical: attributesOf(document, 'href', 'link[rel="canonical"]').join(),
    heading: textOf(only(main, 'h1')),
    things: graphs.flatMap(thingsIn),
    topic: hrefs('nav a[href*="topic="]'),
    steps: hrefs('nav li a[href^="/key-concepts/"]').map(slugOf),
    near: Object.fromEntries(
      ['uses', 'mutual', 'usedBy', 'see'].map((name) => [
        name,
        hrefs(`[aria-labelledby="around-${name}"] > li > a`).map(slugOf),
      ]),
    ),
    uses: hrefs('.term-link').map(slugOf),
    usedIn: hrefs('[aria-labelledby="used-in-title"] a'),
    ids: attributesOf(main, 'id'),
  }
}

/** In `npm test` the terms of a few topics, others in each language. `heads.test.ts` reads all heads. */
const topicsIn = (language: Language) =>
  Object.keys(topics).filter((_, place) => isWhole || place % 8 === languages.indexOf(language))

describe.each(languages)('the pages of terms (%s)', (language) => {
  const taken = records.filter(({ topic }) => topicsIn(language).includes(topic))
  const isTaken = (slug: string) => taken.some((record) => record.slug === slug)
  const walked = Promise.all(taken.map(({ slug }) => pageOf(slug, language)))
  const pages = async () => new Map((await walked).map((page) => [page.slug, page]))

  test('each answers, with a title and a description of its own, canonical and a DefinedTerm', async () => {
    const all = await walked
    expect(all.filter(({ status }) => status !== 200)).toEqual([])
    expect(new Set(all.map(({ title }) => title)).size).toBe(taken.length)
    expect(new Set(all.map(({ description }) => description)).size).toBe(taken.length)
    for (const { slug, title, description, canonical, heading, things, ids } of all) {
      expect(heading).toBe(records.find((record) => record.slug === slug)?.term[language])
      expect(title.length, title).toBeLessThanOrEqual(60)
      expect(description.length, slug).toBeGreaterThanOrEqual(70)
      expect(description.length, slug).toBeLessThanOrEqual(160)
      expect(canonical).toBe(origin + termHref(slug, language))
      expect(things.find((thing) => thing['@type'] === 'DefinedTerm')?.name).toBe(heading)
      expect(things.flatMap(faultsOf)).toEqual([])
      expect(new Set(ids).size, slug).toBe(ids.length)
    }
  })

  test('every one is reached from the list, and what they lead to leads back', async () => {
    const list = await documentAt(inLanguage('/key-concepts', language))
    const linked = attributesOf(list, 'href', '#terms details a[href^="/key-concepts/"]')
    expect(new Set(linked)).toEqual(new Set(records.map(({ slug }) => termHref(slug, language))))
    const all = await pages()
    const faults: string[] = []
    const back = { uses: 'usedBy', usedBy: 'uses', mutual: 'mutual', see: 'see' }
    for (const [slug, { near, uses }] of all) {
      for (const [name, opposite] of Object.entries(back))
        for (const other of (near[name] ?? []).filter(isTaken))
          if (!all.get(other)?.near[opposite]?.includes(slug)) faults.push(`${slug} ${name} ${other}`)
      expect(new Set([...(near.uses ?? []), ...(near.mutual ?? [])]), slug).toEqual(new Set(uses))
    }
    expect(faults).toEqual([])
  })

  test('each is in its topic: one step after another reaches all of its terms', async () => {
    const all = await pages()
    for (const topic of topicsIn(language)) {
      const own = records.filter((record) => record.topic === topic).map(({ slug }) => slug)
      for (const slug of own)
        expect(all.get(slug)?.topic, slug).toEqual([
          hrefWith('key-concepts', language, { by: 'topic', topic }),
          hrefWith('term-study', language, { topic }),
        ])
      const reached = new Set(own.slice(0, 1))
      for (const slug of reached) for (const step of all.get(slug)?.steps ?? []) reached.add(step)
      expect(reached).toEqual(new Set(own))
    }
  })

  test('the citation of a term: its words, its address, and three files', async () => {
    const slug = 'hazard-ratio-hr'
    const address = termHref(slug, language)
    const title = records.find((record) => record.slug === slug)?.term[language] ?? ''
    const page = await documentAt(address)
    const citation = textOf(only(page, `details.cite [data-citation][lang="${language}"]`))
    for (const part of [site.name[language], title, origin + address]) expect(citation).toContain(part)
    const [bib = '', ris = '', csl = ''] = attributesOf(page, 'href', 'main details.cite a[download]')
    expect(await (await ask(bib)).text()).toContain(`url = {${origin + address}}`)
    expect(await (await ask(ris)).text()).toContain(`TI  - ${title}\r\n`)
    const response = await ask(csl)
    expect(response.headers.get('content-language')).toBe(language)
    const [reference] = JSON.parse(await response.text())
    expect(reference).toMatchObject({ type: 'entry-dictionary', title, language, URL: origin + address })
    expect(reference).not.toHaveProperty('issued')
    expect(citation.endsWith(reference.note)).toBe(true)
    expect((await ask('/key-concepts/no-such-term.bib')).status).toBe(404)
  })

  test('posts, services and designs: they link to the terms that say so, and to no other', async () => {
    const users = new Map<string, Set<string>>()
    for (const { slug, usedIn } of await walked)
      for (const href of usedIn) {
        const page = href.replace(/#.*/, '')
        users.set(page, (users.get(page) ?? new Set()).add(slug))
      }
    expect(users.size).toBeGreaterThan(isWhole ? 5 : 0)
    for (const [page, slugs] of users) {
      const found = attributesOf(only(await documentAt(page), 'main'), 'href', '.term-link').map(slugOf)
      expect(new Set(found.filter(isTaken)), page).toEqual(slugs)
    }
  })
})

test('an unknown slug: 404 in the words of the glossary', async () => {
  const response = await ask('/key-concepts/no-such-term?lang=he')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('המונח הזה אינו במילון')
})

test.each(['hazard-ratios', 'Hazard-Ratio', 'hazards-ratio'])(
  'an unknown slug, %s: the term near it',
  async (slug) => {
    const document = documentOf(await (await ask(`/key-concepts/${slug}`)).text())
    expect(attributesOf(only(document, 'main'), 'href')).toContain('/key-concepts/hazard-ratio-hr')
  },
)
