import { defaultLanguage, type Language } from '#content/locales.ts'
import { inLanguage, type PageName, routes } from '#content/routes.ts'
import type { PageTable } from '../pages/index.ts'
import type { Page } from '../pages/page.ts'
import { allPosts, findPost } from '../posts.ts'

/** A page that search engines may list, at one path for both languages. */
export interface ListedPage {
  name: PageName
  page: Page
  path: string
  params: Record<string, string>
  /** ISO day of the last change, where the content knows it. */
  lastModified?: string
}

/**
 * An absolute address of the site.
 * @param origin `SITE_ORIGIN`, never the Host header
 * @param query what makes the address a page of its own, e.g. `page=2`
 */
export function absolute(origin: string, path: string, language: Language, query = ''): string {
  const address = inLanguage(path, language)
  if (!query) return origin + address
  return `${origin}${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** Where a page's Markdown stands: `/about-us.md`, and `/index.md` for the home page. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** Every page of the table that may be listed, in the order of the routes; each post is a page. */
export function listedPages(table: PageTable): ListedPage[] {
  return namesOf(table).flatMap((name): ListedPage[] => {
    const page = table[name]
    if (!page || page.isUnlisted) return []
    if (name !== 'blog-post') return [{ name, page, path: routes[name], params: {}, ...knownChange(name) }]
    return allPosts(defaultLanguage).map(({ slug, publishedAt }) => ({
      name,
      page,
      path: `/blog/${slug}`,
      params: { slug },
      lastModified: publishedAt,
    }))
  })
}

/** The page that is listed at a path, if one is. Posts are not unpacked for addresses that are none of theirs. */
export function listedPageAt(table: PageTable, path: string): Page | undefined {
  const name =
    namesOf(table).find((name) => routes[name] === path) ?? (isPost(path) ? 'blog-post' : undefined)
  const page = name && table[name]
  return page?.isUnlisted ? undefined : page
}

const isPost = (path: string) =>
  path.startsWith('/blog/') && findPost(path.slice('/blog/'.length), defaultLanguage) !== undefined

function namesOf(table: PageTable): PageName[] {
  return Object.keys(routes).filter((name): name is PageName => Object.hasOwn(table, name))
}

/** The list of posts changes with its newest post; of other pages nobody wrote down when they changed. */
function knownChange(name: PageName): { lastModified?: string } {
  const newest = allPosts(defaultLanguage)[0]
  return name === 'blog' && newest ? { lastModified: newest.publishedAt } : {}
}
