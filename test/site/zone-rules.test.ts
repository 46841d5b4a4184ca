import { expect, test } from 'vitest'
import { isPageName, isStatic, routes } from '#content/routes.ts'
import { machineFiles } from '#src/machine/index.ts'
import { pages } from '#src/pages.ts'
import { hasPages } from '#src/site/define-page.ts'
import { hasLeft } from '#test/support/left.ts'

const [text = '']: string[] = Object.values(
  import.meta.glob('/.github/DEPLOY.md', { eager: true, query: '?raw', import: 'default' }),
)

/** The code blocks, each without its indent. */
const expressions = [...text.matchAll(/(?:\n {4}.*)+/g)].map(([block]) =>
  block.replace(/\n {4}/g, '\n').trim(),
)

const redirect = expressions.find((block) => block.startsWith('http.request.uri.path in {')) ?? ''

test('the zone’s redirect names each page and file that reads no parameter but the language, and no other', () => {
  const [, set = ''] = /^http\.request\.uri\.path in \{([^}]*)\}/.exec(redirect) ?? []
  const listed = [...set.matchAll(/"([^"]*)"/g)].map(([, path = '']) => path).filter((path) => !hasLeft(path))
  const unread = Object.keys(pages)
    .filter(isPageName)
    .filter((name) => {
      if (!isStatic(name) || !hasPages(pages, [name])) return false
      const { reads, readsLists } = pages[name]
      return Object.keys(reads).length + readsLists.length === 0
    })
  const paths = [...unread.map((name) => routes[name]), ...Object.keys(machineFiles)]
  expect(paths.length).toBeGreaterThan(10)
  expect(listed.toSorted(), 'Correct the list in .github/DEPLOY.md.').toEqual(paths.toSorted())
})

test('each expression has closed brackets and quotes, and at most 4,096 characters', () => {
  const rules = expressions.filter((block) => block.includes('http.request.'))
  expect(rules.length).toBe(7)
  for (const rule of rules) {
    expect(rule.length).toBeLessThan(4096)
    const count = (sign: string) => rule.split(sign).length
    expect([count('('), count('{'), count('"') % 2]).toEqual([count(')'), count('}'), 1])
  }
})
