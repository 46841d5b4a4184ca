/** The Worker replaces this origin by `SITE_ORIGIN`. RFC 2606 reserves the name. */
export const builtOrigin = 'https://origin.invalid'

export interface MarkdownPage {
  title: string
  description: string
  /** Absolute; empty for a page that is not listed. */
  canonical: string
  text: string
}

/** The text after a front matter in YAML. A JSON string is also a YAML string. */
export function documentOf({ title, description, canonical, text }: MarkdownPage, language: string): string {
  const facts = Object.entries({ title, description, url: canonical, language })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...facts, '---', '', text].join('\n')
}
