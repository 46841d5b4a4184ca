import type { Hono } from 'hono'
import { defaultLanguage } from '#content/locales.ts'
import { findPost } from '#src/blog/posts.ts'
import type { AppEnv } from '#src/env.ts'
import { citationEndings } from '#src/publications/citations/formats.ts'
import { termEntry } from '#src/words/words.ts'

/** What stands under a pattern of the routes: the items, and the endings of their files. */
const items = [
  {
    folder: '/blog/',
    isItem: (slug: string) => findPost(slug, defaultLanguage) !== undefined,
    endings: ['md', ...citationEndings],
  },
  {
    folder: '/key-concepts/',
    isItem: (slug: string) => termEntry(slug) !== undefined,
    endings: ['md', 'json'],
  },
]

/**
 * Makes the test of whether a path is one of the site: a route without a parameter, a post, a term
 * or a file of theirs. Nothing under `/api/` is: a redirect would tell which hidden routes exist.
 */
export function knownPaths(app: Hono<AppEnv>): (path: string) => boolean {
  const fixed = new Set(
    app.routes
      .filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path) && !path.startsWith('/api/'))
      .map(({ path }) => path),
  )
  return (path) =>
    fixed.has(path) ||
    items.some(({ folder, isItem, endings }) => {
      if (!path.startsWith(folder)) return false
      const [slug = '', ...rest] = path.slice(folder.length).split('.')
      const ending = rest.join('.')
      return (rest.length === 0 || endings.includes(ending)) && isItem(slug)
    })
}
