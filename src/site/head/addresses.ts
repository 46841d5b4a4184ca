import type { Language } from '#content/locales.ts'
import { inLanguage, type PageName, routes } from '#content/routes.ts'
import type { Bindings } from '#src/env.ts'
import { type Items, itemPath } from '#src/middleware/known-paths.ts'

interface Listable {
  isUnlisted: boolean
  items?: Pick<Items, 'list'> | undefined
  lastModified?: (() => string | undefined) | undefined
  answer: (request: {
    language: Language
    params: Record<string, string>
    query: Record<string, string>
    env: Bindings
  }) => Promise<{ status: 200; head: { title: string; description: string } } | { status: 404 }>
}

export type PageList = Partial<Record<PageName, Listable>>

/** A page that search engines may list. All languages have the same path. */
export interface ListedPage {
  name: PageName
  page: Listable
  path: string
  params: Record<string, string>
  /** ISO day. */
  lastModified?: string
}

/**
 * @param origin `SITE_ORIGIN`, never the Host header
 * @param query of the canonical address, e.g. `page=2`
 */
export function absolute(origin: string, path: string, language: Language, query = ''): string {
  const address = inLanguage(path, language)
  if (!query) return origin + address
  return `${origin}${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** E.g. `/about-us.md`, and `/index.md` for the home page. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** In the order of the routes. Each item of a page is a page of the list. */
export function listedPages(table: PageList): ListedPage[] {
  return namesOf(table).flatMap((name): ListedPage[] => {
    const page = table[name]
    if (!page || page.isUnlisted) return []
    if (!page.items) {
      const lastModified = page.lastModified?.()
      return [{ name, page, path: routes[name], params: {}, ...(lastModified ? { lastModified } : {}) }]
    }
    return page.items
      .list()
      .map(({ slug, ...rest }) => ({ name, page, path: itemPath(name, slug), params: { slug }, ...rest }))
  })
}

function namesOf(table: PageList): PageName[] {
  return Object.keys(routes).filter((name): name is PageName => Object.hasOwn(table, name))
}
