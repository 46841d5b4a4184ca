import { describe, expect, test } from 'vitest'
import { inLanguage } from '#content/routes.ts'
import { only, textOf } from '#test/support/html.ts'
import { ask, documentAt, everyPage, origin } from '#test/support/site.ts'

const typeOf = (response: Response) => response.headers.get('Content-Type')?.toLowerCase()

describe.each(everyPage)('the Markdown of $name in $language', ({ path, language, address }) => {
  const twin = inLanguage(path === '/' ? '/index.md' : `${path}.md`, language)

  test('its own address: the page as text, from its heading on', async () => {
    const response = await ask(twin)
    expect(response.status).toBe(200)
    expect(typeOf(response)).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('Content-Language')).toBe(language)
    expect(response.headers.get('Link')).toBe(`<${origin}${address}>; rel="canonical"`)
    const page = await ask(address)
    expect(page.headers.get('Link')).toContain(`<${twin}>; rel=alternate; type="text/markdown"`)
    await page.text()
    const text = await response.text()
    const heading = only(await documentAt(address), 'main h1')
    expect(text).toContain(`\n# ${textOf(heading)}\n`)
    expect(text).toContain(`url: "${origin}${address}"`)
    expect(text.match(/^# /gm)).toHaveLength(1)
    expect(text).not.toMatch(/<\/?[a-z]+[ >]|&amp;|\]\(\//)
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
