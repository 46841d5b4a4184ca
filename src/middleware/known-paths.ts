import type { Hono } from 'hono'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { isPageName, type PageName, routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'

/** The items under a route with a parameter, e.g. the posts under `/blog/:slug`. */
export interface Items {
  list: () => readonly { slug: string; lastModified?: string }[]
  has: (slug: string, language: Language) => boolean
  /** Extensions of the files beside each item, e.g. `md`. */
  endings: readonly string[]
}

export type ItemTable = Partial<Record<PageName, { items?: Items | undefined }>>

export const itemPath = (page: PageName, slug: string) => routes[page].replace(/:\w+$/, slug)

/** A path under `/api/` is never known: a redirect would reveal hidden routes. */
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
