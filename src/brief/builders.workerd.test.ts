import { describe, expect, test, vi } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { exampleLinks } from '#src/estimand/words.ts'
import { pages } from '#src/pages.ts'
import { redactLocation } from '#src/site/api/redact.ts'
import { drainAfterAll } from '#test/support/drained.ts'
import { attributesOf, documentOf, metaContent, only, select, textOf } from '#test/support/html.ts'
import { mailAccount } from '#test/support/mail-account.ts'
import { ask, bindings, origin } from '#test/support/site.ts'
import { allServices } from './document.ts'

drainAfterAll(bindings)

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea><b>',
  '\u202Egnp.exe\u2066\u2069',
  '**x** [y](z)',
  '{population}',
]

const stated = (population: string) =>
  `/study-design/estimand?${new URLSearchParams({
    population,
    treatment: 'drug A',
    comparator: 'placebo',
    variable: 'response',
    summary: 'risk-difference',
    event1: population,
    strategy1: 'composite',
  })}`

/** A text with control characters leads to the address without them. */
async function inDocument(address: string) {
  const response = await ask(address)
  const location = response.status === 301 && response.headers.get('Location')
  return documentOf(await (location ? await ask(location) : response).text())
}

describe.each(languages)('states (%s)', (language) => {
  const states = [
    exampleLinks(language)[0]?.href ?? '',
    inLanguage('/brief?service=ctms&service=epro', language),
    inLanguage('/study-design/estimand?population=', language).replace('population=', 'population=x'),
  ]

  test.each(states)('%s: in no cache, not listed, canonical bare', async (address) => {
    const response = await ask(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toBeNull()
    const page = documentOf(await response.text())
    expect(metaContent(page, 'robots')).toBe('noindex')
    const { pathname } = new URL(address, origin)
    expect(attributesOf(page, 'href', 'link[rel="canonical"]')).toEqual([
      origin + inLanguage(pathname, language),
    ])
  })

  test('the language link and files keep the state and are in no cache either', async () => {
    const page = await inDocument(inLanguage('/brief?service=ctms&service=epro', language))
    const [toggle = ''] = attributesOf(page, 'href', 'a[data-language]')
    expect(new URL(toggle, origin).searchParams.getAll('service')).toEqual(['ctms', 'epro'])
    for (const file of ['/brief.txt?service=ctms', '/brief.md?service=ctms']) {
      const response = await ask(inLanguage(file, language))
      expect(response.status, file).toBe(200)
      expect(response.headers.get('Cache-Control'), file).toBe('no-store')
    }
  })

  test('the bare pages are kept as any page and listed', async () => {
    for (const path of ['/brief', '/study-design/estimand']) {
      const response = await ask(inLanguage(path, language))
      expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toContain('public')
      expect(metaContent(documentOf(await response.text()), 'robots')).toBeUndefined()
    }
  })
})

test.each(hostile)('%s in an estimand and a brief: stays text', async (text) => {
  const plain = await inDocument(stated('x'))
  const page = await inDocument(stated(text))
  expect(select(page, '*').length).toBe(select(plain, '*').length)
  const shown = text.replace(/[\u202E\u2066\u2069]/g, '')
  expect(textOf(only(page, '#result'))).toContain(shown)
  expect(textOf(page)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  const brief = await inDocument(`/brief?${new URLSearchParams({ notes: text })}`)
  expect(textOf(only(brief, '#block-notes + ul'))).toBe(shown)
  expect(select(brief, 'main script:not([type="application/ld+json"]), main img, main b')).toEqual([])
})

test.each(languages)(
  'ten thousand characters (%s): 200, said what is wrong, input kept, no result',
  async (language) => {
    const long = 'א'.repeat(10_000)
    for (const [address, field] of [
      [stated(long), 'population'],
      [`/brief?${new URLSearchParams({ population: long })}`, 'population'],
    ]) {
      const response = await ask(inLanguage(address ?? '', language))
      expect(response.status).toBe(200)
      const page = documentOf(await response.text())
      const control = only(page, `#field-${field}`)
      expect(control.getAttribute('value') ?? textOf(control)).toBe(long)
      expect(control.getAttribute('aria-invalid')).toBe('true')
      expect(textOf(only(page, '.error-summary'))).toContain('10,000')
      expect(select(page, '.quote')).toEqual([])
    }
  },
)

test('page views are stored without what was written', () => {
  const location = (path: string) => redactLocation(`https://site${path}`, pages)
  expect(location('/brief?lang=he&notes=secret&service=x')).toBe('https://site/brief?lang=he&redacted')
  expect(location('/study-design/estimand?population=secret')).toBe(
    'https://site/study-design/estimand?redacted',
  )
  expect(location('/brief?lang=he')).not.toContain('secret')
})

test.each(languages)(
  'every service can be added to the brief, a design and an estimand too (%s)',
  async (language) => {
    const pages = ['/data-management', '/clinical-solutions', '/biostatistics'].map((path) =>
      inLanguage(path, language),
    )
    const links = (await Promise.all(pages.map(inDocument))).flatMap((page) =>
      attributesOf(page, 'href', 'a[data-brief-add]'),
    )
    expect(links.map((link) => new URL(link, origin).searchParams.get('service'))).toEqual(
      allServices(language).map(({ id }) => id),
    )
    for (const address of [
      inLanguage('/study-design/two-means', language),
      exampleLinks(language)[1]?.href ?? '',
    ]) {
      const [add = ''] = attributesOf(await inDocument(address), 'href', 'a[data-brief-add]')
      const brief = await inDocument(add)
      expect(select(brief, '#block-designs, #block-estimand')).toHaveLength(1)
      expect(select(brief, 'main input[type="checkbox"][checked]')).toHaveLength(1)
    }
  },
)

test.each(languages)('the message that arrives holds the brief as it was shown (%s)', async (language) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const query = new URLSearchParams({
    subject: `תכשיר ABC-101, ${language}`,
    phase: '2',
    notes: 'a\nב',
    twin: 'en',
  })
  const address = inLanguage(`/brief?${query}&service=ctms&design=two-means%3Fpower%3D90`, language)
  const page = await inDocument(address)
  const message = textOf(only(page, 'textarea[name="message"]'))
  const response = await ask(inLanguage('/api/send-email', language), {
    method: 'POST',
    body: new URLSearchParams({ firstName: 'Dana', lastName: 'Levi', email: 'dana@lab.example', message }),
    headers: { accept: 'text/html', 'cf-connecting-ip': `192.0.2.${language === 'en' ? 201 : 202}` },
  })
  expect(response.status).toBe(303)
  const reference =
    new URL(response.headers.get('location') ?? '', origin).searchParams.get('reference') ?? ''
  const account = mailAccount('test-key')
  const arrived = () =>
    account
      .read()
      .then(({ mails }) => mails.find(({ payload }) => payload.subject.includes(reference))?.payload)
  await vi.waitFor(async () => expect(await arrived()).toBeDefined(), { timeout: 5000 })
  const contentOf = async (type: string) =>
    (await arrived())?.content.find((content) => content.type === type)?.value ?? ''
  const plain = await contentOf('text/plain')
  expect(plain).toContain(message.trim())
  const rows = select(page, '#sheet li:not([hidden])').map((row) => textOf(row).trim())
  expect(rows).toHaveLength(6)
  for (const row of rows) expect(plain).toContain(row)
  const lines = select(documentOf(await contentOf('text/html')), 'div[dir="auto"]')
  expect(lines).toHaveLength(message.trim().split('\n').length)
})
