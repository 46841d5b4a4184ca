import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { useLanguage } from '#client/ui/language.tsx'
import { createApp } from '#src/app.tsx'
import { never } from '#src/middleware/kept-address.ts'
import { pages } from '#src/pages.ts'
import { definePage, type PageTable } from '#src/site/define-page.ts'
import { attributesOf, documentOf, metaContent, only, textOf } from '#test/support/html.ts'

const copy = { title: 'Broken', description: 'A page that fails.' }

function Throws(): never {
  throw new Error('secret detail of the failure')
}

const whileLoading = definePage({ copy: () => copy, Page: () => null, load: Throws })
const whileRendering = definePage({ copy: () => copy, Page: () => <Throws /> })
const outsideProvider = () => useLanguage()

test.each([
  ['while loading', whileLoading, '', 'Unexpected Application Error', 'en'],
  ['while rendering', whileRendering, '', 'Unexpected Application Error', 'en'],
  ['while rendering', whileRendering, '?lang=he', 'שגיאה בלתי צפויה ביישום', 'he'],
])(
  'a page that throws %s: 500 in words of the visitor, no stack',
  async (_when, home, query, title, language) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await createApp({ ...pages, home }).request(`/${query}`, {}, env)
    const html = await response.text()
    expect(response.status).toBe(500)
    const document = documentOf(html)
    expect(document.documentElement.getAttribute('lang')).toBe(language)
    expect(textOf(only(document, 'h1'))).toBe(title)
    expect(html).not.toContain('secret detail')
    expect(html).not.toMatch(/\bat \w+ \(/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(log).toHaveBeenCalled()
  },
)

describe('an error that quotes what the visitor typed', () => {
  const quote = (typed = '') => {
    throw new Error(`cannot use ${typed}\n    at home ${typed}`)
  }
  const read = { copy: () => copy, Page: () => null, reads: { q: never } }
  const home = definePage<typeof copy, string>({ ...read, load: ({ query }) => quote(query.q) })
  const rendered = definePage<typeof copy, string>({
    ...read,
    load: ({ query }) => query.q ?? '',
    Page: ({ data }) => quote(data),
  })

  const logged = async (table: PageTable, address: string, method = 'GET') => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await createApp(table).request(address, { method }, env)
    await response.text()
    return log.mock.calls.map((words) => words.join(' ')).join('\n')
  }

  test.each(['/?q=Zq7', '/?lang=he&q=Zq7', '/?%71=%5Aq7', '/?q=Zq7&q=a'])(
    '%s: the log has the place and not the message',
    async (address) => {
      for (const page of [home, rendered]) {
        const text = await logged({ ...pages, home: page }, address)
        expect(text).toMatch(/: (?:GET )?\/ Error\n\s+at .+:\d+:\d+/)
        expect(text).not.toContain('Zq7')
        expect(text).not.toContain('cannot use')
      }
    },
  )

  test('nothing was typed: the log has the message', async () => {
    expect(await logged({ ...pages, home }, '/')).toContain('cannot use')
  })

  test('the error page fails too: neither of the two lines quotes it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const bindings = {
      ...env,
      get SITE_ORIGIN(): string {
        return quote('Zq7')
      },
    }
    await createApp({ ...pages, home }).request('/?q=Zq7', {}, bindings)
    expect(log).toHaveBeenCalledTimes(2)
    expect(log.mock.calls.flat().join()).not.toContain('Zq7')
  })
})

test('a failure of the API: 500 in JSON, no word of what failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = { ...env, PAGE_VIEWS: { writeDataPoint: Throws } }
  const response = await createApp().request(
    '/api/page-view',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ location: 'http://localhost/' }),
    },
    broken,
  )
  expect(response.status).toBe(500)
  const body = await response.json()
  expect(body).toMatchObject({ ok: false, error: 'unexpected' })
  expect(JSON.stringify(body)).not.toContain('secret')
})

test.each(['/', '/api/health', '/api/send-email'])(
  '%s under a Host that is none: 400, and no line in the log',
  async (path) => {
    const request = new Request(`http://localhost${path}`)
    // workerd passes such a URL on.
    Object.defineProperty(request, 'url', { value: `http://a b${path}` })
    const response = await createApp().fetch(request, env)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  },
)

test('a Host with a question mark, which leaves no path: 400, and no line in the log', async () => {
  const request = new Request('http://localhost/')
  Object.defineProperty(request, 'url', { value: 'http://a?b*' })
  expect((await createApp().fetch(request, env)).status).toBe(400)
})

test('the error page fails too: 500 in plain words', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bindings = {
    ...env,
    get SITE_ORIGIN(): string {
      return Throws()
    },
  }
  const response = await createApp({ ...pages, home: whileLoading }).request('/?lang=he', {}, bindings)
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('שגיאה בלתי צפויה ביישום')
  expect(log.mock.calls.join()).toContain('The error page failed')
})

test.each(['/api/send-email', '/api/page-view', '/api/reports'])(
  'a body of %s breaks off: 400 in JSON, and no line in the log',
  async (path) => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut off')) })
    const headers = { 'content-type': 'application/json' }
    const response = await createApp().request(path, { method: 'POST', body, headers }, env)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      ok: false,
      error: expect.stringMatching(/malformed|invalid/),
    })
  },
)

test.each([
  ['/no-such-page', 'en', 'Oops! Page not found', '/'],
  ['/no-such-page?lang=he', 'he', 'אופס! העמוד לא נמצא', '/?lang=he'],
  ['/about-us/more', 'en', 'Oops! Page not found', '/'],
])('%s: 404 with its words, the search and a link home', async (path, language, title, link) => {
  const response = await createApp().request(path, {}, env)
  const document = documentOf(await response.text())
  const main = only(document, 'main')
  expect(response.status).toBe(404)
  expect(document.documentElement.getAttribute('lang')).toBe(language)
  expect(textOf(main)).toContain('404')
  expect(textOf(only(main, 'h1'))).toBe(title)
  expect(attributesOf(main, 'href')).toEqual([link.replace('/', '/search'), link])
  expect(metaContent(document, 'robots')).toBe('noindex')
})

test('the language is read outside its provider: an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(outsideProvider).toThrow()
})
