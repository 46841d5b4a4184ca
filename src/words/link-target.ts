import type { Language } from '#content/locales.ts'
import { href, isPageName, isStatic } from '#content/routes.ts'
import type { Inline } from '#content/types.ts'

/**
 * The address that `[words](target)` of a text means in a language: a page by its name, with an
 * anchor if wanted (`home#contact`); a section of the same page (`#known-limits`); a file of the
 * site (`/robots.txt`).
 * @throws for a name that is no page's
 */
export function addressIn(target: string, language: Language): string {
  if (/^[/#]/.test(target)) return target
  const [page = '', hash] = target.split('#')
  if (!isPageName(page) || !isStatic(page))
    throw new Error(`A text links to "${target}", which is no page. Write a name of content/routes.ts.`)
  return href(page, language, hash)
}

/** A text with links, `[words](target)`, in pieces. */
export function inlinesOf(text: string): Inline[] {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part): Inline => {
    const [, words, target] = part.match(/^\[(.+)\]\((.+)\)$/) ?? []
    if (words === undefined || target === undefined) return { kind: 'text', text: part }
    return { kind: 'link', text: words, target }
  })
}
