/** Parameters that hold what a visitor typed, or name their message. */
const freeText = ['q', 'search', 'query', 'reference']
const emailLike = /[^\s/?&=#@]+(?:@|%40)[^\s/?&=#@]+\.[^\s/?&=#@]+/gi

/** A location without what could name a person: free-text searches and anything that looks like an e-mail address. */
export function redactLocation(location: string): string {
  const url = new URL(location)
  for (const name of freeText) {
    if (url.searchParams.has(name)) url.searchParams.set(name, 'redacted')
  }
  url.username = ''
  url.password = ''
  return url.toString().replace(emailLike, 'redacted')
}
