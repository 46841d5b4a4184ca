import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import { pages } from '#src/pages.ts'
import { definePage } from '#src/site/define-page.ts'
import { documentOf, select } from '#test/support/html.ts'
import { ask, pagesOfKinds } from '#test/support/site.ts'

async function sheetsIn(response: Response) {
  return select(documentOf(await response.text()), 'style').map(({ textContent }) => textContent ?? '')
}

async function expectStyled(response: Response) {
  const sheets = await sheetsIn(response)
  const [, allowed = ''] =
    /style-src ([^;]+)/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? []
  const hashes = sheets.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(sheets.length).toBeGreaterThanOrEqual(2)
  expect(hashes.filter((hash) => !allowed.split(' ').includes(hash))).toEqual([])
  expect(allowed.split(' ').filter((source) => !/^'sha256-.{44}'$/.test(source))).toEqual([])
  return sheets
}

function Throws(): never {
  throw new Error('a failure')
}

describe('the policy allows the sheets of the document, by their hashes only', () => {
  const others = ['/no-such-page', '/blog/no-such-post', '/message-received?reference=x', '/blog?page=99']
  test.each([...pagesOfKinds.map(({ address }) => address), ...others])('%s', async (address) => {
    await expectStyled(await ask(address))
  })

  test('a 304 has no policy, which would replace that of the kept copy', async () => {
    const tag = (await ask('/about-us')).headers.get('ETag') ?? 'none'
    const { status, headers } = await ask('/about-us', { headers: { 'If-None-Match': tag } })
    expect(status).toBe(304)
    expect(headers.get('Content-Security-Policy')).toBeNull()
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('a page that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const copy = { title: 'Broken', description: 'A page that fails.' }
    const home = definePage({ copy: () => copy, Page: () => <Throws /> })
    await expectStyled(await createApp({ ...pages, home }).request('/', {}, env))
  })

  test('a form that is refused without script, with the sheets of its page', async () => {
    const response = await ask('/api/send-email', {
      method: 'POST',
      headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=',
    })
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(await expectStyled(response)).toEqual(await sheetsIn(await ask('/')))
  })
})
