import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { href, isPageName, isStatic, type StaticPageName } from '#content/routes.ts'
import type { PageLink } from '#content/types.ts'

type LinkToPage = PageLink & { page: StaticPageName }

const leadsToPage = (link: PageLink): link is LinkToPage => isPageName(link.page) && isStatic(link.page)

/** Without the links to subjects that a provider has removed. */
export function shownLinks(links: readonly PageLink[], language: Language) {
  return links
    .filter(leadsToPage)
    .map(({ words, page, anchor }) => ({ words, href: href(page, language, anchor) }))
}

export function PageLinks({ links }: { links: readonly PageLink[] }) {
  const shown = shownLinks(links, useLanguage())
  return (
    shown.length > 0 && (
      <p className="flex flex-wrap gap-x-6 no-print">
        {shown.map((link) => [
          <a key={link.words} className="onward-link" href={link.href}>
            <Text>{link.words}</Text>
          </a>,
          ' ',
        ])}
      </p>
    )
  )
}
