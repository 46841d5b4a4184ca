import type { Page } from './page.ts'

/** The query of an absolute address, which is much quicker to cut off than to parse an address is. */
export function searchOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

/**
 * The parameters of an address that its page reads, in the page's own order: others, and another order of them,
 * make the same page.
 */
export function queryOf(page: Pick<Page, 'reads'>, search: URLSearchParams | string): Record<string, string> {
  const query: Record<string, string> = {}
  if (page.reads.length === 0 || search === '') return query
  const parameters = new URLSearchParams(search)
  for (const name of page.reads) {
    const value = parameters.get(name)
    if (value !== null) query[name] = value
  }
  return query
}
