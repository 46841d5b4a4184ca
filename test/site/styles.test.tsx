import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import { pages } from '#src/pages.ts'
import { definePage } from '#src/site/define-page.ts'
import { staticFile } from '#src/words/static-files.ts'
import { attributesOf, documentOf, select } from '#test/support/html.ts'
import { ask, bindings, everyPage } from '#test/support/site.ts'

function Throws(): never {
  throw new Error('a failure')
}

async function expectStyled(response: Response) {
  const document = documentOf(await response.text())
  const [href = '', ...others] = attributesOf(document, 'href', 'link[rel="stylesheet"]')
  expect(others).toEqual([])
  expect(href).toMatch(/^\/build\/style\.\w{10}\.css$/)
  const file = await staticFile(bindings, href)
  expect(await file?.text()).toContain('.btn-primary')
  expect(response.headers.get('Content-Security-Policy')).toContain("style-src 'self';")
  expect(select(document, 'style, [style]')).toEqual([])
  // A script after a stylesheet waits for it.
  expect(select(document, 'link[rel="stylesheet"] ~ script:not([src], [type])')).toEqual([])
}

describe('one stylesheet, which is there and which the policy allows; no style in the document', () => {
  const others = ['/no-such-page', '/blog/no-such-post', '/message-received?reference=x', '/blog?page=99']
  test.each([...everyPage.map(({ address }) => address), ...others])('%s', async (address) => {
    await expectStyled(await ask(address))
  })

  test('a page that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const copy = { title: 'Broken', description: 'A page that fails.' }
    const home = definePage({ copy: () => copy, Page: () => <Throws /> })
    await expectStyled(await createApp({ ...pages, home }).request('/', {}, env))
  })

  test('a form that is refused without script', async () => {
    const response = await ask('/api/send-email', {
      method: 'POST',
      headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=',
    })
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    await expectStyled(response)
  })
})

test('the stylesheet of another version: the present one, not kept under that name', async () => {
  const response = await ask('/build/style.0123456789.css')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.text()).toContain('.btn-primary')
  expect((await ask('/build/other.0123456789.css')).status).toBe(404)
})

test('a page names its stylesheet in its header, so that it can be sent for ahead', async () => {
  const response = await ask('/about-us')
  const [href] = attributesOf(documentOf(await response.text()), 'href', 'link[rel="stylesheet"]')
  expect(response.headers.get('Link')).toContain(`<${href}>; rel=preload; as=style`)
})
