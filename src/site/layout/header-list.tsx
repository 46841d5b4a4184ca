import { searchField } from '#client/search/field-id.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { headerPages, servicePages, toolPages } from '#content/navigation.ts'
import { href, type PageName, type StaticPageName } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'
import { areaKeys } from './area-keys.ts'
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
            {name === 'solutions' && (
              <Inner
                links={servicePages.map((one) => ({ name: one, label: t(areaKeys[one]) }))}
                page={page}
              />
            )}
            {/* The first tool is the link above. */}
            {isToolSection(name) && (
              <Inner
                links={toolPages.slice(1).map((one) => ({ name: one, label: t(`tool.${one}`) }))}
                page={page}
              />
            )}
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

interface InnerProps {
  links: readonly { name: StaticPageName; label: string }[]
  page: PageName | undefined
}

/** The pages of a section. */
function Inner({ links, page }: InnerProps) {
  const language = useLanguage()
  return (
    <ul className="grid grid-cols-2 gap-x-4 pb-3">
      {links.map(({ name, label }) => (
        <li key={name}>
          <a
            className="flex items-center min-h-11 text-ink no-underline hover:text-accent aria-[current]:text-accent aria-[current]:font-700"
            href={href(name, language)}
            aria-current={currency(name, page)}
          >
            <Text>{label}</Text>
          </a>
        </li>
      ))}
    </ul>
  )
}
