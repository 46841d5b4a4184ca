import type { Page } from './define-page.ts'

/**
 * The parameters of an address that its page reads, in the page's own order: others, and another
 * order of them, make the same page.
 */
export function queryOf(
  { reads }: Pick<Page, 'reads'>,
  asked: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = Object.keys(reads)
  return Object.fromEntries(names.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])))
}

/** The same of the parameters that may stand several times. */
export function listsOf(
  { readsLists }: Pick<Page, 'readsLists'>,
  asked: Readonly<Record<string, string[]>>,
): Record<string, string[]> {
  return Object.fromEntries(readsLists.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])))
}

/** Path and query without the language, e.g. `/blog?page=2`. */
export function addressOf(
  path: string,
  parameters: Record<string, string>,
  lists: Readonly<Record<string, readonly string[]>> = {},
): string {
  const query = new URLSearchParams(parameters)
  for (const [name, values] of Object.entries(lists)) for (const value of values) query.append(name, value)
  query.delete('lang')
  return path + (query.size > 0 ? `?${query}` : '')
}
