import { isPageName, isStatic, routes } from '#content/routes.ts'
import type { Page } from '#src/site/define-page.ts'

interface RedirectRule {
  language: string
  expression: string
  /** An expression of Cloudflare's rules too. */
  target: string
}

/** Paths of the pages and files that read no parameter but the language. */
export function unreadPaths(pages: Readonly<Record<string, Page>>, files: readonly string[]): string[] {
  const unread = Object.entries(pages).flatMap(([name, { reads, readsLists }]) =>
    isPageName(name) && isStatic(name) && Object.keys(reads).length + readsLists.length === 0
      ? routes[name]
      : [],
  )
  return [...unread, ...files].sort()
}

/** Rules of the zone: an address with a query that nobody reads leads to the address without it. */
export function redirectRules(paths: readonly string[]): RedirectRule[] {
  const listed = `http.request.uri.path in {\n${paths.map((path) => `  "${path}"`).join('\n')}\n}`
  const query = 'http.request.uri.query'
  return [
    {
      language: 'English',
      expression: `${listed}\nand ${query} ne ""\nand not ${query} contains "lang=he"`,
      target: 'concat("https://", http.host, http.request.uri.path)',
    },
    {
      language: 'Hebrew',
      expression: `${listed}\nand ${query} ne "lang=he"\nand ${query} contains "lang=he"`,
      target: 'concat("https://", http.host, http.request.uri.path, "?lang=he")',
    },
  ]
}
