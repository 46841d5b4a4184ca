import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { useLanguage } from '#client/ui/language.tsx'
import { createApp } from '#src/app.tsx'
import { pages } from '#src/pages/index.ts'
import { definePage } from '#src/pages/page.ts'

const copy = { title: 'Broken', description: 'A page that fails.' }

function Throws(): never {
  throw new Error('secret detail of the failure')
}

const whileLoading = definePage({ copy: { en: copy, he: copy }, Page: () => null, load: Throws })
const whileRendering = definePage({ copy: { en: copy, he: copy }, Page: () => <Throws /> })
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
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(title)
    expect(html).not.toContain('secret detail')
    expect(html).not.toMatch(/\bat \w+ \(/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(log).toHaveBeenCalled()
  },
)

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

test.each([
  ['/no-such-page', 'en', 'Oops! Page not found', 'href="/"'],
  ['/no-such-page?lang=he', 'he', 'אופס! העמוד לא נמצא', 'href="/?lang=he"'],
  ['/about-us/more', 'en', 'Oops! Page not found', 'href="/"'],
])('%s: 404 with its words and a link home', async (path, language, title, link) => {
  const response = await createApp().request(path, {}, env)
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain(`<html lang="${language}"`)
  expect(html).toContain('404')
  expect(html).toContain(title)
  expect(html).toContain(link)
  expect(html).toContain('noindex')
})

test('the language is read outside its provider: an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(outsideProvider).toThrow()
})
