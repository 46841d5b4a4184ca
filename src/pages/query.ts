import type { Page } from './page.ts'

/**
 * The parameters of an address that its page reads, in the page's own order: others, and another order of them,
 * make the same page.
 */
export function queryOf(page: Pick<Page, 'reads'>, search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const name of page.reads) {
    const value = search.get(name)
    if (value !== null) query[name] = value
  }
  return query
}
