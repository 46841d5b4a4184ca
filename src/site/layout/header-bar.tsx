import { HeaderMenu } from '#client/menus/header-menu.tsx'
import { SearchLink } from '#client/menus/search-link.tsx'
import { searchField } from '#client/search/field-id.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { headerPages } from '#content/navigation.ts'
import { href, type PageName } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'
import { BriefLink } from './brief-link.tsx'
import { currency, isToolSection } from './current-link.ts'
import { Island } from './island.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { ToolsMenu } from './tools-menu.tsx'

interface HeaderBarProps {
  address: string
  page?: PageName | undefined
}

export function HeaderBar({ address, page }: HeaderBarProps) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <nav aria-label={t('nav.label')} className="header-bar">
      <ul className="header-items">
        {headerPages.map((name) => (
          <li key={name} data-bar={name}>
            <Item name={name} page={page} />
          </li>
        ))}
        <li data-bar="brief">
          <BriefLink className="nav-link" />
        </li>
        <li data-bar="language">
          <LanguageToggle address={address} />
        </li>
        <li data-bar="contact">
          <a className="btn-primary header-contact" href={href('home', language, 'contact')}>
            <span aria-hidden="true" className="i-lucide-mail" /> <span>{t('nav.contact')}</span>
          </a>
        </li>
        <li data-bar="search">
          <Island
            name="search-link"
            component={SearchLink}
            props={{
              label: t('nav.search'),
              href: href('search', language, searchField),
              current: currency('search', page),
            }}
          />
        </li>
      </ul>
    </nav>
  )
}

function Item({ name, page }: { name: (typeof headerPages)[number]; page: PageName | undefined }) {
  const t = useMessages()
  const language = useLanguage()
  const current = currency(name, page)
  const label = t(`nav.${name}`)
  if (name === 'solutions' || isToolSection(name))
    return (
      <Island name="header-menu" component={HeaderMenu} props={{ id: `${name}-menu`, label, current }}>
        {name === 'solutions' ? <MegaMenu /> : <ToolsMenu />}
      </Island>
    )
  return (
    <a className="nav-link" href={href(name, language)} aria-current={current}>
      {label}
    </a>
  )
}
