import { expect, test } from 'vitest'
import { redirectRules, unreadPaths } from '#src/build/zone-redirect.ts'
import { machineFiles } from '#src/machine/index.ts'
import { pages } from '#src/pages.ts'
import { ask } from '#test/support/site.ts'

const [text = '']: string[] = Object.values(
  import.meta.glob('/.github/DEPLOY.md', { eager: true, query: '?raw', import: 'default' }),
)

/** The code blocks, each without its indent. */
const written = [...text.matchAll(/(?:\n {4}.*)+/g)]
  .map(([block]) => block.replace(/\n {4}/g, '\n').trim())
  .filter((block) => block.includes('http.request.'))

const unread = unreadPaths(pages, Object.keys(machineFiles))
const redirects = redirectRules(unread)

test('the zone’s redirect names pages and files that read nothing but the language, and no page that reads more', () => {
  expect(unread).toEqual(expect.arrayContaining(['/about-us', '/careers', '/sitemap.xml', '/openapi.json']))
  for (const path of ['/', '/search', '/blog', '/key-concepts', '/study-design/two-means'])
    expect(unread).not.toContain(path)
  expect(unread.filter((path) => path.includes(':'))).toEqual([])
})

test('a query that the redirect drops changes nothing of the page', async () => {
  const textOf = async (address: string) => (await ask(address)).text()
  for (const path of unread.filter((one) => !one.includes('.')))
    expect(await textOf(`${path}?page=2&q=power`), path).toBe(await textOf(path))
})

test('each expression has closed brackets and quotes, and at most 4,096 characters', () => {
  expect(written.length).toBe(5)
  const rules = [...written, ...redirects.flatMap(({ expression, target }) => [expression, target])]
  for (const rule of rules) {
    expect(rule.length).toBeLessThan(4096)
    const count = (sign: string) => rule.split(sign).length
    expect([count('('), count('{'), count('"') % 2]).toEqual([count(')'), count('}'), 1])
  }
})
