import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href, isPageName, isStatic, type StaticPageName } from '#content/routes.ts'
import type { PageLink } from '#content/types.ts'

type LinkToPage = PageLink & { page: StaticPageName }

const leadsToPage = (link: PageLink): link is LinkToPage => isPageName(link.page) && isStatic(link.page)

/** Without the links to subjects that a provider has removed. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  const language = useLanguage()
  const shown = links.filter(leadsToPage)
  return (
    shown.length > 0 && (
      <p className="flex flex-wrap gap-x-6 no-print">
        {shown.map(({ words, page, anchor }) => [
          <a key={words} className="onward-link" href={href(page, language, anchor)}>
            <Text>{words}</Text>
          </a>,
          ' ',
        ])}
      </p>
    )
  )
}
