import { describe, expect, test } from 'vitest'
import { inLanguage } from '#content/routes.ts'
import { select } from '#test/support/html.ts'
import { ask, everyPage, html, origin } from '#test/support/site.ts'

const typeOf = (response: Response) => response.headers.get('Content-Type')?.toLowerCase()

describe.each(everyPage)('the Markdown of $name in $language', ({ path, language, address }) => {
  const twin = inLanguage(path === '/' ? '/index.md' : `${path}.md`, language)

  test('its own address: the page as text, from its heading on', async () => {
    const response = await ask(twin)
    expect(response.status).toBe(200)
    expect(typeOf(response)).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('Content-Language')).toBe(language)
    expect(response.headers.get('Link')).toBe(`<${origin}${address}>; rel="canonical"`)
    const text = await response.text()
    const [heading] = await select(await html(address), 'main h1')
    const plain = (heading?.text ?? '').replaceAll(/<!--.*?-->/g, '')
    expect(text).toContain(`\n# ${plain}\n`)
    expect(text).toContain(`url: "${origin}${address}"`)
    expect(text.match(/^# /gm)).toHaveLength(1)
    expect(text).not.toMatch(/<\/?[a-z]+[ >]|&amp;|\]\(\//)
  })

  test('the same by Accept at the address of the page', async () => {
    const response = await ask(address, { headers: { Accept: 'text/markdown' } })
    expect(typeOf(response)).toBe('text/markdown; charset=utf-8')
    expect(await response.text()).toBe(await (await ask(twin)).text())
  })
})

describe('what an Accept header gets', () => {
  test.each([
    ['text/markdown, text/html;q=0.9', 'text/markdown; charset=utf-8'],
    ['text/html, text/markdown;q=0.9', 'text/html; charset=utf-8'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html; charset=utf-8'],
    ['*/*', 'text/html; charset=utf-8'],
    ['text/markdown;q=0', 'text/html; charset=utf-8'],
    ['', 'text/html; charset=utf-8'],
  ])('"%s": %s, and a cache is told that it depends', async (accept, type) => {
    const response = await ask('/', { headers: { Accept: accept } })
    expect(typeOf(response)).toBe(type)
    expect(response.headers.get('Vary')).toMatch(/\bAccept\b/)
    await response.text()
  })
})

test.each(['/no-such-page.md', '/blog/no-such-post.md', '/.md', '/message-received.md'])(
  '%s: 404',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    await response.text()
  },
)
