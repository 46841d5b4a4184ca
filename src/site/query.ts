import type { Page } from './define-page.ts'

/** The parameters that the page reads, in the order of `reads`. */
export function queryOf(
  { reads }: Pick<Page, 'reads'>,
  asked: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = Object.keys(reads)
  return Object.fromEntries(names.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])))
}

/** The parameters that the page reads several times, in the order of `readsLists`. */
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
