import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import { pages } from '#src/pages.ts'
import { definePage } from '#src/site/define-page.ts'
import { documentOf, only } from '#test/support/html.ts'
import { ask, everyPage } from '#test/support/site.ts'

async function stylesOf(response: Response) {
  const sheet = only(documentOf(await response.text()), 'style').textContent ?? ''
  const [, allowed] = /style-src ([^;]+)/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? []
  return { sheet, allowed, hash: `'sha256-${createHash('sha256').update(sheet).digest('base64')}'` }
}

function Throws(): never {
  throw new Error('a failure')
}

describe('the policy allows the sheet that stands in the document, and no other', () => {
  const others = ['/no-such-page', '/blog/no-such-post', '/message-received?reference=x', '/blog?page=99']
  test.each([...everyPage.map(({ address }) => address), ...others])('%s', async (address) => {
    const { sheet, allowed, hash } = await stylesOf(await ask(address))
    expect(sheet).not.toBe('')
    expect(allowed).toBe(hash)
  })

  test('a page that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const copy = { title: 'Broken', description: 'A page that fails.' }
    const home = definePage({ copy: () => copy, Page: () => <Throws /> })
    const { sheet, allowed, hash } = await stylesOf(await createApp({ ...pages, home }).request('/', {}, env))
    expect(sheet).not.toBe('')
    expect(allowed).toBe(hash)
  })

  test('a form that is refused without script', async () => {
    const response = await ask('/api/send-email', {
      method: 'POST',
      headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=',
    })
    const { sheet, allowed, hash } = await stylesOf(response)
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(sheet).not.toBe('')
    expect(allowed).toBe(hash)
  })
})
