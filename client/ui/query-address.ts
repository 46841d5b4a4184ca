/**
 * The address of a page in one of its states, e.g. `/search?lang=he&q=power`. `base` is the page's
 * own address in its language; parameters without a value are left out.
 */
export function queryAddress(base: string, parameters: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value)
  if (query.size === 0) return base
  return `${base}${base.includes('?') ? '&' : '?'}${query}`
}
