import type { Language } from '#content/locales.ts'
import { sampleLine } from '#src/words/sample-line.ts'

export interface MarkdownPage {
  title: string
  description: string
  /** Absolute. */
  canonical: string
  text: string
}

/** The text after a front matter in YAML. A JSON string is also a YAML string. */
export function documentOf(
  { title, description, canonical, text }: MarkdownPage,
  language: Language,
): string {
  const note = sampleLine(language, 'site')
  const facts = Object.entries({ title, description, url: canonical, language, ...(note && { note }) }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  )
  return ['---', ...facts, '---', '', text].join('\n')
}
