import type { Hono } from 'hono'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { isPageName, type PageName, routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'

/** What stands under a route with a parameter, e.g. the posts under `/blog/:slug`. */
export interface Items {
  list: () => readonly { slug: string; lastModified?: string }[]
  has: (slug: string, language: Language) => boolean
  /** Endings of the files beside each item, e.g. `md`. */
  endings: readonly string[]
}

export type ItemTable = Partial<Record<PageName, { items?: Items | undefined }>>

/** The address of an item, or with an empty slug the folder of all. */
export const itemPath = (page: PageName, slug: string) => routes[page].replace(/:\w+$/, slug)

/**
 * Makes the test of whether a path is one of the site: a route without a parameter, an item of a
 * page or a file of an item. Nothing under `/api/` is: a redirect would tell which hidden routes
 * exist.
 */
export function knownPaths(app: Hono<AppEnv>, table: ItemTable): (path: string) => boolean {
  const fixed = new Set(
    app.routes
      .filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path) && !path.startsWith('/api/'))
      .map(({ path }) => path),
  )
  const folders = Object.entries(table).flatMap(([page, { items }]) =>
    items && isPageName(page) ? [{ folder: itemPath(page, ''), items }] : [],
  )
  return (path) =>
    fixed.has(path) ||
    folders.some(({ folder, items }) => {
      if (!path.startsWith(folder)) return false
      const [slug = '', ...rest] = path.slice(folder.length).split('.')
      const ending = rest.join('.')
      return (rest.length === 0 || items.endings.includes(ending)) && items.has(slug, defaultLanguage)
    })
}
