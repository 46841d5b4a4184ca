import type { Context } from 'hono'
import { defaultLanguage, type Language } from '#content/locales.ts'
import type { AppEnv } from '#src/env.ts'

/** Whether the answer for this value of a parameter may be cached. */
type IsKept = (value: string, language: Language) => boolean

/** In the order in which the site writes them. The kept values must be a bounded set. */
export type Reads = Readonly<Record<string, IsKept>>

/** For what a visitor types. No page view reports the value. */
export const never: IsKept = () => false

/** For values that the site writes, of which there is no end. */
export const endless: IsKept = () => false

/** For a parameter whose unknown values are answered with 404, which is not cached. */
export const whereFound: IsKept = () => true

export const typed = (names: readonly string[]): Reads =>
  Object.fromEntries(names.map((name) => [name, never]))

/**
 * The site's own spelling: each parameter at most once, in the order of `reads`, with a kept value,
 * and the language first or last. Other spellings are endless and would fill the cache.
 */
export function isKeptAddress(c: Context<AppEnv>, reads: Reads): boolean {
  const { req } = c
  if (c.get('isRespelled')) return false
  const language = c.get('language')
  const asked = req.query()
  const kept = Object.entries(reads).flatMap(([name, isKept]) => {
    const value = asked[name]
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
