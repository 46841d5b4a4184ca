import type { Language } from '#content/locales.ts'
import { href, isPageName, isStatic } from '#content/routes.ts'
import type { Inline } from '#content/types.ts'

/**
 * @param target a page (`home`, `home#contact`), an anchor (`#limits`) or a file (`/robots.txt`)
 * @throws if no page without parameters has this name
 */
export function addressIn(target: string, language: Language): string {
  if (/^[/#]/.test(target)) return target
  const [page = '', hash] = target.split('#')
  if (!isPageName(page) || !isStatic(page))
    throw new Error(`A text links to "${target}", which is no page. Write a name of content/routes.ts.`)
  return href(page, language, hash)
}

/** Splits a text at its links, `[words](target)`. */
export function inlinesOf(text: string): Inline[] {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part): Inline => {
    const [, words, target] = part.match(/^\[(.+)\]\((.+)\)$/) ?? []
    if (words === undefined || target === undefined) return { kind: 'text', text: part }
    return { kind: 'link', text: words, target }
  })
}
