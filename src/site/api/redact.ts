import { isLanguage, type Language, languageNamed } from '#content/locales.ts'
import { isPageName, routes } from '#content/routes.ts'
import { whereFound } from '#src/middleware/kept-address.ts'
import { itemPath } from '#src/middleware/known-paths.ts'
import type { Page, PageTable } from '#src/site/define-page.ts'

const redacted = 'redacted'

/** The ids of this site begin with a small letter; names and numbers of studies do not. */
const anchor = /^#[a-z][A-Za-z0-9-]{0,63}$/

function findPage(path: string, language: Language, table: PageTable): Page | undefined {
  const name = Object.keys(routes)
    .filter(isPageName)
    .find((one) => {
      const items = table[one]?.items
      const folder = itemPath(one, '')
      return items
        ? path.startsWith(folder) && items.has(path.slice(folder.length), language)
        : path === routes[one]
    })
  return name && table[name]
}

/** Keeps only what the site itself could have written; the rest is replaced by `redacted`. */
export function redactLocation(location: string, table: PageTable): string {
  const { origin, pathname, searchParams, hash } = new URL(location)
  const language = languageNamed(searchParams.get('lang'))
  const page = findPage(pathname, language, table)
  const isOwn = (name: string, value: string) => {
    if (name === 'lang') return isLanguage(value)
    const isKept = Object.entries(page?.reads ?? {}).find(([read]) => read === name)?.[1]
    // Only a request tells which values are found.
    return isKept !== undefined && isKept !== whereFound && isKept(value, language)
  }
  const seen = new Set<string>()
  const parameters = [...searchParams].map(([name, value]) => {
    const isFirst = !seen.has(name)
    seen.add(name)
    return isFirst && isOwn(name, value) ? `${name}=${encodeURIComponent(value)}` : redacted
  })
  const query = [...new Set(parameters)].join('&')
  const fragment = hash === '' || anchor.test(hash) ? hash : `#${redacted}`
  return `${origin}${page ? pathname : `/${redacted}`}${query && `?${query}`}${fragment}`
}

/** The path of a page of this site. */
export function redactPath(location: string, table: PageTable): string {
  return new URL(redactLocation(location, table)).pathname
}
