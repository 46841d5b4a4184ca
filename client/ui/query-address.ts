import { longestQuery } from './address.ts'

/** A typed query, without control characters and half surrogate pairs. */
export function queryText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

/**
 * E.g. `/search?lang=he&q=power`, with `base` `/search?lang=he`. Empty parameters are left out, and
 * all of them if they are too long for an address.
 */
export function queryAddress(base: string, parameters: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value)
  if (query.size === 0 || `${query}`.length > longestQuery) return base
  return `${base}${base.includes('?') ? '&' : '?'}${query}`
}
