import { expect, test } from 'vitest'
import { defaultLanguage } from '#content/locales.ts'
import type { PageName } from '#content/routes.ts'
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

const mainTypes: Partial<Record<PageName, string[]>> = {
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

test('every thing says what its type requires, and nothing unknown', async () => {
  for (const { name, address } of everyPage) {
    const things = thingsIn(await graphOf(address))
    const types = things.map((thing) => thing['@type'])
    const required = ['Organization', 'WebSite', ...(mainTypes[name] ?? [])]
    const missing = required.filter((type) => !types.includes(type))
    expect.soft(missing, `${address} lacks them: see src/site/head/structured-data.tsx`).toEqual([])
    expect.soft(types, address).not.toContain('JobPosting')
    expect.soft(things.flatMap(faultsOf), address).toEqual([])
  }
})

test('one graph: every reference within the page leads to a thing that is there', async () => {
  for (const { address } of everyPage) {
    const graph = await graphOf(address)
    const ids = thingsIn(graph).map((thing) => thing['@id'])
    const isInner = (id: string) =>
      [`${origin}${address}#`, `${origin}/#`].some((start) => id.startsWith(start))
    for (const id of referencesIn(graph).filter(isInner)) {
      const cure = id.endsWith('#breadcrumb')
        ? 'the page shows no <Opening> with its breadcrumb'
        : 'no such node'
      expect.soft(ids.includes(id), `${address} points to ${id}: ${cure}`).toBe(true)
    }
    const topLevel = graph.map((node) => node['@id'])
    expect.soft(new Set(topLevel).size, `${address} says a thing twice`).toBe(topLevel.length)
  }
})

test('the page is in its language and names its twin', async () => {
  for (const { name, language, address } of everyPage) {
    const page = (await graphOf(address)).find((node) => node['@id'] === origin + address)
    const twin = everyPage.find(
      (one) => one.name === name && one.path === address.split('?')[0] && one.language !== language,
    )
    const reference = { '@id': `${origin}${twin?.address}` }
    expect.soft(page, address).toMatchObject({
      inLanguage: language,
      isPartOf: { '@id': `${origin}/#website` },
      ...(language === defaultLanguage ? { workTranslation: [reference] } : { translationOfWork: reference }),
    })
  }
})

test('every address in it is absolute and of this site', async () => {
  for (const { address } of everyPage) {
    const graph = await graphOf(address)
    const own = thingsIn(graph).filter(
      (thing) => !['ScholarlyArticle', 'Book'].includes(String(thing['@type'])),
    )
    const addresses = own.flatMap((thing) => [thing['@id'], thing.url, thing.item, thing.image])
    const all = [...addresses.filter((value) => value !== undefined), ...referencesIn(graph)].map(String)
    const foreign = all.filter((one) => !one.startsWith(`${origin}/`))
    expect.soft(foreign, address).toEqual([])
  }
})

// Every breadcrumb starts at the home page, which has none.
test('the breadcrumb is the one that is seen', async () => {
  for (const { address } of everyPage.filter((page) => page.name !== 'home')) {
    const list = (await graphOf(address)).find((node) => node['@type'] === 'BreadcrumbList')
    const steps = thingsIn(list?.itemListElement)
    const seen = only(await documentAt(address), 'main nav > ol:has(> [aria-current="page"])')
    expect
      .soft(
        steps.map((step) => step.name),
        address,
      )
      .toEqual(textsOf(seen, 'li'))
    expect
      .soft(
        steps.slice(0, -1).map((step) => step.item),
        address,
      )
      .toEqual(attributesOf(seen, 'href', 'a').map((path) => origin + path))
    expect.soft(steps.at(-1)?.item, address).toBe(origin + address)
  }
})
