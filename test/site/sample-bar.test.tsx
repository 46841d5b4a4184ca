import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { inLanguage } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { createApp } from '#src/app.tsx'
import { pages } from '#src/pages.ts'
import { definePage, type PageTable } from '#src/site/define-page.ts'
import { documentOf, only, select, textOf } from '#test/support/html.ts'
import { documentAt, everyPage, pagesOfKinds } from '#test/support/site.ts'

const words: Record<Language, Record<string, string>> = { en, he }
const bar = 'body > aside.sample-bar'

const settings: { isSample: boolean } = site

afterEach(() => {
  settings.isSample = true
})

function Throws(): never {
  throw new Error('a page that fails')
}

const copy = { title: 'Broken', description: 'A page that fails.' }

const broken = { ...pages, careers: definePage({ copy: () => copy, Page: () => null, load: Throws }) }

interface Visit {
  address: string
  status?: number
  body?: string
  table?: PageTable
}

let networks = 0

/** A new app has no page from before the switch. */
async function visit({ address, status = 200, body, table = pages }: Visit) {
  networks += 1
  const headers = {
    accept: 'text/html',
    'cf-connecting-ip': `203.0.113.${networks % 250}`,
    ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
  }
  const request = body === undefined ? { headers } : { method: 'POST', headers, body }
  const response = await createApp(table).request(address, request, env)
  expect(response.status, address).toBe(status)
  return documentOf(await response.text())
}

/** Answers that are no listed page. */
const others = (language: Language): Visit[] => [
  { address: inLanguage('/no-such-page', language), status: 404 },
  { address: inLanguage('/blog/no-such-post', language), status: 404 },
  { address: inLanguage('/search?q=estimand', language) },
  { address: inLanguage('/message-received', language) },
  { address: inLanguage('/clinical-solutions?sheet=medical-writing', language) },
  { address: inLanguage('/careers', language), status: 500, table: broken },
  { address: inLanguage('/api/send-email', language), status: 400, body: 'message=x&page=%2Fabout-us' },
  { address: inLanguage('/api/send-email', language), status: 413, body: `message=${'x'.repeat(300_000)}` },
]

/** The line of the bar, once in the page and once in the element that holds it. */
function expectBar(page: Document, language: Language, address: string) {
  const line = words[language]['sample.site'] ?? ''
  expect(textOf(only(page, bar)), address).toBe(line)
  expect(textOf(page).split(line), address).toHaveLength(2)
}

/** A form that takes names and texts of a person: to the office, and the application. */
const forms = 'main form[method="post"][data-draft], main #career-form form'

describe.each(languages)('in %s', (language) => {
  const everyDocument = () =>
    Promise.all(
      everyPage
        .filter((page) => page.language === language)
        .map(async ({ address }) => ({ address, page: await documentAt(address) })),
    )

  test('every page: the bar once, between header and main', async () => {
    for (const { address, page } of await everyDocument()) {
      expectBar(page, language, address)
      expect(select(page, 'body > header + aside.sample-bar + main'), address).toHaveLength(1)
    }
  })

  test('404, search, receipt, sheet, error, refused forms: the bar once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const one of others(language)) expectBar(await visit(one), language, one.address)
  })

  test('a form for names or texts of a person: its own line before the first field, and nowhere else', async () => {
    const line = words[language]['sample.form'] ?? ''
    let found = 0
    for (const { address, page } of await everyDocument()) {
      const count = select(page, forms).length
      found += count
      expect(textOf(page).split(line).length - 1, address).toBe(count)
      if (count > 0)
        expect(textOf(page).indexOf(line)).toBeLessThan(textOf(page).indexOf(textOf(only(page, forms))))
    }
    expect(found).toBeGreaterThan(3)
  })
})

test('a site that is no sample: nothing of it on any page', { timeout: 60_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  settings.isSample = false
  const lines = languages.flatMap((language) =>
    Object.entries(words[language]).flatMap(([key, line]) => (key.startsWith('sample.') ? [line] : [])),
  )
  const visits = [...pagesOfKinds.map(({ address }) => ({ address })), ...languages.flatMap(others)]
  for (const one of visits) {
    const page = await visit(one)
    expect(select(page, bar), one.address).toEqual([])
    expect(
      lines.filter((line) => textOf(page).includes(line)),
      one.address,
    ).toEqual([])
  }
})
