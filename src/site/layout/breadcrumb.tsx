import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import { BreadcrumbData, type Crumb } from '#src/site/head/breadcrumb.tsx'
import { useMessages } from '#src/words/messages.ts'

/** On a phone it is one link, to the parent. */
export function Breadcrumb({ parents = [], current }: { parents?: Crumb[]; current: string }) {
  const t = useMessages()
  const language = useLanguage()
  const crumbs: Crumb[] = [{ label: t('nav.home'), page: 'home' }, ...parents]
  return (
    <nav aria-label={t('nav.breadcrumb')} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-muted">
        {crumbs.map(({ label, page }) => (
          <li key={page} className="inline-flex items-center gap-2 max-sm:[&:not(:nth-last-child(2))]:hidden">
            <span aria-hidden="true" className="i-lucide-chevron-left mirror sm:hidden" />
            <a className="footer-link" href={href(page, language)}>
              <Text>{label}</Text>
            </a>
            <span aria-hidden="true" className="i-lucide-chevron-right mirror max-sm:hidden" />
          </li>
        ))}
        <li aria-current="page" className="max-sm:hidden">
          <Text>{current}</Text>
        </li>
      </ol>
      <BreadcrumbData crumbs={crumbs} current={current} />
    </nav>
  )
}
