import type { Context } from 'hono'
import { defaultLanguage, type Language } from '#content/locales.ts'
import type { AppEnv } from '#src/env.ts'

/** Whether an answer is kept that was asked for with this value of a parameter. */
type IsKept = (value: string, language: Language) => boolean

/**
 * The parameters that an answer reads, in the order in which the site writes them. The values that
 * are kept must be a bounded set.
 */
export type Reads = Readonly<Record<string, IsKept>>

/** For what a visitor types, and for numbers without end. */
export const never: IsKept = () => false

/** For a parameter whose unknown values are answered 404, which is not kept. */
export const whereFound: IsKept = () => true

/** Parameters that hold a visitor's words or numbers. */
export const typed = (names: readonly string[]): Reads =>
  Object.fromEntries(names.map((name) => [name, never]))

/**
 * Whether the address is written as the site itself writes it: the path, then each parameter at
 * most once, in the order of `reads` and with a value that is kept, with the language before or
 * after them. Any other parameter, order or spelling makes another key of the cache, and there is
 * no end of those.
 */
export function isKeptAddress(c: Context<AppEnv>, reads: Reads): boolean {
  const { req } = c
  const language = c.get('language')
  const kept = Object.entries(reads).flatMap(([name, isKept]) => {
    const value = req.query(name)
    return value !== undefined && isKept(value, language) ? [[name, value]] : []
  })
  const query = new URLSearchParams(kept).toString()
  const lang = language === defaultLanguage ? '' : `lang=${language}`
  const { href, origin } = new URL(req.url)
  return [
    [lang, query],
    [query, lang],
  ].some((parts) => {
    const search = parts.filter(Boolean).join('&')
    return href === origin + req.path + (search && `?${search}`)
  })
}
