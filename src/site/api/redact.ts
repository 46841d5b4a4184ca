import { isPageName, routes } from '#content/routes.ts'

/** Pages whose whole query is what a visitor wrote. */
const written: readonly string[] = ['estimand', 'brief'].filter(isPageName).map((name) => routes[name])

/** Parameters that hold what a visitor typed, or name their message. */
const freeText = ['q', 'search', 'query', 'reference', 'proof']
const emailLike = /[^\s/?&=#@]+(?:@|%40)[^\s/?&=#@]+\.[^\s/?&=#@]+/gi

/**
 * A location without what could name a person: free-text searches and anything that looks like an
 * e-mail address.
 */
export function redactLocation(location: string): string {
  const url = new URL(location)
  for (const name of freeText) {
    if (url.searchParams.has(name)) url.searchParams.set(name, 'redacted')
  }
  if (written.includes(url.pathname.replace(/\/$/, '')) && url.searchParams.size > 0) {
    const lang = url.searchParams.get('lang')
    url.search = `${lang === null ? '' : `lang=${lang}&`}state=redacted`
  }
  url.username = ''
  url.password = ''
  return url.toString().replace(emailLike, 'redacted')
}
