import { isLanguage, type Language } from '#content/locales.ts'
import { never, type Reads } from '#src/middleware/kept-address.ts'

/** Options of `definePage`. */
interface Readable {
  reads: Reads
  readsLists: readonly string[]
}

/** The parameters that the page reads, in the order of `reads`. */
export function queryOf(
  { reads }: Pick<Readable, 'reads'>,
  asked: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = Object.keys(reads)
  return Object.fromEntries(names.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])))
}

/** The parameters that the page reads several times, in the order of `readsLists`. */
export function listsOf(
  { readsLists }: Pick<Readable, 'readsLists'>,
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

/** Whether the address has no parameter that the page reads. Only then the page has Markdown. */
export const isBare = (
  query: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, readonly string[]>>,
) => Object.keys({ ...query, ...lists }).length === 0

/**
 * The parameters that page views of this document report. If the visitor can type into the query,
 * these are only parameters with a choice, and not those for which something else was asked.
 */
export function reportedOf(
  { reads, readsLists }: Readable,
  asked: Readonly<Record<string, string[]>>,
  language: Language,
): readonly string[] | 'all' {
  const isTyped = readsLists.length > 0 || Object.values(reads).includes(never)
  if (!isTyped) return 'all'
  const choices: Reads = { lang: (value) => isLanguage(value), ...reads }
  return Object.entries(choices)
    .filter(([, isKept]) => isKept !== never)
    .filter(([name, isKept]) => (asked[name] ?? []).every((value) => isKept(value, language)))
    .map(([name]) => name)
}
