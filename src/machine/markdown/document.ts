/**
 * The origin of addresses in what the build writes, since only the Worker knows its own. Nobody can
 * own this name (RFC 2606).
 */
export const builtOrigin = 'https://origin.invalid'

/** A page for machines: what its head says, and its main content in Markdown. */
export interface MarkdownPage {
  title: string
  description: string
  /** Absolute; empty for a page that is not listed. */
  canonical: string
  text: string
}

/**
 * The page's text, after what its head says as front matter: strings of JSON are strings of YAML.
 */
export function documentOf({ title, description, canonical, text }: MarkdownPage, language: string): string {
  const facts = Object.entries({ title, description, url: canonical, language })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...facts, '---', '', text].join('\n')
}
