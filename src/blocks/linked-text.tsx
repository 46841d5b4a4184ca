import { inlinesOf } from '#src/words/link-target.ts'
import { Inlines } from './inlines.tsx'

/**
 * A text with links, `[words](target)`. The target is a page by its name, with an anchor if wanted
 * (`home#contact`); a section of the same page (`#known-limits`); or a file of the site
 * (`/robots.txt`).
 */
export function LinkedText({ children }: { children: string }) {
  return <Inlines of={inlinesOf(children)} />
}
