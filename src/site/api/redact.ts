import { isPageName, routes } from '#content/routes.ts'

/** The visitor writes the whole query of these pages. */
const written: readonly string[] = ['estimand', 'brief'].filter(isPageName).map((name) => routes[name])

/** Parameters with typed text, or with the reference of a message. */
const freeText = ['q', 'search', 'query', 'reference', 'proof']
const emailLike = /[^\s/?&=#@]+(?:@|%40)[^\s/?&=#@]+\.[^\s/?&=#@]+/gi

/** Removes typed text and everything that looks like an e-mail address. */
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
