import { inlinesOf } from '#src/words/link-target.ts'
import { Inlines } from './inlines.tsx'

/**
 * Text with links `[words](target)`. A target is a page by name (`home#contact`), a section of the
 * same page (`#known-limits`) or a file of the site (`/robots.txt`).
 */
export function LinkedText({ children }: { children: string }) {
  return <Inlines of={inlinesOf(children)} />
}
