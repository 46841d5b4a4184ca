import { describe, expect, test } from 'vitest'
import { defaultLanguage } from '#content/locales.ts'
import { isPageName } from '#content/routes.ts'
import { documentAt, everyPage, origin } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textsOf } from '#test/support/html.ts'
import { faultsOf, referencesIn, thingsIn } from '#test/support/vocabulary.ts'

async function graphOf(address: string): Promise<Record<string, unknown>[]> {
  const scripts = select(await documentAt(address), 'script[type="application/ld+json"]')
  return scripts.flatMap((script) => {
    const { '@context': context, '@graph': graph } = JSON.parse(script.textContent ?? '')
    expect(context).toBe('https://schema.org')
    return graph
  })
}

const mainTypes: Record<string, string[]> = {
  solutions: ['Service'],
  'data-management': ['Service'],
  'clinical-solutions': ['Service'],
  biostatistics: ['Service'],
  blog: ['Blog'],
  'blog-post': ['BlogPosting'],
  'scientific-articles': ['ScholarlyArticle', 'Book'],
  'key-concepts': ['DefinedTermSet'],
  'biostatistic-glossary': ['DefinedTermSet'],
  leadership: ['Person'],
  'how-we-work': ['FAQPage', 'Question', 'Answer'],
  'about-us': ['AboutPage'],
}

describe.each(everyPage)('the structured data of $name in $language', ({ name, language, address }) => {
  const where = `${name} in ${language}`

  test('every thing says what its type requires, and nothing unknown', async () => {
    const things = thingsIn(await graphOf(address))
    const types = things.map((thing) => thing['@type'])
    for (const type of ['Organization', 'WebSite', ...(mainTypes[name] ?? [])]) {
      expect(types, `${where} lacks a ${type}: see src/site/head/structured-data.tsx`).toContain(type)
    }
    expect(types).not.toContain('JobPosting')
    expect(things.flatMap(faultsOf), where).toEqual([])
  })

  test('one graph: every reference within the page leads to a thing that is there', async () => {
    const graph = await graphOf(address)
    const ids = thingsIn(graph).map((thing) => thing['@id'])
    const page = origin + address
    const inner = referencesIn(graph).filter(
      (id) => id.startsWith(`${page}#`) || id.startsWith(`${origin}/#`),
    )
    for (const id of inner) {
      const cure = id.endsWith('#breadcrumb')
        ? 'the page shows no <Opening> with its breadcrumb'
        : 'no such node'
      expect(ids, `${where} points to ${id}: ${cure}`).toContain(id)
    }
    const topLevel = graph.map((node) => node['@id'])
    expect(new Set(topLevel).size, `${where} says a thing twice`).toBe(topLevel.length)
  })

  test('the page is in its language and names its twin', async () => {
    const page = (await graphOf(address)).find((node) => node['@id'] === origin + address)
    expect(page, where).toMatchObject({ inLanguage: language, isPartOf: { '@id': `${origin}/#website` } })
    const twin = everyPage.find(
      (one) => one.name === name && one.path === address.split('?')[0] && one.language !== language,
    )
    const reference = { '@id': `${origin}${twin?.address}` }
    const translations =
      language === defaultLanguage ? { workTranslation: [reference] } : { translationOfWork: reference }
    expect(page, where).toMatchObject(translations)
  })

  test('every address in it is absolute and of this site', async () => {
    const graph = await graphOf(address)
    const own = thingsIn(graph).filter(
      (thing) => !['ScholarlyArticle', 'Book'].includes(String(thing['@type'])),
    )
    const addresses = own.flatMap((thing) => [thing['@id'], thing.url, thing.item, thing.image])
    for (const one of [...addresses.filter((value) => value !== undefined), ...referencesIn(graph)]) {
      expect(String(one), where).toMatch(new RegExp(`^${origin}/`))
    }
  })
})

// Every breadcrumb starts at the home page, which has none.
test.each(everyPage.filter((page) => page.name !== 'home'))(
  'the breadcrumb of $name in $language is the one that is seen',
  async ({ name, language, address }) => {
    const list = (await graphOf(address)).find((node) => node['@type'] === 'BreadcrumbList')
    const steps = thingsIn(list?.itemListElement)
    const seen = only(await documentAt(address), 'main nav > ol:has(> [aria-current="page"])')
    expect(
      steps.map((step) => step.name),
      `${name} in ${language}`,
    ).toEqual(textsOf(seen, 'li'))
    expect(steps.slice(0, -1).map((step) => step.item)).toEqual(
      attributesOf(seen, 'href', 'a').map((path) => origin + path),
    )
    expect(steps.at(-1)?.item).toBe(origin + address)
  },
)

test('the table of what pages are about names pages', () => {
  expect(Object.keys(mainTypes).filter((name) => !isPageName(name))).toEqual([])
})
