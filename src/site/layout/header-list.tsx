import { searchField } from '#client/search/field-id.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { headerPages, toolPages } from '#content/navigation.ts'
import { href, type PageName } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'
import { BriefLink } from './brief-link.tsx'
import { currency, isToolSection } from './current-link.ts'

const item =
  'flex items-center min-h-14 text-lead text-ink no-underline hover:text-accent aria-[current]:text-accent aria-[current]:font-700'

/** All links of the header, below its menu button. */
export function HeaderList({ page }: { page?: PageName | undefined }) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <nav aria-label={t('nav.menu')} className="wrap py-6">
      <ul className="grid">
        {headerPages.map((name) => (
          <li key={name} className="border-b border-b-solid border-line">
            <a className={item} href={href(name, language)} aria-current={currency(name, page)}>
              {t(`nav.${name}`)}
            </a>
            {isToolSection(name) && <Tools page={page} />}
          </li>
        ))}
        <li className="border-b border-b-solid border-line has-[>[hidden]]:hidden">
          <BriefLink className={item} />
        </li>
        <li className="border-b border-b-solid border-line">
          <a
            className={item}
            href={href('search', language, searchField)}
            aria-current={currency('search', page)}
          >
            {t('nav.search')}
          </a>
        </li>
        <li className="pt-6">
          <a className="btn-primary w-full" href={href('home', language, 'contact')}>
            {t('nav.contact')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** The first tool is the link above. */
function Tools({ page }: { page?: PageName | undefined }) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <ul className="grid grid-cols-2 gap-x-4 pb-3">
      {toolPages.slice(1).map((name) => (
        <li key={name}>
          <a
            className="flex items-center min-h-11 text-ink no-underline hover:text-accent aria-[current]:text-accent aria-[current]:font-700"
            href={href(name, language)}
            aria-current={currency(name, page)}
          >
            {t(`tool.${name}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
