import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { href, isPageName } from '#content/routes.ts'

/**
 * A text with links, `[words](target)`. The target is a page by its name, with an anchor if wanted (`home#contact`);
 * a section of the same page (`#known-limits`); or a file of the site (`/robots.txt`).
 */
export function LinkedText({ children }: { children: string }) {
  const language = useLanguage()
  return children.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    const key = `${index}-${part}`
    const [, words, target] = part.match(/^\[(.+)\]\((.+)\)$/) ?? []
    if (words === undefined || target === undefined) return <Text key={key}>{part}</Text>
    return (
      <a key={key} className="link" href={addressOf(target, language)}>
        <Text>{words}</Text>
      </a>
    )
  })
}

/** @throws for a name that is no page's */
function addressOf(target: string, language: Language): string {
  if (/^[/#]/.test(target)) return target
  const [page = '', hash] = target.split('#')
  if (!isPageName(page) || page === 'blog-post')
    throw new Error(`A text links to "${target}", which is no page`)
  return href(page, language, hash)
}
